// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "draw/png.hpp"

#include <png.h>

#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <vector>

namespace spotit::draw {

namespace {

// libpng reports errors by a jump that no destructor sees; throwing from its handler is what its manual
// recommends to C++.
[[noreturn]] void fail(png_structp, png_const_charp message) {
    throw std::runtime_error(std::string("cannot write a PNG: ") + message);
}
void ignore(png_structp, png_const_charp) {}

void append_bytes(png_structp png, png_bytep bytes, std::size_t length) {
    const void* const characters = bytes;
    static_cast<std::string*>(png_get_io_ptr(png))->append(static_cast<const char*>(characters), length);
}
void flush(png_structp) {}

class Writer {
public:
    explicit Writer(std::string& bytes)
        : png_(png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, &fail, &ignore))
        , info_(png_create_info_struct(png_)) {
        png_set_write_fn(png_, &bytes, &append_bytes, &flush);
    }
    ~Writer() { png_destroy_write_struct(&png_, &info_); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    png_structp png() const { return png_; }
    png_infop info() const { return info_; }

private:
    png_structp png_;
    png_infop info_;
};

void put_opaque(std::uint32_t pixel, std::uint8_t* out) {
    out[0] = static_cast<std::uint8_t>(pixel >> 16U);
    out[1] = static_cast<std::uint8_t>(pixel >> 8U);
    out[2] = static_cast<std::uint8_t>(pixel);
}

/// PNG's colours are not multiplied by their opacity.
void put_transparent(std::uint32_t pixel, std::uint8_t* out) {
    const std::uint32_t alpha = pixel >> 24U;
    for (unsigned channel = 0; channel < 3; ++channel) {
        const std::uint32_t value = pixel >> (16U - 8U * channel) & 0xFFU;
        out[channel] = static_cast<std::uint8_t>(alpha == 0 ? 0 : (value * 255 + alpha / 2) / alpha);
    }
    out[3] = static_cast<std::uint8_t>(alpha);
}

void write_rows(png_structp png, cairo_surface_t* surface, Opacity opacity) {
    const int width = cairo_image_surface_get_width(surface),
              height = cairo_image_surface_get_height(surface);
    const std::size_t channels = opacity == Opacity::Opaque ? 3 : 4;
    std::vector<std::uint8_t> row(static_cast<std::size_t>(width) * channels);
    for (int y = 0; y < height; ++y) {
        const void* const line =
            cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
        const auto* pixels = static_cast<const std::uint32_t*>(line); // Cairo keeps words of the machine
        for (std::size_t x = 0; x < static_cast<std::size_t>(width); ++x)
            (channels == 3 ? put_opaque : put_transparent)(pixels[x], row.data() + channels * x);
        png_write_row(png, row.data());
    }
}

} // namespace

std::string png_of(cairo_surface_t* surface, const Resolution& resolution, Opacity opacity) {
    cairo_surface_flush(surface);
    std::string bytes;
    const Writer writer(bytes);
    png_set_IHDR(writer.png(), writer.info(),
                 static_cast<png_uint_32>(cairo_image_surface_get_width(surface)),
                 static_cast<png_uint_32>(cairo_image_surface_get_height(surface)), 8,
                 opacity == Opacity::Opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer.png(), writer.info(), PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(writer.png(), writer.info(), static_cast<png_uint_32>(std::lround(resolution.across)),
                 static_cast<png_uint_32>(std::lround(resolution.down)), PNG_RESOLUTION_METER);
    // Flat colours: what stands above is mostly the same. Higher levels take three times as long for a tenth.
    png_set_filter(writer.png(), PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_set_compression_level(writer.png(), 4);
    png_write_info(writer.png(), writer.info());
    write_rows(writer.png(), surface, opacity);
    png_write_end(writer.png(), nullptr);
    return bytes;
}

} // namespace spotit::draw
