#include <spotit/base/files.hpp>

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace spotit::base {

OpenFile::~OpenFile() {
    if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

bool OpenFile::close() {
    const int result = ::close(descriptor_);
    descriptor_ = -1;
    return result == 0;
}

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

std::optional<std::string> read_file(const std::filesystem::path& file) {
    std::error_code problem;
    const std::uintmax_t size = std::filesystem::file_size(file, problem);
    if (problem) return std::nullopt;
    std::ifstream in(file, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    if (!in.read(bytes.data(), static_cast<std::streamsize>(size))) return std::nullopt;
    return bytes;
}

std::vector<std::filesystem::path> list_folder(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> paths;
    std::error_code problem;
    for (std::filesystem::directory_iterator at(folder, problem), end; at != end && !problem;
         at.increment(problem))
        paths.push_back(at->path());
    std::ranges::sort(paths);
    return paths;
}

} // namespace spotit::base
