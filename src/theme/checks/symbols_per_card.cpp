#include "theme/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/theme/theme.hpp>

#include <algorithm>
#include <limits>

namespace spotit::theme {
namespace {

diag::Sentence describe_figures(deck::Kind kind, int symbols_per_card) {
    const deck::DeckSize figures = compute_largest_figures(kind, symbols_per_card);
    return diag::write("{per_card} -> {cards} cards, {symbols} symbols", symbols_per_card, figures.cards,
                       figures.symbols);
}

/// Proposes the largest number for which the theme has symbols.
void propose_largest(const Reading& reading, diag::Diagnostic& problem) {
    const deck::Kind kind = reading.theme.deck.kind;
    const int have = reading.symbols.count;
    const auto max_number = deck::compute_max_symbols_per_card(have, kind);
    if (!max_number) return;
    const deck::DeckSize figures =
        compute_largest_figures(deck::find_info(kind).better.value_or(kind), *max_number);
    problem.note(diag::write("or set:          deck.symbols_per_card: {per_card}   -> {cards} cards, {shown} "
                             "symbols (you have {given})",
                             *max_number, figures.cards, figures.symbols, have),
                 {.settings = {{"deck.symbols_per_card", std::to_string(*max_number)}},
                  .name = diag::write("{count} per card", *max_number)});
    problem.note("or set:          deck.symbols_per_card: auto",
                 {.settings = {{"deck.symbols_per_card", "auto"}}, .name = "As many per card as possible"});
}

void report_impossible(Reading& reading, int wanted) {
    const deck::Kind kind = reading.theme.deck.kind;
    const deck::NearestSizes near = deck::find_nearest_symbols_per_card(wanted, kind);
    const diag::Sentence message =
        kind == deck::default_kind ? diag::write("no perfect deck has {per_card} symbols per card", wanted)
                                   : diag::write("no {kind} deck has {per_card} symbols per card",
                                                 base::find_enum_name(deck::kind_names, kind), wanted);
    diag::Diagnostic& problem =
        reading.error_at({"deck.symbols_per_card", "deck.categories"}, "impossible-number", "{}", message)
            .point_out("the number minus one must be a prime power (2 3 4 5 7 8 9 11 13 16 ...)");
    const auto has_symbols = [&, &symbols = reading.symbols](deck::Kind of, int number) {
        const int needed = deck::count_needed_symbols(of, number);
        return !reading.theme.deck.categories &&
               (!symbols.are_known || needed <= symbols.count + symbols.spare);
    };
    for (const auto& number : {near.below, near.above}) {
        if (!number) continue;
        const diag::Change change{.settings = {{"deck.symbols_per_card", std::to_string(*number)}},
                                  .name = diag::write("{count} per card", *number)};
        const diag::Sentence figures = describe_figures(kind, *number);
        problem.note(number == near.above && near.below ? diag::write("      or {deck}", figures)
                                                        : diag::write("nearest: {deck}", figures),
                     has_symbols(kind, *number) ? change : diag::Change());
    }
    const deck::DeckSize padded = compute_largest_figures(deck::kind_of_any_number, wanted);
    if (kind != deck::kind_of_any_number && padded.cards > 0 && !reading.theme.deck.categories) {
        const int fillers = (padded.symbols - padded.matching) / padded.cards;
        problem.note(
            diag::write(
                "or keep {per_card} with  kind: padded -> {cards} cards, {symbols} symbols, {fillers}",
                wanted, padded.cards, padded.symbols,
                diag::write_count(static_cast<std::size_t>(fillers), "one per card never matches",
                                  "{count} per card never match", fillers)),
            has_symbols(deck::kind_of_any_number, wanted)
                ? diag::Change{.settings = {{"deck.kind", "padded"}}}
                : diag::Change());
    }
    if (reading.symbols.are_known && !reading.theme.deck.categories &&
        std::ranges::all_of(problem.notes, [](const diag::Note& note) { return note.change.is_empty(); }))
        propose_largest(reading, problem);
    if (!near.above && near.below)
        problem.point_out(diag::write("the largest deck has {per_card}", *near.below));
    if (!near.below && near.above)
        problem.point_out(diag::write("the smallest deck has {per_card}", *near.above));
}

diag::Sentence describe_missing(int count) {
    return diag::write_count(static_cast<std::size_t>(count), "1 is missing", "{count} are missing", count);
}

void report_too_few(Reading& reading, int wanted) {
    const deck::Kind kind = reading.theme.deck.kind;
    const int have = reading.symbols.count, needed = deck::count_needed_symbols(kind, wanted);
    const int lacking = needed - have;
    diag::Diagnostic& problem =
        reading
            .error(find_symbols(reading), "too-few-symbols",
                   "{per_card} symbols per card need {needed} symbols; this theme has {given}", wanted,
                   needed, have)
            .point_out(describe_missing(lacking));
    problem.notes.push_back(propose_symbols(reading, lacking));
    propose_largest(reading, problem);
}

void report_no_deck(Reading& reading) {
    const deck::Kind kind = reading.theme.deck.kind;
    const int fewest = deck::count_needed_symbols(kind, deck::list_possible_symbols_per_card(kind).front());
    const int lacking = fewest - reading.symbols.count;
    diag::Diagnostic& problem =
        reading
            .error(find_symbols(reading), "too-few-symbols",
                   "a deck of this kind needs at least {needed} symbols; this theme has {given}", fewest,
                   reading.symbols.count)
            .point_out(describe_missing(lacking));
    const auto several = std::ranges::find_if(reading.theme.symbols, [](const symbol::SymbolSpec& spec) {
        if (!spec.row().is_text) return false;
        const std::string_view word = symbol::find_word(spec);
        return word.find_first_of(",;") != std::string_view::npos || std::ranges::count(word, ' ') > 4;
    });
    if (several != reading.theme.symbols.end())
        problem.fix("give each symbol its own entry").excerpt(diag::describe_line(several->span));
    const deck::DeckSize smallest =
        compute_largest_figures(kind, deck::list_possible_symbols_per_card(kind).front());
    problem.fix(
        diag::write(
            "add {count} more; the smallest deck of this kind has {cards} cards with {per_card} symbols each",
            lacking, smallest.cards, smallest.symbols_per_card),
        propose_symbols(reading, lacking).change);
}

} // namespace

bool is_kind_open(const Reading& reading) {
    const deck::Options& deck = reading.theme.deck;
    const auto* const kind = reading.find_given("deck.kind");
    return !deck.dual && !deck.cards && !deck.categories && (kind == nullptr || is_word(*kind->node, "auto"));
}

deck::DeckSize compute_largest_figures(deck::Kind kind, int symbols_per_card) {
    deck::Options options;
    options.kind = kind;
    options.symbols_per_card = symbols_per_card;
    return deck::compute_size(options, std::numeric_limits<int>::max()).value_or(deck::DeckSize{});
}

std::optional<int> resolve_symbols_per_card(Reading& reading) {
    deck::Options& deck = reading.theme.deck;
    const int count = reading.symbols.count;
    if (const auto wanted = deck.symbols_per_card) {
        const int needed = deck::count_needed_symbols(deck.kind, *wanted);
        if (needed == 0) {
            report_impossible(reading, *wanted);
            return std::nullopt;
        }
        if (reading.symbols.are_known && needed > count) report_too_few(reading, *wanted);
        return wanted;
    }
    // A number that could not be read is not replaced by a guess.
    if (reading.lacks_value("deck.symbols_per_card") || !reading.symbols.are_known) return std::nullopt;
    const auto max_number = deck::compute_max_symbols_per_card(count, deck.kind);
    if (!max_number) {
        report_no_deck(reading);
        return std::nullopt;
    }
    reading.theme.written_deck = deck;
    // A number of cards asks for a deck that has so many.
    deck.symbols_per_card = deck.cards ? *max_number : std::min(*max_number, deck::usual_symbols_per_card);
    if (const auto usual = is_kind_open(reading) ? deck::choose_usual_deck(count) : std::nullopt) {
        deck.kind = usual->kind;
        deck.symbols_per_card = usual->size.symbols_per_card;
    }
    return deck.symbols_per_card;
}

} // namespace spotit::theme
