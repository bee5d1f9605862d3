#include "document/parts.hpp"

#include "diag/write.hpp"

#include <spotit/background.hpp>
#include <spotit/geom/rim_distance.hpp>
#include <spotit/symbol/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <numeric>

namespace spotit::document {
namespace {

/// Share of a circle for the text; the number is at the bottom.
constexpr double share_of_circle = 0.6;

/// Returns how far right a line at that height can extend and keep its distance from the cut.
double measure_right_end(const geom::Shape& card, double bottom, double distance) {
    const geom::RimDistance<double> rim(card);
    distance *= 0.999; // the middle itself may be exactly this far away
    return geom::bisect(0.0, card.box().right, [&](double x) {
        return rim.measure_clearance({x, bottom}) >= distance;
    });
}

/// A strip along the rim, by the distances of its edges from the cut.
struct Band {
    double outer = 0, inner = 0;

    double width() const { return inner - outer; }
    double compute_middle() const { return (outer + inner) / 2; }
};

/// The places of texts on a card: their capitals are centered in the band.
struct Rim {
    /// From the baseline to the middle of capitals and digits, in ems.
    static constexpr double half_capital = 0.36;

    geom::Shape card;
    Band band;

    /// Returns the maximum length of a text beside a number of that size; 0: there is no room.
    double measure_text_room(double number_size) const {
        if (card.is_circle())
            return share_of_circle * 2 * std::numbers::pi * (card.radius - band.compute_middle());
        const double half =
            measure_right_end(card, card.box().bottom - band.compute_middle(), band.compute_middle());
        // Room for three digits and a space.
        return 2 * (card.is_box() ? half - 2.5 * number_size : half);
    }
    /// Returns the place of the middle of each digit's baseline, for digits of these widths.
    std::vector<geom::Affine> place_digits(std::span<const double> widths, double size) const {
        const double drop = half_capital * size, total = std::accumulate(widths.begin(), widths.end(), 0.0);
        const double bottom = card.box().bottom - band.compute_middle();
        const double base = card.is_circle() || card.is_box() ? bottom + drop : drop - bottom;
        double x = -total / 2;
        if (card.is_box())
            x = measure_right_end(card, base, std::max(band.compute_middle() - drop, band.outer)) - total;
        std::vector<geom::Affine> places;
        for (const double width : widths) {
            x += width / 2;
            places.push_back(card.is_circle()
                                 ? geom::Affine::rotation(-x / base) * geom::Affine::translation({0, base})
                                 : geom::Affine::translation({x, base}));
            x += width / 2;
        }
        return places;
    }
};

enum class Label { Text, Number };

/// Returns the wider of the strips that the margin has inside and outside of a border.
Band free_band(const Style& style, double margin) {
    const Band all{0, margin};
    if (!style.border || style.border->width <= 0 || style.border->inset >= margin) return all;
    const Band outside{0, style.border->inset}, inside{style.border->inset + style.border->width, margin};
    return inside.width() >= outside.width() ? inside : outside;
}

/// Returns the approximate part of the card that a text covers.
geom::Box estimate_ground_box(const geom::Shape& card, double margin, Label label) {
    const double x = card.box().right, y = card.box().bottom, depth = std::max(margin, 1.0);
    if (card.is_box() && label == Label::Number) return {x - 3 * depth, y - depth, x, y};
    const bool above = !card.is_box() && card.is_circle() == (label == Label::Text);
    return above ? geom::Box{-x / 2, -y, x / 2, -y + depth} : geom::Box{-x / 2, y - depth, x / 2, y};
}

using symbol::TextStyle;

constexpr double min_label_size = 1.6, max_label_size = 3.5; // mm of the letters' em
constexpr double share_of_band = 0.75; // height of the text in its band; a narrow band may be filled more
constexpr double max_band_share = 0.8;

/// Rounding of a margin of exactly the width that letters need is no reason to refuse it.
bool is_too_small(double size) {
    return size < min_label_size - 1e-9;
}

TextStyle choose_style(const ComposeInput& parts, const symbol::Symbol* drawing, Label label) {
    color::Color ground = color::paint_over(parts.style.background, color::white);
    TextStyle style{.align = TextStyle::Align::Center};
    if (drawing != nullptr) {
        ground = background::compute_mean_color(
            *drawing, estimate_ground_box(parts.style.card, parts.margin, label), ground);
        if (!std::holds_alternative<background::Gradient>(parts.style.drawing->drawing)) style.halo = ground;
    }
    style.color = color::choose_readable_color(ground);
    return style;
}

/// Makes the texts of the cards, and each picture of them once.
struct CardTexts {
    Document& document;
    const Style& style;
    diag::Sink& sink;
    Rim rim;
    symbol::Fonts fonts;
    TextStyle of_text{}, of_number{};
    bool is_reported = false;
    std::map<std::string, int> pictures{}; ///< of texts and digits, which many cards share

    /// Chooses smaller letters for longer lines; size 0 if a line shows nothing, or does not fit, which is
    /// reported once.
    TextStyle fit(const std::string& line) {
        TextStyle result = of_text;
        const bool endless = is_too_long(line);
        is_reported =
            is_reported || (!endless && report_missing_letters(line, {fonts, style.label_span}, sink));
        const double room = rim.measure_text_room(style.number ? of_number.size : 0);
        if (!is_reported && !endless) {
            const geom::Box box = symbol::typeset(line, result, fonts).box;
            if (box.empty()) return {.size = 0};
            if (box.width() > room) result.size *= room / box.width();
        }
        if (!is_reported && (endless || is_too_small(result.size))) {
            sink.add(
                {.id = "long-label",
                 .message = endless ? diag::Sentence("the text is far too long to fit along the edge")
                                    : diag::write(
                                          "letters of \"{text}\" along the edge would be {size:.1f} mm high; "
                                          "below {min} mm they can't be read",
                                          line, result.size, min_label_size),
                 .span = style.label_span,
                 .notes = {diag::make_fix("shorten it")}});
            is_reported = true;
        }
        if (is_reported) result.size = 0;
        return result;
    }
    /// Sets a line on its place.
    symbol::Symbol set(const std::string& line, const TextStyle& how) const {
        const double drop = Rim::half_capital * how.size;
        if (rim.card.is_circle())
            return symbol::typeset_on_circle(line, rim.card.radius - rim.band.compute_middle() - drop, how,
                                             fonts);
        const geom::Point start{0, rim.card.box().bottom - rim.band.compute_middle() + drop};
        return symbol::combine(line, {{symbol::typeset(line, how, fonts), geom::Affine::translation(start)}});
    }
    void use(Face& face, const std::string& key, const geom::Affine& place,
             const std::function<symbol::Symbol()>& make) {
        if (!pictures.contains(key)) pictures[key] = add_picture(document, make());
        face.add({pictures[key], place}, Role::Text);
    }
    void add_text(Face& face, const std::string& line) {
        if (line.find_first_not_of(' ') == std::string::npos) return;
        if (const TextStyle how = fit(line); how.size > 0)
            use(face, "text " + line, {}, [&] { return set(line, how); });
    }
    /// Each digit is one picture; digits are placed side by side.
    void add_number(Face& face, int number) {
        const std::string digits = std::to_string(number);
        TextStyle plain = of_number;
        plain.halo.reset();
        const auto draw = [&](std::size_t i, const TextStyle& how) {
            return symbol::typeset(digits.substr(i, 1), how, fonts);
        };
        std::vector<double> widths;
        for (std::size_t i = 0; i < digits.size(); ++i) widths.push_back(draw(i, plain).box.width());
        const std::vector<geom::Affine> places = rim.place_digits(widths, of_number.size);
        for (std::size_t i = 0; i < digits.size(); ++i)
            use(face, "digit " + digits.substr(i, 1), places[i], [&] { return draw(i, of_number); });
    }
};

} // namespace

void add_card_texts(Document& document, const ComposeInput& parts, const symbol::Symbol* drawing,
                    diag::Sink& sink) {
    const Style& style = parts.style;
    if (!style.number && style.text.empty()) return;
    const Band band = free_band(style, parts.margin);
    const double size = std::clamp(share_of_band * band.width(),
                                   std::min(min_label_size, max_band_share * band.width()), max_label_size);
    if (is_too_small(size)) {
        const double needed = parts.margin + min_label_size / max_band_share - band.width();
        const std::string margin = fmt::format("{:.1f}mm", std::ceil(needed * 10 - 1e-6) / 10);
        sink.add({.id = "small-label",
                  .message = diag::write("along the edge there is room only for letters {size:.1f} mm high; "
                                         "below {min} mm they can't be read",
                                         size, min_label_size),
                  .span = style.label_span,
                  .notes = {diag::make_fix("card: {margin: " + margin + "}",
                                           {.settings = {{"card.margin", margin}}})}});
        return;
    }
    CardTexts texts{document,
                    style,
                    sink,
                    {style.card, band},
                    symbol::open_text_fonts(parts.fonts),
                    choose_style(parts, drawing, Label::Text),
                    choose_style(parts, drawing, Label::Number)};
    texts.of_text.size = texts.of_number.size = size;
    for (int number = 1; number <= document.card_count; ++number) {
        Face& face = document.faces[static_cast<std::size_t>(number) - 1];
        texts.add_text(face, texts::fill_in(style.text, {{"{title}", document.title},
                                                         {"{number}", std::to_string(number)}}));
        if (style.number) texts.add_number(face, number);
    }
}

bool report_missing_letters(const std::string& text, const Wanted& wanted, diag::Sink& sink) {
    auto diagnostic = symbol::check_characters(text, wanted.fonts);
    if (!diagnostic) return false;
    diagnostic->severity = wanted.severity;
    diagnostic->span = wanted.span;
    if (wanted.severity != diag::Severity::Error)
        diagnostic->message = diag::write("{problem}; it is left out", diagnostic->message);
    sink.add(std::move(*diagnostic));
    return true;
}

} // namespace spotit::document
