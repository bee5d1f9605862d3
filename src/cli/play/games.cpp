#include "cli/make.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/deck.hpp>
#include <spotit/diag.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>
#include <spotit/texts.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <optional>
#include <sstream>

namespace spotit::cli {
namespace {

constexpr std::size_t max_rounds = 10, tableau = 12, trio_size = 3;
constexpr std::string_view letters = "abcdefghijklmnoprstuvwxyz"; // q ends the game

/// The questions and answers of a game, by the texts of the page.
class Dialog {
public:
    using Values = std::initializer_list<std::pair<std::string_view, std::string>>;

    explicit Dialog(const cards::CardList& list)
        : list_(list)
        , texts_(texts::find(list.language)) {}
    std::string fill_in(texts::Name text, Values values = {}) const {
        return texts::fill_in(texts_[text], values);
    }
    void print_line(texts::Name text, Values values = {}) const { print_text(fill_in(text, values) + "\n"); }
    /// Returns the answer in lower case and without blanks around it; nothing at the end of the input and for
    /// "q".
    std::optional<std::string> ask() const {
        print("> ");
        std::string line;
        if (!std::getline(std::cin, line)) return std::nullopt;
        std::string answer = diag::to_lower_case(diag::trim(line));
        return answer == "q" || answer == "quit" ? std::nullopt : std::optional(std::move(answer));
    }
    std::string describe_time() const {
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin_;
        return texts::fill_in(fmt::format("{:.1f} s", time.count()),
                              {{".", std::string(texts_["number.point"])}});
    }
    /// Prints which features of three cards are neither all the same nor all different.
    void print_wrong(const std::vector<std::size_t>& features) const {
        std::istringstream names(fill_in("set_features")); // "number, color, shading, shape"
        std::string name, wrong;
        for (std::size_t i = 0; std::getline(names >> std::ws, name, ','); ++i)
            if (std::ranges::find(features, i) != features.end()) wrong += (wrong.empty() ? "" : ", ") + name;
        print_line("set_wrong", {{"{features}", wrong}});
    }
    const std::string& find_name(int symbol) const {
        return list_.symbols[static_cast<std::size_t>(symbol)].name;
    }

private:
    const cards::CardList& list_;
    texts::Texts texts_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Returns the symbol of a card that an answer means: its letter or its name, in spite of a slip; -1 if there
/// is none.
int find_symbol(const std::string& answer, const std::vector<int>& card, const Dialog& dialog) {
    const auto names = base::collect(card, [&](int symbol) { return base::fold(dialog.find_name(symbol)); });
    auto found = std::ranges::find(names, base::fold(answer));
    const std::size_t place = answer.size() == 1 ? letters.find(answer) : std::string::npos;
    if (found == names.end() && place < card.size()) return card[place];
    const std::vector<std::string_view> candidates(names.begin(), names.end());
    if (found == names.end())
        found = std::ranges::find(names, diag::find_nearest_word(base::fold(answer), candidates));
    return found == names.end() ? -1 : card[static_cast<std::size_t>(found - names.begin())];
}

/// Prints the symbols of two cards side by side, those of the first with their letters.
void print_cards(const std::vector<int>& left, const std::vector<int>& right, const Dialog& dialog) {
    int width = 0;
    for (const int symbol : left)
        width = std::max(width, base::measure_display_width(dialog.find_name(symbol)));
    std::string text = "\n";
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        const std::string name = i < left.size() ? dialog.find_name(left[i]) : "";
        text += fmt::format("{:1}  {} | {}\n", letters.substr(std::min(i, letters.size()), 1),
                            pad(name, width), i < right.size() ? dialog.find_name(right[i]) : "");
    }
    print_text(text);
}

/// Returns the numbers of the features that two of three cards have in common and the third has not.
std::vector<std::size_t> find_wrong_features(const cards::CardList& list,
                                             const std::array<std::size_t, trio_size>& cards) {
    const auto features = [&](std::size_t i) { return list.cards[cards[i]].features; };
    const deck::Features third = deck::complete_trio(features(0), features(1));
    std::vector<std::size_t> wrong;
    for (std::size_t i = 0; i < third.size(); ++i)
        if (third[i] != features(2)[i]) wrong.push_back(i);
    return wrong;
}

bool has_trio(const cards::CardList& list, const std::vector<std::size_t>& table) {
    for (std::size_t i = 0; i < table.size(); ++i)
        for (std::size_t j = i + 1; j < table.size(); ++j)
            for (std::size_t k = j + 1; k < table.size(); ++k)
                if (find_wrong_features(list, {table[i], table[j], table[k]}).empty()) return true;
    return false;
}

/// Returns the different places that the letters of an answer name, the last first.
std::vector<std::size_t> find_places(const std::string& answer, std::size_t count) {
    std::vector<std::size_t> places;
    for (std::size_t place = count; place-- > 0;)
        if (answer.find(letters[place]) != std::string::npos) places.push_back(place);
    return places;
}

void print_table(const cards::CardList& list, const std::vector<std::size_t>& table, const Dialog& dialog) {
    std::string text = "\n";
    for (std::size_t place = 0; place < table.size(); ++place) {
        const std::vector<int>& symbols = list.cards[table[place]].symbols;
        text += fmt::format("{}  {} {}\n", letters[place], symbols.size(), dialog.find_name(symbols.front()));
    }
    print_text(text + "0  " + dialog.fill_in("set_none") + "\n");
}

void play_matches(const cards::CardList& list, random::Generator& generator) {
    const Dialog dialog(list);
    std::vector<std::size_t> order = generator.draw_order(list.cards.size());
    // Of a deck that is split in two, the matches are across the piles.
    std::stable_partition(order.begin(), order.end(),
                          [&](std::size_t card) { return list.cards[card].pile < 2; });
    const std::size_t half = (order.size() + 1) / 2, rounds = std::min(order.size() / 2, max_rounds);
    int wrong = 0;
    dialog.print_line("which_is_on_both");
    for (std::size_t round = 0; round < rounds; ++round) {
        std::vector<int> left = list.cards[order[round]].symbols,
                         right = list.cards[order[half + round]].symbols;
        generator.shuffle(std::span(left));
        generator.shuffle(std::span(right));
        print_cards(left, right, dialog);
        while (true) {
            const auto answer = dialog.ask();
            if (!answer) return;
            if (answer->empty()) {
                dialog.print_line("which_is_on_both");
                continue;
            }
            const int symbol = find_symbol(*answer, left, dialog);
            const bool is_right = std::ranges::find(right, symbol) != right.end();
            dialog.print_line(is_right ? texts::Name("on_both") : texts::Name("not_on_both"),
                              {{"{symbol}", symbol < 0 ? *answer : dialog.find_name(symbol)}});
            if (is_right) break;
            ++wrong;
        }
    }
    dialog.print_line("time_result",
                      {{"{time}", dialog.describe_time()}, {"{wrong}", std::to_string(wrong)}});
}

void play_trios(const cards::CardList& list, random::Generator& generator) {
    const Dialog dialog(list);
    std::vector<std::size_t> pile = generator.draw_order(list.cards.size()), table;
    const auto deal = [&](std::size_t count) {
        for (; table.size() < count && !pile.empty(); pile.pop_back()) table.push_back(pile.back());
    };
    deal(tableau);
    int found = 0;
    dialog.print_line("set_choose");
    while (has_trio(list, table) || !pile.empty()) {
        print_table(list, table, dialog);
        dialog.print_line("cards_left", {{"{n}", std::to_string(pile.size())}});
        const auto answer = dialog.ask();
        if (!answer) return;
        const std::vector<std::size_t> places = find_places(*answer, table.size());
        if (*answer == "0") {
            const bool is_there = has_trio(list, table);
            dialog.print_line(is_there ? texts::Name("set_there_is") : texts::Name("set_more"));
            if (!is_there) deal(table.size() + trio_size);
        } else if (places.size() != trio_size) {
            dialog.print_line("set_choose");
        } else if (const auto wrong =
                       find_wrong_features(list, {table[places[0]], table[places[1]], table[places[2]]});
                   !wrong.empty()) {
            dialog.print_wrong(wrong);
        } else {
            ++found;
            dialog.print_line("set_found");
            for (const std::size_t place : places)
                table.erase(table.begin() + static_cast<std::ptrdiff_t>(place));
            deal(tableau);
        }
    }
    dialog.print_line("set_result", {{"{n}", std::to_string(found)}, {"{time}", dialog.describe_time()}});
}

} // namespace

void play(const cards::CardList& list, std::uint64_t seed) {
    random::Generator generator(seed);
    deck::find_info(list.kind).makes_drawings ? play_trios(list, generator) : play_matches(list, generator);
}

} // namespace spotit::cli
