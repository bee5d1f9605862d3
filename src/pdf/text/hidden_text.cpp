#include "pdf/text/hidden_text.hpp"

#include "pdf/content_writer.hpp"

#include <spotit/base/utf8.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <sstream>

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

struct Range {
    char32_t first, last;
};
/// Scripts that run from right to left (Unicode's DerivedBidiClass.txt: R, AL and the marks between).
constexpr std::array<Range, 5> right_to_left{
    {{0x0590, 0x08FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFC}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}}};

bool is_right_to_left(char32_t character) {
    return std::ranges::any_of(right_to_left, [character](const Range& range) {
        return character >= range.first && character <= range.last;
    });
}

/// Spaces and signs have no direction of their own: they take the one of the text on both sides.
bool is_neutral(char32_t character) {
    return character < 0x80 && std::isalnum(static_cast<int>(character)) == 0;
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

std::vector<char32_t> decode_characters(const std::string& utf8) {
    return base::collect(base::list_characters(utf8),
                         [](const base::Character& each) { return each.value < U' ' ? U' ' : each.value; });
}

std::string to_visual_order(const std::string& utf8) {
    std::vector<char32_t> text = decode_characters(utf8);
    for (auto start = text.begin(); start != text.end();) {
        start = std::find_if(start, text.end(), &is_right_to_left);
        auto end = start;
        for (auto place = start; place != text.end() && (is_right_to_left(*place) || is_neutral(*place));
             ++place)
            if (is_right_to_left(*place)) end = place + 1;
        std::reverse(start, end);
        start = end;
    }
    std::string result;
    for (const char32_t character : text) result += base::encode(character);
    return result;
}

std::string format_card_tag(const CardTag& tag) {
    return fmt::format("#{}/{}", tag.number, tag.of);
}

std::optional<CardTag> read_card_tag(const std::string& text) {
    constexpr int max_cards = 100'000; // far beyond any deck
    std::istringstream words(text);
    char hash = 0, slash = 0;
    CardTag tag;
    words >> std::noskipws >> hash >> tag.number >> slash >> tag.of;
    const bool is_tag = words && words.peek() == EOF && hash == '#' && slash == '/';
    if (!is_tag || tag.number < 1 || tag.number > tag.of || tag.of > max_cards) return std::nullopt;
    return tag;
}

std::string format_scale_tag(const ScaleTag& tag) {
    return fmt::format("{}{:.3f} {:.3f}", scale_tag, 100 * tag.across, 100 * tag.down);
}

std::optional<ScaleTag> read_scale_tag(const std::string& text) {
    if (!text.starts_with(scale_tag)) return std::nullopt;
    std::istringstream words(text.substr(scale_tag.size()));
    double across = 0, down = 0;
    words >> across >> down;
    if (!words || across <= 0 || down <= 0) return std::nullopt;
    return ScaleTag{across / 100, down / 100};
}

std::string format_ranges(const std::vector<int>& numbers) {
    std::string text;
    for (std::size_t first = 0, next = 0; first < numbers.size(); first = next) {
        for (next = first + 1; next < numbers.size() && numbers[next] == numbers[next - 1] + 1;) ++next;
        text += text.empty() ? "" : ", ";
        text += next - first == 1 ? std::to_string(numbers[first])
                                  : fmt::format("{}-{}", numbers[first], numbers[next - 1]);
    }
    return text;
}

std::vector<int> read_ranges(std::string_view text, int max_number) {
    std::set<int> numbers;
    const char* place = text.data();
    const char* const end = place + text.size();
    while (place != end) {
        int first = 0;
        const auto read = std::from_chars(place, end, first);
        if (read.ec != std::errc()) break;
        place = read.ptr;
        int last = first;
        if (place != end && *place == '-') place = std::from_chars(place + 1, end, last).ptr;
        for (int number = std::max(first, 1); number <= std::min(last, max_number); ++number)
            numbers.insert(number);
        while (place != end && (*place == ',' || *place == ' ')) ++place;
    }
    return {numbers.begin(), numbers.end()};
}

} // namespace spotit::pdf
