#pragma once

#include <spotit/base/enum_names.hpp>

#include <compare>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace spotit::diag {

enum class Severity { Error, Warning, Hint };
inline constexpr auto severity_names = base::name_values<Severity>({"error", "warning", "hint"});

/// The parts of docs/diagnostics.md.
enum class Topic { Yaml, Values, Decks, Drawing, Files };

/// The id of a message, and its row in docs/diagnostics.md, which is printed from these rows.
struct IdRow {
    std::string_view name; ///< words joined by hyphens
    Topic topic{};
    Severity severity{};      ///< as it comes; `meaning` says where it is another
    std::string_view meaning; ///< what is wrong: a sentence without its full stop
};

// clang-format off
inline constexpr IdRow id_rows[] = {
    {"comma-trap", Topic::Yaml, Severity::Error, "between `{` and `}` a comma ends a value that contains commas, such as `rgb(1, 2, 3)`: quote it"},
    {"comment-trap", Topic::Yaml, Severity::Error, "a value begins with `#` after a space, so YAML reads it as a comment: quote it"},
    {"control-character", Topic::Yaml, Severity::Error, "the file or an escape sequence contains an invisible character that no text has, such as NUL"},
    {"duplicate-key", Topic::Yaml, Severity::Error, "a key is given twice in the same place"},
    {"no-break-space", Topic::Yaml, Severity::Error, "a no-break or wide space, often pasted, is where YAML needs a plain one"},
    {"no-theme", Topic::Yaml, Severity::Error, "the file is empty, a list, or plain text without keys"},
    {"no-value", Topic::Yaml, Severity::Error, "a key or an entry has no value, or a YAML null: `null`, `~`"},
    {"not-utf-8", Topic::Yaml, Severity::Error, "the file is not UTF-8; the first wrong byte is marked"},
    {"too-long", Topic::Yaml, Severity::Error, "the file is longer than a theme can be"},
    {"yaml", Topic::Yaml, Severity::Error, "the text is invalid YAML from here on, for a reason that has no other id"},
    {"yaml-after-value", Topic::Yaml, Severity::Error, "text follows where the value has already ended"},
    {"yaml-anchor", Topic::Yaml, Severity::Error, "an alias (`*name`) without its anchor, or inside it; often a `*` that needs quotes"},
    {"yaml-block", Topic::Yaml, Severity::Error, "text follows, on the same line, the `|` or `>` that begins a block"},
    {"yaml-escape", Topic::Yaml, Severity::Error, "a backslash between double quotes does not begin an escape sequence of YAML"},
    {"yaml-indentation", Topic::Yaml, Severity::Error, "a line begins in a column where nothing is allowed"},
    {"yaml-list", Topic::Yaml, Severity::Error, "a list begins where none can, or one of its lines begins with a character other than `-`"},
    {"yaml-list-then-key", Topic::Yaml, Severity::Error, "a key follows a list that is not under a key"},
    {"yaml-merge", Topic::Yaml, Severity::Error, "the merge key `<<` names nothing that has keys"},
    {"yaml-no-colon", Topic::Yaml, Severity::Error, "a line has no `:`"},
    {"yaml-no-comma", Topic::Yaml, Severity::Error, "two entries in brackets have no comma between them"},
    {"yaml-no-space", Topic::Yaml, Severity::Error, "there is no space after a `:` or a `-`"},
    {"yaml-reserved-sign", Topic::Yaml, Severity::Error, "a value begins with `@`, a backtick, or an `&`, `*` or `?` alone, which YAML reserves"},
    {"yaml-second-colon", Topic::Yaml, Severity::Error, "there is a second `:` on a line: quote the value"},
    {"yaml-second-document", Topic::Yaml, Severity::Error, "a `---` begins a second document"},
    {"yaml-tab", Topic::Yaml, Severity::Error, "a line is indented with a tab"},
    {"yaml-tag", Topic::Yaml, Severity::Error, "a value begins with `!`"},
    {"yaml-too-deep", Topic::Yaml, Severity::Error, "brackets or lines are nested deeper than any theme needs"},
    {"yaml-too-large", Topic::Yaml, Severity::Error, "with its aliases written out, the theme is far too large"},
    {"yaml-unclosed-bracket", Topic::Yaml, Severity::Error, "a bracket is not closed, or closes nothing"},
    {"yaml-unclosed-quote", Topic::Yaml, Severity::Error, "a quote is not closed, or not on the same line"},
    {"color", Topic::Values, Severity::Error, "a value is neither a color nor a name under `colors`"},
    {"encoding", Topic::Values, Severity::Hint, "a list or a table of words is not UTF-8, and is read as Windows-1252. Shown as a hint by `check` and with `-v`; a warning if its letters don't form words"},
    {"extends-cycle", Topic::Values, Severity::Error, "themes extend each other in a loop, which the message shows"},
    {"gradient", Topic::Values, Severity::Error, "the stops of a gradient can't be read, or it is written as in CSS"},
    {"language", Topic::Values, Severity::Warning, "the rules or the key are not translated into the deck's language, and are printed in English"},
    {"network", Topic::Values, Severity::Error, "an address on the web: nothing is downloaded, so that a deck can always be made again"},
    {"no-effect", Topic::Values, Severity::Warning, "a setting has no effect: rules and other sheets if each card has its own page, crop marks around cards in shifted rows, a second form that the deck does not show, a group that the deck needs no emoji from, paper that is flipped or folded although there are no backs"},
    {"no-file", Topic::Values, Severity::Error, "a file or folder is missing, can't be opened, or is the wrong kind, such as a folder in place of a file; names that differ in capitals are pointed out"},
    {"no-room", Topic::Values, Severity::Error, "sizes conflict: a margin is as wide as the card, a card is larger than the paper"},
    {"paint", Topic::Values, Severity::Error, "the keys of a background can't be used together, or one is missing"},
    {"placeholder", Topic::Values, Severity::Error, "a name in braces, such as `{page}`, that is not known here"},
    {"range", Topic::Values, Severity::Error, "a number is too small or too large"},
    {"type", Topic::Values, Severity::Error, "a value has the wrong form: a list, a single value and keys are different forms"},
    {"unit", Topic::Values, Severity::Error, "a length has no unit, or one that has no size on paper, such as `px`"},
    {"unknown-key", Topic::Values, Severity::Error, "there is no such key here; the message suggests a similar key, or the section where it belongs"},
    {"unknown-style", Topic::Values, Severity::Error, "`extends` names a style that does not exist"},
    {"value", Topic::Values, Severity::Error, "the value is not allowed for the key"},
    {"version", Topic::Values, Severity::Error, "the theme is written in another version of the format"},
    {"back-piles", Topic::Decks, Severity::Error, "`back.by_pile` does not have two colors, or the deck does not have two piles"},
    {"broken-promise", Topic::Decks, Severity::Error, "cards of a list don't match as they should"},
    {"card-list", Topic::Decks, Severity::Error, "a file is not a list of cards as this program writes it"},
    {"categories", Topic::Decks, Severity::Error, "a category does not have exactly one symbol fewer than there are categories"},
    {"copy-colors", Topic::Decks, Severity::Warning, "`deck.copy_colors` doesn't match the number of decks; an error if there are no backs, or a picture hides them"},
    {"deck-kind", Topic::Decks, Severity::Error, "a key has no meaning for this kind of deck"},
    {"impossible-number", Topic::Decks, Severity::Error, "no deck has that many symbols per card; the message names the nearest numbers"},
    {"list-in-text", Topic::Decks, Severity::Error, "a text of symbols contains `-`, the marker of a list entry, but not before each entry, or has the rows of a table, so parts that are not symbols would be read as symbols"},
    {"on-no-card", Topic::Decks, Severity::Warning, "some symbols are on no card, because no deck with at most 8 symbols per card shows that many, or because of the theme's own numbers; the message names them, and decks that show all"},
    {"mixed-symbol", Topic::Decks, Severity::Error, "an entry of the symbols is partly emoji and partly a word"},
    {"pin", Topic::Decks, Severity::Error, "a symbol of `layout.pins` is not on that card, is there twice, reaches into the card's margin, overlaps another one or is too small"},
    {"picture-word", Topic::Decks, Severity::Warning, "words are separate symbols in addition to the emoji with those names"},
    {"no-emoji", Topic::Decks, Severity::Error, "an emoji is expected, and this is not one"},
    {"no-name", Topic::Decks, Severity::Error, "a symbol shown as a word has no name in that language"},
    {"no-names", Topic::Decks, Severity::Error, "the names and groups of the emoji are not set up"},
    {"no-symbol", Topic::Decks, Severity::Error, "an entry of the symbols defines no symbol, or more than one"},
    {"no-symbols", Topic::Decks, Severity::Error, "the theme has no symbols"},
    {"numbered-list", Topic::Decks, Severity::Hint, "the entries of a text or a file of symbols are numbered, or each begins with the same bullet; numbers and bullets are not read as symbols. Shown as a hint by `check` and with `-v`"},
    {"same-feature", Topic::Decks, Severity::Error, "a deck with `kind: set` has the same color, shading or shape twice, so cards would be the same"},
    {"same-form", Topic::Decks, Severity::Warning, "a symbol that is shown in two forms looks the same in both; an error if all symbols do, or if the forms are given for the symbol"},
    {"same-symbol", Topic::Decks, Severity::Error, "the same symbol is in the deck twice, or two show the same word on cards; words that differ only in spaces or in the encoding of their letters are the same. A warning if two pictures or emoji have the same name below them"},
    {"table-first-row", Topic::Decks, Severity::Warning, "the first row of a table of words may be a heading, but is read as a symbol; or it is left out as a title, as is a line of a list that lacks the numbers or bullets of all others"},
    {"table-format", Topic::Decks, Severity::Error, "a file is in the native format of Excel, LibreOffice, Numbers or Anki, not saved as text"},
    {"table-heading", Topic::Decks, Severity::Error, "no column of a table has pictures or words, or one that the theme chooses is missing. A warning if a column is left out because its heading is missing, unknown, or means the same as another"},
    {"table-quote", Topic::Decks, Severity::Error, "a quote in a table is not closed"},
    {"table-row", Topic::Decks, Severity::Error, "a row of a table lacks a cell, or has more than the first. A warning if a last row is left out as a total, or a cell has a formula or an error of a spreadsheet"},
    {"table-separator", Topic::Decks, Severity::Hint, "a sign that may be part of words, such as `:`, `/` or several blanks, separates the columns of a list, since it is on each line. Shown as a hint by `check` and with `-v`"},
    {"too-few-symbols", Topic::Decks, Severity::Error, "there are fewer symbols than the deck needs; the message states how many are missing"},
    {"unknown-group", Topic::Decks, Severity::Error, "there is no such group of emoji"},
    {"unknown-name", Topic::Decks, Severity::Error, "there is no emoji with this name"},
    {"ambiguous", Topic::Drawing, Severity::Warning, "the parts of a symbol are farther apart than the symbol next to them on some card, so they could be mistaken for separate symbols; layout keeps other symbols away, but by no more than a quarter of the symbol's diameter. `check.legibility` controls this warning"},
    {"bad-font", Topic::Drawing, Severity::Error, "a font file can't be used"},
    {"bad-picture", Topic::Drawing, Severity::Error, "a picture file can't be read"},
    {"bad-text", Topic::Drawing, Severity::Error, "text can't be drawn"},
    {"bitmap-font", Topic::Drawing, Severity::Warning, "the emoji come from a bitmap font, which is coarse in print"},
    {"animated", Topic::Drawing, Severity::Warning, "a picture is animated; its first frame is printed"},
    {"blank-symbol", Topic::Drawing, Severity::Error, "a symbol is blank, or has the color of the card"},
    {"color-blind", Topic::Drawing, Severity::Warning, "two symbols, or two colors of a set deck, differ only in colors that people who can't tell red from green can't distinguish"},
    {"color-unused", Topic::Drawing, Severity::Warning, "`color` is given for a picture with many colors"},
    {"cut-out-unused", Topic::Drawing, Severity::Warning, "`cut_out` is given for an SVG, which has shapes and no background of pixels"},
    {"ink-limit", Topic::Drawing, Severity::Warning, "a color given as inks uses more ink than `output.ink_limit` allows"},
    {"legibility", Topic::Drawing, Severity::Warning, "a symbol or the letters of a word are too small to be recognized, or a word, a picture or a color of a set deck is hardly visible on the card: words need a contrast of 3:1, pictures an outline that differs from the card (by 8 in CIE 1976) on three quarters of its length"},
    {"less-bleed", Topic::Drawing, Severity::Warning, "the sheet has less room for the bleed than the theme requires"},
    {"long-label", Topic::Drawing, Severity::Error, "text near the card's edge is too long to be read there"},
    {"long-text", Topic::Drawing, Severity::Error, "a word is too long for a symbol, or text for its place on the sheet or the card"},
    {"look-alike", Topic::Drawing, Severity::Warning, "two symbols, or two colors or shapes of a set deck, could be mistaken for each other"},
    {"left-out", Topic::Drawing, Severity::Warning, "a folder has subfolders with pictures, which are not in the deck; each needs its own entry"},
    {"low-dpi", Topic::Drawing, Severity::Warning, "a picture has too few pixels for the size at which it is printed"},
    {"missing-glyph", Topic::Drawing, Severity::Error, "no font has this character"},
    {"no-emoji-font", Topic::Drawing, Severity::Error, "there is no color emoji font"},
    {"no-emoji-names", Topic::Drawing, Severity::Error, "the names of the emoji, which the program searches, are missing"},
    {"no-font", Topic::Drawing, Severity::Error, "a font that the theme names is missing"},
    {"no-page", Topic::Drawing, Severity::Error, "the program was built without npm, so it has no pages for browsers"},
    {"no-picture", Topic::Drawing, Severity::Error, "a picture that the theme names is missing, or can't be opened"},
    {"no-press-profile", Topic::Drawing, Severity::Error, "a color profile is not made for a press"},
    {"no-pdf", Topic::Drawing, Severity::Error, "the file to be verified is not a readable PDF"},
    {"no-profile", Topic::Drawing, Severity::Error, "a color profile is missing"},
    {"no-scale-check", Topic::Drawing, Severity::Warning, "the cards leave no room for the bars that show the scale"},
    {"not-one-emoji", Topic::Drawing, Severity::Error, "this font has no single picture for an emoji"},
    {"not-outlined", Topic::Drawing, Severity::Warning, "with `card.drawing: outline`, a picture stays as it is: it is made of pixels, or of too many parts"},
    {"not-vector", Topic::Drawing, Severity::Warning, "an emoji becomes an image in the PDF"},
    {"outside-file", Topic::Drawing, Severity::Hint, "a file is outside the theme's folder: a hint with `check` and `-v`, an error with `--confine`"},
    {"outside-picture", Topic::Drawing, Severity::Warning, "an SVG links to other files, which are not read"},
    {"untried-picture", Topic::Drawing, Severity::Error, "an SVG is not drawn, because the system can't start the process in which it must be tried first"},
    {"service-refuses", Topic::Drawing, Severity::Error, "the card service given by name can't print the deck, because of its shape or its missing backs"},
    {"picture-format", Topic::Drawing, Severity::Error, "a picture is a PSD, a PDF, a camera's raw file or another file that can't be printed; SVG, PNG, JPEG, WebP, HEIC, AVIF, GIF, BMP and TIFF can. A warning if the folder also has pictures that can be printed"},
    {"small-label", Topic::Drawing, Severity::Error, "text near the card's edge has too little room to be read"},
    {"system-font", Topic::Drawing, Severity::Warning, "the emoji come from a font of the system, because the project's own is not set up"},
    {"too-few-cards", Topic::Drawing, Severity::Warning, "the deck is too small for some of the games in `extras.rules`, or its two piles do not suit them: these games are left out"},
    {"too-small", Topic::Drawing, Severity::Error, "a card can't be laid out with symbols as large as the theme requires"},
    {"white-box", Topic::Drawing, Severity::Warning, "a picture has a white background, a visible box on colored cards; `cut_out: white` removes it"},
    {"cannot-draw", Topic::Files, Severity::Error, "a picture can't be drawn at this size"},
    {"cannot-read", Topic::Files, Severity::Error, "a file can't be read"},
    {"cannot-write", Topic::Files, Severity::Error, "a file can't be written; a note states whether files were changed"},
    {"too-few-files", Topic::Files, Severity::Error, "the system allows too few open files (`ulimit -n`)"},
    {"no-such-sheet", Topic::Files, Severity::Error, "`--sheets` or `--pages` selects nothing in the deck"},
    {"file-exists", Topic::Files, Severity::Error, "a file already exists: neither `init` nor copying a theme's pictures overwrites it"},
    {"no-themes", Topic::Files, Severity::Error, "the themes that come with the program are missing"},
    {"no-such-service", Topic::Files, Severity::Error, "there is no card service with this name"},
    {"address", Topic::Files, Severity::Error, "`serve`: the value of `--host` is not an IPv4 address"},
    {"port", Topic::Files, Severity::Error, "`serve`: another program uses the port that `--port` names"},
    {"time-limit", Topic::Files, Severity::Error, "`serve`: the work for a request takes longer than `--time-limit`"},
    {"memory-limit", Topic::Files, Severity::Error, "`serve`: the work for a request takes more memory than `--memory-limit`"},
    {"internal", Topic::Files, Severity::Error, "`serve`: something went wrong that is not the theme's fault; the message comes from the library that failed"},
    {"usage", Topic::Files, Severity::Error, "the command line is wrong"},
};
// clang-format on

/// Returns whether each name has one row, and the topics keep their order.
consteval bool are_distinct(const auto& rows) {
    for (std::size_t i = 1; i < std::size(rows); ++i) {
        if (rows[i].topic < rows[i - 1].topic) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (rows[i].name == rows[j].name) return false;
    }
    return true;
}
static_assert(are_distinct(id_rows));

/// The id of a message, written as people see it: "unknown-key". One that has no row does not compile.
class Id {
public:
    constexpr Id() = default;
    consteval Id(const char* name)
        : name_(name) {
        bool is_known = false;
        for (const IdRow& row : id_rows) is_known = is_known || row.name == name_;
        if (!is_known) throw "an id has no row in id_rows";
    }
    constexpr std::string_view name() const { return name_; }
    constexpr bool empty() const { return name_.empty(); }
    friend constexpr bool operator==(const Id&, const Id&) = default;
    friend constexpr auto operator<=>(const Id&, const Id&) = default; // NOLINT(modernize-use-nullptr)
    template<class Text>
    requires std::convertible_to<const Text&, std::string_view>
    friend constexpr bool operator==(const Id& id, const Text& name) {
        return id.name_ == std::string_view(name);
    }

private:
    std::string_view name_;
};

} // namespace spotit::diag
