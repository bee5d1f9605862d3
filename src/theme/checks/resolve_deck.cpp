#include "theme/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/extras.hpp>
#include <spotit/texts.hpp>
#include <spotit/theme/theme.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Fills in the features that are not given. An empty list is given, and refused where the deck is made.
void complete_set_features(Reading& reading) {
    SetDrawings& set = reading.theme.set;
    SetDrawings full = complete_set(set);
    const auto lacks = [&](std::string_view key) { return reading.find_given(key) == nullptr; };
    if (lacks("deck.set.colors")) {
        set.colors = std::move(full.colors);
        set.color_names = std::move(full.color_names);
    }
    if (lacks("deck.set.fills")) set.fills = std::move(full.fills);
    if (lacks("deck.set.shapes")) set.shapes = std::move(full.shapes);
    deck::SetFeatures& features = reading.theme.deck.set;
    features.colors = static_cast<int>(set.colors.size());
    features.fills = static_cast<int>(set.fills.size());
    features.shapes = static_cast<int>(set.shapes.size());
}

/// Refuses a game where the theme names it; `rules: true` names none.
void refuse_game(Reading& reading, extras::Game game) {
    const bool is_set = game == extras::Game::Set;
    const std::string_view name = base::find_enum_name(extras::game_names, game);
    const yaml::Node& rules = *reading.find_given("extras.rules")->node;
    const auto item =
        std::ranges::find_if(rules.items, [&](const yaml::Node& each) { return is_word(each, name); });
    if (item == rules.items.end() && !is_word(rules, name)) return;
    reading
        .error(item == rules.items.end() ? rules.span : item->span, "deck-kind",
               "`{game}` is played with {decks}", name,
               is_set ? diag::Sentence("a deck with  kind: set")
                      : "cards that share a symbol, not with  kind: set")
        .fix("delete it, or write  rules: true  for all games that suit this deck",
             {.settings = {{"extras.rules", "true"}}});
}

/// Leaves of `rules: true` the games that can be played. Games named by a layer below the deck's belong to
/// its own deck.
void complete_rules(Reading& reading) {
    auto& rules = reading.theme.extras.rules;
    std::vector<extras::Game> possible(std::begin(extras::matching_games), std::end(extras::matching_games));
    if (deck::find_info(reading.theme.deck.kind).makes_drawings) possible = {extras::Game::Set};
    const bool are_of_another_deck =
        reading.is_below("extras.rules", {"symbols", "deck.categories", "deck.kind", "deck.set"});
    const bool were_wanted = !rules.empty();
    std::erase_if(rules, [&](extras::Game game) {
        if (std::ranges::find(possible, game) != possible.end()) return false;
        if (!are_of_another_deck) refuse_game(reading, game);
        return true;
    });
    if (are_of_another_deck && were_wanted && rules.empty()) rules = possible;
}

/// The sheets exist in fewer languages than themes may name.
void check_language(Reading& reading) {
    const extras::Options& wanted = reading.theme.extras;
    if (!texts::find_code(reading.theme.language).empty()) return;
    std::vector<diag::Sentence> quoted;
    diag::Change removal;
    const auto add = [&](std::string_view key) {
        quoted.emplace_back(fmt::format("`{}`", key));
        std::ranges::move(reading.remove(key).edits, std::back_inserter(removal.edits));
    };
    if (!wanted.rules.empty()) add("extras.rules");
    if (wanted.key != extras::KeyContent::None) add("extras.key");
    if (wanted.why) add("extras.why");
    if (quoted.empty()) return;
    reading
        .warn_at({"extras.rules", "extras.key", "extras.why"}, "language",
                 "the words of {keys} are printed in English: `language: {language}` has no translation",
                 diag::join_all(quoted), reading.theme.language)
        .note(diag::write("translations: {languages}", base::join(texts::languages(), " ")))
        .fix(diag::write("delete {key}, or keep the English words", diag::join_all(quoted)), removal);
}

bool has_own_forms(const SymbolOptions& fit) {
    return fit.forms.size() > 1;
}

/// Two texts of one symbol need a deck that shows each symbol in two forms. A layer above the symbols may
/// choose one form.
void check_own_forms(Reading& reading) {
    const Theme& theme = reading.theme;
    const bool has_two = theme.forms && theme.forms->mode;
    if (has_two || reading.lacks_value("deck.forms") || reading.is_below("symbols", {"deck.forms"})) return;
    const auto first = std::ranges::find_if(theme.fits, has_own_forms);
    if (first == theme.fits.end()) return;
    const auto count = static_cast<std::size_t>(std::ranges::count_if(theme.fits, has_own_forms));
    const auto index = static_cast<std::size_t>(first - theme.fits.begin());
    reading
        .warn(theme.symbols[index].span, "no-effect",
              "this deck shows each symbol in one form: of the two `forms` of {symbols}, only the first is "
              "printed",
              count == 1 ? diag::Sentence("this one")
                         : diag::write_count(count, "{count} symbol", "{count} symbols", count))
        .fix("to print both, write  deck: {forms: mixed}", {.settings = {{"deck.forms", "mixed"}}})
        .note("     or  deck: {forms: split}", {.settings = {{"deck.forms", "split"}}});
}

/// Reports keys that have no effect on a deck of this kind.
void check_unsuitable_keys(Reading& reading) {
    const bool is_set = deck::find_info(reading.theme.deck.kind).makes_drawings;
    const auto forbid = [&](std::string_view path, diag::Sentence message) {
        if (const auto* const given = reading.find_given(path))
            reading.error(given->key, "deck-kind", "{}", message).fix("delete it", remove_key(given->key));
    };
    if (!is_set && reading.find_given("deck.set") != nullptr) {
        const bool can_be_set = reading.find_given("symbols") == nullptr;
        reading
            .error(reading.find_given("deck.set")->key, "deck-kind",
                   "`deck.set` is for a deck with  kind: set")
            .fix("delete it", reading.remove("deck.set"))
            .note("     or set  deck.kind: set",
                  can_be_set ? diag::Change{.settings = {{"deck.kind", "set"}}} : diag::Change());
    }
    if (!is_set) return;
    for (const std::string_view path : keys_of_symbols)
        forbid(path, path == "symbols"
                         ? diag::Sentence("`symbols` can't be used in a deck with  kind: set, which "
                                          "makes its drawings from `deck.set`")
                         : diag::write("`{key}` can't be used in a deck with  kind: set", path));
}

/// Each copy has one color, so more colors than copies are an error; a palette from a layer below may be
/// longer.
void check_copy_colors(Reading& reading) {
    const Theme& theme = reading.theme;
    const auto colors = static_cast<int>(theme.copy_colors.size());
    if (colors <= theme.copies || reading.lacks_value("deck.copies") ||
        reading.is_below("deck.copy_colors", {"deck.copies"}))
        return;
    const diag::Sentence copies =
        diag::write_count(static_cast<std::size_t>(theme.copies), "one deck is printed",
                          "{count} decks are printed", theme.copies);
    reading
        .warn_at({"deck.copy_colors"}, "copy-colors", "{}",
                 diag::write_count(static_cast<std::size_t>(colors),
                                   "{copies}, but `deck.copy_colors` has {count} color",
                                   "{copies}, but `deck.copy_colors` has {count} colors", copies, colors))
        .fix(diag::write("delete {colors}, or write  copies: {count}  to print that many decks",
                         colors - theme.copies == 1 ? diag::Sentence("one") : "some", colors));
}

/// Colors imply backs.
void complete_copy_colors(Reading& reading) {
    Theme& theme = reading.theme;
    if (theme.copy_colors.empty()) return;
    check_copy_colors(reading);
    if (theme.back) return;
    if (reading.find_given("back") == nullptr) {
        theme.back = make_default_back(reading.find_span({"deck.copy_colors"}));
        return;
    }
    if (!reading.has("back")) return; // its mistake is already reported
    reading
        .error_at({"deck.copy_colors"}, "copy-colors",
                  "`deck.copy_colors` is for the backs, but the deck has no backs")
        .fix("delete it", reading.remove("deck.copy_colors"))
        .note("     or delete  back: none", reading.remove("back"));
}

/// The backs of two piles have two colors, which takes a deck of two piles.
void check_pile_colors(Reading& reading) {
    auto& colors = reading.theme.back->pile_colors;
    if (colors.empty() || !reading.has("back.by_pile")) return;
    const auto report = [&](const diag::Sentence& message, const diag::Sentence& fix,
                            diag::Change change) -> diag::Diagnostic& {
        return reading.error_at({"back.by_pile"}, "back-piles", "{}", message).fix(fix, std::move(change));
    };
    const auto& forms = reading.theme.forms;
    const bool is_split = forms && forms->mode == deck::FormMode::Split;
    static constexpr char message[] =
        "`back.by_pile` is for a deck of two piles, one with each form of the symbols";
    const auto is_text = [](const symbol::SymbolSpec& symbol) { return symbol.row().is_text; };
    if (!is_split && std::ranges::all_of(reading.theme.symbols, is_text) &&
        std::ranges::none_of(reading.theme.fits, has_own_forms))
        report(message, "delete it", reading.remove("back.by_pile"))
            .note("     or give each symbol two forms:  forms: [\"3 × 4\", \"12\"]");
    else if (!is_split)
        report(message, "write  deck: {forms: split}", {.settings = {{"deck.forms", "split"}}})
            .note("     or delete it", reading.remove("back.by_pile"));
    else if (colors.size() != 2)
        report("`back.by_pile` has a color for each of the two piles", "write  by_pile: [crimson, royalblue]",
               {.settings = {{"back.by_pile", "[crimson, royalblue]"}}});
    else if (!reading.theme.copy_colors.empty())
        report("the backs get their colors from `back.by_pile` or `deck.copy_colors`, not from both",
               "delete `back.by_pile`; {copy} in `back.text` tells copies apart, too",
               reading.remove("back.by_pile"))
            .note("     or delete `deck.copy_colors`", reading.remove("deck.copy_colors"));
}

/// Warns of plaques where the layer with the symbols, or one below it, leaves no words.
void check_plaque(Reading& reading) {
    const Theme& theme = reading.theme;
    const auto* const given = reading.find_given("fonts.plaque");
    const bool is_set = deck::find_info(theme.deck.kind).makes_drawings;
    if (!reading.has("fonts.plaque") || is_word(*given->node, "none") ||
        (!is_set && !reading.symbols.are_known) ||
        reading.is_below("fonts.plaque", {"symbols", "deck.categories", "deck.kind", "deck.forms"}))
        return;
    const Forms forms = theme.forms.value_or(Forms{.mode = std::nullopt});
    bool has_words = forms.first.kind == DisplayForm::Kind::Word ||
                     (forms.mode && forms.second.kind == DisplayForm::Kind::Word);
    for (std::size_t i = 0; i < theme.symbols.size(); ++i)
        has_words = has_words || theme.symbols[i].row().is_text || !theme.fits.at(i).forms.empty();
    if (has_words && !is_set) return;
    reading
        .warn_at({"fonts.plaque"}, "no-effect", "`{key}` works only with {owners}", "fonts.plaque",
                 diag::Sentence("words, and the cards show none"))
        .fix("delete it", reading.remove("fonts.plaque"));
}

/// Names below pictures can be read, and have one size on a card; on small cards all stand closer together.
void complete_labels(Reading& reading) {
    Theme& theme = reading.theme;
    constexpr double max_x_height = 2, small_card = 75;
    const double extent = theme.style.card.measure_smaller_extent();
    if (theme.labels.x_height == 0) // 1.3 mm at 55 mm, 1.6 mm at 85 mm
        theme.labels.x_height = std::min(0.75 + 0.01 * extent, max_x_height);
    const bool are_labelled =
        theme.forms && !theme.forms->mode && theme.forms->first.kind == DisplayForm::Kind::Label;
    const auto lacks = [&](std::string_view key) {
        const auto* const given = reading.find_given(key);
        return are_labelled && (given == nullptr || given->layer < reading.given.looks);
    };
    if (lacks("layout.size_variety")) theme.layout.size_variety = 1;
    if (lacks("layout.gap")) theme.layout.gap *= std::min(1.0, extent / small_card);
    if (lacks("card.margin")) theme.layout.margin *= std::min(1.0, extent / small_card);
}

} // namespace

void resolve_deck(Reading& reading) {
    if (!reading.lacks_value("deck.kind")) {
        check_unsuitable_keys(reading);
        complete_rules(reading);
    }
    if (deck::find_info(reading.theme.deck.kind).makes_drawings) complete_set_features(reading);
    check_language(reading);
    check_own_forms(reading);
    check_plaque(reading);
    complete_labels(reading);
}

void resolve_backs(Reading& reading) {
    Theme& theme = reading.theme;
    complete_copy_colors(reading);
    if (!theme.back) return;
    check_pile_colors(reading);
    theme.back->text_span = reading.find_span({"back.text", "back"});
    theme.back->font_span = reading.find_span({"back.font", "back"});
    // A theme that describes backs wants them printed.
    if (theme.sheet.duplex == sheet::Duplex::None && !reading.has("sheet.duplex"))
        theme.sheet.duplex = sheet::Duplex::LongEdge;
}

} // namespace spotit::theme
