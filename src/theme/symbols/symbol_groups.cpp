#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"

#include <spotit/deck.hpp>
#include <spotit/random.hpp>
#include <spotit/symbol/spec.hpp>

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
            .fix(diag::write("delete it, or for a larger deck set  deck.symbols_per_card: {per_card}   -> "
                             "{symbols} symbols",
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

void report_unknown_group(Reading& reading, const Entry& entry) {
    const diag::Span& span = entry.source.span;
    reading.symbols.are_known = false;
    if (reading.emoji_names.is_empty()) {
        reading.error(span, "no-names", "the emoji groups are not installed")
            .fix("run scripts/setup and build again, or write the emoji themselves");
        return;
    }
    diag::Diagnostic& problem =
        reading.error(span, "unknown-group", "there is no group called {group}", entry.written);
    if (!reading.wants_suggestions()) return;
    const std::vector<std::string> known = reading.emoji_names.list_group_names();
    const std::vector<std::string_view> names(known.begin(), known.end());
    problem.suggest(reading.nearest_word(entry.written, names))
        .note("for example: animals food vehicles sports faces flags plants sea birds bugs fruit "
              "vegetables weather music tools");
}

/// Returns true if all names are known and differ.
bool are_good(std::vector<std::string> words) {
    std::ranges::sort(words);
    return std::ranges::none_of(words, &std::string::empty) &&
           std::ranges::adjacent_find(words) == words.end();
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

GroupPicker::GroupPicker(Reading& reading)
    : reading_(reading)
    , names_(reading.input.places, reading.theme.language) {
    const Theme& theme = reading.theme;
    if (theme.forms) forms_ = {theme.forms->first};
    if (theme.forms && theme.forms->mode) forms_.push_back(theme.forms->second);
    std::erase_if(forms_, [](const DisplayForm& form) { return form.kind != DisplayForm::Kind::Word; });
    if (forms_.empty()) return;
    for (std::size_t i = 0; i < theme.symbols.size(); ++i) {
        const std::vector<std::string>& own = theme.fits[i].forms;
        if (own.empty()) take_words(theme.symbols[i]);
        for (const std::string& form : own) taken_.insert(symbol::make_comparison_key(form));
    }
}

std::vector<symbol::SymbolSpec> GroupPicker::list_emoji(const Entry& entry) {
    std::vector<std::string> all = reading_.emoji_names.find_group(entry.written);
    if (all.empty()) report_unknown_group(reading_, entry);
    std::vector<symbol::SymbolSpec> symbols(all.size(), entry.source);
    for (std::size_t i = 0; i < all.size(); ++i) symbols[i].content = symbol::Emoji{std::move(all[i])};
    return symbols;
}

std::vector<symbol::SymbolSpec> GroupPicker::list_candidates(const GroupSlot& slot, std::uint64_t number) {
    const Entry& entry = slot.entry;
    std::vector<symbol::SymbolSpec> candidates = entry.kind == "group" ? list_emoji(entry) : slot.chosen;
    std::erase_if(candidates, [&](const symbol::SymbolSpec& source) {
        const std::string own = symbol::identify(source);
        return entry.except.contains(own) || reading_.symbols.seen.contains(own);
    });
    if (entry.pick == Pick::Random)
        random::Generator(reading_.theme.seed, number).shuffle(std::span(candidates));
    const auto is_good = [&](const symbol::SymbolSpec& source) { return are_good(find_words(source)); };
    if (forms_.empty() || std::ranges::none_of(candidates, is_good)) return candidates;
    std::set<std::string> taken = taken_;
    const auto is_taken = [&](const std::string& word) { return taken.contains(word); };
    std::erase_if(candidates, [&](const symbol::SymbolSpec& source) {
        const std::vector<std::string> words = find_words(source);
        if (!are_good(words) || std::ranges::any_of(words, is_taken)) return true;
        taken.insert(words.begin(), words.end());
        return false;
    });
    return candidates;
}

void GroupPicker::take(const std::vector<symbol::SymbolSpec>& symbols) {
    for (const symbol::SymbolSpec& source : symbols) {
        reading_.symbols.seen.try_emplace(symbol::identify(source), source.span);
        take_words(source);
    }
}

void GroupPicker::take_words(const symbol::SymbolSpec& source) {
    for (std::string& word : find_words(source))
        if (!word.empty()) taken_.insert(std::move(word));
    // A word is its own picture.
    if (source.row().is_text) taken_.insert(symbol::make_comparison_key(symbol::find_word(source)));
}

std::vector<std::string> GroupPicker::find_words(const symbol::SymbolSpec& source) {
    return base::collect(forms_, [&](const DisplayForm& form) {
        return symbol::make_comparison_key(names_.find(source, form.language));
    });
}

} // namespace spotit::theme
