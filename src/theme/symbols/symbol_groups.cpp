// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/reading.hpp"

#include "theme/symbols/display_words.hpp"

#include <spotit/deck.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>
#include <spotit/random.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

using Emoji = std::vector<std::string>;
using Sources = std::vector<symbol::SymbolSpec>;

/// The symbols that emoji of a group become.
Sources symbols_of(const Entry& entry, const Emoji& emoji) {
    Sources symbols;
    for (const std::string& each : emoji) {
        symbols.push_back(entry.source);
        symbols.back().emoji = each;
        symbols.back().span = entry.origins.front().span;
    }
    return symbols;
}

void report_unknown_group(Reading& reading, const Entry& entry) {
    const diag::Span& span = entry.origins.front().span;
    reading.symbols_are_known = false;
    if (reading.names.empty()) {
        reading.add({"no-names",
                     "the groups of the emoji are not set up",
                     span,
                     "",
                     {"fix: run scripts/setup, or write the emoji themselves"}});
        return;
    }
    Reading::Problem problem{
        "unknown-group", fmt::format("there is no group called {}", entry.group), span, "", {}};
    if (!reading.wants_suggestions()) return reading.add(std::move(problem));
    const std::vector<std::string> known = reading.names.groups();
    const std::vector<std::string_view> names(known.begin(), known.end());
    const std::string_view near = reading.nearest(entry.group, names);
    if (!near.empty()) problem.label = fmt::format("did you mean `{}`?", near);
    problem.notes = {"for example: animals food vehicles sports faces flags plants sea birds bugs fruit "
                     "vegetables weather music tools"};
    reading.add(std::move(problem));
}

/// Takes emoji out of groups, none twice, and none that shows the same word as another.
class Supply {
public:
    explicit Supply(Reading& reading)
        : reading_(reading)
        , words_(reading.theme, reading.places) {}

    /// What a group can still give, in the order in which it is taken.
    Sources left_in(const Entry& entry, std::uint64_t number) {
        Emoji all = reading_.names.group(entry.group);
        if (all.empty()) report_unknown_group(reading_, entry);
        std::erase_if(all, [&](const std::string& emoji) {
            const std::string plain = emoji::normalized(emoji);
            return entry.except.contains(plain) || reading_.seen.contains(plain);
        });
        if (entry.pick == Pick::Random)
            random::Generator(reading_.theme.seed, number).shuffle(std::span(all));
        return words_.choice(symbols_of(entry, all));
    }

    void take(const Sources& symbols) {
        for (const symbol::SymbolSpec& source : symbols) {
            reading_.seen.try_emplace(emoji::normalized(source.emoji), source.span);
            words_.take(source);
        }
    }

private:
    Reading& reading_;
    ShownWords words_;
};

/// So many of them, as the entry says which.
Sources chosen_from(Reading& reading, const Entry& entry, Sources all, std::size_t count) {
    if (count >= all.size()) return all;
    if (entry.pick != Pick::Distinct || reading.distinct == nullptr || count == 0) {
        all.resize(count);
        return all;
    }
    Sources chosen;
    for (const std::size_t index : (*reading.distinct)(reading.theme, all, count))
        chosen.push_back(all.at(index));
    return chosen;
}

/// Symbols that the deck needs beside those that are known, when groups can give at most `most` more.
int still_needed(const Reading& reading, int most) {
    const bool unread =
        reading.key_spans.contains("deck.symbols_per_card") && !reading.given("deck.symbols_per_card");
    if (unread) return 0;
    auto per_card = reading.theme.deck.symbols_per_card;
    const deck::Kind kind = reading.theme.deck.kind;
    if (!per_card) per_card = deck::max_symbols_per_card(reading.symbol_count + most, kind);
    if (!per_card) return most;
    deck::Options options = reading.theme.deck;
    options.symbols_per_card = per_card;
    const int needed = deck::symbols_needed(kind, *per_card);
    if (needed == 0) return 0;
    const auto figures = deck::compute_size(options, reading.symbol_count + most);
    return std::clamp((figures ? figures->symbols : needed) - reading.symbol_count, 0, most);
}

/// The emoji of each group whose number is given.
void take_counted(Reading& reading, Supply& supply, std::vector<Sources>& chosen) {
    for (std::size_t i = 0; i < reading.groups.size(); ++i) {
        const Entry& entry = reading.groups[i].entry;
        if (!entry.count) continue;
        reading.symbol_count += *entry.count;
        const std::size_t before = reading.problems;
        Sources all = supply.left_in(entry, i);
        const auto wanted = static_cast<std::size_t>(*entry.count);
        if (reading.problems == before && all.size() < wanted) {
            reading.add({"range",
                         fmt::format("{} has {} emoji that are not in the deck yet, not {}", entry.group,
                                     all.size(), wanted),
                         entry.of_groups->span,
                         "",
                         {"fix: take fewer, or write a second group"}});
        }
        all = chosen_from(reading, entry, std::move(all), wanted);
        supply.take(all);
        chosen[i] = std::move(all);
    }
}

/// The other groups give what the deck still needs, one as much as the other as far as they reach.
void take_needed(Reading& reading, Supply& supply, std::vector<Sources>& chosen, std::optional<int> total) {
    std::vector<std::size_t> open;
    int most = 0;
    for (std::size_t i = 0; i < reading.groups.size(); ++i) {
        if (reading.groups[i].entry.count) continue;
        chosen[i] = supply.left_in(reading.groups[i].entry, i);
        supply.take(chosen[i]);
        most += static_cast<int>(chosen[i].size());
        open.push_back(i);
    }
    int needed = total ? std::clamp(*total - reading.symbol_count, 0, most) : still_needed(reading, most);
    reading.symbol_count += needed;
    // The smallest group first: what it can't give, the others do.
    std::sort(open.begin(), open.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(chosen[a].size(), a) < std::pair(chosen[b].size(), b);
    });
    for (std::size_t i = 0; i < open.size(); ++i) {
        const int share = needed / static_cast<int>(open.size() - i);
        Sources& symbols = chosen[open[i]];
        symbols = chosen_from(reading, reading.groups[open[i]].entry, std::move(symbols),
                              static_cast<std::size_t>(share));
        needed -= static_cast<int>(symbols.size());
    }
}

} // namespace

void fill_groups(Reading& reading, std::optional<int> total) {
    if (reading.groups.empty()) return;
    std::vector<Sources> chosen(reading.groups.size());
    Supply supply(reading);
    take_counted(reading, supply, chosen);
    take_needed(reading, supply, chosen, total);
    const std::vector<symbol::SymbolSpec> symbols = std::move(reading.theme.symbols);
    const std::vector<SymbolOptions> fits = std::move(reading.theme.fits);
    reading.theme.symbols.clear();
    reading.theme.fits.clear();
    std::size_t next = 0;
    const auto copy_until = [&](std::size_t end) {
        for (; next < end; ++next) {
            reading.theme.symbols.push_back(symbols[next]);
            reading.theme.fits.push_back(fits[next]);
        }
    };
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const auto& [at, entry] = reading.groups[i];
        copy_until(at);
        for (symbol::SymbolSpec& source : chosen[i]) {
            reading.theme.symbols.push_back(std::move(source));
            reading.theme.fits.push_back(entry.fit);
        }
    }
    copy_until(symbols.size());
    reading.groups.clear();
}

} // namespace spotit::theme
