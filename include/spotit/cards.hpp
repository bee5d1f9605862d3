#pragma once

#include <spotit/deck.hpp>
#include <spotit/diag.hpp>
#include <spotit/symbol/spec.hpp>

#include <map>
#include <memory>
#include <string>
#include <vector>

/// The list of a deck's cards: as a table, CSV and JSON, read back, and checked.
namespace spotit::cards {

/// The cards of a deck by the names of their symbols, for people and for other programs.
struct CardList {
    /// A symbol as it stands on a card, perhaps with a name below.
    struct Face {
        symbol::SymbolKind kind = symbol::SymbolKind::SetDrawing;
        std::string written{}; ///< the emoji, the text or the path of the image; empty of drawings
        std::string label{};
        friend bool operator==(const Face&, const Face&) = default;
    };
    struct Symbol {
        std::string id; ///< no other symbol of the deck has it: the name, with a number where others share it
        std::string name;                           ///< in the deck's language
        std::map<std::string, std::string> names{}; ///< in others, by their codes
        Face face{};                                ///< the symbol as what it is
        std::string category{};                     ///< of deck.categories; empty: the deck has none
        std::vector<Face>
            forms{}; ///< of deck.forms, those that are on cards; none: it is shown as what it is
    };
    struct Card {
        std::vector<int> symbols;  ///< indices
        deck::Features features{}; ///< of a Set deck
        std::vector<int> forms{};  ///< of each symbol, by index; none: each has the first
        int pile = 0;              ///< of a deck that is split in two, from 1; 0: it isn't
    };
    std::string title, language;
    deck::Kind kind = deck::default_kind;
    diag::Sentence promise; ///< "each of the 1596 pairs of cards shares exactly one symbol"
    std::vector<Symbol> symbols;
    std::vector<Card> cards;
};

/// The version of the JSON. It grows when the meaning of a member changes or a member goes, not when one is
/// added.
inline constexpr int list_schema_version = 1;

/// Returns the face of one of a card's symbols, by its place on the card.
const CardList::Face& find_face(const CardList& list, const CardList::Card& card, std::size_t place);

/// A table to read, a table with one row per card (RFC 4180), and JSON, which `read_list` understands.
std::string list_as_text(const CardList& list);
std::string list_as_csv(const CardList& list);
std::string list_as_json(const CardList& list);
/// Reads what `list_as_json` wrote. Throws diag::Error when it is nothing of the kind.
CardList read_list(const std::shared_ptr<const diag::SourceText>& source);

/// The faults of a list, each with the cards' numbers and the symbols' names; nothing when it keeps its
/// kind's promise. Looks at the list alone, not at how it came about.
struct VerifyReport {
    long long pairs = 0;                    ///< of cards
    diag::Sentence promise{};               ///< what holds, with the figures; empty when something is wrong
    long long broken = 0;                   ///< how many faults there are
    std::vector<diag::Diagnostic> faults{}; ///< the first of them
};
VerifyReport verify(const CardList& list);

} // namespace spotit::cards
