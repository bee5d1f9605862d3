// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace spotit::pdf {

/// An ICC profile, read by Little CMS.
class Profile {
public:
    explicit Profile(std::string bytes);

    const std::string& bytes() const { return bytes_; }
    bool readable() const { return handle_ != nullptr; }
    /// Returns true for an output device with four inks, which the files of print shops require.
    bool is_press() const;
    int channels() const;
    /// Returns the name given by its maker: "FOGRA39L coated".
    std::string description() const;
    /// Returns the handle for Little CMS; null unless the profile is readable.
    void* handle() const { return handle_.get(); }

private:
    struct Close {
        void operator()(void* handle) const;
    };
    std::string bytes_;
    std::unique_ptr<void, Close> handle_;
};

} // namespace spotit::pdf
