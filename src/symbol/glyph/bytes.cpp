// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/bytes.hpp"

#include <fmt/format.h>

namespace spotit::symbol {

std::uint32_t Bytes::unsigned_at(std::size_t at, std::size_t length) const {
    if (at > data_.size() || length > data_.size() - at)
        throw Damaged{
            fmt::format("it ends at byte {}, but byte {} is asked for", data_.size(), at + length - 1)};
    std::uint32_t value = 0;
    for (const std::uint8_t byte : data_.subspan(at, length)) value = value << 8 | byte;
    return value;
}

} // namespace spotit::symbol
