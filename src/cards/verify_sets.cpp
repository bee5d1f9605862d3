#include "cards/faults.hpp"

#include <spotit/symbol.hpp>

#include <fmt/format.h>

#include <array>
#include <map>
#include <optional>
#include <set>

namespace spotit::cards {

namespace {

/// `deck::check` compares the counts, which the names do not contain.
constexpr std::array<std::string_view, 4> feature_names{"count", "color", "fill", "shape"};

/// Returns the color, fill and shape in the name of a card's drawing, if the name has them.
std::optional<std::array<std::string, 4>> find_words(const CardList& list, const CardList::Card& card) {
    const CardList::Symbol& symbol = list.symbols[static_cast<std::size_t>(card.symbols.front())];
    const auto words = symbol::parse_set_name(symbol.name.empty() ? symbol.id : symbol.name);
    if (!words) return std::nullopt;
    return std::array{std::string(), words->color, std::string(symbol::fill_name(words->fill)), words->shape};
}

/// A value, and the first card that had it.
template<class Key>
struct Known {
    Key value;
    std::size_t card;
};

/// Checks that each value of a feature has one word, and each word one value.
class NameCheck {
public:
    NameCheck(const CardList& list, Faults& faults)
        : list_(list)
        , faults_(faults) {}

    void check(std::size_t card) {
        if (list_.cards[card].symbols.empty()) return;
        const auto shown = find_words(list_, list_.cards[card]);
        for (std::size_t i = 1; shown && i < shown->size(); ++i) check_value(card, i, (*shown)[i]);
    }

private:
    void check_value(std::size_t card, std::size_t feature, const std::string& shown) {
        const int value = list_.cards[card].features[feature];
        const auto [word, is_new] = word_of_[feature].try_emplace(value, Known<std::string>{shown, card});
        if (!is_new && word->second.value != shown)
            return tell(card, word->second.card,
                        fmt::format("have the same {}, but one shows {} and the other {}",
                                    feature_names[feature], word->second.value, shown));
        const auto [known, is_new_word] = value_of_[feature].try_emplace(shown, Known<int>{value, card});
        if (!is_new_word && known->second.value != value)
            tell(card, known->second.card,
                 fmt::format("have another {}, but both show {}", feature_names[feature], shown));
    }
    void tell(std::size_t card, std::size_t other, const std::string& what) {
        faults_.add({other, card},
                    fmt::format("by their features cards {} and {} {}", other + 1, card + 1, what));
    }

    const CardList& list_;
    Faults& faults_;
    std::array<std::map<int, Known<std::string>>, 4> word_of_;
    std::array<std::map<std::string, Known<int>>, 4> value_of_;
};

} // namespace

void check_set_names(const CardList& list, Faults& faults) {
    NameCheck names(list, faults);
    for (std::size_t card = 0; card < list.cards.size(); ++card) names.check(card);
}

} // namespace spotit::cards
