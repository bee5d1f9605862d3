#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// Returns the paths of what lies in a folder, by their names; none if it can't be read.
std::vector<std::filesystem::path> list_folder(const std::filesystem::path& folder);

/// The folders that hold the data of the program: fonts, emoji names, color profiles. The first folder that
/// has a file wins.
struct DataPaths {
    std::vector<std::filesystem::path>
        data; ///< each laid out like fonts/ after set-up, like the build folder, or like the installed data
    friend bool operator==(const DataPaths&, const DataPaths&) = default;
};

} // namespace spotit::base
