#include <spotit/base/files.hpp>

#include <unistd.h>

#include <cerrno>

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

} // namespace spotit::base
