// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/content_id.hpp"

#include <fmt/format.h>

#include <cstdint>

namespace spotit::serve {

std::string content_id(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char byte : bytes) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x100000001b3;
    }
    return fmt::format("{:016x}", hash);
}

} // namespace spotit::serve
