#include "document/faces.hpp"

#include <spotit/background.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::document {

namespace {

using symbol::TextStyle;

constexpr double min_label_size = 1.6, max_label_size = 3.5; // mm of the letters' em
constexpr double share_of_band = 0.75; // height of the text in its band; a narrow band may be filled more
constexpr double max_band_share = 0.8;

TextStyle style_on(const ComposeInput& parts, const symbol::Symbol* drawing, Label label) {
    color::Color ground = color::paint_over(parts.style.background, color::white);
    TextStyle style;
    if (drawing != nullptr) {
        ground = background::mean_color(*drawing, ground_box(parts.style.card, parts.margin, label), ground);
        if (!std::holds_alternative<background::Gradient>(parts.style.drawing->drawing)) style.halo = ground;
    }
    style.color = color::choose_readable_color(ground);
    return style;
}

} // namespace

struct CardTexts::Data {
    Rim rim;
    Style style;
    symbol::Fonts fonts;
    std::string title;
    TextStyle of_text{}, of_number{};
    diag::Sink& sink;
    bool is_reported = false;

    TextStyle fitted(const std::string& line);
    symbol::Symbol set(const std::string& line, const TextStyle& how) const;
    symbol::Symbol digit(char digit) const;
    double digit_width(char digit) const;
};

/// Sets a line on its place.
symbol::Symbol CardTexts::Data::set(const std::string& line, const TextStyle& how) const {
    const double drop = Rim::half_capital * how.size;
    if (rim.card.is_circle())
        return symbol::text_on_circle(line, rim.card.radius - rim.band.middle() - drop, symbol::ArcSide::Top,
                                      how, fonts);
    TextStyle centered = how;
    centered.align = TextStyle::Align::Center;
    const geom::Point start{0, rim.card.box().bottom - rim.band.middle() + drop};
    return symbol::combine(line, {{symbol::text(line, centered, fonts), geom::Affine::translation(start)}});
}

/// Draws a digit with the middle of its baseline at the origin.
symbol::Symbol CardTexts::Data::digit(char digit) const {
    TextStyle centered = of_number;
    centered.align = TextStyle::Align::Center;
    return symbol::text(std::string(1, digit), centered, fonts);
}

double CardTexts::Data::digit_width(char digit) const {
    TextStyle plain = of_number;
    plain.halo.reset();
    return symbol::text(std::string(1, digit), plain, fonts).box.width();
}

/// Chooses smaller letters for longer lines; size 0 if a line shows nothing, or does not fit, which is
/// reported once.
TextStyle CardTexts::Data::fitted(const std::string& line) {
    TextStyle result = of_text;
    const bool endless = is_too_long(line);
    is_reported = is_reported || (!endless && report_missing_letters(line, {fonts, style.label_span}, sink));
    const double room = rim.text_room(style.number ? of_number.size : 0);
    if (!is_reported && !endless) {
        const geom::Box box = symbol::text(line, result, fonts).box;
        if (box.empty()) return {.size = 0};
        if (box.width() > room) result.size *= room / box.width();
    }
    if (!is_reported && (endless || result.size < min_label_size)) {
        sink.add({diag::Severity::Error,
                  "long-label",
                  endless
                      ? "the text is far too long for the rim"
                      : fmt::format("letters of \"{}\" along the rim would be {:.1f} mm high; at least {} "
                                    "mm can be read",
                                    line, result.size, min_label_size),
                  style.label_span,
                  "",
                  {"fix: shorten it"}});
        is_reported = true;
    }
    if (is_reported) result.size = 0;
    return result;
}

CardTexts::CardTexts(const Document& document, const ComposeInput& parts, const symbol::Symbol* drawing,
                     diag::Sink& sink) {
    const Style& style = parts.style;
    if (!style.number && style.text.empty()) return;
    const Band band = free_band(style, parts.margin);
    const double size = std::clamp(share_of_band * band.width(),
                                   std::min(min_label_size, max_band_share * band.width()), max_label_size);
    if (size < min_label_size - 1e-9) {
        const double needed = parts.margin + min_label_size / max_band_share - band.width();
        sink.add({diag::Severity::Error,
                  "small-label",
                  fmt::format("the rim has room for letters of {:.1f} mm only; at least {} mm can be read",
                              size, min_label_size),
                  style.label_span,
                  "",
                  {fmt::format("fix: card: {{margin: {:.1f}mm}}", std::ceil(needed * 10 - 1e-6) / 10)}});
        return;
    }
    data_ = std::make_unique<Data>(Data{{style.card, band},
                                        style,
                                        symbol::text_fonts(parts.fonts),
                                        document.title,
                                        style_on(parts, drawing, Label::Text),
                                        style_on(parts, drawing, Label::Number),
                                        sink});
    data_->of_text.size = data_->of_number.size = size;
}

CardTexts::~CardTexts() = default;

PlacedPicture CardTexts::use(Document& document, const std::string& key, const geom::Affine& place,
                             const std::function<symbol::Symbol()>& make) {
    if (!pictures_.contains(key)) pictures_[key] = add_picture(document, make());
    return {pictures_[key], place};
}

/// Each digit is one picture; digits are placed side by side.
void CardTexts::add_number(Document& document, std::vector<PlacedPicture>& uses, int number) {
    const std::string digits = std::to_string(number);
    std::vector<double> widths;
    for (const char digit : digits) widths.push_back(data_->digit_width(digit));
    const std::vector<geom::Affine> places = data_->rim.digit_places(widths, data_->of_number.size);
    for (std::size_t i = 0; i < digits.size(); ++i)
        uses.push_back(use(document, std::string("digit ") + digits[i], places[i],
                           [&] { return data_->digit(digits[i]); }));
}

std::vector<PlacedPicture> CardTexts::make_texts(Document& document, int number, int count) {
    std::vector<PlacedPicture> uses;
    if (!data_) return uses;
    const std::array<Field, 3> fields{
        {{"title", data_->title}, {"number", std::to_string(number)}, {"cards", std::to_string(count)}}};
    const std::string line = filled_in(data_->style.text, fields);
    if (line.find_first_not_of(' ') != std::string::npos)
        if (const TextStyle style = data_->fitted(line); style.size > 0)
            uses.push_back(use(document, "text " + line, {}, [&] { return data_->set(line, style); }));
    if (data_->style.number) add_number(document, uses, number);
    return uses;
}

bool report_missing_letters(const std::string& text, const Wanted& wanted, diag::Sink& sink) {
    auto diagnostic = symbol::check_characters(text, {}, wanted.fonts);
    if (!diagnostic) return false;
    diagnostic->severity = wanted.severity;
    diagnostic->span = wanted.span;
    if (wanted.severity != diag::Severity::Error) diagnostic->message += ": left out on the sheets";
    sink.add(std::move(*diagnostic));
    return true;
}

} // namespace spotit::document
