// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/symbols.hpp"

#include <spotit/deck.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>
#include <spotit/random.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

using Emoji = std::vector<std::string>;
using Sources = std::vector<symbol::SymbolSpec>;

/// Returns the symbols for emoji of a group.
Sources make_symbols(const Entry& entry, const Emoji& emoji) {
    Sources symbols;
    for (const std::string& each : emoji) {
        symbols.push_back(entry.source);
        symbols.back().emoji = each;
        symbols.back().span = entry.origins.front().span;
    }
    return symbols;
}

void report_unknown_group(ReadContext& context, const Entry& entry) {
    const diag::Span& span = entry.origins.front().span;
    context.symbols.are_known = false;
    if (context.emoji_names.empty()) {
        context.error(span, "no-names", "the emoji groups are not installed",
                      "run scripts/setup and build again, or write the emoji themselves");
        return;
    }
    diag::Diagnostic& problem =
        context.error(span, "unknown-group", fmt::format("there is no group called {}", entry.group));
    if (!context.problems.wants_suggestions()) return;
    const std::vector<std::string> known = context.emoji_names.groups();
    const std::vector<std::string_view> names(known.begin(), known.end());
    problem.suggest(context.problems.nearest_word(entry.group, names))
        .note("for example: animals food vehicles sports faces flags plants sea birds bugs fruit "
              "vegetables weather music tools");
}

/// Picks emoji from groups: none twice, and none whose word another one has.
class GroupPicker {
public:
    explicit GroupPicker(ReadContext& context)
        : context_(context)
        , words_(context.theme, context.input.places) {}

    /// Returns the remaining candidates of a group in the order in which they are picked.
    Sources list_candidates(const Entry& entry, std::uint64_t number) {
        Emoji all = context_.emoji_names.group(entry.group);
        if (all.empty()) report_unknown_group(context_, entry);
        std::erase_if(all, [&](const std::string& emoji) {
            const std::string plain = emoji::normalized(emoji);
            return entry.except.contains(plain) || context_.symbols.seen.contains(plain);
        });
        if (entry.pick == Pick::Random)
            random::Generator(context_.theme.seed, number).shuffle(std::span(all));
        return words_.choice(make_symbols(entry, all));
    }

    void take(const Sources& symbols) {
        for (const symbol::SymbolSpec& source : symbols) {
            context_.symbols.seen.try_emplace(emoji::normalized(source.emoji), source.span);
            words_.take(source);
        }
    }

private:
    ReadContext& context_;
    DisplayWords words_;
};

/// Returns `count` of the candidates, picked as the entry says.
Sources choose(ReadContext& context, const Entry& entry, Sources all, std::size_t count) {
    if (count >= all.size()) return all;
    if (entry.pick != Pick::Distinct || !context.input.distinct || count == 0) {
        all.resize(count);
        return all;
    }
    Sources chosen;
    for (const std::size_t index : context.input.distinct(context.theme, all, count))
        chosen.push_back(all.at(index));
    return chosen;
}

/// The deck for groups without a count where the other symbols make none by themselves: that of the shops.
constexpr int usual_symbols_per_card = 8;

/// Returns the symbols per card of the smallest deck that holds the theme's other symbols and has as many
/// cards as it asks for, if groups can give at most `max_given`; of the largest deck if none does. Nothing if
/// too few symbols are there.
std::optional<int> choose_symbols_per_card(const ReadContext& context, int max_given) {
    deck::Options options = context.theme.deck;
    const int own = context.symbols.count, all = own + max_given;
    const auto max_number = deck::max_symbols_per_card(all, options.kind);
    if (!max_number) return max_number;
    const bool prefers_perfect = options.kind == deck::Kind::Padded;
    const bool is_deck = deck::max_symbols_per_card(own, options.kind).has_value();
    for (const int number :
         deck::possible_symbols_per_card(prefers_perfect ? deck::Kind::Projective : options.kind)) {
        if (number >= *max_number) break;
        options.symbols_per_card = number;
        const auto size = deck::compute_size(options, all);
        const bool is_enough = is_deck ? size && size->symbols >= own : number >= usual_symbols_per_card;
        if (is_enough && size && size->cards >= options.cards.value_or(0)) return number;
    }
    return max_number;
}

/// Returns the number of symbols that the deck still needs, if groups can give at most `max_given`.
int still_needed(const ReadContext& context, int max_given) {
    const bool unread =
        context.keys.spans.contains("deck.symbols_per_card") && !context.has("deck.symbols_per_card");
    if (unread) return 0;
    auto per_card = context.theme.deck.symbols_per_card;
    const deck::Kind kind = context.theme.deck.kind;
    if (!per_card) per_card = choose_symbols_per_card(context, max_given);
    if (!per_card) return max_given;
    deck::Options options = context.theme.deck;
    options.symbols_per_card = per_card;
    const int needed = deck::symbols_needed(kind, *per_card);
    if (needed == 0) return 0;
    const auto figures = deck::compute_size(options, context.symbols.count + max_given);
    return std::clamp((figures ? figures->symbols : needed) - context.symbols.count, 0, max_given);
}

/// Says that the other symbols leave nothing to fill.
void warn_of_idle_groups(ReadContext& context, const std::vector<std::size_t>& open) {
    const deck::Kind kind = context.theme.deck.kind;
    const auto per_card = deck::max_symbols_per_card(context.symbols.count, kind);
    if (!per_card || context.has("deck.symbols_per_card")) return;
    const auto larger = deck::nearest_symbols_per_card(*per_card, kind).above;
    if (!larger) return;
    for (const std::size_t index : open) {
        const Entry& entry = context.symbols.groups[index].entry;
        context.warn(entry.origins.front().span, "no-effect",
                     fmt::format("nothing of {} is needed: the {} other symbols make a whole deck",
                                 entry.group, context.symbols.count),
                     fmt::format("delete it, or for a larger deck set  deck.symbols_per_card: {}   -> {} "
                                 "symbols",
                                 *larger, deck::symbols_needed(kind, *larger)));
    }
}

/// Picks the emoji of groups with a count.
void take_counted(ReadContext& context, GroupPicker& picker, std::vector<Sources>& chosen) {
    for (std::size_t i = 0; i < context.symbols.groups.size(); ++i) {
        const Entry& entry = context.symbols.groups[i].entry;
        if (!entry.count) continue;
        context.symbols.count += *entry.count;
        const std::size_t before = context.problems.count();
        Sources all = picker.list_candidates(entry, i);
        const auto wanted = static_cast<std::size_t>(*entry.count);
        if (context.problems.count() == before && all.size() < wanted) {
            context.error(entry.group_key->span, "range",
                          fmt::format("{} has only {} emoji that are not in the deck yet, not {}",
                                      entry.group, all.size(), wanted),
                          "take fewer, or write a second group");
        }
        all = choose(context, entry, std::move(all), wanted);
        picker.take(all);
        chosen[i] = std::move(all);
    }
}

/// Divides the symbols that the deck still needs evenly between the other groups, as far as they reach.
void take_needed(ReadContext& context, GroupPicker& picker, std::vector<Sources>& chosen,
                 std::optional<int> total) {
    std::vector<std::size_t> open;
    int max_given = 0;
    for (std::size_t i = 0; i < context.symbols.groups.size(); ++i) {
        if (context.symbols.groups[i].entry.count) continue;
        chosen[i] = picker.list_candidates(context.symbols.groups[i].entry, i);
        picker.take(chosen[i]);
        max_given += static_cast<int>(chosen[i].size());
        open.push_back(i);
    }
    int needed =
        total ? std::clamp(*total - context.symbols.count, 0, max_given) : still_needed(context, max_given);
    if (needed == 0 && max_given > 0 && !total) warn_of_idle_groups(context, open);
    context.symbols.count += needed;
    // The smallest group first: what it can't give, the others do.
    std::sort(open.begin(), open.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(chosen[a].size(), a) < std::pair(chosen[b].size(), b);
    });
    for (std::size_t i = 0; i < open.size(); ++i) {
        const int share = needed / static_cast<int>(open.size() - i);
        Sources& symbols = chosen[open[i]];
        symbols = choose(context, context.symbols.groups[open[i]].entry, std::move(symbols),
                         static_cast<std::size_t>(share));
        needed -= static_cast<int>(symbols.size());
    }
}

} // namespace

void fill_groups(ReadContext& context, std::optional<int> total) {
    if (context.symbols.groups.empty()) return;
    std::vector<Sources> chosen(context.symbols.groups.size());
    GroupPicker picker(context);
    take_counted(context, picker, chosen);
    take_needed(context, picker, chosen, total);
    const std::vector<symbol::SymbolSpec> symbols = std::move(context.theme.symbols);
    const std::vector<SymbolOptions> fits = std::move(context.theme.fits);
    context.theme.symbols.clear();
    context.theme.fits.clear();
    std::size_t next = 0;
    const auto copy_until = [&](std::size_t end) {
        for (; next < end; ++next) {
            context.theme.symbols.push_back(symbols[next]);
            context.theme.fits.push_back(fits[next]);
        }
    };
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const auto& [at, entry] = context.symbols.groups[i];
        copy_until(at);
        for (symbol::SymbolSpec& source : chosen[i]) {
            context.theme.symbols.push_back(std::move(source));
            context.theme.fits.push_back(entry.fit);
        }
    }
    copy_until(symbols.size());
    context.symbols.groups.clear();
}

} // namespace spotit::theme
