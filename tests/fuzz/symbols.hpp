// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"

#include <cairo-pdf.h>

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>

/// The common parts of the fuzzers of fonts and pictures.
namespace spotit::fuzz {

/// A file of this process, in memory where the system has such a place, that each input is written to.
class InputFile {
public:
    explicit InputFile(const char* ending)
        : path_(folder() / ("spotit-fuzz-" + std::to_string(getpid()) + ending)) {}
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    ~InputFile() { std::filesystem::remove(path_); }

    /// A new file each time: a font that is still open keeps the old one.
    const std::filesystem::path& write(std::span<const std::uint8_t> bytes) const {
        std::filesystem::remove(path_);
        const void* const data = bytes.data();
        std::ofstream(path_, std::ios::binary)
            .write(static_cast<const char*>(data), static_cast<std::streamsize>(bytes.size()));
        return path_;
    }

private:
    static std::filesystem::path folder() {
        const std::filesystem::path memory = "/dev/shm";
        return std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
    }
    std::filesystem::path path_;
};

inline cairo_status_t ignore(void*, const unsigned char*, unsigned) {
    return CAIRO_STATUS_SUCCESS;
}

/// Draws a symbol as a deck does: small on pixels, and in a PDF.
inline void draw(const symbol::Symbol& symbol) {
    using namespace symbol;
    if (symbol.box.empty()) return;
    constexpr double size = 64;
    const double scale = size / std::max(symbol.box.width(), symbol.box.height());
    for (const SurfaceHandle& surface :
         {SurfaceHandle(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 64, 64)),
          SurfaceHandle(cairo_pdf_surface_create_for_stream(ignore, nullptr, size, size))}) {
        const CairoHandle context(cairo_create(surface.get()));
        cairo_scale(context.get(), scale, scale);
        cairo_translate(context.get(), -symbol.box.left, -symbol.box.top);
        Canvas canvas(context.get());
        symbol.picture(canvas);
    }
}

/// A symbol has an outline, or something was said about it.
inline void check(const symbol::Symbol& symbol, diag::Sink& sink) {
    if (symbol.outline.empty() && sink.sorted().empty()) std::abort();
}

} // namespace spotit::fuzz
