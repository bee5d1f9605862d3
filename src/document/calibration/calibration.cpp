// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/document.hpp>

#include "document/calibration/calibration_text.hpp"
#include "document/faces.hpp"
#include "document/pages.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numbers>
#include <utility>

namespace spotit::document {

namespace {

// A vernier: the larger the offset of the backs, the farther out the line of the front that meets one of the
// back; ten steps for each millimeter.
constexpr double front_pitch = 5, back_pitch = 4.9, step = front_pitch - back_pitch;
constexpr double line_width = 0.15, tick_length = 5, overlap = 1.5, numbered_length = 7;
constexpr int numbered = 5; // every fifth line has its number
constexpr double number_size = 2.6;
constexpr double edge = 14; // of the paper, stays free

/// One of the two scales, along x or along y.
struct Scale {
    geom::Point middle; ///< on the front
    geom::Point along;  ///< (1, 0) or (0, 1)
    int lines = 0;      ///< to each side of the middle
    double now = 0;     ///< the current offset of the options
    double sign = 1;    ///< of the correction, if the back appears shifted along the scale

    /// Away from the lines of the back, towards the numbers.
    geom::Point outwards() const { return {-along.y, -along.x}; }
    double value(int line) const { return now + sign * step * line; }
};

int lines_in(double room) {
    return static_cast<int>(room / 2 / front_pitch);
}

/// The front is seen with the back shining through: a shift to the right there is one to the left on a back
/// that was flipped sideways, and has to be corrected to the right.
std::pair<Scale, Scale> scales(const sheet::Options& options, geom::Size paper, sheet::DuplexFlip turn) {
    const bool sideways = turn == sheet::DuplexFlip::Sideways;
    const double below = 50; // the scale along x
    return {Scale{{paper.width / 2, 38},
                  {1, 0},
                  lines_in(paper.width - 2 * edge),
                  options.back_offset.x,
                  sideways ? 1.0 : -1.0},
            Scale{{28, (paper.height + below - edge) / 2},
                  {0, 1},
                  lines_in(paper.height - below - edge),
                  options.back_offset.y,
                  sideways ? -1.0 : 1.0}};
}

/// Adds a line of text with its middle at the point.
PlacedPicture centered_text(Document& document, const std::string& text, geom::Point middle,
                            const symbol::Fonts& fonts) {
    const double width = symbol::text_line(text, number_size, fonts).box.width();
    return add_line_of_text(
        document, text, {middle + geom::Point{-width / 2, number_size / 3}, 0, width, number_size}, fonts);
}

void add_front_scale(Document& document, Page& page, const Scale& scale, const symbol::Fonts& fonts) {
    for (int line = -scale.lines; line <= scale.lines; ++line) {
        const geom::Point start = scale.middle + front_pitch * line * scale.along;
        const bool has_number = line % numbered == 0;
        const double length = has_number ? numbered_length : tick_length;
        page.strokes.push_back({.from = start,
                                .to = start + length * scale.outwards(),
                                .width = line == 0 ? 2 * line_width : line_width});
        if (!has_number) continue;
        const double away = numbered_length + (scale.along.x != 0 ? 2.5 : 5.0);
        page.texts.push_back(centered_text(document, base::format_fixed(scale.value(line), 1),
                                           start + away * scale.outwards(), fonts));
    }
}

void add_back_scale(Page& page, const sheet::Imposition& imposition, const Scale& scale) {
    for (int line = -scale.lines; line <= scale.lines; ++line) {
        const geom::Point start = scale.middle + back_pitch * line * scale.along;
        const double length = line == 0 ? numbered_length : tick_length;
        page.strokes.push_back({.from = sheet::map_to_back(imposition, start + overlap * scale.outwards()),
                                .to = sheet::map_to_back(imposition, start - length * scale.outwards()),
                                .width = line == 0 ? 2 * line_width : line_width});
    }
}

CalibrationFigures figures(const std::pair<Scale, Scale>& both, bool short_edge) {
    return {.across = 2 * both.first.lines * front_pitch,
            .down = 2 * both.second.lines * front_pitch,
            .max_offset = step * std::min(both.first.lines, both.second.lines),
            .short_edge = short_edge};
}

/// Returns the paper in the orientation of the options; portrait if they leave it open.
geom::Size oriented_paper(const sheet::Options& options) {
    const auto [shorter, longer] = std::minmax(options.paper.width, options.paper.height);
    if (options.orientation == sheet::Orientation::Landscape) return {longer, shorter};
    return {shorter, longer};
}

sheet::Imposition make_imposition(const sheet::Options& options) {
    const bool short_edge = options.duplex == sheet::Duplex::ShortEdge;
    sheet::Imposition imposition;
    imposition.paper = oriented_paper(options);
    imposition.flip =
        sheet::duplex_flip(short_edge ? sheet::Duplex::ShortEdge : sheet::Duplex::LongEdge, imposition.paper);
    return imposition;
}

geom::Box text_room(geom::Size paper) {
    return {48, 64, paper.width - edge, paper.height - edge};
}

symbol::Symbol text_for(const sheet::Options& options, const texts::Texts& texts,
                        const symbol::Fonts& fonts) {
    const sheet::Imposition imposition = make_imposition(options);
    const geom::Box room = text_room(imposition.paper);
    return calibration_text(texts,
                            figures(scales(options, imposition.paper, imposition.flip),
                                    options.duplex == sheet::Duplex::ShortEdge),
                            {room.width(), room.height()}, fonts);
}

} // namespace

bool has_room_for_calibration(const sheet::Options& options, std::string_view language,
                              const symbol::FontOptions& fonts) {
    const sheet::Imposition imposition = make_imposition(options);
    const auto [across, down] = scales(options, imposition.paper, imposition.flip);
    if (std::min(across.lines, down.lines) < numbered) return false; // the first one with a number
    const geom::Box room = text_room(imposition.paper),
                    text = text_for(options, texts::find(language), symbol::text_fonts(fonts)).box;
    return text.right <= room.width() && text.bottom <= room.height();
}

Document compose_calibration(const sheet::Options& options, std::string_view language,
                             const symbol::FontOptions& font_options) {
    const texts::Texts& texts = texts::find(language);
    const symbol::Fonts fonts = symbol::text_fonts(font_options);
    const sheet::Imposition imposition = make_imposition(options);
    Document document;
    document.title = texts.calibration.title;
    document.language = texts.language;
    document.paper = imposition.paper;
    const auto both = scales(options, document.paper, imposition.flip);
    Page front{
        .side = Side::Front, .place = printer_correction(options, document.paper, Side::Front), .name = "1"};
    Page back{.side = Side::Back,
              .place = printer_correction(options, document.paper, Side::Back),
              .name = "1 back"};
    for (const Scale& scale : {both.first, both.second}) {
        add_front_scale(document, front, scale, fonts);
        add_back_scale(back, imposition, scale);
    }
    const geom::Box room = text_room(document.paper);
    front.texts.push_back({add_picture(document, text_for(options, texts, fonts)),
                           geom::Affine::translation({room.left, room.top})});
    back.texts.push_back(centered_text(document, std::string(texts.footer.back),
                                       {document.paper.width / 2, document.paper.height / 2}, fonts));
    document.pages = {std::move(front), std::move(back)};
    return document;
}

} // namespace spotit::document
