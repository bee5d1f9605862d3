// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/pictures.hpp"

#include <spotit/diag.hpp>
#include <spotit/symbol/image_formats.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

namespace spotit::serve {

namespace {

constexpr const char* folder_name = "pictures";
constexpr std::size_t max_name = 200; // bytes

class Descriptor {
public:
    explicit Descriptor(int number)
        : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    explicit operator bool() const { return number_ >= 0; }
    int number() const { return number_; }

private:
    int number_;
};

bool is_plain_name(const std::string& name) {
    const bool has_odd_letters = std::ranges::any_of(name, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7F || c == '/' || c == '\\' || c == ':';
    });
    return !name.empty() && name.size() <= max_name && name.front() != '.' && name.front() != '-' &&
           !has_odd_letters && symbol::is_image_path(name) && !diag::SourceText("", name).find_invalid_utf8();
}

Descriptor open_folder(const std::filesystem::path& folder) {
    const std::string name = folder.empty() ? "." : folder.string();
    return Descriptor(::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

Descriptor open_pictures(const Descriptor& theme) {
    return Descriptor(::openat(theme.number(), folder_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

NewPicture failure() {
    if (errno == EEXIST || errno == ELOOP) return {409, "there is a file of that name in pictures/\n"};
    return {500, std::string("it can't be written: ") + std::generic_category().message(errno) + "\n"};
}

/// Returns whether there is a file of these very bytes.
bool holds(const Descriptor& folder, const std::string& name, std::string_view bytes) {
    const Descriptor file(
        ::openat(folder.number(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat status {};
    if (!file || ::fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode) ||
        static_cast<std::size_t>(status.st_size) != bytes.size())
        return false;
    std::array<char, 65536> block;
    while (!bytes.empty()) {
        const ssize_t count = ::read(file.number(), block.data(), std::min(block.size(), bytes.size()));
        if (count <= 0 || !bytes.starts_with(std::string_view(block.data(), static_cast<std::size_t>(count))))
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

} // namespace

NewPicture save_picture(const std::filesystem::path& theme_folder, const std::string& name,
                        std::string_view bytes) {
    if (!is_plain_name(name))
        return {400, "this is no kind of picture that can be drawn, or its name is not a plain one\n"};
    const Descriptor theme = open_folder(theme_folder);
    if (!theme) return failure();
    if (::mkdirat(theme.number(), folder_name, 0777) != 0 && errno != EEXIST) return failure();
    const Descriptor folder = open_pictures(theme);
    if (!folder) return failure();
    const Descriptor file(
        ::openat(folder.number(), name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
    if (!file) {
        const NewPicture failed = failure();
        return holds(folder, name, bytes) ? NewPicture{200, std::string(folder_name) + "/" + name} : failed;
    }
    if (write_all(file.number(), bytes)) return {201, std::string(folder_name) + "/" + name};
    NewPicture failed = failure();
    ::unlinkat(folder.number(), name.c_str(), 0);
    return failed;
}

void remove_picture(const std::filesystem::path& theme_folder, const std::string& name) {
    const Descriptor theme = open_folder(theme_folder);
    const Descriptor folder = open_pictures(theme);
    ::unlinkat(folder.number(), name.c_str(), 0);
}

} // namespace spotit::serve
