#include "cli/commands/command.hpp"

#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/base/numbers.hpp>
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
    fail_by_usage(fmt::format("'{}' is not a number of symbols up to {}", word, max_symbols),
                  {"example:  spotit-print decks 30"});
}

/// Throws diag::Error if no deck has so few symbols.
void require_symbols(int symbols) {
    int enough = symbols;
    while (deck::list_decks(enough, max_symbols_per_card).empty()) ++enough;
    if (enough > symbols)
        diag::fail(diag::ErrorCategory::Input, "too-few-symbols",
                   fmt::format("no deck has fewer than {} symbols", enough),
                   {fmt::format("example:  spotit-print decks {}", enough)});
}

int list_decks(const DecksOptions& options) {
    const int symbols = read_number(options.common.positionals.front());
    if (!options.json) require_symbols(symbols);
    const auto usual = deck::choose_usual_deck(symbols);
    Json json = Json::array();
    std::vector<std::vector<std::string>> rows{
        {"on a card", "cards", "of your symbols", "once only", "each on at least", "deck.kind"}};
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
        rows.push_back({fmt::format("{:>9}", size.symbols_per_card), fmt::format("{:>5}", size.cards),
                        size.symbols == symbols ? fmt::format("all {}", symbols)
                                                : fmt::format("{} of {}", size.symbols, symbols),
                        fmt::format("{:>9}", fillers), fmt::format("{:>2} of the cards", size.min_share),
                        fmt::format("{}{}", name, is_usual ? "   <- the default" : "")});
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
        .summary = "decks for 30 symbols",
        .about = "Lists the decks that a number of symbols makes: for each number of symbols on\n"
                 "a card the deck with the most cards, how many of the symbols it shows, how\n"
                 "many of these are on one card only, where they never match, and what to write\n"
                 "as `deck.kind` beside `deck.symbols_per_card`. Without these keys a theme makes\n"
                 "the marked one.",
        .examples = {{"spotit-print decks 30", "25 cards show 30 photos"}},
        .positionals = {Positional::Search, 1, 1},
        .common = {options, &options->common},
        .sections = {{"Output", {{"--json", "", "as JSON", &options->json}}},
                     make_message_section(options->common)},
        .run = [options] { return list_decks(*options); },
    };
}

} // namespace spotit::cli
