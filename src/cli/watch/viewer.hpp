#pragma once

#include <filesystem>
#include <string>

namespace spotit::cli {

/// Opens the file in the default viewer without waiting for it; prints a message if there is no viewer.
void open_viewer(const std::string& file);

/// A page in a folder that only its user can read, and that leads on to a link. Programs show what they were
/// started with to all users of the machine; the name of this page says nothing.
class PrivatePage {
public:
    /// Throws std::filesystem::filesystem_error if there is no room for it.
    explicit PrivatePage(const std::string& link);
    PrivatePage(const PrivatePage&) = delete;
    PrivatePage& operator=(const PrivatePage&) = delete;
    ~PrivatePage();
    std::string file() const { return folder_ / "designer.html"; }

private:
    std::filesystem::path folder_;
};

} // namespace spotit::cli
