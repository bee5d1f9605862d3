#include "document/parts.hpp"

#include <spotit/symbol/text.hpp>

#include <fmt/format.h>

namespace spotit::document {
namespace {

constexpr double max_text_size = 3.4, min_text_size = 1.6; // mm of the letters' em
constexpr double leading = 1.35, indent = 1.6;             // ems

/// Lines of their own; indented ones may have a number before them.
struct Paragraph {
    std::string text;
    std::string number{};
    bool indented = false, bold = false;
};

std::vector<Paragraph> list_paragraphs(const texts::Texts& texts, std::span<const texts::Field> fields) {
    const auto filled = [&](std::string_view text) { return texts::fill_in(text, fields); };
    std::vector<Paragraph> all{{.text = filled(texts["calibration.heading"]), .bold = true}};
    for (const texts::Name step : {texts::Name("calibration.print"), texts::Name("calibration.hold"),
                                   texts::Name("calibration.read"), texts::Name("calibration.write")})
        all.push_back(
            {.text = filled(texts[step]), .number = fmt::format("{}.", all.size()), .indented = true});
    all.push_back({.text = filled(texts["calibration.setting"]), .indented = true, .bold = true});
    all.push_back({.text = filled(texts["calibration.again"]), .indented = true});
    all.push_back({.text = filled(texts["calibration.scale"])});
    return all;
}

/// Sets the paragraphs below each other, in letters of that size; the box has their height.
symbol::Symbol set(const std::vector<Paragraph>& all, double size, double width, const symbol::Fonts& fonts) {
    std::vector<symbol::PlacedSymbol> parts;
    std::string read;
    double y = size;
    for (const Paragraph& each : all) {
        const double x = each.indented ? indent * size : 0;
        const symbol::TextStyle style{.size = size,
                                      .weight = each.bold ? symbol::TextStyle::Weight::Bold
                                                          : symbol::TextStyle::Weight::Regular,
                                      .width = width - x,
                                      .leading = leading};
        symbol::Symbol lines = symbol::typeset(each.text, style, fonts);
        const double bottom = lines.box.bottom;
        if (!each.number.empty())
            parts.push_back({symbol::typeset(each.number, style, fonts), geom::Affine::translation({0, y})});
        parts.push_back({std::move(lines), geom::Affine::translation({x, y})});
        y += bottom + 1.3 * size;
        read += each.number + (each.number.empty() ? "" : " ") + each.text + "\n";
    }
    return symbol::combine(std::move(read), std::move(parts));
}

} // namespace

symbol::Symbol set_calibration_text(const texts::Texts& texts, std::span<const texts::Field> fields,
                                    geom::Size room, const symbol::Fonts& fonts) {
    const std::vector<Paragraph> all = list_paragraphs(texts, fields);
    for (double size = max_text_size;; size *= 0.96) {
        symbol::Symbol text = set(all, size, room.width, fonts);
        const bool fits = text.box.bottom <= room.height && text.box.right <= room.width;
        if (fits || size <= min_text_size) return text;
    }
}

} // namespace spotit::document
