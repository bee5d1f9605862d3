#include "document/calibration/calibration_text.hpp"

#include "document/faces.hpp"

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

/// Returns "1.6" as the language writes it.
std::string tenths(double value, const texts::Texts& texts) {
    std::string text = fmt::format("{:.1f}", value);
    text[text.find('.')] = texts.decimal;
    return text;
}

std::vector<Paragraph> paragraphs(const texts::Texts& texts, const CalibrationFigures& figures) {
    const std::vector<Field> fields{
        {"across", fmt::format("{:.0f}", figures.across)},
        {"down", fmt::format("{:.0f}", figures.down)},
        {"max", tenths(figures.max_offset, texts)},
        {"rotation", figures.rotation},
        {"flip", std::string(figures.short_edge ? texts.footer.short_edge : texts.footer.long_edge)}};
    const auto filled = [&](std::string_view text) { return filled_in(std::string(text), fields); };
    std::vector<Paragraph> all{{.text = filled(texts.calibration.heading), .bold = true}};
    for (const std::string_view step : texts.calibration.steps)
        all.push_back({.text = filled(step), .number = fmt::format("{}.", all.size()), .indented = true});
    all.push_back({.text = filled(texts.calibration.setting), .indented = true, .bold = true});
    all.push_back({.text = filled(texts.calibration.again), .indented = true});
    all.push_back({.text = filled(texts.calibration.scale)});
    return all;
}

struct TextSetting {
    double size = max_text_size; ///< of the letters, mm
    geom::Size room;
    const symbol::Fonts& fonts;
};

/// Sets the paragraphs below each other; the box has their height.
symbol::Symbol set(const std::vector<Paragraph>& all, const TextSetting& setting) {
    std::vector<symbol::PlacedSymbol> parts;
    std::string read;
    double y = setting.size;
    for (const Paragraph& each : all) {
        const double x = each.indented ? indent * setting.size : 0;
        const symbol::TextStyle style{.size = setting.size,
                                      .weight = each.bold ? symbol::TextStyle::Weight::Bold
                                                          : symbol::TextStyle::Weight::Regular,
                                      .width = setting.room.width - x,
                                      .leading = leading};
        symbol::Symbol lines = symbol::text(each.text, style, setting.fonts);
        const double bottom = lines.box.bottom;
        if (!each.number.empty())
            parts.push_back(
                {symbol::text(each.number, style, setting.fonts), geom::Affine::translation({0, y})});
        parts.push_back({std::move(lines), geom::Affine::translation({x, y})});
        y += bottom + 1.3 * setting.size;
        read += each.number + (each.number.empty() ? "" : " ") + each.text + "\n";
    }
    return symbol::combine(std::move(read), std::move(parts));
}

} // namespace

symbol::Symbol calibration_text(const texts::Texts& texts, const CalibrationFigures& figures, geom::Size room,
                                const symbol::Fonts& fonts) {
    const std::vector<Paragraph> all = paragraphs(texts, figures);
    TextSetting setting{.room = room, .fonts = fonts};
    symbol::Symbol text = set(all, setting);
    while (setting.size > min_text_size && (text.box.bottom > room.height || text.box.right > room.width)) {
        setting.size *= 0.96;
        text = set(all, setting);
    }
    return text;
}

} // namespace spotit::document
