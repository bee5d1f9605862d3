#pragma once

#include <array>
#include <initializer_list>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>

/// All that pages and cards say by themselves, in each language that it is translated to.
namespace spotit::texts {

/// A printed text: a forgotten or an empty one does not compile. Names in braces stand for numbers and words
/// that are filled in; no-break spaces keep numbers with their units.
class Text {
public:
    consteval Text(const char* text)
        : text_(text) {
        if (text_.empty()) throw "a text is empty";
    }
    constexpr operator std::string_view() const { return text_; }

private:
    std::string_view text_;
};

/// Returns the text with values instead of the names in braces: {{"{n}", "3"}}.
std::string fill_in(std::string_view text,
                    std::initializer_list<std::pair<std::string_view, std::string>> values);

/// The line at the foot of a page.
struct FooterTexts {
    Text sheet; ///< {sheet} of {sheets}
    Text front, back;
    Text actual_size, not_to_print;
    Text long_edge, short_edge, fold; ///< what to do with a printed sheet of paper
};

/// The page that measures how far backs are off. {across} and {down} are the distances of the outer lines in
/// millimeters, {max} is the largest offset that the page shows, {flip} is how the paper is flipped.
struct CalibrationTexts {
    Text title, heading;
    std::array<Text, 4> steps;
    Text setting; ///< what to write into the theme
    Text again, scale;
};

/// The page with all symbols of a deck of {symbols} symbols and {cards} cards; {n} of these show a symbol.
struct KeyTexts {
    Text title, symbol_count, one_card, many_cards;
};

struct GameTexts {
    Text name;
    std::array<Text, 4> steps; ///< aim, start, play, end
};

/// The rules of games for {min} to {max} players.
struct RulesTexts {
    Text title, matching_intro, set_intro;
    Text two_piles; ///< of a deck whose halves show symbols in different forms
    /// Steps of games with two piles, in which no card comes to lie on one of its own pile.
    Text deal_one_pile, take_below, open_well, throw_away, lay_ring, give_below;
    Text match_example; ///< below two cards; {symbol} is what both show
    Text set_example;   ///< below three cards
    Text players, as_many_players, one_player;
    GameTexts tower, well, hot_potato, collect, shed, set;
};

/// The card on top of a deck of {cards} cards, and the label of its box.
struct CoverTexts {
    Text cards;
};

/// A deck's promise; the deck has {cards} cards, {pairs} pairs of cards.
struct PromiseTexts {
    Text one_match, one_third;
};

/// The names of the texts of the page for browsers; the poster has those of `why`, too. Times are {time},
/// numbers {n}.
// clang-format off
inline constexpr std::string_view play_names[]{
    "games", "why", "hint", "hints_by_time", "again", "say_names", "sound", "full_screen", "players",
    "player", "card", "best", "new_best", "not_a_record", "cards_left", "wins", "loses", "draw",
    "not_on_both", "on_both", "time_result", "clock_name", "clock_aim", "which_is_on_both", "class_name",
    "class_aim", "class_answer", "class_next", "tap_own", "tap_other", "tap_ring", "harvest_aim",
    "missing_name", "missing_aim", "missing_look", "missing_which", "missing_wrong", "missing_result",
    "pairs_name", "pairs_aim", "pairs_turn", "pairs_result", "set_aim", "set_choose", "set_found",
    "set_wrong", "set_features", "set_count", "set_none", "set_more", "set_there_is", "set_result",
    "set_daily", "set_junior", "set_all", "why_pairs", "why_clock", "why_turn", "why_same",
    "why_left_out", "why_not_there", "why_lines", "why_both", "why_affine", "why_fillers", "why_table",
    "why_set", "why_set_part", "first_card", "second_card", "why_forms", "why_mixed", "why_split",
    "both_forms", "why_one_each", "why_step", "why_steps", "why_directions", "why_categories",
    "why_count", "why_plane_part", "why_triples", "why_kirkman", "why_own", "why_words",
    "words_difference_set", "words_plane", "words_affine", "words_space"};
// clang-format on

/// The index of one of `play_names`; another name does not compile.
class PlayName {
public:
    consteval PlayName(const char* name) {
        while (play_names[index_] != name) ++index_;
    }
    constexpr operator std::size_t() const { return index_; }

private:
    std::size_t index_ = 0;
};

/// Texts of the page, each behind its name: a forgotten one, or one in another place than its name, does not
/// compile.
class PlayTexts {
public:
    struct Row {
        const char* name;
        Text text;
    };
    consteval PlayTexts(const Row (&rows)[std::size(play_names)]) {
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            if (play_names[i] != rows[i].name) throw "the texts are not in the order of their names";
            texts_[i] = rows[i].text;
        }
    }
    constexpr std::string_view operator[](PlayName name) const { return texts_[name]; }
    /// Returns the texts in the order of their names.
    constexpr std::span<const std::string_view> all() const { return texts_; }

private:
    std::array<std::string_view, std::size(play_names)> texts_{};
};

enum class Gender { Masculine, Feminine, Neuter };
struct Noun {
    Text word;
    Gender gender = Gender::Masculine;
};
/// An adjective beside a noun of each gender, and without a noun beside it.
struct Adjective {
    Text masculine, feminine;
    std::string_view neuter; ///< empty in languages that have no such gender
    Text alone;

    /// Returns the form beside a noun of that gender.
    constexpr std::string_view find_form(Gender gender) const {
        return gender == Gender::Masculine  ? std::string_view(masculine)
               : gender == Gender::Feminine ? std::string_view(feminine)
                                            : neuter;
    }
    /// Returns whether the word is a form of the adjective.
    constexpr bool has_form(std::string_view word) const {
        return word == std::string_view(masculine) || word == std::string_view(feminine) ||
               (!neuter.empty() && word == neuter) || word == std::string_view(alone);
    }
};
/// Returns an adjective that has one form.
consteval Adjective make_invariable(const char* word) {
    return {word, word, word, word};
}

struct ShapeWords {
    Noun oval, diamond, squiggle, star, drop, wave;
};
struct ColorWords {
    Adjective red, orange, yellow, green, blue, purple, pink, brown, turquoise, gray, black, white;
};
struct FillWords {
    Adjective solid, striped, open;
};
/// The names of the drawings of set decks. {0} is the shape, {1} the color, {2} the fill.
struct DrawingTexts {
    ShapeWords shapes;
    ColorWords colors;
    FillWords fills;
    Text name;         ///< where the shape's gender is known
    Text neutral_name; ///< for pictures and emoji, whose gender is not known
};

/// Everything that is printed in one language.
struct Texts {
    Text language; ///< the code, ISO 639
    char decimal;  ///< the decimal sign in a sentence
    Text draft;    ///< stands across pages that are not to be printed, in capitals
    FooterTexts footer;
    CalibrationTexts calibration;
    KeyTexts key;
    RulesTexts rules;
    CoverTexts cover;
    PromiseTexts promise;
    PlayTexts play;
    DrawingTexts drawings;
};

/// Returns the texts of all languages; English first.
std::span<const Texts* const> all();
/// Returns the codes of all languages; English first.
std::span<const std::string_view> languages();
/// Returns the texts in the language of a BCP 47 tag; of "de" for "de-AT"; English for other languages.
const Texts& find(std::string_view language);

} // namespace spotit::texts
