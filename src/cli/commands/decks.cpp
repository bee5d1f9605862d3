#include "cli/commands/command.hpp"
#include "diag/write.hpp"

#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/deck.hpp>

#include <fmt/format.h>

namespace spotit::cli {
namespace {

struct DecksOptions {
    CommonOptions common;
    bool json = false;
};

constexpr int max_symbols = 400, max_symbols_per_card = 12;

int read_number(const std::string& word) {
    const auto number = base::parse_number<int>(word);
    if (number && *number > 0 && *number <= max_symbols) return *number;
    fail_by_usage(diag::write("'{word}' is not a number of symbols up to {limit}", word, max_symbols),
                  {diag::write("example:  {example}", "spotit-print decks 30")});
}

/// Throws diag::Error if no deck has so few symbols.
void require_symbols(int symbols) {
    int enough = symbols;
    while (deck::list_decks(enough, max_symbols_per_card).empty()) ++enough;
    if (enough > symbols)
        diag::fail(diag::ErrorCategory::Input, "too-few-symbols",
                   diag::write("no deck has fewer than {limit} symbols", enough),
                   {diag::write("example:  {example}", fmt::format("spotit-print decks {}", enough))});
}

int list_decks(const DecksOptions& options) {
    const int symbols = read_number(options.common.positionals.front());
    if (!options.json) require_symbols(symbols);
    const auto usual = deck::choose_usual_deck(symbols);
    Json json = Json::array();
    const auto write = [&](const diag::Sentence& cell) { return translate(cell, options.common); };
    std::vector<std::vector<std::string>> rows{{write("on a card"), write("cards"), write("of your symbols"),
                                                write("only once"), write("each on at least"), "deck.kind"}};
    const auto write_number = [&](int number, std::size_t column) {
        return fmt::format("{:>{}}", number, base::measure_display_width(rows.front()[column]));
    };
    for (const auto& [kind, size] : deck::list_decks(symbols, max_symbols_per_card)) {
        const bool is_usual = usual && size == usual->size;
        const int fillers = size.symbols - size.matching;
        const std::string_view name = base::find_enum_name(deck::kind_names, kind);
        json.push_back({{"symbols_per_card", size.symbols_per_card},
                        {"cards", size.cards},
                        {"symbols", size.symbols},
                        {"fillers", fillers},
                        {"min_share", size.min_share},
                        {"kind", name},
                        {"usual", is_usual}});
        rows.push_back(
            {write_number(size.symbols_per_card, 0), write_number(size.cards, 1),
             write(size.symbols == symbols ? diag::write("all {count}", symbols)
                                           : diag::write("{shown} of {given}", size.symbols, symbols)),
             write_number(fillers, 3), write(diag::write("{share:>2} of the cards", size.min_share)),
             write(is_usual ? diag::write("{name}   <- the default", name) : diag::Sentence(name))});
    }
    if (options.json)
        print_json({{"decks", std::move(json)}});
    else
        print(format_table(rows));
    return rows.size() > 1 ? 0 : 1;
}

} // namespace

Command make_decks_command() {
    const auto options = std::make_shared<DecksOptions>();
    return {
        .name = "decks",
        .usage = "SYMBOLS [--json]",
        .summary = "decks for N symbols",
        .about = "Lists the decks that can be made from N symbols. For each number of symbols\n"
                 "on a card, it shows the deck with the most cards: how many of the symbols it\n"
                 "shows, how many of these are on only one card and so never match, and which\n"
                 "`deck.kind` to set along with `deck.symbols_per_card`. The default is the deck\n"
                 "that a theme makes without these keys.",
        .examples = {{"spotit-print decks 30", "25 cards show 30 photos"}},
        .positionals = {Positional::Search, 1, 1},
        .common = {options, &options->common},
        .sections = {{"Output", {{"--json", "", "as JSON", &options->json}}},
                     make_message_section(options->common)},
        .run = [options] { return list_decks(*options); },
    };
}

} // namespace spotit::cli
