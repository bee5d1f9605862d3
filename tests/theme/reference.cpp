#include "reference.hpp"

#include "golden.hpp"
#include "theme/keys/keys.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/deck.hpp>
#include <spotit/theme/read.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

constexpr std::string_view introduction =
    R"(<!-- Printed from the program's table of keys; a test compares it. Don't edit. -->

# The theme format

A theme is a YAML file that describes a deck. The smallest one has a single line:

```yaml
symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻
```

Everything else has a default. Every error is reported with its line and a fix, all in one run.

## How values are written

| what | how |
|---|---|
| lengths | a number with `mm`, `cm`, `in`, `pt` or `pc`: `85mm`, `3.5in`, `1/8in`, `2 1/2in`; `0` alone; `%` of the card's shorter side where the table says so; never `px` |
| two lengths | `63x88mm`, `2.5x3.5in`, `63mm 88mm`, or a name |
| angles | degrees: `30`, `30°` |
| fractions | `0.5` or `50%` |
| colors | CSS: names, `"#fff8e7"` (in quotes: `#` starts a comment), `rgb(255 248 231)`, `hsl(43 100% 95%)`; `cmyk(70% 0% 90% 10%)` and `gray(50%)` (0% is black), which are just these inks with `output.color: cmyk` and look much like them elsewhere; your own names under `colors` |
| yes or no | `true`, `false`, `yes`, `no`, `on`, `off` |
| paths | relative to the folder of the file that contains them; nothing is downloaded |
| keys | lowercase with underscores; `colour` is accepted for `color`; keys that begin with `x_` are your own notes |

Anchors (`&name`), aliases (`*name`) and merge keys (`<<: *name`) work as in any YAML file.

## Layers

`extends` takes a style that comes with the program, another theme, or a list of both. What comes later wins:

1. the defaults
2. the `look`: only that of the topmost layer
3. what `extends` names, in the order given
4. the theme
5. files, styles and looks given with `--with`, in the order given: a printer, for example
6. `-s KEY=VALUE`, in the order given
7. `--seed SEED`

Keys are merged, section by section; a list or single value replaces the earlier one; `none` switches off a border, a line
of text or the backs. A gradient, pattern or picture keeps its other keys when a later layer gives it some, such as
`-s card.background.size=9mm`, until a layer begins another one. A later layer can replace single lists of
`deck.categories` by their names; other names replace all of them.

If two keys conflict, the later one wins and the earlier one is ignored: `symbols` and
`deck.categories`, either of them and `kind: set`, `back.image` and `back.background`, an earlier `card.size` or
`corner_radius` and a later `card.shape` that can't have it, `seed` and the seeds of `deck` and `layout`. In the same layer
that is an error, except for the seeds and a color around `back.image`. It is an error, though, if a key needs a different choice than an earlier layer made:
`layout.fill` with a `style: ring` below, or `card.size: 70mm` with a `shape: rectangle` below, which needs two lengths; the
message shows where that choice was made. If `cards` is set in a lower layer than the symbols, it is only an upper limit.

| style | what it is |
|---|---|
)";

constexpr std::string_view looks_introduction = R"(
`look` is one of these looks ([looks.md](looks.md) shows them), or a theme file with your own. Where a look and a style
have the same name, `extends` and `--with` mean the style.

| look | what it is |
|---|---|
)";

constexpr std::string_view symbols_introduction = R"(
`symbols` is a list, or text in which spaces separate the symbols and quotes keep words together: `dog "ice cream" cat`. Each
entry is the first of these that fits:

1. keys, as in the table below: `{emoji: 🐶, name: Rex}`
2. the name of an emoji between colons: `:unicorn:`
3. the number of a character, `U+1F984`, or several for one emoji
4. the path of a picture, which ends in <image endings>: `photos/rex.jpg`
5. emoji: each is a symbol, however many are written together
6. anything else is a word: `dog`, `Ende:`, `:-)`; in a list or in quotes also several words: `ice cream`

`{text: ":dog:"}` is always a word.

An entry of the list has these keys. Exactly one of `emoji`, `text`, `image`, `group`, `file`, `folder` defines it;
`forms` without them makes a symbol of two texts.

)";

constexpr std::string_view decks_introduction = R"(
### Decks by number of symbols

Without `kind`, `symbols_per_card`, `cards`, `dual` or `categories`, the deck shows every symbol if, with at most 8 symbols per card, each
can be on three cards or more. Otherwise the first symbols make the largest perfect deck of at most 8 per card, and a warning names the others and
the decks that show them. `- group: animals` among the symbols fills up a perfect deck instead. `spotit-print decks 30` lists the decks for
30 symbols. With 7, 11, 13, 15 or 16 symbols per card no plane is known; `kind: padded` fills up a smaller plane with
symbols that are on one card only: up to 31, 91, 133, 183 and 183 cards. No larger decks are known (J. I. Hall, Bounds for equidistant codes and partial projective planes, 1977).

| symbols | cards | symbols per card | shown | each on at least | `kind` |
|--:|--:|--:|--:|--:|---|
)";

constexpr std::string_view paint_introduction = R"(
## Backgrounds

`card.background`, `back` and `back.background` take a color; the path of a picture; or keys: one of
`gradient`, `pattern` and `image`, with the keys that belong to it: `{gradient: radial, stops: [white, gold 70%]}`. For the
backs these keys are also allowed in `back` itself: `back: {pattern: dots, colors: [navy, gold], text: "{title}"}`; but `color`
there is the color of the text.

)";

constexpr std::string_view pins_introduction = R"(
`layout: {pins: {17: {🐶: {at: [10mm, -5mm], size: 30mm, angle: 20}}}}` places 🐶 on card 17; the other cards stay as they are. The
other symbols of card 17 stay where they would be without pins: only those in the way are moved or reduced, until all have the usual gap. If one
would become less than half as large, or smaller than `min_size`, the whole card is arranged again. Name the symbol as it is
written under `symbols` (an emoji, a word, the name of a picture file), whichever form the card shows, or by its unique name in the
list of cards. `rotation`, `max_size` and `size_variety` don't apply to pinned symbols, but these stay within `card.margin`, don't
overlap, and are no smaller than `min_size`. `layout.reroll` arranges the others differently. A later layer that deals other
cards, such as `--seed 5`, drops the pins.

)";

/// Returns "a whole number, 1 to 100" and the like.
std::string describe_value(const Key& key) {
    std::string text = (key.path == "extras.rules" ? "true, none, " : "") + describe_values(key).english();
    const bool has_range = key.range.min != 0 || key.range.max != 0;
    const bool is_length = key.kind == Kind::Length || key.kind == Kind::CardSize || key.kind == Kind::Paper;
    if (has_range && key.kind != Kind::Whole) {
        const std::string_view unit = is_length ? "mm" : "";
        text += fmt::format("; {}{} to {}{}", base::format_number(key.range.min), unit,
                            base::format_number(key.range.max), unit);
    }
    if (key.relative) text += ", also in %";
    return text;
}

/// Returns the section's keys, then those of its subsections.
std::string write_table(std::string_view section) {
    std::string text = "| key | takes | default | |\n|---|---|---|---|\n", below;
    for (const Key& key : list_keys()) {
        if (key.section() != section) continue;
        const std::string usual = write_default(key);
        text += fmt::format("| `{}` | {} | {} | {} |\n", key.name(), tests::escape_cell(describe_value(key)),
                            usual.empty() ? usual : fmt::format("`{}`", usual),
                            tests::escape_cell(fill_image_formats(key.summary)));
        if (key.kind == Kind::Section && !section.empty())
            below += fmt::format("\n### {}\n\n{}", key.label(), write_table(key.path));
        if (key.kind == Kind::Pins)
            below += fmt::format("\n### {}\n{}{}", key.path, pins_introduction, write_table("pin{}"));
    }
    return text + below;
}

/// Returns a row for each deck, with the numbers of symbols that make it.
std::string write_deck_table() {
    constexpr int min_symbols = 7, max_symbols = 58;
    std::string text;
    for (int first = min_symbols, last = first; first < max_symbols; first = last + 1) {
        const auto [kind, size] = deck::choose_usual_deck(first).value();
        while (last < max_symbols && deck::choose_usual_deck(last + 1)->size == size) ++last;
        const std::string_view name = base::find_enum_name(deck::kind_names, kind);
        const std::string symbols = last == max_symbols ? fmt::format("{} or more", first)
                                    : last > first      ? fmt::format("{} to {}", first, last)
                                                        : std::to_string(first);
        text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", symbols, size.cards, size.symbols_per_card,
                            first == last && size.symbols == first ? "all" : std::to_string(size.symbols),
                            size.min_share, name);
    }
    return text;
}

} // namespace

std::string write_reference() {
    std::string text(introduction);
    for (const Style& style : list_styles())
        text += fmt::format("| `{}` | {} |\n", style.name, style.summary);
    text += looks_introduction;
    for (const Style& look : list_looks()) text += fmt::format("| `{}` | {} |\n", look.name, look.summary);
    text += "\n## Top level\n\n" + write_table("");
    for (const Key& key : list_keys()) {
        if (key.path == "symbols") {
            text += fmt::format("\n## symbols\n{}{}", fill_image_formats(symbols_introduction),
                                write_table("symbols[]"));
        } else if (key.section().empty() && key.kind == Kind::Section) {
            text += fmt::format("\n## {}\n\n{}.\n\n{}", key.path, key.summary, write_table(key.path));
            if (key.path == "deck") text += std::string(decks_introduction) + write_deck_table();
        }
    }
    return text + std::string(paint_introduction) + write_table("paint{}");
}

} // namespace spotit::theme
