// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/play/games.hpp"

#include "cli/output/terminal.hpp"
#include "cli/play/dialog.hpp"

#include <spotit/deck.hpp>
#include <spotit/random.hpp>
#include <spotit/symbol.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <sstream>

namespace spotit::cli {

namespace {

constexpr std::size_t tableau = 12, trio_size = 3;
using Trio = std::array<std::size_t, trio_size>;

/// Colors by the words of drawings' names, as terminals number them.
struct AnsiColor {
    std::string_view name;
    int code;
};
constexpr AnsiColor ansi_colors[]{{"red", 31},  {"orange", 33}, {"yellow", 93}, {"green", 32},
                                  {"blue", 34}, {"purple", 35}, {"pink", 95},   {"turquoise", 36},
                                  {"gray", 90}, {"brown", 33}};

class TrioGame {
public:
    TrioGame(const cards::CardList& list, std::uint64_t seed, Coloring coloring)
        : list_(list)
        , coloring_(coloring) {
        pile_.resize(list.cards.size());
        std::iota(pile_.begin(), pile_.end(), std::size_t{0});
        random::Generator(seed).shuffle(std::span(pile_));
        deal(tableau);
    }

    void play() {
        print("Which three cards form a trio: number, color, filling and shape each all the same or all\n"
              "different? Type their letters, or `none`, or `hint`; q ends the game.\n");
        while (const auto answer = ask())
            if (!obey(*answer)) break;
        print(fmt::format("\n{} trios in {:.1f} s, {} wrong.\n", found_, dialog_.seconds(), wrong_));
    }

private:
    std::optional<std::string> ask() {
        print_rendered_table();
        return dialog_.ask(fmt::format("{} cards left > ", pile_.size()));
    }

    /// Returns false when the game is over.
    bool obey(const std::string& answer) {
        const auto trio = find_trio();
        if (answer == "hint" && trio)
            print(fmt::format("{} and {} belong to one.\n", letter((*trio)[0]), letter((*trio)[1])));
        else if (answer == "hint" || answer == "none")
            add_cards(trio.has_value());
        else
            try_trio(answer);
        return !pile_.empty() || find_trio();
    }

    void add_cards(bool has_trio) {
        if (has_trio) {
            ++wrong_;
            print("There is a trio.\n");
        } else {
            print("Right, there is none: three more cards.\n");
            deal(table_.size() + trio_size);
        }
    }

    void try_trio(const std::string& answer) {
        std::vector<std::size_t> places;
        for (const char c : answer)
            if (const auto place = find_letter(std::string_view(&c, 1)); place && *place < table_.size())
                if (std::ranges::find(places, *place) == places.end()) places.push_back(*place);
        if (places.size() != trio_size) return print("Three letters, as in: a d k\n");
        if (!is_trio({places[0], places[1], places[2]})) {
            ++wrong_;
            return print("No trio: two are the same and one is not.\n");
        }
        ++found_;
        print("A trio!\n");
        std::ranges::sort(places, std::greater{});
        for (const std::size_t place : places)
            table_.erase(table_.begin() + static_cast<std::ptrdiff_t>(place));
        deal(tableau);
    }

    void deal(std::size_t count) {
        for (; table_.size() < count && !pile_.empty(); pile_.pop_back()) table_.push_back(pile_.back());
    }

    bool is_trio(const Trio& places) const {
        const auto features = [&](std::size_t place) { return list_.cards[table_[place]].features; };
        return deck::find_third(features(places[0]), features(places[1])) == features(places[2]);
    }

    std::optional<Trio> find_trio() const {
        for (std::size_t i = 0; i < table_.size(); ++i)
            for (std::size_t j = i + 1; j < table_.size(); ++j)
                for (std::size_t k = j + 1; k < table_.size(); ++k)
                    if (is_trio({i, j, k})) return Trio{i, j, k};
        return {};
    }

    void print_rendered_table() const {
        std::string text = "\n";
        for (std::size_t place = 0; place < table_.size(); ++place) {
            const cards::CardList::Card& card = list_.cards[table_[place]];
            const std::string& name = list_.symbols[static_cast<std::size_t>(card.symbols.front())].name;
            text += fmt::format("{}  {}\n", letter(place),
                                colored(fmt::format("{} {}", card.symbols.size(), name), name));
        }
        print(text);
    }

    std::string colored(const std::string& text, const std::string& name) const {
        const auto features = symbol::parse_set_name(name);
        if (coloring_ == Coloring::Plain || !features) return text;
        const auto* const color = std::ranges::find(ansi_colors, features->color, &AnsiColor::name);
        if (color == std::end(ansi_colors)) return text;
        return fmt::format("\x1b[{}m{}\x1b[0m", color->code, text);
    }

    const cards::CardList& list_;
    Coloring coloring_;
    std::vector<std::size_t> pile_, table_;
    Dialog dialog_;
    int found_ = 0, wrong_ = 0;
};

} // namespace

void play_trios(const cards::CardList& list, std::uint64_t seed, Coloring coloring) {
    TrioGame(list, seed, coloring).play();
}

} // namespace spotit::cli
