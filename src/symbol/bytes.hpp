#pragma once

#include "diag/write.hpp"

#include <spotit/diag.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

namespace spotit::symbol {

/// Thrown by the readers of font tables and pictures, caught where the symbol's name is known.
struct Damaged : std::runtime_error {
    diag::Sentence reason; ///< "the table ends at byte 300, 412 was wanted"

    explicit Damaged(diag::Sentence why)
        : std::runtime_error(why)
        , reason(std::move(why)) {}
};

/// Throws a diag::Error: the message with the reason added. Without a message, throws what was caught again.
[[noreturn]] inline void throw_with_reason(diag::Diagnostic error, const Damaged& damaged) {
    if (error.message.empty()) throw;
    error.message += damaged.reason;
    throw diag::Error(diag::ErrorCategory::Input, std::move(error));
}

inline std::span<const std::uint8_t> as_bytes(std::string_view text) {
    return {static_cast<const std::uint8_t*>(static_cast<const void*>(text.data())), text.size()};
}

/// A table of a font, or a header of a picture; big-endian but for one function. Reading outside throws
/// Damaged.
class Bytes {
public:
    Bytes() = default;
    explicit Bytes(std::span<const std::uint8_t> data)
        : data_(data) {}

    std::size_t size() const { return data_.size(); }
    std::uint8_t read_u8(std::size_t at) const { return static_cast<std::uint8_t>(read_unsigned(at, 1)); }
    std::uint16_t read_u16(std::size_t at) const { return static_cast<std::uint16_t>(read_unsigned(at, 2)); }
    std::uint32_t read_u24(std::size_t at) const { return read_unsigned(at, 3); }
    std::uint32_t read_u32(std::size_t at) const { return read_unsigned(at, 4); }
    std::uint32_t read_little_endian(std::size_t at, std::size_t length) const {
        std::uint32_t value = 0;
        for (std::size_t i = length; i-- > 0;) value = value << 8 | read_u8(at + i);
        return value;
    }
    std::int16_t read_i16(std::size_t at) const { return static_cast<std::int16_t>(read_u16(at)); }
    double read_f2dot14(std::size_t at) const { return read_i16(at) / 16384.0; }
    double read_fixed(std::size_t at) const { return static_cast<std::int32_t>(read_u32(at)) / 65536.0; }

private:
    std::uint32_t read_unsigned(std::size_t at, std::size_t length) const {
        if (at > data_.size() || length > data_.size() - at)
            throw Damaged{diag::write("it ends at byte {end}, but byte {byte} is asked for", data_.size(),
                                      at + length - 1)};
        std::uint32_t value = 0;
        for (const std::uint8_t byte : data_.subspan(at, length)) value = value << 8 | byte;
        return value;
    }

    std::span<const std::uint8_t> data_;
};

} // namespace spotit::symbol
