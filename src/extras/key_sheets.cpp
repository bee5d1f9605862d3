#include "extras/pages.hpp"

#include "diag/write.hpp"

#include <spotit/symbol/spec.hpp>
#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <set>

namespace spotit::extras {
namespace {

// Millimeters on A4.
constexpr double min_column = 58, row_height = 13.2, picture_width = 13, picture_height = 12, beside = 2.5;
constexpr double min_pair_height = 8.8, between_rows = row_height - picture_height;
constexpr double name_size = 3.3, count_size = 2.5, min_name = 1.8;
constexpr double word_x_height = 2.8, count_width = 20; // of words that stand without a name
// Times the height of an x: how far letters reach from the middle of their line, and color around them.
constexpr double line_reach = 1.1, ground_rim = 0.4;

/// A symbol, with all the pictures it has on the cards.
struct Entry {
    std::string name;
    std::vector<int> pictures{};
    int cards = 0;
    bool shows_name = false; ///< one of the pictures is a word, the name itself
};

std::vector<Entry> list_entries(const document::Document& document) {
    std::vector<Entry> all(document.names.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i].name = without_emoji(document.names[i]);
    for (int picture = 0; picture < document.picture_count; ++picture) {
        const std::string& text = document.pictures[static_cast<std::size_t>(picture)].text;
        const std::size_t symbol = find_symbol(document, picture);
        all[symbol].pictures.push_back(picture);
        if (symbol::make_comparison_key(text) == symbol::make_comparison_key(document.names[symbol]))
            all[symbol].shows_name = true;
    }
    for (int card = 0; card < document.card_count; ++card) {
        std::set<std::size_t> shown;
        for (const document::PlacedPicture& placed :
             document.faces[static_cast<std::size_t>(card)].list_pictures(document::Role::Symbol))
            shown.insert(find_symbol(document, placed.picture));
        for (const std::size_t symbol : shown) ++all[symbol].cards;
    }
    return all;
}

double compute_picture_height(const Context& context, const geom::Box& cell) {
    return std::min(picture_height * context.scale, cell.height() - between_rows * context.scale);
}

/// In one line if it is readable, otherwise in two.
symbol::Symbol set_name(const Context& context, const std::string& name, double width) {
    symbol::TextStyle style = context.make_style(name_size);
    symbol::Symbol text = context.set(name, style);
    if (text.box.empty() || text.box.width() <= width) return text;
    style.size *= std::max(width / text.box.width(), 0.8);
    text = context.set(name, style);
    if (text.box.width() <= width) return text;
    style.leading = 1.1;
    const auto lines = [&] { return text.box.height() / (style.leading * style.size); };
    do {
        text = context.set(name, style, width);
        style.size *= 0.93;
    } while (lines() > 2.5 && style.size > min_name * context.scale);
    return text;
}

/// Adds the pictures of a symbol and among them its name, words in letters of one size if they fit. Returns
/// where the room beside them begins.
double add_words(Page& page, const Entry& entry, const geom::Box& cell) {
    const Context& context = page.context();
    const bool counts = context.options.key == KeyContent::NamesAndCounts;
    const double room = cell.width() - (counts ? count_width * context.scale : 0);
    const double column = room / static_cast<double>(entry.pictures.size());
    double x = cell.left;
    for (const int picture : entry.pictures) {
        const symbol::Symbol& drawing = context.picture(picture);
        const bool is_word = !drawing.text.empty() && drawing.x_height > 0;
        double scale = std::min((column - beside * context.scale) / drawing.box.width(),
                                compute_picture_height(context, cell) / drawing.box.height());
        if (is_word) scale = std::min(scale, word_x_height * context.scale / drawing.x_height);
        // Words stand on one line, with descenders or not.
        const double middle = drawing.lines.empty()
                                  ? drawing.box.center().y
                                  : (drawing.lines.front().top + drawing.lines.back().bottom) / 2;
        const double half = scale * drawing.box.height() / 2, x_height = scale * drawing.x_height;
        const double center = cell.center().y, y = center + scale * (drawing.box.center().y - middle);
        const double rim = is_word && context.dark_ground ? ground_rim * x_height : 0;
        const geom::Box box{x + rim, y - half, x + rim + scale * drawing.box.width(), y + half};
        if (rim > 0) {
            const double reach = std::max(half + std::abs(y - center), line_reach * x_height);
            page.add_ground(geom::Box{box.left, center - reach, box.right, center + reach}.grow(rim));
            page.add_picture(picture, box);
        } else {
            page.add_symbol(picture, box);
        }
        x += column;
    }
    return x;
}

/// Returns where the room beside the pictures begins.
double add_pictures(Page& page, const Entry& entry, const geom::Box& cell) {
    const double scale = page.context().scale, wide = picture_width * scale,
                 high = compute_picture_height(page.context(), cell);
    double x = cell.left;
    for (const int picture : entry.pictures) {
        const double y = cell.center().y;
        page.add_symbol(picture, {x, y - high / 2, x + wide, y + high / 2});
        x += wide + beside * scale;
    }
    return x;
}

std::string write_on_cards(const Context& context, int cards) {
    return texts::fill_in(context.texts.select_form("key.on_cards", static_cast<std::size_t>(cards)),
                          {{"{n}", std::to_string(cards)}});
}

void add_entry(Page& page, const Entry& entry, const geom::Box& cell) {
    const Context& context = page.context();
    const double x = entry.shows_name ? add_words(page, entry, cell) : add_pictures(page, entry, cell);
    const double right = std::max(cell.right, x + picture_width * context.scale);
    std::vector<symbol::Symbol> lines;
    if (!entry.shows_name) lines.push_back(set_name(context, entry.name, right - x));
    if (context.options.key == KeyContent::NamesAndCounts)
        lines.push_back(context.set(write_on_cards(context, entry.cards), context.gray(count_size)));
    double height = 0;
    for (const symbol::Symbol& line : lines) height += measure_ascent(line) + measure_descent(line);
    double y = cell.center().y - height / 2;
    for (symbol::Symbol& line : lines) page.add_below(std::move(line), x, y);
}

/// Places as many entries as the page holds, column by column, and returns how many. On the last page the
/// columns are balanced, and the rows are spread out up to a maximum.
std::size_t fill_page(Page& page, std::span<const Entry> entries, std::size_t max_pictures) {
    constexpr double max_spread = 1.3;
    const double scale = page.context().scale;
    const geom::Box& room = page.room();
    const double min_width =
        (min_column + static_cast<double>(max_pictures - 1) * (picture_width + beside)) * scale;
    // Pairs are many for their columns, and words need less room than pictures.
    const double min_height = (max_pictures > 1 ? min_pair_height : row_height) * scale;
    const auto columns = static_cast<std::size_t>(std::max(1.0, room.width() / min_width));
    const auto fitting = static_cast<std::size_t>(std::max(1.0, room.height() / min_height));
    const std::size_t rows = std::min(fitting, (entries.size() + columns - 1) / columns);
    const double width = room.width() / static_cast<double>(columns);
    const double height =
        std::min(room.height() / static_cast<double>(rows), max_spread * row_height * scale);
    const std::size_t count = std::min(entries.size(), rows * columns);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t column = i / rows, row = i % rows;
        const double left = room.left + static_cast<double>(column) * width;
        const double top = room.top + static_cast<double>(row) * height;
        add_entry(page, entries[i], {left, top, left + width - beside * scale, top + height});
    }
    return count;
}

} // namespace

std::optional<diag::Diagnostic> warn_of_missing_letters(const document::Document& document,
                                                        const Options& options, const PageSetup& setup) {
    if (options.key == KeyContent::None || document.one_card_per_page) return std::nullopt;
    const symbol::Fonts fonts = open_fonts(document, setup);
    for (const Entry& entry : list_entries(document)) {
        auto missing = symbol::check_characters(entry.shows_name ? "" : entry.name, fonts);
        if (!missing) continue;
        missing->severity = diag::Severity::Warning;
        missing->message = diag::write("{problem}; it is left out of the key", missing->message);
        return missing;
    }
    return std::nullopt;
}

void add_key(const Context& context) {
    std::vector<Entry> all = list_entries(context.document);
    std::size_t max_pictures = 1;
    for (const Entry& entry : all) max_pictures = std::max(max_pictures, entry.pictures.size());
    // Pairs keep the order of their list; sorted, words would stand by their articles.
    if (max_pictures == 1)
        std::ranges::stable_sort(all, {}, [](const Entry& entry) { return symbol::sort_key(entry.name); });
    const std::string& title = context.document.title;
    const std::string subtitle =
        title + (title.empty() ? "" : " · ") +
        texts::fill_in(context.fill_in_counts(
                           context.texts.select_form("key.symbol_count", context.document.names.size())),
                       {{"{on_cards}", write_on_cards(context, context.document.card_count)}});
    std::span<const Entry> rest = all;
    for (int number = 1; !rest.empty(); ++number) {
        Page page(context, context.texts["key.title"], subtitle);
        rest = rest.subspan(fill_page(page, rest, max_pictures));
        page.finish(number == 1 ? "key" : "key " + std::to_string(number));
    }
}

} // namespace spotit::extras
