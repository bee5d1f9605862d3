#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

/// Files of the system.
namespace spotit::base {

/// A file descriptor that is closed automatically, unless it is standard input, output or error.
class OpenFile {
public:
    explicit OpenFile(int descriptor)
        : descriptor_(descriptor) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile();
    explicit operator bool() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }
    /// Returns false if the system reports an error of an earlier write.
    bool close();

private:
    int descriptor_;
};

/// Writes all bytes; returns false, with the reason in errno, if that fails.
bool write_all(int descriptor, std::string_view bytes);

/// Returns what is in a file; nothing if it can't be read.
std::optional<std::string> read_file(const std::filesystem::path& file);

} // namespace spotit::base
