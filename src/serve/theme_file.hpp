#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace spotit::serve {

/// A theme on the disk. Pages see it without a byte order mark and with plain line ends; it is saved with its
/// own.
class ThemeFile {
public:
    explicit ThemeFile(std::filesystem::path path)
        : path_(std::move(path)) {}
    const std::filesystem::path& path() const { return path_; }

    bool exists() const;

    struct Content {
        std::string text{};
        std::string tag{};    ///< differs when the file does, as an HTTP entity tag
        bool is_there = true; ///< a missing file is a new theme
    };
    /// Throws diag::Error if the file can't be read, is longer than a page may send, or is no UTF-8.
    Content read() const;
    /// Replaces the file if it still has that tag, and returns the new one; nothing if it was changed by
    /// others. Throws diag::Error.
    std::optional<std::string> save(std::string_view text, std::string_view tag) const;

private:
    std::string bytes() const;

    std::filesystem::path path_;
};

} // namespace spotit::serve
