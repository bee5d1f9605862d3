#include "job/prepared_deck.hpp"

#include "diag/write.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/sheet.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::job {
namespace {

int count_cards_on_sheet(const geom::Shape& card, const sheet::Options& options) {
    return static_cast<int>(sheet::impose(card, options).slots.size());
}

/// Settings of the sheet, and the number of cards that they give it.
struct SheetChange {
    std::string settings;
    int cards = 0;
};

/// Returns the largest gap, in steps of half a millimeter, at which more cards fit than now.
std::optional<SheetChange> find_gap(const geom::Shape& card, sheet::Options options, int now) {
    constexpr double step = 0.5, min_gap = 2; // narrower ones are hard to cut
    const double wanted = options.gap;
    std::optional<SheetChange> found;
    for (options.gap = std::max(min_gap, 2 * std::max(options.bleed, options.back_bleed));
         options.gap < wanted; options.gap += step) {
        const int cards = count_cards_on_sheet(card, options);
        if (cards <= now) break;
        found = {fmt::format("-s sheet.gap={:.3g}mm", options.gap), cards};
    }
    return found;
}

/// Returns settings by which more cards fit on the sheet, the cards as they are.
std::optional<SheetChange> find_sheet_change(const geom::Shape& card, sheet::Options options, int now) {
    if (auto found = find_gap(card, options, now)) return found;
    if (options.margin <= sheet::rulers_edge) return std::nullopt;
    options.margin = sheet::rulers_edge; // what home printers can print
    const std::string margin = fmt::format("-s sheet.margin={:.3g}mm", options.margin);
    if (const int cards = count_cards_on_sheet(card, options); cards > now) return SheetChange{margin, cards};
    auto found = find_gap(card, options, now);
    if (found) found->settings = margin + " " + found->settings;
    return found;
}

/// Returns "with  SETTINGS  9 cards fit on A4 instead of 8 (7 sheets instead of 8)"; nothing if that saves no
/// sheet.
std::vector<diag::Sentence> write_hint(const theme::Theme& theme, int cards, int now,
                                       const SheetChange& then) {
    const auto count_sheets = [&](int each) { return (cards + each - 1) / each; };
    const int sheets_now = count_sheets(now), sheets_then = count_sheets(then.cards);
    if (sheets_then >= sheets_now) return {};
    const auto sheets = static_cast<std::size_t>(sheets_then);
    return {diag::write("with  {}  {} cards fit on {} instead of {} ({} instead of {})", then.settings,
                        then.cards, theme.paper_name, now,
                        diag::write_count(sheets, "{} sheet", "{} sheets", sheets_then), sheets_now)};
}

} // namespace

std::vector<diag::Sentence> find_savings(const theme::Theme& theme, int cards) {
    const geom::Shape& card = theme.style.card;
    if (theme.sheet.one_card_per_page) return {};
    const int now = count_cards_on_sheet(card, theme.sheet);
    if (now < 1) return {};
    if (const auto change = find_sheet_change(card, theme.sheet, now))
        if (auto hint = write_hint(theme, cards, now, *change); !hint.empty()) return hint;
    // A card of a standard size was chosen on purpose.
    if (!theme.card_name.empty()) return {};
    // So was one that is as large as its number on the sheet allows.
    const double extent = card.measure_smaller_extent();
    if (count_cards_on_sheet(card.scale((extent + 0.1) / extent), theme.sheet) < now) return {};
    const auto larger_yield = sheet::find_larger_yield(card, theme.sheet);
    if (!larger_yield || larger_yield->cards_now < 1) return {};
    const auto round_down = [](double length) { return std::floor(100 * length + 1e-6) / 100; };
    const std::string size = theme::write_card_size(
        theme.card_shape, {round_down(larger_yield->size.width), round_down(larger_yield->size.height)});
    return write_hint(theme, cards, larger_yield->cards_now,
                      {"-s card.size=" + size, larger_yield->cards_then});
}

Backs classify_backs(const theme::Theme& theme) {
    using enum sheet::Duplex;
    if (!theme.back) return Backs::None;
    const sheet::Duplex duplex = theme.sheet.duplex;
    if (duplex == None) return theme.sheet.one_card_per_page ? Backs::Pages : Backs::LeftOut;
    return duplex == LongEdge ? Backs::LongEdge : duplex == ShortEdge ? Backs::ShortEdge : Backs::Fold;
}

std::string print_options(const theme::Theme& theme) {
    const sheet::Options& sheet = theme.sheet;
    if (sheet.one_card_per_page) return {};
    // PWG 5101.1 and the names that CUPS gives its sizes; any other size is written out.
    using Media = std::pair<std::string_view, std::string_view>;
    constexpr Media named[] = {{"A3", "A3"},
                               {"A4", "A4"},
                               {"A5", "A5"},
                               {"A6", "A6"},
                               {"A7", "A7"},
                               {"Letter", "Letter"},
                               {"Legal", "Legal"},
                               {"Tabloid", "Tabloid"},
                               {"Statement", "Statement"},
                               {"Executive", "Executive"},
                               {"4x6in", "na_index-4x6_4x6in"},
                               {"5x7in", "na_5x7_5x7in"},
                               {"8x10in", "na_govt-letter_8x10in"},
                               {"10x15cm", "om_small-photo_100x150mm"}};
    const auto [width, height] = std::minmax(sheet.paper.width, sheet.paper.height);
    const auto* const found = std::ranges::find(named, theme.paper_name, &Media::first);
    const std::string media = found != std::end(named) ? std::string(found->second)
                                                       : fmt::format("Custom.{:.6g}x{:.6g}mm", width, height);
    std::string text = fmt::format("-o media={} -o print-scaling=none", media);
    if (!theme.back) return text;
    if (sheet.duplex == sheet::Duplex::LongEdge) text += " -o sides=two-sided-long-edge";
    if (sheet.duplex == sheet::Duplex::ShortEdge) text += " -o sides=two-sided-short-edge";
    return text;
}

} // namespace spotit::job
