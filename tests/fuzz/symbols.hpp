#pragma once

#include "picture_files.hpp"
#include "symbol/paint.hpp"

#include <spotit/render.hpp>

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

/// Draws a symbol as decks do: small on pixels, in a PDF and in an SVG.
inline void draw(const symbol::Symbol& symbol) {
    using namespace symbol;
    if (symbol.box.empty()) return;
    constexpr int size = 64;
    const double scale = size / std::max(symbol.box.width(), symbol.box.height());
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, size));
    const CairoHandle context(cairo_create(surface.get()));
    cairo_scale(context.get(), scale, scale);
    cairo_translate(context.get(), -symbol.box.left, -symbol.box.top);
    paint(context.get(), symbol.drawing);
    const document::Document document = tests::show_picture(symbol);
    tests::write_file(document, {.names = false});
    render::Renderer(document).draw_picture_svg(0);
}

/// A symbol has an outline, or something was said about it.
inline void check(const symbol::Symbol& symbol, diag::Sink& sink) {
    if (symbol.outline.empty() && sink.list_sorted().empty()) std::abort();
}

} // namespace spotit::fuzz
