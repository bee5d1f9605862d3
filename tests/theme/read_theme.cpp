#include "theme/read_theme.hpp"

#include <fmt/format.h>

#include <doctest/doctest.h>
#include <spotit/pdf.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

namespace spotit::tests {

Outcome read_theme(std::string text, std::vector<theme::Override> overrides, const std::string& name) {
    return read_theme_with({name, std::move(text)}, {}, std::move(overrides));
}

bool is_good(const Outcome& outcome) {
    return std::ranges::all_of(outcome.diagnostics,
                               [](const diag::Diagnostic& each) { return each.id == "on-no-card"; });
}

theme::Theme read_good_theme(const std::string& text) {
    Outcome outcome = read_theme(text);
    INFO(outcome.said);
    REQUIRE(is_good(outcome));
    return std::move(outcome.theme);
}

std::string list_findings(const Outcome& outcome) {
    std::vector<std::string> findings;
    for (const diag::Diagnostic& each : outcome.diagnostics) {
        const auto [line, column, utf16] = each.span.source->find_position(each.span.begin);
        const bool is_error = each.severity == diag::Severity::Error;
        findings.push_back(fmt::format(
            "{}:{} {}{}", line, column,
            is_error ? "" : std::string(base::find_enum_name(diag::severity_names, each.severity)) + " ",
            each.id.name()));
    }
    return fmt::format("{}", fmt::join(findings, ", "));
}

std::vector<std::string> emoji_in(const theme::Theme& theme) {
    std::vector<std::string> result;
    for (const auto& symbol : theme.symbols) result.emplace_back(find_emoji(symbol));
    return result;
}

Outcome read_theme_with(const Named& theme, const std::vector<Named>& overlays,
                        std::vector<theme::Override> overrides, const std::string& data) {
    Outcome outcome;
    diag::Sink sink;
    const auto source = [](const Named& named) {
        return std::make_shared<const diag::SourceText>(named.name, named.text);
    };
    std::vector<std::shared_ptr<const diag::SourceText>> others;
    for (const Named& overlay : overlays) others.push_back(source(overlay));
    try {
        outcome.theme = theme::read(source(theme),
                                    {.overrides = overrides,
                                     .places = {{std::filesystem::path(SPOTIT_SOURCE_DIR) / data}},
                                     .overlays = others,
                                     .distinct = {},
                                     .file_listener = {},
                                     .check_profile = pdf::check_press_profile},
                                    sink);
        outcome.diagnostics = sink.list_sorted();
    } catch (const diag::Error& error) {
        outcome.diagnostics = error.diagnostics();
    }
    outcome.said = diag::render(outcome.diagnostics);
    return outcome;
}

std::string with_edits(std::string text, const diag::Change& change) {
    std::vector<diag::Edit> edits = yaml::write_out(change).edits;
    std::ranges::sort(edits, std::greater(), [](const diag::Edit& edit) { return edit.place.begin; });
    for (const auto& [place, insert, removes_entry] : edits)
        text.replace(place.begin, place.end - place.begin, insert.value());
    return text;
}

std::string list_left(const diag::Diagnostic& problem, const Outcome& wrong, const Outcome& mended) {
    std::string left;
    const auto count = [](const Outcome& outcome, const diag::Diagnostic& each) {
        return std::ranges::count_if(outcome.diagnostics, [&](const diag::Diagnostic& other) {
            return other.id == each.id && other.message == each.message;
        });
    };
    for (const diag::Diagnostic& each : mended.diagnostics) {
        const bool is_new = count(mended, each) > count(wrong, each),
                   is_same = each.message == problem.message;
        if (each.severity == diag::Severity::Error &&
            (is_new || (is_same && count(mended, each) == count(wrong, each))))
            left += fmt::format("{}: {}\n", each.id.name(), each.message.english());
    }
    return left;
}

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string without_folder(std::string text) {
    const std::string folder = std::filesystem::current_path().string();
    for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder))
        text.replace(at, folder.size(), "/home/ana/deck");
    return text;
}

} // namespace spotit::tests
