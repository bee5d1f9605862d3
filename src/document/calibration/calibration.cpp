#include <spotit/document/compose.hpp>

#include "document/parts.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/symbol/text.hpp>

#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace spotit::document {
namespace {

// A vernier: the larger the offset of the backs, the farther out the line of the front that meets one of the
// back; ten steps for each millimeter.
constexpr double front_pitch = 5, back_pitch = 4.9, step = front_pitch - back_pitch;
constexpr double line_width = 0.15, tick_length = 5, overlap = 1.5, numbered_length = 7;
constexpr double max_printed = 2.2; // less than half a pitch, from which on other lines meet, too
constexpr int numbered = 5;         // every fifth line has its number
constexpr double number_size = 2.6;
constexpr double edge = 14;           // of the paper, stays free
constexpr double scale_distance = 27; // from the paper's edge to the lines that meet
constexpr double corner = 40;         // of the paper's corners: there the other scales are

/// One of the four scales: along x at the top (A) and at the bottom (B), along y at the left (C) and right
/// (D).
struct Scale {
    char letter = 'A';
    geom::Point middle;   ///< on the front
    geom::Point along;    ///< (1, 0) or (0, 1)
    geom::Point outwards; ///< away from the lines of the back, towards the numbers
    int lines = 0;        ///< to each side of the middle
    double now = 0;       ///< the correction of the options there
    double sign = 1;      ///< of the correction, if the back appears shifted along the scale
};
using Scales = std::array<Scale, 4>;

int count_lines(double room) {
    // With more of them a second line would meet one of the back, too.
    constexpr int max_count = 24;
    return std::min(max_count, static_cast<int>(room / 2 / front_pitch));
}

/// The front is seen with the back shining through: a shift to the right there is one to the left on a back
/// that was flipped sideways, and has to be corrected to the right. What a rotation moves to the right at the
/// top of the back, it moves to the left at the bottom.
Scales place_scales(const sheet::Options& options, geom::Size paper, sheet::DuplexFlip turn) {
    const double sideways = turn == sheet::DuplexFlip::Sideways ? 1 : -1;
    const geom::Point middle{paper.width / 2, paper.height / 2};
    const double up = middle.y - scale_distance, left = middle.x - scale_distance;
    const double by_rotation_x = sideways * up * options.back_rotation,
                 by_rotation_y = sideways * left * options.back_rotation;
    const int across = count_lines(paper.width - 2 * edge), down = count_lines(paper.height - 2 * corner);
    const auto [x, y] = options.back_offset;
    return {Scale{'A', {middle.x, middle.y - up}, {1, 0}, {0, -1}, across, x + by_rotation_x, sideways},
            Scale{'B', {middle.x, middle.y + up}, {1, 0}, {0, 1}, across, x - by_rotation_x, sideways},
            Scale{'C', {middle.x - left, middle.y}, {0, 1}, {-1, 0}, down, y + by_rotation_y, -sideways},
            Scale{'D', {middle.x + left, middle.y}, {0, 1}, {1, 0}, down, y - by_rotation_y, -sideways}};
}

/// Returns how the rotation is read, from the two scales that are farther apart: "(A - B) * 0.27".
std::string write_rotation_formula(geom::Size paper, sheet::DuplexFlip turn) {
    const bool upright = paper.height >= paper.width;
    const double distance = std::max(paper.width, paper.height) - 2 * scale_distance;
    std::string letters = upright ? "AB" : "CD";
    if (turn != sheet::DuplexFlip::Sideways) std::swap(letters[0], letters[1]);
    return fmt::format("({} - {}) * {:.3f}", letters[0], letters[1], 180 / std::numbers::pi / distance);
}

/// Adds a line of text with its middle at the point.
PlacedPicture place_centered_text(Document& document, const std::string& text, geom::Point middle,
                                  const symbol::Fonts& fonts) {
    const double width = symbol::typeset_line(text, number_size, fonts).box.width();
    return add_line_of_text(
        document, text, {middle + geom::Point{-width / 2, number_size / 3}, 0, width, number_size}, fonts);
}

void add_front_scale(Document& document, Page& page, const Scale& scale, const symbol::Fonts& fonts) {
    const double away = numbered_length + (scale.along.x != 0 ? 2.5 : 4.0);
    for (int line = -scale.lines; line <= scale.lines; ++line) {
        const geom::Point start = scale.middle + front_pitch * line * scale.along;
        const bool has_number = line % numbered == 0;
        const double length = has_number ? numbered_length : tick_length;
        page.strokes.push_back({.from = start,
                                .to = start + length * scale.outwards,
                                .width = line == 0 ? 2 * line_width : line_width});
        if (!has_number) continue;
        const double value = scale.now + scale.sign * step * line;
        const bool is_tenth = std::abs(10 * value - std::round(10 * value)) < 1e-6;
        page.texts.push_back(place_centered_text(document, base::format_fixed(value, is_tenth ? 1 : 2),
                                                 start + away * scale.outwards, fonts));
    }
    const geom::Point beside = scale.middle + (front_pitch * scale.lines + 6) * scale.along;
    page.texts.push_back(place_centered_text(document, std::string(1, scale.letter), beside, fonts));
}

void add_back_scale(Page& page, const sheet::Imposition& imposition, const Scale& scale) {
    for (int line = -scale.lines; line <= scale.lines; ++line) {
        const geom::Point start = scale.middle + back_pitch * line * scale.along;
        const double length = line == 0 ? numbered_length : tick_length;
        page.strokes.push_back({.from = sheet::map_to_back(imposition, start + overlap * scale.outwards),
                                .to = sheet::map_to_back(imposition, start - length * scale.outwards),
                                .width = line == 0 ? 2 * line_width : line_width});
    }
}

/// Returns the figures of the scales that the instructions name.
std::array<texts::Field, 5> make_fields(const Scales& all, const sheet::Imposition& imposition,
                                        bool short_edge, const texts::Texts& texts) {
    std::string max =
        fmt::format("{:.1f}", std::min(step * std::min(all[0].lines, all[2].lines), max_printed));
    max = texts::fill_in(max, {{".", std::string(texts["number.point"])}});
    return {{{"{across}", fmt::format("{:.0f}", 2 * all[0].lines * front_pitch)},
             {"{down}", fmt::format("{:.0f}", 2 * all[2].lines * front_pitch)},
             {"{max}", max},
             {"{rotation}", write_rotation_formula(imposition.paper, imposition.flip)},
             {"{flip}", std::string(short_edge ? texts["footer.short_edge"] : texts["footer.long_edge"])}}};
}

/// Takes the paper in portrait if the options leave it open.
sheet::Imposition make_imposition(const sheet::Options& options) {
    const bool short_edge = options.duplex == sheet::Duplex::ShortEdge;
    sheet::Imposition imposition;
    auto& [width, height] = imposition.paper = options.paper;
    if ((options.orientation == sheet::Orientation::Landscape) != (width > height)) std::swap(width, height);
    imposition.flip = sheet::choose_duplex_flip(
        short_edge ? sheet::Duplex::ShortEdge : sheet::Duplex::LongEdge, imposition.paper);
    return imposition;
}

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

/// Returns the instructions of the calibration page with these values in them, broken into lines in a room
/// whose top left corner is the origin.
symbol::Symbol set_calibration_text(const texts::Texts& texts, std::span<const texts::Field> fields,
                                    geom::Size room, const symbol::Fonts& fonts) {
    const std::vector<Paragraph> all = list_paragraphs(texts, fields);
    for (double size = max_text_size;; size *= 0.96) {
        symbol::Symbol text = set(all, size, room.width, fonts);
        const bool fits = text.box.bottom <= room.height && text.box.right <= room.width;
        if (fits || size <= min_text_size) return text;
    }
}

} // namespace

std::optional<Document> compose_calibration(const sheet::Options& options, std::string_view language,
                                            const symbol::FontOptions& font_options) {
    const texts::Texts texts = texts::find(language);
    const symbol::Fonts fonts = symbol::open_text_fonts(font_options);
    const sheet::Imposition imposition = make_imposition(options);
    const geom::Size paper = imposition.paper;
    const Scales all = place_scales(options, paper, imposition.flip);
    if (std::min(all[0].lines, all[2].lines) < numbered) return std::nullopt; // the first one with a number
    const geom::Size room{paper.width - 2 * corner, paper.height - 2 * corner};
    symbol::Symbol text = set_calibration_text(
        texts, make_fields(all, imposition, options.duplex == sheet::Duplex::ShortEdge, texts), room, fonts);
    if (text.box.right > room.width || text.box.bottom > room.height) return std::nullopt;

    Document document;
    document.title = texts["calibration.title"];
    document.language = texts.language();
    document.paper = paper;
    document.flip = imposition.flip;
    Page front{.side = Side::Front, .place = correct_printer(options, paper, Side::Front), .name = "1"};
    Page back{.side = Side::Back, .place = correct_printer(options, paper, Side::Back), .name = "1 back"};
    for (const Scale& scale : all) {
        add_front_scale(document, front, scale, fonts);
        add_back_scale(back, imposition, scale);
    }
    front.texts.push_back(
        {add_picture(document, std::move(text)), geom::Affine::translation({corner, corner})});
    back.texts.push_back(place_centered_text(document, std::string(texts["footer.back"]),
                                             {paper.width / 2, paper.height / 2}, fonts));
    document.pages = {std::move(front), std::move(back)};
    return document;
}

} // namespace spotit::document
