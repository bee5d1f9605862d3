// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/draw.hpp>

namespace spotit::draw {

std::string service_name(std::string_view name, std::string_view side) {
    constexpr std::string_view impossible = "/\\:*?\"<>|[]";
    std::string file;
    for (const char c : name) {
        const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
        file += control || impossible.find(c) != std::string_view::npos ? '-' : c;
    }
    return file + "[" + std::string(side) + "].png";
}

} // namespace spotit::draw
