#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"

#include <spotit/deck.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

using Specs = std::vector<symbol::SymbolSpec>;

/// Returns `count` of the candidates, picked as the entry says.
Specs choose(Reading& reading, const Entry& entry, Specs all, std::size_t count) {
    if (count >= all.size()) return all;
    if (entry.pick != Pick::Distinct || !reading.input.distinct || count == 0) {
        all.resize(count);
        return all;
    }
    return base::collect(reading.input.distinct(reading.theme, all, count),
                         [&](std::size_t index) { return all.at(index); });
}

/// Returns the symbols per card of the smallest deck that holds the theme's other symbols and has as many
/// cards as it asks for, if groups can give at most `max_given`; of the largest usual deck if none does, and
/// if the other symbols make no deck by themselves: as shops sell it. Nothing if too few symbols are there.
std::optional<int> choose_symbols_per_card(const Reading& reading, int max_given) {
    deck::Options options = reading.theme.deck;
    const int own = reading.symbols.count, all = own + max_given;
    const auto max_number = deck::compute_max_symbols_per_card(all, options.kind);
    if (!max_number) return max_number;
    const deck::Kind kind = deck::find_info(options.kind).better.value_or(options.kind);
    const bool is_deck = deck::compute_max_symbols_per_card(own, options.kind).has_value();
    for (const int number : deck::list_possible_symbols_per_card(kind)) {
        if (number >= *max_number) break;
        options.symbols_per_card = number;
        const auto size = deck::compute_size(options, all);
        const bool is_enough =
            number >= deck::usual_symbols_per_card || (is_deck && size && size->symbols >= own);
        if (is_enough && size && size->cards >= options.cards.value_or(0)) return number;
    }
    return max_number;
}

/// Returns the number of symbols that the deck still needs, if groups can give at most `max_given`.
int count_needed(const Reading& reading, int max_given) {
    if (reading.lacks_value("deck.symbols_per_card")) return 0;
    auto per_card = reading.theme.deck.symbols_per_card;
    const deck::Kind kind = reading.theme.deck.kind;
    if (!per_card) per_card = choose_symbols_per_card(reading, max_given);
    if (!per_card) return max_given;
    deck::Options options = reading.theme.deck;
    options.symbols_per_card = per_card;
    const int needed = deck::count_needed_symbols(kind, *per_card);
    if (needed == 0) return 0;
    const auto figures = deck::compute_size(options, reading.symbols.count + max_given);
    return std::clamp((figures ? figures->symbols : needed) - reading.symbols.count, 0, max_given);
}

void warn_of_idle_groups(Reading& reading, const std::vector<GroupSlot*>& open) {
    const deck::Kind kind = reading.theme.deck.kind;
    const auto per_card = deck::compute_max_symbols_per_card(reading.symbols.count, kind);
    if (!per_card || reading.has("deck.symbols_per_card")) return;
    const auto larger = deck::find_nearest_symbols_per_card(*per_card, kind).above;
    if (!larger) return;
    for (const GroupSlot* const slot : open) {
        const Entry& entry = slot->entry;
        reading
            .warn(entry.source.span, "no-effect",
                  "no emoji from {group} are needed: the {count} other symbols make a complete deck",
                  entry.written, reading.symbols.count)
            .fix(diag::write("delete it, or for a larger deck set  deck.symbols_per_card: {}   -> {} "
                             "symbols",
                             *larger, deck::count_needed_symbols(kind, *larger)));
    }
}

void take_counted(Reading& reading, GroupPicker& picker) {
    for (std::size_t i = 0; i < reading.symbols.groups.size(); ++i) {
        GroupSlot& slot = reading.symbols.groups[i];
        const Entry& entry = slot.entry;
        if (!entry.count) continue;
        reading.symbols.count += *entry.count;
        const std::size_t before = reading.count();
        Specs all = picker.list_candidates(slot, i);
        const auto wanted = static_cast<std::size_t>(*entry.count);
        if (reading.count() == before && all.size() < wanted) {
            reading
                .error(std::ranges::find(entry.given, "count", [](const auto& key) { return key.first; })
                           ->second,
                       "range", "{}",
                       diag::write_count(
                           all.size(),
                           "{group} has only {given} symbol that is not in the deck yet, not {wanted}",
                           "{group} has only {given} symbols that are not in the deck yet, not {wanted}",
                           entry.written, all.size(), wanted))
                .fix("use fewer, or write a second entry");
        }
        slot.chosen = choose(reading, entry, std::move(all), wanted);
        picker.take(slot.chosen);
    }
}

/// Divides the symbols that the deck still needs evenly between the other groups, as far as they reach.
void take_needed(Reading& reading, GroupPicker& picker, std::optional<int> total) {
    std::vector<GroupSlot*> open;
    int max_given = 0;
    for (std::size_t i = 0; i < reading.symbols.groups.size(); ++i) {
        GroupSlot& slot = reading.symbols.groups[i];
        if (slot.entry.count) continue;
        slot.chosen = picker.list_candidates(slot, i);
        picker.take(slot.chosen);
        max_given += static_cast<int>(slot.chosen.size());
        open.push_back(&slot);
    }
    int needed =
        total ? std::clamp(*total - reading.symbols.count, 0, max_given) : count_needed(reading, max_given);
    if (needed == 0 && max_given > 0 && !total) warn_of_idle_groups(reading, open);
    reading.symbols.count += needed;
    reading.symbols.spare = max_given - needed;
    // The smallest group first: what it can't give, the others do.
    std::ranges::stable_sort(open, {}, [](const GroupSlot* slot) { return slot->chosen.size(); });
    for (std::size_t i = 0; i < open.size(); ++i) {
        const int share = needed / static_cast<int>(open.size() - i);
        auto& [at, entry, chosen] = *open[i];
        chosen = choose(reading, entry, std::move(chosen), static_cast<std::size_t>(share));
        needed -= static_cast<int>(chosen.size());
    }
}

} // namespace

void fill_groups(Reading& reading, std::optional<int> total) {
    if (reading.symbols.groups.empty()) return;
    GroupPicker picker(reading);
    take_counted(reading, picker);
    take_needed(reading, picker, total);
    // From the last to the first, since the places of later ones change.
    auto& symbols = reading.theme.symbols;
    auto& fits = reading.theme.fits;
    for (std::size_t i = reading.symbols.groups.size(); i-- > 0;) {
        const auto& [at, entry, chosen] = reading.symbols.groups[i];
        const auto place = static_cast<std::ptrdiff_t>(at);
        symbols.insert(symbols.begin() + place, chosen.begin(), chosen.end());
        fits.insert(fits.begin() + place, chosen.size(), entry.fit);
    }
    reading.symbols.groups.clear();
}

} // namespace spotit::theme
