#pragma once

#include "serve/json.hpp"

#include <set>
#include <string>
#include <variant>
#include <vector>

namespace spotit::serve {

inline constexpr std::size_t max_cards = 200; ///< that a page can show, or print of a deck, at once

/// A deck in lines, as far as the page lacks it.
struct Preview {
    bool with_sheet = false;          ///< a printed page comes, too
    int page = 0;                     ///< of the printed ones
    std::vector<int> first{};         ///< cards that come before all others
    std::set<std::string> has{};      ///< ids of drawings
    std::vector<std::string> faces{}; ///< ids of what the page shows on each face
    bool is_proof = false;            ///< colors are shown as the press of the theme prints them
};
/// A card of a theme.
struct Sample {};
struct Pdf {};
struct GamesPage {};
struct WhyPage {};
struct CardPictures {
    bool are_svg = false; ///< else PNG
};
/// The deck in all its forms, or in that of one card service.
struct Bundle {
    std::string service{};
};
struct ThemeFiles {};
struct EmojiSearch {
    std::string words{};
    std::vector<std::string> languages{}; ///< that of the deck first
};
struct EmojiFont {};
struct ThemeList {};
struct FontList {};
/// A list or a table of words that is to be looked at.
struct TableReading {
    std::string name{};  ///< of its file; empty for pasted text
    std::string bytes{}; ///< of the file, or the text in UTF-8
    std::string deck_language{};
};
/// A drawing of a new picture, to see whether there is one.
struct PictureTrial {};

using Work = std::variant<Preview, Sample, Pdf, GamesPage, WhyPage, CardPictures, Bundle, ThemeFiles,
                          EmojiSearch, EmojiFont, ThemeList, FontList, TableReading, PictureTrial>;

/// How a kind of work goes together with other tasks of its page, or of none.
struct Scheduling {
    bool replaces = false, is_replaced = false; ///< older ones that can be replaced; by newer ones
    bool gives_way = true;                      ///< to other pages after each layout
};

/// A task of the worker.
struct Task {
    Work work{};
    Scheduling scheduling{};
    long id = 0;
    std::string file{};       ///< that of the theme, beside which its pictures lie, or the new picture
    std::string text{};       ///< of the theme
    std::string client{};     ///< the page that asks; empty: none
    std::string language{};   ///< in which it wants problems
    std::vector<int> cards{}; ///< that a file has; empty: all

    template<class Kind>
    bool is() const {
        return std::holds_alternative<Kind>(work);
    }
};

/// Reads what a page sends, to which the server has added the kind and the file of the task. Returns nothing
/// if that makes no sense.
std::optional<Task> read_task(const Json& asked);

} // namespace spotit::serve
