#include "job/memory/memory_data.hpp"

#include <sys/stat.h>

namespace spotit::job {

Key& Key::add(const symbol::FontOptions& options) {
    const auto& [emoji, text, weight, word_case, plaques, colors, color_spans, places, paths, language,
                 emoji_span, text_span] = options;
    return add_file(emoji).add_file(text).add(weight, word_case, places, paths, language);
}

Key& Key::add(const symbol::SymbolSpec& spec) {
    const auto& [content, name, names, color, drawing, plaque, needed_pixels, font, id, span, font_span,
                 drawn] = spec;
    add(content.index(), name, names, color, drawing, plaque, needed_pixels);
    std::visit(base::Overloaded{[&](const auto& text) {
                                    const auto& [only_member] = text;
                                    add(only_member);
                                },
                                [&](const symbol::Picture& picture) {
                                    const auto& [file, mask, cut_out, at, zoom] = picture;
                                    const geom::Point middle = at.value_or(geom::Point{});
                                    add(file, mask, cut_out, at.has_value(), middle.x, middle.y, zoom);
                                }},
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
