#include "symbol/fonts.hpp"

#include "symbol/paint.hpp"
#include "symbol/scratch_folder.hpp"

#include <fstream>

namespace spotit::symbol::test {

std::string read_file(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

Font noto() {
    return Font::open(noto_file());
}
Font colrtest() {
    return Font::open(data_folder() / "colrtest.ttf");
}

std::string private_character(int index) {
    const int code = 0xF000 + index;
    return {static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3F)),
            static_cast<char>(0x80 | (code & 0x3F))};
}

Loaded load_one(std::string_view emoji, const Font& font) {
    diag::Sink sink;
    Loaded loaded{load({Emoji{std::string(emoji)}}, font, sink), {}};
    for (const auto& diagnostic : sink.list_sorted())
        loaded.said.push_back(std::string(diagnostic.id.name()) + ": " + diagnostic.message.english());
    return loaded;
}

Loaded load_source(const symbol::SymbolSpec& source) {
    static const Font font = colrtest();
    diag::Sink sink;
    Loaded loaded{load(source, font, sink), {}};
    for (const auto& diagnostic : sink.list_sorted()) {
        loaded.said.push_back(std::string(diagnostic.id.name()) + ": " + diagnostic.message.english());
        loaded.labels.push_back(diagnostic.label);
    }
    return loaded;
}

Loaded load_bytes(const std::string& bytes, const std::string& file, std::optional<color::Color> color) {
    const ScratchFolder folder;
    std::ofstream(folder.path() / file, std::ios::binary) << bytes;
    return load_source({.content = Picture{folder.path() / file}, .color = color});
}

namespace {

color::Color color_on(const color::Color& ground, const Symbol& symbol, geom::Point point) {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1));
    const CairoHandle context(cairo_create(surface.get()));
    cairo_set_source_rgb(context.get(), ground.red, ground.green, ground.blue);
    cairo_paint(context.get());
    cairo_translate(context.get(), 0.5 - point.x, 0.5 - point.y);
    paint(context.get(), symbol.drawing);
    cairo_surface_flush(surface.get());
    const unsigned char* const pixel = cairo_image_surface_get_data(surface.get()); // little endian
    return {pixel[2] / 255.0, pixel[1] / 255.0, pixel[0] / 255.0, 1};
}

} // namespace

color::Color color_at(const Symbol& symbol, geom::Point point) {
    return color_on(color::white, symbol, point);
}
color::Color color_on_black(const Symbol& symbol, geom::Point point) {
    return color_on(color::black, symbol, point);
}

geom::Point letter_point(const Symbol& symbol) {
    geom::Point middle;
    const geom::Polygon& ring = symbol.outline.front();
    const geom::Box box = geom::measure_bounds({ring});
    for (middle = {box.left, box.center().y}; middle.x < box.right; middle.x += box.width() / 200)
        if (geom::contains(ring, middle) && color_at(symbol, middle) != color::white)
            return {middle.x + box.width() / 40, middle.y};
    return middle;
}

} // namespace spotit::symbol::test
