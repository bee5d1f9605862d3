#include "document/parts.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/symbol/text.hpp>
#include <spotit/texts.hpp>

#include <algorithm>
#include <functional>
#include <iterator>
#include <numbers>

namespace spotit::document {
namespace {

constexpr double min_label = 1.8; // mm; smaller letters show a printer's dots

using LineOf = std::function<std::string(const std::string& title)>;

/// Shortens the title by as few characters as possible so that the line with it is legible in its room.
std::string fit_line(const std::string& title, const LineOf& line_of, const symbol::Fonts& fonts,
                     const sheet::LabelPlace& place) {
    const double room = place.length * place.size / std::min(place.size, min_label);
    const auto fits = [&](const std::string& line) {
        return !is_too_long(line) && symbol::typeset_line(line, place.size, fonts).box.width() <= room;
    };
    std::string line = line_of(title);
    if (fits(line)) return line;
    std::vector<std::size_t> ends{0};
    for (const base::Character& character : base::list_characters(title))
        ends.push_back(character.begin + character.length);
    const auto cut = [&](std::size_t end) { return line_of(end == 0 ? "" : title.substr(0, end) + "…"); };
    const auto too_long =
        std::partition_point(ends.begin(), ends.end(), [&](std::size_t end) { return fits(cut(end)); });
    return cut(too_long == ends.begin() ? 0 : *(too_long - 1));
}

std::string_view describe_flip(const ComposeInput& parts, const texts::Texts& texts) {
    const std::string_view by_duplex[]{"", texts["footer.long_edge"], texts["footer.short_edge"],
                                       texts["footer.fold"]};
    static_assert(std::size(by_duplex) == base::count_enum<sheet::Duplex>());
    return parts.back ? by_duplex[static_cast<std::size_t>(parts.sheet.duplex)] : "";
}

void add_part(std::string& line, std::string_view part) {
    if (part.empty()) return;
    if (!line.empty()) line += " · ";
    line += part;
}

std::string write_usual_line(const ComposeInput& parts, std::span<const texts::Field> fields, Side side) {
    const texts::Texts texts = texts::find(parts.language);
    std::string line = texts::fill_in("{title}", fields);
    add_part(line, texts::fill_in(texts["footer.sheet"], fields));
    if (side == Side::Back) {
        add_part(line, texts["footer.back"]);
    } else if (parts.draft_word.empty()) {
        add_part(line, texts["footer.actual_size"]);
        add_part(line, describe_flip(parts, texts));
    }
    return line;
}

/// The faces of the two sides of a card to be printed.
struct Print {
    int front = 0;
    std::optional<int> back{};
};

/// A sheet of paper: its number from 1, how many there are, and the cards on it.
struct Paper {
    int number = 0, count = 0;
    std::span<const Print> prints{};
};

/// Returns the fonts of the footer: the system's sans-serif, and the theme's for missing letters.
symbol::Fonts open_footer_fonts(const ComposeInput& parts) {
    symbol::FontOptions options = parts.fonts;
    options.text.clear();
    return symbol::open_text_fonts(options);
}

/// Warns of letters that no font has, in the title and in the theme's own line.
void check_footer(const ComposeInput& parts, diag::Sink& sink) {
    if (!parts.imposition.label) return;
    const symbol::Fonts fonts = open_footer_fonts(parts);
    report_missing_letters(parts.title, {fonts, parts.title_span, diag::Severity::Warning}, sink);
    if (parts.footer)
        report_missing_letters(*parts.footer, {fonts, parts.footer_span, diag::Severity::Warning}, sink);
}

/// Makes pages; the texts and marks that all of them share are made once.
class Pages {
public:
    Pages(Document& document, const ComposeInput& parts)
        : document_(document)
        , parts_(parts)
        , imposition_(parts.imposition)
        , fonts_(open_footer_fonts(parts)) {
        for (const sheet::LabelPlace& place : imposition_.ruler_labels)
            ruler_labels_.push_back(add_line_of_text(document, "50 mm", place, fonts_));
    }

    Page make(const Paper& paper, Side side) {
        const bool is_front = side == Side::Front;
        const int used = static_cast<int>(paper.prints.size());
        const auto rooms = sheet::list_bleed_clips(imposition_, document_.card, used);
        Page page{.side = side, .place = correct_printer(parts_.sheet, imposition_.paper, side)};
        page.name = std::to_string(paper.number) + (is_front ? "" : " back");
        if (!is_front) page.back_of = std::to_string(paper.number);
        if (is_front) {
            for (std::size_t i = 0; i < paper.prints.size(); ++i)
                page.slots.push_back(
                    {.face = paper.prints[i].front, .center = imposition_.slots[i], .bleed_clip = rooms[i]});
            page.strokes = sheet::draw_marks(imposition_, document_.card, parts_.sheet, used);
            page.texts = ruler_labels_;
        }
        const auto strokes = std::back_inserter(page.strokes);
        if (!is_front || imposition_.fold) {
            add_backs(page, paper, rooms);
            std::ranges::copy(sheet::draw_back_marks(imposition_, document_.card, parts_.sheet, used),
                              strokes);
        }
        if (is_front) {
            if (imposition_.fold) page.strokes.push_back(*imposition_.fold);
            std::ranges::copy(imposition_.registration, strokes);
            std::ranges::copy(imposition_.rulers, strokes);
        }
        add_footer(page, paper, is_front ? imposition_.label : imposition_.back_label);
        return page;
    }

private:
    void add_backs(Page& page, const Paper& paper, const std::vector<geom::Box>& rooms) {
        for (std::size_t i = 0; i < paper.prints.size(); ++i)
            if (paper.prints[i].back)
                page.slots.push_back({.face = *paper.prints[i].back,
                                      .center = imposition_.backs[i].center,
                                      .angle = imposition_.backs[i].angle,
                                      .bleed_clip = sheet::map_to_back(imposition_, rooms[i])});
    }

    /// Adds the footer: the theme's line, or the title, sheet number and print instructions in the deck's
    /// language. The title is shortened if there is no room. The cutter's marks are always named, and drafts
    /// are labeled as such.
    void add_footer(Page& page, const Paper& paper, const std::optional<sheet::LabelPlace>& place) {
        if (!place) return;
        const texts::Texts texts = texts::find(parts_.language);
        // The cutter's name helps to cut printed stock years later.
        const std::string cutter{sheet::to_cutter_name(parts_.sheet.cutter)};
        const auto line_of = [&](const std::string& shown) {
            const std::array<texts::Field, 3> fields{{{"{title}", shown},
                                                      {"{sheet}", std::to_string(paper.number)},
                                                      {"{sheets}", std::to_string(paper.count)}}};
            std::string line = parts_.footer ? texts::fill_in(*parts_.footer, fields)
                                             : write_usual_line(parts_, fields, page.side);
            if (line.find(cutter) == std::string::npos) add_part(line, cutter);
            if (!parts_.draft_word.empty()) add_part(line, texts["footer.not_to_print"]);
            return line;
        };
        const std::string line = fit_line(parts_.title, line_of, fonts_, *place);
        if (!line.empty()) page.texts.push_back(add_line_of_text(document_, line, *place, fonts_));
    }

    Document& document_;
    const ComposeInput& parts_;
    const sheet::Imposition& imposition_;
    symbol::Fonts fonts_;
    std::vector<PlacedPicture> ruler_labels_;
};

/// Returns every card of every copy that is to be printed.
std::vector<Print> list_prints(const Document& document, const ComposeInput& parts) {
    std::vector<Print> all;
    for (int copy = 0; copy < parts.copies; ++copy)
        for (int card = 0; card < document.card_count; ++card)
            if (parts.only.empty() || std::ranges::find(parts.only, card) != parts.only.end())
                all.push_back({card, find_back(document, parts, card, copy)});
    if (document.title_card) all.push_back({*document.title_card, find_back(document, parts, 0, 0)});
    return all;
}

} // namespace

PlacedPicture add_line_of_text(Document& document, const std::string& text, const sheet::LabelPlace& place,
                               const symbol::Fonts& fonts) {
    symbol::Symbol picture = symbol::typeset_line(text, place.size, fonts);
    const double scale = std::min(1.0, place.length / std::max(picture.box.width(), 1e-9));
    const geom::Affine on_sheet = geom::Affine::translation(place.start) *
                                  geom::Affine::rotation(place.angle) * geom::Affine::scaling(scale);
    return {add_picture(document, std::move(picture)), on_sheet};
}

geom::Affine correct_printer(const sheet::Options& options, geom::Size paper, Side side) {
    if (options.one_card_per_page) return {};
    const geom::Point middle{paper.width / 2, paper.height / 2};
    const bool back = side == Side::Back;
    const geom::Point shift = back ? options.back_offset : geom::Point{};
    const geom::Affine turn = geom::Affine::rotation(back ? options.back_rotation : 0);
    const geom::Affine stretch{options.scale_x, 0, 0, options.scale_y, 0, 0};
    return geom::Affine::translation(middle + shift) * stretch * turn *
           geom::Affine::translation(-1.0 * middle);
}

void add_pages(Document& document, const ComposeInput& parts, diag::Sink& sink) {
    const std::size_t per_sheet = parts.imposition.slots.size();
    if (per_sheet == 0) throw std::invalid_argument("an imposition without slots holds no cards");
    const std::vector<Print> all = list_prints(document, parts);
    const std::size_t count = (all.size() + per_sheet - 1) / per_sheet;
    const bool back_pages = parts.back && !parts.imposition.backs.empty() && !parts.imposition.fold;
    check_footer(parts, sink);
    Pages pages(document, parts);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t first = i * per_sheet;
        const Paper paper{static_cast<int>(i) + 1, static_cast<int>(count),
                          std::span(all).subspan(first, std::min(per_sheet, all.size() - first))};
        if (back_pages && parts.sheet.order == sheet::Order::BackFirst)
            document.pages.push_back(pages.make(paper, Side::Back));
        document.pages.push_back(pages.make(paper, Side::Front));
        if (back_pages && parts.sheet.order == sheet::Order::FrontFirst)
            document.pages.push_back(pages.make(paper, Side::Back));
    }
}

bool is_two_sided(const Document& document) {
    return std::ranges::any_of(document.pages, [](const Page& page) { return page.side == Side::Back; });
}

int find_sheet_number(const Document& document, int page) {
    return is_two_sided(document) ? page / 2 + 1 : page + 1;
}

void pair_pages(Document& document, std::size_t first, const sheet::Options& options) {
    auto& pages = document.pages;
    const bool two_sided = is_two_sided(document);
    // Half a turn for the backs of paper that is flipped over, so that they are upright after the flip.
    const bool is_turned =
        sheet::choose_duplex_flip(options.duplex, document.paper) == sheet::DuplexFlip::Over;
    const geom::Point middle{document.paper.width / 2, document.paper.height / 2};
    const geom::Affine half_turn = geom::Affine::translation(middle) *
                                   geom::Affine::rotation(std::numbers::pi) *
                                   geom::Affine::translation(-1.0 * middle);
    for (std::size_t i = first; i < pages.size(); ++i) {
        const bool back = two_sided && (i - first) % 2 == 1;
        pages[i].side = back ? Side::Back : Side::Front;
        pages[i].place = correct_printer(options, document.paper, pages[i].side);
        if (back && is_turned) pages[i].place = pages[i].place * half_turn;
    }
    if (!two_sided) return;
    if ((pages.size() - first) % 2 == 1)
        pages.push_back(
            {.side = Side::Back, .name = pages.back().name + " back", .back_of = pages.back().name});
    if (options.order == sheet::Order::FrontFirst) return;
    for (std::size_t i = first; i + 1 < pages.size(); i += 2) std::swap(pages[i], pages[i + 1]);
}

} // namespace spotit::document
