// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/play/games.hpp"

#include "cli/output/terminal.hpp"
#include "cli/play/dialog.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag.hpp>
#include <spotit/random.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace spotit::cli {

namespace {

constexpr std::size_t rounds = 10;

/// Returns the numbers of a card's symbols, shuffled.
std::vector<int> shuffled_symbols(const cards::CardList::Card& card, random::Generator& generator) {
    std::vector<int> symbols = card.symbols;
    generator.shuffle(std::span(symbols));
    return symbols;
}

class MatchGame {
public:
    MatchGame(const cards::CardList& list, std::uint64_t seed)
        : list_(list)
        , generator_(seed) {
        std::vector<std::size_t> order(list.cards.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        generator_.shuffle(std::span(order));
        // Of a deck that is split in two, the matches are across the piles.
        std::stable_partition(order.begin(), order.end(),
                              [&](std::size_t card) { return list.cards[card].pile < 2; });
        const std::size_t half = (order.size() + 1) / 2;
        for (std::size_t i = 0; i < std::min<std::size_t>(order.size() / 2, rounds); ++i)
            pairs_.emplace_back(order[i], order[half + i]);
    }

    void play() {
        print("Which symbol is on both cards? Type its letter or its name; q ends the game.\n");
        for (const auto& [one, other] : pairs_)
            if (!play_round(one, other)) break;
        print(fmt::format("\n{} of {} found at once, in {:.1f} s.\n", score_, asked_, dialog_.seconds()));
    }

private:
    /// Returns false when the player wants no more.
    bool play_round(std::size_t one, std::size_t other) {
        const std::vector<int> left = shuffled_symbols(list_.cards[one], generator_);
        const std::vector<int> right = shuffled_symbols(list_.cards[other], generator_);
        const int match =
            *std::ranges::find_if(left, [&](int symbol) { return std::ranges::count(right, symbol) > 0; });
        print_text(table(one, other, left, right));
        const double begin = dialog_.seconds();
        ++asked_;
        for (bool at_once = true;; at_once = false) {
            const auto answer = dialog_.ask("> ");
            if (!answer) {
                --asked_;
                return false;
            }
            const int said = find_symbol(*answer, left);
            if (said == match) {
                score_ += at_once ? 1 : 0;
                streak_ = at_once ? streak_ + 1 : 0;
                print_text(fmt::format("Yes, {}! {:.1f} s, {} in a row\n", name(match),
                                       dialog_.seconds() - begin, streak_));
                return true;
            }
            streak_ = 0;
            print_text(said < 0 ? fmt::format("There is no {} on the first card.\n", *answer)
                                : fmt::format("No, {} is not on both.\n", name(said)));
        }
    }

    const std::string& name(int symbol) const { return list_.symbols[static_cast<std::size_t>(symbol)].name; }

    std::string shown(int symbol) const {
        const std::string& emoji = list_.symbols[static_cast<std::size_t>(symbol)].emoji;
        return emojis_ && !emoji.empty() ? fmt::format("{} {}", emoji, name(symbol)) : name(symbol);
    }

    std::string table(std::size_t one, std::size_t other, const std::vector<int>& left,
                      const std::vector<int>& right) const {
        int width = 10;
        for (const int symbol : left) width = std::max(width, base::display_width(shown(symbol)));
        const auto padded = [&](const std::string& text) {
            return text + std::string(static_cast<std::size_t>(width - base::display_width(text) + 3), ' ');
        };
        std::string text = fmt::format("\n   {}{}\n", padded(fmt::format("Card {}", one + 1)),
                                       fmt::format("Card {}", other + 1));
        for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i)
            text += fmt::format("{:>1}  {}{}\n", letter(i), padded(i < left.size() ? shown(left[i]) : ""),
                                i < right.size() ? shown(right[i]) : "");
        return text;
    }

    /// Returns the symbol of the first card that an answer means, in spite of a slip; -1 if there is none.
    int find_symbol(const std::string& answer, const std::vector<int>& card) const {
        std::vector<std::string> folded;
        for (const int symbol : card) folded.push_back(base::fold(name(symbol)));
        const auto exact = std::ranges::find(folded, base::fold(answer));
        if (exact != folded.end()) return card[static_cast<std::size_t>(exact - folded.begin())];
        if (const auto place = find_letter(answer); place && *place < card.size()) return card[*place];
        const std::vector<std::string_view> candidates(folded.begin(), folded.end());
        const std::string_view near = diag::nearest_word(base::fold(answer), candidates);
        if (near.empty()) return -1;
        return card[static_cast<std::size_t>(std::ranges::find(folded, near) - folded.begin())];
    }

    const cards::CardList& list_;
    random::Generator generator_;
    std::vector<std::pair<std::size_t, std::size_t>> pairs_;
    bool emojis_ = terminal_shows_emoji();
    Dialog dialog_;
    int score_ = 0, asked_ = 0, streak_ = 0;
};

} // namespace

void play_matches(const cards::CardList& list, std::uint64_t seed) {
    MatchGame(list, seed).play();
}

} // namespace spotit::cli
