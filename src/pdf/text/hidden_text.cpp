#include "pdf/text/hidden_text.hpp"

#include "pdf/content_writer.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::pdf {
namespace {

constexpr double max_name_width = 60; // points: longer names get smaller letters
constexpr double line_distance = 3;   // points: readers take texts this far apart for separate lines
constexpr double corner_distance = 1; // mm, from the paper's edge to the kind's text

std::string write_kind(const WriteContext& context) {
    return std::string(kind_tag) + context.file_info.deck_kind;
}

/// Returns the cards of a file that has only a part of the deck; empty for a whole deck, and for backs.
std::string write_part(const document::Document& document) {
    std::vector<int> times(static_cast<std::size_t>(document.card_count));
    for (const document::Page& page : document.pages)
        for (const document::Slot& slot : page.slots)
            if (slot.face < document.card_count) ++times[static_cast<std::size_t>(slot.face)];
    std::vector<int> there;
    for (std::size_t card = 0; card < times.size(); ++card)
        if (times[card] > 0) there.push_back(static_cast<int>(card) + 1);
    const bool all_alike = std::ranges::adjacent_find(times, std::ranges::not_equal_to()) == times.end();
    return there.empty() || all_alike ? std::string() : std::string(part_tag) + format_ranges(there);
}

/// A name that looks like one of our tags gets a second hash.
std::string write_symbol(const std::string& name) {
    return name.starts_with('#') ? "#" + name : name;
}

/// Writes centered texts, with smaller letters for long ones.
class Writer {
public:
    Writer(ContentWriter& content, const HiddenTextFont& font)
        : content_(content)
        , font_(font) {
        content_.begin_hidden_text(font_name, font.object(), size_);
    }
    void write(geom::Point middle, const std::string& text) {
        const double length = font_.measure_width(text) * choose_size(text) / geom::points_per_millimeter;
        write_from(middle - geom::Point{length / 2, 0}, text);
    }
    void write_from(geom::Point start, const std::string& text) {
        if (text.empty()) return;
        if (const double size = choose_size(text); size != size_)
            content_.set_text_size(font_name, size_ = size);
        content_.show_text(start, font_.encode(text));
    }
    void finish() { content_.end_hidden_text(); }

private:
    double choose_size(const std::string& text) const {
        const double ems = font_.measure_width(text);
        return ems == 0 ? letter_size : std::min(letter_size, max_name_width / ems);
    }

    static constexpr const char* font_name = "N";
    ContentWriter& content_;
    const HiddenTextFont& font_;
    double size_ = letter_size;
};

struct Name {
    std::string text;
    geom::Point place; ///< mm on the card
};

/// Sorted from right to left, the one farthest up or down last: so no name stands to the right of the one
/// before it on the same line, or of the last one of the card before, which readers would join into one line.
std::vector<Name> list_names(const document::Document& document, const document::Face& face) {
    std::vector<Name> names;
    for (const document::PlacedPicture& placed : face.list_pictures(document::Role::Symbol)) {
        const auto picture = static_cast<std::size_t>(placed.picture);
        if (picture >= document.picture_symbols.size()) continue;
        const auto symbol = static_cast<std::size_t>(document.picture_symbols[picture]);
        names.push_back(
            {write_symbol(document.names[symbol]), placed.place(document.pictures[picture].box.center())});
    }
    std::ranges::stable_sort(names, std::greater(), [](const Name& name) { return name.place.x; });
    const auto last = std::ranges::max_element(names, std::less_equal(),
                                               [](const Name& name) { return std::abs(name.place.y); });
    if (last != names.end()) std::rotate(last, last + 1, names.end());
    return names;
}

/// Returns the scale of the pages that the theme asks for; empty without one.
std::string write_scale(const document::Document& document) {
    if (document.pages.empty()) return {};
    const geom::Affine& place = document.pages.front().place;
    const double across = std::hypot(place.a, place.b), down = std::hypot(place.c, place.d);
    constexpr double rounding = 1e-9;
    if (std::abs(across - 1) < rounding && std::abs(down - 1) < rounding) return {};
    return format_scale_tag({across, down});
}

/// In the middle of the card, but not on a line with the first name.
geom::Point number_place(const std::vector<Name>& names) {
    constexpr double away = line_distance / geom::points_per_millimeter;
    if (names.empty() || std::abs(names.front().place.y) >= away) return {};
    // A single name must not be on a line with the next card's number either.
    const double distance = names.size() == 1 ? 2 * away : away;
    return {0, names.front().place.y > 0 ? -distance : distance};
}

} // namespace

std::vector<std::string> list_hidden_texts(const document::Document& document, const WriteContext& context) {
    std::vector<std::string> texts{"#back/0123456789", "#part , -", write_kind(context),
                                   write_scale(document)};
    for (const std::string& name : document.names) texts.push_back(write_symbol(name));
    return texts;
}

void add_hidden_names(ContentWriter& content, const HiddenTextFont& font, const document::Document& document,
                      int face) {
    if (face == document.title_card) return;
    const std::vector<Name> names = list_names(document, document.faces[static_cast<std::size_t>(face)]);
    Writer writer(content, font);
    writer.write(number_place(names), face < document.card_count
                                          ? format_card_tag({face + 1, document.card_count})
                                          : std::string(back_tag));
    for (const Name& name : names) writer.write(name.place, name.text);
    writer.finish();
}

void add_kind(ContentWriter& content, const HiddenTextFont& font, const document::Document& document,
              const WriteContext& context) {
    if (context.file_info.deck_kind.empty()) return;
    Writer writer(content, font);
    geom::Point start{corner_distance, 2 * corner_distance};
    for (const std::string& text : {write_kind(context), write_part(document), write_scale(document)}) {
        writer.write_from(start, text);
        start.y += line_distance / geom::points_per_millimeter;
    }
    writer.finish();
}

} // namespace spotit::pdf
