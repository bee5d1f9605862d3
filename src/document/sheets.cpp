// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/sheets.hpp"

#include "document/faces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <stdexcept>

namespace spotit::document {

namespace {

constexpr double smallest_label = 1.8; // mm; below this a printer's dots show

double width_of(const std::string& text, double size) {
    return symbol::label(text, size).box.width();
}

void drop_last_character(std::string& utf8) {
    while (!utf8.empty() && (static_cast<unsigned char>(utf8.back()) & 0xC0U) == 0x80U) utf8.pop_back();
    if (!utf8.empty()) utf8.pop_back();
}

/// Cuts whole characters off the end of the title until the line that holds it is legible in its room.
std::string fitted_line(const std::string& title,
                        const std::function<std::string(const std::string&)>& line_of,
                        const sheet::LabelPlace& place) {
    const double room = place.length * place.size / std::min(place.size, smallest_label);
    std::string line = line_of(title);
    std::string shorter = title;
    while (!shorter.empty() && width_of(line, place.size) > room) {
        drop_last_character(shorter);
        line = line_of(shorter.empty() ? "" : shorter + "…");
    }
    return line;
}

std::string_view how_to_turn(const Parts& parts) {
    switch (parts.back ? parts.sheet.duplex : sheet::Duplex::None) {
    case sheet::Duplex::None:
        break;
    case sheet::Duplex::LongEdge:
        return " · flip on long edge";
    case sheet::Duplex::ShortEdge:
        return " · flip on short edge";
    case sheet::Duplex::Fold:
        return " · fold at the line and glue";
    }
    return "";
}

/// A card to be printed: the faces of its two sides.
struct Print {
    int front = 0;
    std::optional<int> back{};
};

/// A sheet of paper: its number from 1, how many there are, and which of the cards it holds.
struct Paper {
    int number = 0, count = 0;
    std::span<const Print> prints{};
    std::string title{}; ///< of the deck
};

std::string usual_line(const Parts& parts, const Paper& paper, Side side, const std::string& title) {
    const std::string start = title.empty() ? "" : title + " · ";
    const std::string number = fmt::format("sheet {} of {}", paper.number, paper.count);
    if (side == Side::Back) return start + number + " · back";
    return fmt::format("{}{} · print at 100 % (actual size){}", start, number, how_to_turn(parts));
}

/// The line at the foot of a page. It names the cutter's marks in any case: who cuts printed stock years
/// later needs to know which they are.
std::string footer(const Parts& parts, const Paper& paper, Side side, const sheet::LabelPlace& place) {
    const std::string cutter{sheet::name_of(parts.sheet.cutter)};
    const auto line_of = [&](const std::string& title) {
        const std::vector<Field> fields{{"title", title},
                                        {"sheet", std::to_string(paper.number)},
                                        {"sheets", std::to_string(paper.count)},
                                        {"side", side == Side::Front ? "front" : "back"},
                                        {"cutter", cutter}};
        const std::string line =
            parts.footer.empty() ? usual_line(parts, paper, side, title) : filled_in(parts.footer, fields);
        const bool named = cutter.empty() || line.find(cutter) != std::string::npos;
        return named ? line : line + " · " + cutter;
    };
    return fitted_line(paper.title, line_of, place);
}

void append(std::vector<sheet::Stroke>& strokes, const std::vector<sheet::Stroke>& more) {
    strokes.insert(strokes.end(), more.begin(), more.end());
}

/// Makes pages; what all of them share is made once.
class Pages {
public:
    Pages(Document& document, const Parts& parts)
        : document_(document)
        , parts_(parts)
        , imposition_(parts.imposition) {
        for (const sheet::LabelPlace& place : imposition_.ruler_labels)
            ruler_labels_.push_back(add_label(document, "50 mm", place));
    }

    Sheet front(const Paper& paper) {
        Sheet page = page_of(paper, Side::Front);
        const int used = static_cast<int>(paper.prints.size());
        page.strokes = sheet::marks(imposition_, document_.card, parts_.sheet, used);
        if (imposition_.fold) {
            add_backs(page, paper);
            append(page.strokes, sheet::back_marks(imposition_, document_.card, parts_.sheet, used));
            page.strokes.push_back(*imposition_.fold);
        }
        append(page.strokes, imposition_.registration);
        append(page.strokes, imposition_.rulers);
        page.labels = ruler_labels_;
        add_footer(page, paper, imposition_.label);
        return page;
    }

    Sheet back(const Paper& paper) {
        Sheet page = page_of(paper, Side::Back);
        add_backs(page, paper);
        page.strokes = sheet::back_marks(imposition_, document_.card, parts_.sheet,
                                         static_cast<int>(paper.prints.size()));
        add_footer(page, paper, imposition_.back_label);
        return page;
    }

private:
    Sheet page_of(const Paper& paper, Side side) {
        Sheet page{.side = side, .place = place_of(parts_.sheet, imposition_.paper, side)};
        page.name = std::to_string(paper.number) + (side == Side::Front ? "" : " back");
        if (side == Side::Back) return page;
        const auto rooms = rooms_of(paper);
        for (std::size_t i = 0; i < paper.prints.size(); ++i)
            page.slots.push_back(
                {.face = paper.prints[i].front, .centre = imposition_.slots[i], .room = rooms[i]});
        return page;
    }

    void add_backs(Sheet& page, const Paper& paper) {
        const auto rooms = rooms_of(paper);
        for (std::size_t i = 0; i < paper.prints.size(); ++i)
            if (paper.prints[i].back)
                page.slots.push_back({.face = *paper.prints[i].back,
                                      .centre = imposition_.backs[i].centre,
                                      .angle = imposition_.backs[i].angle,
                                      .room = sheet::turned(imposition_, rooms[i])});
    }

    std::vector<geom::Box> rooms_of(const Paper& paper) const {
        return sheet::rooms(imposition_, document_.card, static_cast<int>(paper.prints.size()));
    }

    void add_footer(Sheet& page, const Paper& paper, const std::optional<sheet::LabelPlace>& place) {
        if (!place) return;
        const std::string line = footer(parts_, paper, page.side, *place);
        if (!line.empty()) page.labels.push_back(add_label(document_, line, *place));
    }

    Document& document_;
    const Parts& parts_;
    const sheet::Imposition& imposition_;
    std::vector<Use> ruler_labels_;
};

/// Every card of every copy.
std::vector<Print> prints(const Document& document, const Parts& parts) {
    std::vector<Print> all;
    for (int copy = 0; copy < parts.copies; ++copy)
        for (int card = 0; card < document.card_count; ++card)
            all.push_back({card, back_of(document, parts, copy)});
    return all;
}

} // namespace

Use add_label(Document& document, const std::string& text, const sheet::LabelPlace& place) {
    symbol::Symbol picture = symbol::label(text, place.size);
    const double scale = std::min(1.0, place.length / std::max(picture.box.width(), 1e-9));
    const geom::Affine on_sheet = geom::Affine::translation(place.start) *
                                  geom::Affine::rotation(place.angle) * geom::Affine::scaling(scale);
    return {add_picture(document, std::move(picture)), on_sheet};
}

geom::Affine place_of(const sheet::Options& options, geom::Size paper, Side side) {
    if (options.one_card_per_page) return {};
    const geom::Point middle{paper.width / 2, paper.height / 2};
    const bool back = side == Side::Back;
    const geom::Point shift = back ? options.back_offset : geom::Point{};
    const geom::Affine turn = geom::Affine::rotation(back ? options.back_rotation : 0);
    const geom::Affine stretch{options.scale_x, 0, 0, options.scale_y, 0, 0};
    return geom::Affine::translation(middle + shift) * stretch * turn *
           geom::Affine::translation(-1.0 * middle);
}

void add_sheets(Document& document, const Parts& parts) {
    const std::size_t per_sheet = parts.imposition.slots.size();
    if (per_sheet == 0) throw std::invalid_argument("an imposition without slots holds no cards");
    const std::vector<Print> all = prints(document, parts);
    const std::size_t count = (all.size() + per_sheet - 1) / per_sheet;
    const bool back_pages = parts.back && !parts.imposition.backs.empty() && !parts.imposition.fold;
    Pages pages(document, parts);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t first = i * per_sheet;
        const Paper paper{static_cast<int>(i) + 1, static_cast<int>(count),
                          std::span(all).subspan(first, std::min(per_sheet, all.size() - first)),
                          document.title};
        document.sheets.push_back(pages.front(paper));
        if (back_pages) document.sheets.push_back(pages.back(paper));
    }
}

Document only(Document document, Side side, PageOrder order) {
    std::erase_if(document.sheets, [side](const Sheet& sheet) { return sheet.side != side; });
    if (order == PageOrder::Reversed) std::ranges::reverse(document.sheets);
    return document;
}

} // namespace spotit::document
