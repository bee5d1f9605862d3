#include "cards/faults.hpp"

#include <spotit/symbol/set.hpp>

#include <fmt/format.h>

#include <array>
#include <map>
#include <utility>

namespace spotit::cards {
namespace {

/// `deck::check` compares the counts, which the names do not contain.
constexpr std::array<std::string_view, 4> feature_names{"count", "color", "fill", "shape"};

/// Returns the color, fill and shape in the name of a card's drawing, if the name has them.
std::optional<std::array<std::string, 4>> find_words(const CardList& list, const CardList::Card& card) {
    if (card.symbols.empty()) return std::nullopt;
    const CardList::Symbol& symbol = list.symbols[static_cast<std::size_t>(card.symbols.front())];
    const auto words = symbol::parse_set_name(symbol.name.empty() ? symbol.id : symbol.name);
    if (!words) return std::nullopt;
    return std::array{std::string(), words->color, std::string(symbol::fill_name(words->fill)), words->shape};
}

} // namespace

void check_set_names(const CardList& list, Faults& faults) {
    // Of each feature, what was first shown with a value and with a word, and on which card.
    std::array<std::map<int, std::pair<std::string, std::size_t>>, 4> word_of;
    std::array<std::map<std::string, std::pair<int, std::size_t>>, 4> value_of;
    const auto add_fault = [&](std::size_t other, std::size_t card, const std::string& fault) {
        faults.add({other, card},
                   fmt::format("by their features cards {} and {} {}", other + 1, card + 1, fault));
    };
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        const auto shown = find_words(list, list.cards[card]);
        for (std::size_t i = 1; shown && i < shown->size(); ++i) {
            const int value = list.cards[card].features[i];
            const std::string& word = (*shown)[i];
            const auto& [known_word, other] = word_of[i].try_emplace(value, word, card).first->second;
            if (known_word != word) {
                add_fault(other, card,
                          fmt::format("have the same {}, but one shows {} and the other {}", feature_names[i],
                                      known_word, word));
                continue;
            }
            const auto& [known_value, first] = value_of[i].try_emplace(word, value, card).first->second;
            if (known_value != value)
                add_fault(
                    first, card,
                    fmt::format("have different values for {}, but both show {}", feature_names[i], word));
        }
    }
}

} // namespace spotit::cards
