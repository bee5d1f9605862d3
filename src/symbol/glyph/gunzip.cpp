// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/gunzip.hpp"

#include "symbol/glyph/bytes.hpp"

#include <gio/gio.h>

#include <array>
#include <memory>

namespace spotit::symbol {

namespace {

constexpr std::size_t max_unpacked = 32 << 20;

struct Unreference {
    void operator()(GZlibDecompressor* object) const { g_object_unref(object); }
};

} // namespace

std::string gunzip(std::string_view packed) {
    const std::unique_ptr<GZlibDecompressor, Unreference> unpacker(
        g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP));
    std::string result;
    std::array<char, 1 << 16> some{};
    for (;;) {
        gsize taken = 0, made = 0;
        const GConverterResult state =
            g_converter_convert(G_CONVERTER(unpacker.get()), packed.data(), packed.size(), some.data(),
                                some.size(), G_CONVERTER_INPUT_AT_END, &taken, &made, nullptr);
        if (state == G_CONVERTER_ERROR) throw Damaged{"its compressed part is damaged"};
        result.append(some.data(), made);
        packed.remove_prefix(taken);
        if (result.size() > max_unpacked) throw Damaged{"its compressed part is too large"};
        if (state == G_CONVERTER_FINISHED) return result;
    }
}

} // namespace spotit::symbol
