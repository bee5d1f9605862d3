#include "theme/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

constexpr std::size_t max_named = 20;

std::vector<diag::Subject> list_left_out(const Theme& theme) {
    std::vector<bool> is_shown(theme.symbols.size());
    for (const deck::Card& card : deck::make(theme.deck, static_cast<int>(theme.symbols.size())).cards)
        for (const int symbol : card) is_shown.at(static_cast<std::size_t>(symbol)) = true;
    std::vector<diag::Subject> left_out;
    for (std::size_t i = 0; i < is_shown.size(); ++i) {
        const symbol::SymbolSpec& spec = theme.symbols[i];
        if (!is_shown[i]) left_out.push_back({.id = spec.id, .name = symbol::write_symbol(spec)});
    }
    return left_out;
}

std::string write_settings(const std::vector<diag::Setting>& settings) {
    const auto write = [](const diag::Setting& each) { return fmt::format("{}: {}", each.key, each.value); };
    return base::join(base::collect(settings, write), ", ");
}

/// Returns the settings that, once there are enough symbols, make a deck; none where it is made by itself.
std::vector<diag::Setting> list_needed_settings(const Reading& reading, deck::Kind kind,
                                                int symbols_per_card) {
    const Theme& theme = reading.theme;
    const bool is_plane = kind == deck::default_kind && !theme.deck.cards && theme.written_deck &&
                          theme.written_deck->kind == deck::default_kind;
    const bool is_usual = theme.written_deck && symbols_per_card <= deck::usual_symbols_per_card &&
                          (is_plane || is_kind_open(reading));
    if (is_usual) return {};
    return list_deck_settings(theme.deck, kind, symbols_per_card);
}

/// Proposes other symbols that complete the next perfect deck.
void propose_plane(Reading& reading, diag::Diagnostic& problem) {
    const Theme& theme = reading.theme;
    const int count = static_cast<int>(theme.symbols.size()), number = find_larger_plane(count);
    if (number == 0 || number > max_proposed_per_card) return;
    const int needed = deck::count_needed_symbols(deck::default_kind, number);
    diag::Note note = propose_symbols(reading, needed - count);
    std::vector<diag::Setting> settings = list_needed_settings(reading, deck::default_kind, number);
    const std::string set = write_settings(settings);
    note.text =
        set.empty()
            ? diag::write("{remedy}   -> {cards} cards with all {symbols} symbols", note.text, needed, needed)
            : diag::write("{remedy}, and set  {settings}   -> {cards} cards with all {symbols} symbols",
                          note.text, set, needed, needed);
    if (!note.change.edits.empty()) note.change.settings = std::move(settings); // too few make no deck
    problem.notes.push_back(std::move(note));
}

/// Proposes the deck with all symbols or, where there is none, the fewest symbols with which there is one.
void propose_deck_of_all(const Reading& reading, diag::Diagnostic& problem) {
    const Theme& theme = reading.theme;
    const int count = static_cast<int>(theme.symbols.size());
    if (const auto all = deck::find_deck_of_all(count, max_proposed_per_card)) {
        const auto settings = list_deck_settings(theme.deck, all->kind, all->size.symbols_per_card);
        problem.note(
            diag::write("or set:          {settings}   -> {cards} cards with all {symbols} symbols",
                        write_settings(settings), all->size.cards, count),
            {.settings = settings,
             .name = diag::write("{cards} cards with all {symbols} symbols", all->size.cards, count)});
        return;
    }
    const int fitting = deck::compute_max_symbols_per_card(count, deck::default_kind).value_or(0);
    const auto settings = list_deck_settings(theme.deck, deck::default_kind, fitting);
    if (fitting > theme.deck.symbols_per_card && fitting <= max_proposed_per_card && settings.size() == 1) {
        const int shown = deck::count_needed_symbols(deck::default_kind, fitting);
        problem.note(diag::write("or set:          deck.symbols_per_card: {per_card}   -> {cards} cards, "
                                 "{shown} symbols (you have {given})",
                                 fitting, shown, shown, count),
                     {.settings = settings, .name = diag::write("{count} per card", fitting)});
        return;
    }
    const int number = find_larger_plane(count);
    if (number > max_proposed_per_card) return;
    for (int more = 1; count + more < deck::count_needed_symbols(deck::default_kind, number); ++more)
        if (const auto all = deck::find_deck_of_all(count + more, max_proposed_per_card)) {
            const std::string set =
                write_settings(list_needed_settings(reading, all->kind, all->size.symbols_per_card));
            problem.note(
                set.empty()
                    ? diag::write(
                          "or add:          {count} more   -> {cards} cards with all {symbols} symbols", more,
                          all->size.cards, count + more)
                    : diag::write(
                          "or add:          {count} more, and set  {settings}   -> {cards} cards with "
                          "all {symbols} symbols",
                          more, set, all->size.cards, count + more));
            return;
        }
}

} // namespace

void warn_of_left_out(Reading& reading) {
    const Theme& theme = reading.theme;
    const int count = static_cast<int>(theme.symbols.size());
    const auto size = deck::compute_size(theme.deck, count);
    if (!size) return;
    const std::vector<diag::Subject> left_out = list_left_out(theme);
    if (left_out.empty()) return;
    const bool are_cards_dropped = size->symbols == count;
    const diag::Span place = are_cards_dropped ? reading.find_span({"deck.cards"}) : find_symbols(reading);
    if (are_cards_dropped && is_override(place)) return; // a few cards are tried
    const std::vector<std::string> names = base::collect(left_out, &diag::Subject::name);
    diag::Diagnostic& problem = reading.warn(place, "on-no-card", "");
    problem.message = diag::write_count(names.size(), "{symbols} is on no card",
                                        "{count} symbols are on no card: {symbols}", names.size(),
                                        diag::list_some(names, max_named));
    problem.point_out(diag::write("{shown} of {given} are on the cards", count - std::ssize(names), count));
    problem.subjects = left_out;
    if (are_cards_dropped) {
        problem.fix("deck.cards: all", {.settings = {{"deck.cards", "all"}}, .name = "All cards"});
        return;
    }
    propose_plane(reading, problem);
    propose_deck_of_all(reading, problem);
    if (problem.notes.empty())
        problem.fix("remove them from `symbols`, or set a larger `deck.symbols_per_card`");
}

} // namespace spotit::theme
