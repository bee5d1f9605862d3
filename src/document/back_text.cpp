#include "document/parts.hpp"

#include "diag/write.hpp"

#include <spotit/background.hpp>
#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::document {
namespace {

using symbol::TextStyle;

/// Shares of the card's width and height: maximum width and height of the text, and maximum size of its
/// letters.
constexpr double max_width = 0.62, max_height = 0.4, max_size = 0.2;
constexpr double min_size = 1.8;     // mm
constexpr double room_around = 0.55; // ems between the letters and the edge of the text box

double measure_max_word(std::string_view text, TextStyle style, const symbol::Fonts& fonts) {
    style.width = 0;
    double widest = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        if (end > 0)
            widest = std::max(widest, symbol::typeset(text.substr(0, end), style, fonts).box.width());
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return widest;
}

/// A text in letters of one size, its lines as even as possible.
struct Setting {
    TextStyle style{};
    symbol::Symbol picture{};

    double count_lines() const { return std::round(picture.box.height() / (style.leading * style.size)); }
};

/// Returns the narrowest setting with no more lines.
Setting even_out(const std::string& text, Setting setting, const symbol::Fonts& fonts) {
    double low = measure_max_word(text, setting.style, fonts), high = setting.style.width;
    const double lines = setting.count_lines();
    for (int i = 0; i < 7 && low < high; ++i) {
        Setting narrower = setting;
        narrower.style.width = (low + high) / 2;
        narrower.picture = symbol::typeset(text, narrower.style, fonts);
        const bool fits = narrower.count_lines() <= lines;
        (fits ? high : low) = narrower.style.width;
        if (fits) setting = narrower;
    }
    return setting;
}

TextStyle choose_text_style(const geom::Size& card, double size) {
    return {.size = size,
            .weight = TextStyle::Weight::Bold,
            .align = TextStyle::Align::Center,
            .width = max_width * card.width,
            .leading = 1.2};
}

/// Sets the text in the smallest letters; too long a text is reported and becomes empty.
Setting choose_min_setting(const std::string& text, const BackText& back, const symbol::Fonts& fonts,
                           diag::Sink& sink) {
    const geom::Size card = back.parts.style.card.size();
    Setting setting{choose_text_style(card, min_size), {}};
    if (!is_too_long(text)) {
        setting.picture = symbol::typeset(text, setting.style, fonts);
        if (setting.picture.box.height() <= max_height * card.height) return setting;
    }
    sink.add(
        {.id = "long-text",
         .message = diag::write("the text is too long for the back: its letters would be smaller than {min} "
                                "mm, too small to read",
                                min_size),
         .span = back.parts.back->text_span,
         .notes = {diag::make_fix("shorten it")}});
    return {};
}

/// Sets the text as large as possible; each further line must make the letters half as large again.
Setting choose_best_setting(const std::string& text, const BackText& back, const symbol::Fonts& fonts,
                            diag::Sink& sink) {
    const geom::Size card = back.parts.style.card.size();
    Setting best = choose_min_setting(text, back, fonts, sink);
    if (best.picture.box.empty()) return best;
    Setting setting{choose_text_style(card, max_size * std::min(card.width, card.height)), {}};
    double score = 0;
    for (; setting.style.size >= min_size; setting.style.size *= 0.95) {
        setting.picture = symbol::typeset(text, setting.style, fonts);
        if (setting.picture.box.height() > max_height * card.height) continue;
        if (measure_max_word(text, setting.style, fonts) > setting.style.width) continue;
        const double value = setting.style.size * std::pow(0.7, setting.count_lines());
        if (value <= score) continue;
        score = value;
        best = setting;
        if (setting.count_lines() <= 1) break;
    }
    return even_out(text, best, fonts);
}

/// Returns the color behind the text: the drawing's mean color if the text is readable on it.
color::Color choose_plate_color(const BackText& back) {
    const color::Color background = color::paint_over(back.background, color::white);
    const color::Color mean =
        background::compute_mean_color(*back.drawing, back.parts.style.card, background);
    const auto& color = back.parts.back->color;
    if (!color || color::measure_contrast(*color, mean) >= color::readable_contrast) return mean;
    return color::choose_readable_color(*color);
}

/// Returns a box around the origin with rounded corners and a thin line inside its edge.
symbol::Symbol draw_box(const geom::Size& size, const color::Color& fill, const color::Color& color) {
    const double side = std::min(size.width, size.height), line = 0.02 * side, inset = 3 * line;
    const double x = size.width / 2, y = size.height / 2;
    const geom::Box box{-x, -y, x, y};
    drawing::Fill area{.path = geom::Path(), .paint = fill};
    area.path->add_rounded(box, side / 3);
    drawing::Stroke edge{.width = line, .color = color};
    edge.path.add_rounded(box.grow(-inset), side / 3 - inset);
    return {.name = "plate", .drawing = drawing::Items{{std::move(area)}, {std::move(edge)}}, .box = box};
}

} // namespace

std::optional<symbol::Fonts> open_back_fonts(const ComposeInput& parts, diag::Sink& sink) {
    symbol::FontOptions options = parts.fonts;
    if (!parts.back->font.empty()) {
        options.text = parts.back->font;
        options.text_span = parts.back->font_span;
    }
    try {
        return symbol::open_text_fonts(options);
    } catch (const diag::Error& error) {
        for (const diag::Diagnostic& diagnostic : error.diagnostics()) sink.add(diagnostic);
        return std::nullopt;
    }
}

symbol::Symbol set_back_text(const std::string& text, const BackText& back, diag::Sink& sink) {
    const symbol::Fonts& fonts = back.fonts;
    if (!is_too_long(text)) report_missing_letters(text, {fonts, back.parts.back->text_span}, sink);
    Setting setting = choose_best_setting(text, back, fonts, sink);
    if (setting.picture.box.empty()) return setting.picture;
    const bool on_drawing = back.drawing != nullptr && !back.drawing->box.empty();
    const color::Color ground =
        on_drawing ? choose_plate_color(back) : color::paint_over(back.background, color::white);
    setting.style.color = back.parts.back->color.value_or(color::choose_readable_color(ground));
    const symbol::Symbol letters = symbol::typeset(text, setting.style, fonts);
    std::vector<symbol::PlacedSymbol> parts;
    if (on_drawing) {
        const double room = 2 * room_around * setting.style.size;
        const geom::Size size{letters.box.width() + room + 0.5 * setting.style.size,
                              letters.box.height() + room};
        parts.push_back({draw_box(size, ground, setting.style.color), {}});
    }
    parts.push_back({letters, geom::Affine::translation(-1.0 * letters.box.center())});
    return symbol::combine(text, std::move(parts));
}

} // namespace spotit::document
