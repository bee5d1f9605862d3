#include "job/memory/key.hpp"

#include "job/memory/memory_data.hpp"

#include <sys/stat.h>

namespace spotit::job {

Key& Key::add(const symbol::Symbol& symbol) {
    const geom::Box& box = symbol.box;
    return add(symbol.drawing.hash()).add(box.left).add(box.top).add(box.right).add(box.bottom);
}

Key& Key::add(const color::Color& color) {
    const auto& [red, green, blue, alpha] = color;
    return add(red).add(green).add(blue).add(alpha);
}

Key& Key::add(const symbol::Edge& edge) {
    const auto& [kind, width, color] = edge;
    return add(kind).add(width).add(color);
}

Key& Key::add(const background::Gradient& gradient) {
    const auto& [kind, angle, stops] = gradient;
    add(kind).add(angle).add(stops.size());
    for (const auto& [color, at] : stops) add(color).add(at);
    return *this;
}

Key& Key::add(const background::Pattern& pattern) {
    const auto& [kind, colors, size, angle] = pattern;
    return add(kind).add(colors).add(size).add(angle);
}

Key& Key::add(const background::Image& image) {
    const auto& [fit, file, opacity, size] = image;
    return add(fit).add_file(file).add(opacity).add(size);
}

Key& Key::add(const background::Drawing& drawing) {
    add(drawing.index());
    return std::visit([this](const auto& each) -> Key& { return add(each); }, drawing);
}

Key& Key::add(const geom::Shape& shape) {
    const auto& [corners, radius] = shape;
    for (const auto& [x, y] : corners) add(x).add(y);
    return add(corners.size()).add(radius);
}

Key& Key::add(const layout::Rotation& rotation) {
    const auto& [kind, range, steps] = rotation;
    return add(kind).add(range).add(steps);
}

Key& Key::add(const layout::Options& options) {
    const auto& [gap, margin, size_variety, min_size, max_size, rotation, effort, style, target_coverage,
                 middle, apart] = options;
    add(gap).add(margin).add(size_variety).add(min_size).add(max_size);
    add(rotation).add(effort).add(style).add(target_coverage).add(middle).add(apart.size());
    for (const auto& [one, other] : apart) add(one).add(other);
    return *this;
}

Key& Key::add(const base::DataPaths& places) {
    const auto& [data] = places;
    add(data.size());
    for (const std::filesystem::path& folder : data) add_file(folder);
    return *this;
}

Key& Key::add(const symbol::FontOptions& options) {
    const auto& [emoji, text, weight, word_case, colors, color_spans, places, paths, language, emoji_span,
                 text_span] = options;
    add_file(emoji).add_file(text).add(weight).add(word_case).add(places).add(paths.size());
    for (const std::filesystem::path& path : paths) add_file(path);
    return add(language);
}

Key& Key::add(const symbol::SymbolSpec& spec) {
    const auto& [emoji, text, image, name, names, color, drawing, mask, cut_out, needed_pixels, font, span,
                 font_span, drawn] = spec;
    add(emoji).add(text).add_file(image).add(name).add(color).add(drawing).add_file(font);
    add(mask).add(cut_out).add(needed_pixels);
    add(names.size());
    for (const auto& [language, word] : names) add(language).add(word);
    return *this;
}

Key& Key::add_file(const std::filesystem::path& file) {
    add(file.native());
    struct stat status {};
    if (file.empty() || ::stat(file.c_str(), &status) != 0) return add(false);
    add(true).add(status.st_dev).add(status.st_ino).add(status.st_size);
    return add(status.st_ctim.tv_sec).add(status.st_ctim.tv_nsec);
}

Memory::Memory()
    : data_(std::make_unique<Data>()) {}

Memory::~Memory() = default;

} // namespace spotit::job
