#include "theme/symbols/symbols.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Returns true for "-dog", but not for "-5", "->" or "--".
bool is_tight_dash(std::string_view part) {
    return part.size() > 1 && part[0] == '-' &&
           std::string_view("0123456789->.").find(part[1]) == std::string_view::npos;
}

/// Returns the place of the first dash that begins an entry: alone, or one of several before words.
std::optional<diag::Span> find_dash(const yaml::Node& node) {
    const std::string_view source = node.span.source->text();
    const std::vector<std::string_view> parts = split_text(node.text);
    const bool are_tight = std::ranges::count_if(parts, is_tight_dash) > 1;
    std::size_t cursor = node.span.begin;
    for (const std::string_view part : parts) {
        const std::size_t at = std::min(source.find(part, cursor), source.size());
        cursor = std::min(at + part.size(), source.size());
        if (part == "-" || (are_tight && is_tight_dash(part)))
            return diag::Span{node.span.source, at, std::min(at + 1, cursor)};
    }
    return std::nullopt;
}

/// Returns what makes a list of a text in lines of its own.
std::string make_list(const yaml::Node& node) {
    const char sign = node.span.source->text()[node.span.begin];
    return fmt::format("make it a list: delete the {} behind the key, and begin each line with \"- \"", sign);
}

/// Returns the place of an entry in braces; nothing if there is none, or it is written with escapes.
std::optional<diag::Span> find_braces(const yaml::Node& node) {
    const std::string_view entry = find_entry_in_braces(node.text);
    const std::size_t at = node.span.source->text().find(entry, node.span.begin);
    if (entry.empty() || at == std::string_view::npos) return std::nullopt;
    return diag::Span{node.span.source, at, at + entry.size()};
}

void report_braces(Reading& reading, const yaml::Node& node, const diag::Span& braces) {
    reading.symbols.are_known = false;
    diag::Diagnostic& problem = reading.problems.error(
        braces, "list-in-text",
        fmt::format("{} is an entry of a list, and would be words in this text", diag::span_text(braces)));
    if (yaml::is_block_text(node))
        problem.fix(fmt::format("{}, and give this one a line of its own", make_list(node)));
    else
        problem.note(std::string(list_example));
}

} // namespace

std::string_view find_entry_in_braces(std::string_view text) {
    constexpr std::size_t max_key = 40; // a longer search would be slow if there are many braces
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const std::string_view start = text.substr(open + 1, max_key);
        const std::size_t colon = start.find(':'), close = text.find('}', open);
        if (colon == std::string_view::npos || close == std::string_view::npos) continue;
        if (find_key(join("symbols[]", to_american(diag::trimmed(start.substr(0, colon))))) != nullptr)
            return text.substr(open, close + 1 - open);
    }
    return {};
}

bool report_list_in_text(Reading& reading, const yaml::Node& node) {
    if (const auto braces = find_braces(node)) {
        report_braces(reading, node, *braces);
        return true;
    }
    const auto dash = find_dash(node);
    if (!dash) return false;
    reading.symbols.are_known = false;
    const bool is_block = yaml::is_block_text(node);
    if (dash->end < dash->source->text().size() &&
        std::string_view(" \t\r\n\"'").find(dash->source->text()[dash->end]) == std::string_view::npos)
        reading.problems.error(*dash, "yaml-no-space", "a space is missing after this -",
                               is_block ? "delete it, each time"
                                        : "put a space between - and the entry, each time");
    else
        reading.problems
            .error(*dash, "list-in-text", "- is part of a list, and would be a symbol in this text",
                   is_block ? make_list(node) : "delete it, each time")
            .note("     or, to have the sign as a symbol, put it in quotes:  \"-\"");
    return true;
}

} // namespace spotit::theme
