#include "job/memory/memory_data.hpp"


#include <sys/stat.h>

namespace spotit::job {

Key& Key::add(const symbol::Symbol& symbol) {
    const geom::Box& box = symbol.box;
    return add(symbol.drawing.hash(), box.left, box.top, box.right, box.bottom);
}

Key& Key::add(const color::Color& color) {
    const auto& [red, green, blue, alpha] = color;
    return add(red, green, blue, alpha);
}

Key& Key::add(const symbol::Edge& edge) {
    const auto& [kind, width, color] = edge;
    return add(kind, width, color);
}

Key& Key::add(const background::Gradient& gradient) {
    const auto& [kind, angle, stops] = gradient;
    add(kind, angle, stops.size());
    for (const auto& [color, at] : stops) add(color, at);
    return *this;
}

Key& Key::add(const background::Pattern& pattern) {
    const auto& [kind, colors, size, angle] = pattern;
    return add(kind, colors, size, angle);
}

Key& Key::add(const background::Image& image) {
    const auto& [fit, file, opacity, size] = image;
    return add(fit, file, opacity, size);
}

Key& Key::add(const background::Drawing& drawing) {
    add(drawing.index());
    return std::visit([this](const auto& each) -> Key& { return add(each); }, drawing);
}

Key& Key::add(const geom::Shape& shape) {
    const auto& [corners, radius] = shape;
    for (const auto& [x, y] : corners) add(x, y);
    return add(corners.size(), radius);
}

Key& Key::add(const layout::Rotation& rotation) {
    const auto& [kind, range, steps] = rotation;
    return add(kind, range, steps);
}

Key& Key::add(const layout::Options& options) {
    const auto& [gap, margin, size_variety, min_size, max_size, rotation, effort, style, target_coverage,
                 middle, apart] = options;
    return add(gap, margin, size_variety, min_size, max_size, rotation, effort, style, target_coverage,
               middle, apart);
}

Key& Key::add(const base::DataPaths& places) {
    const auto& [data] = places;
    return add(data);
}

Key& Key::add(const symbol::FontOptions& options) {
    const auto& [emoji, text, weight, word_case, colors, color_spans, places, paths, language, emoji_span,
                 text_span] = options;
    return add_file(emoji).add_file(text).add(weight, word_case, places, paths, language);
}

Key& Key::add(const symbol::SymbolSpec& spec) {
    const auto& [content, name, names, color, drawing, needed_pixels, font, id, span, font_span, drawn] =
        spec;
    add(content.index(), symbol::write_symbol(spec), name, names, color, drawing, needed_pixels);
    std::visit(base::Overloaded{[](const symbol::Emoji&) {}, [](const symbol::Word&) {},
                                [&](const symbol::Picture& picture) {
                                    const auto& [file, mask, cut_out, at, zoom] = picture;
                                    const geom::Point middle = at.value_or(geom::Point{});
                                    add(file, mask, cut_out, at.has_value(), middle.x, middle.y, zoom);
                                },
                                [](const symbol::SetDrawing&) {}},
               content);
    return add_file(font);
}

Key& Key::add_file(const std::filesystem::path& file) {
    add(file.native());
    struct stat status {};
    if (file.empty() || ::stat(file.c_str(), &status) != 0) return add(false);
    return add(true, status.st_dev, status.st_ino, status.st_size, status.st_ctim.tv_sec,
               status.st_ctim.tv_nsec);
}

Memory::Memory()
    : data_(std::make_unique<Data>()) {}

Memory::~Memory() = default;

} // namespace spotit::job
