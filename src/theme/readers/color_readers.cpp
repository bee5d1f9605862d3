// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/common_readers.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace spotit::theme {
namespace {

/// The color itself: one of the theme's own names, inks, or as in CSS.
std::optional<color::Color> find_color(Reading& reading, std::string_view written, const diag::Span& span) {
    const auto own = reading.colors.find(written);
    if (own != reading.colors.end()) return own->second;
    if (const auto inks = parse_inks(written)) return reading.inks.color_of(*inks, written, span);
    return color::parse(written);
}

/// Whether blanks or commas part several colors.
bool are_colors(const Reading& reading, std::string_view written) {
    int count = 0;
    for (std::size_t at = 0; at < written.size(); ++count) {
        const std::size_t end = std::min(written.find_first_of(" ,;", at), written.size());
        const std::string_view word = written.substr(at, end - at);
        if (!color::parse(word) && !reading.colors.contains(word)) return false;
        at = std::min(written.find_first_not_of(" ,;", end), written.size());
    }
    return count > 1;
}

/// The theme's own name that was likely meant, else CSS's.
std::string_view nearest_color(const Reading& reading, std::string_view written) {
    if (!reading.wants_suggestions()) return {};
    std::vector<std::string_view> own;
    for (const auto& [name, color] : reading.colors) own.push_back(name);
    const std::string_view near = reading.nearest(written, own);
    return near.empty() ? color::nearest_name(written) : near;
}

void report_no_color(Reading& reading, std::string_view written, const diag::Span& span) {
    Reading::Problem problem{"color", fmt::format("{} is no colour", written), span, "", {}};
    if (written.empty()) problem.message = "here must be a colour, and this text is empty";
    const std::string_view near = nearest_color(reading, written);
    if (!near.empty()) problem.label = fmt::format("did you mean `{}`?", near);
    if (written.starts_with("cmyk("))
        problem.notes = {"inks are shares of 100%:  cmyk(70% 0% 90% 10%)"};
    else if (written.starts_with("gray("))
        problem.notes = {"gray(0%) is black, gray(100%) white"};
    else if (written.starts_with("rgb("))
        problem.notes = {"rgb takes three numbers from 0 to 255, or shares:  rgb(255 248 231)"};
    else if (written == "none")
        problem.notes = {"fix: write white, or transparent"};
    else if (color::parse(fmt::format("#{}", written)))
        problem.notes = {fmt::format("fix: write \"#{}\", with the quotes", written)};
    else if (written.starts_with('#'))
        problem.notes = {"behind # stand 3, 4, 6 or 8 digits from 0 to 9 and a to f"};
    else if (are_colors(reading, written))
        problem.notes = {"fix: for several colours write a list:  [red, green]"};
    else if (diag::has_curly_quotes(written))
        problem.notes = {"fix: YAML's quotes are the straight ones: \" or '"};
    else
        problem.notes = {
            "colours are names such as cornsilk, \"#fff8e7\", rgb(255 248 231) or hsl(43 100% 95%)"};
    reading.add(std::move(problem));
}

/// The last entry of each name: colors refer to those above them only.
std::map<std::string_view, const yaml::Node::Entry*> last_entries(const yaml::Node& map) {
    std::map<std::string_view, const yaml::Node::Entry*> last;
    for (const yaml::Node::Entry& entry : map.entries) last[entry.key.text] = &entry;
    return last;
}

void report_duplicate(Reading& reading, const yaml::Node& key, const diag::Span& first) {
    reading.add({"duplicate-key",
                 fmt::format("`colors.{}` is given twice", key.text),
                 key.span,
                 fmt::format("first in {}", diag::describe_place(first, key.span)),
                 {diag::line_note(first), "fix: delete one of them"}});
}

} // namespace

std::optional<color::Color> color_value(Reading& reading, const Key&, const yaml::Node& node) {
    const std::string_view written = diag::trimmed(node.text);
    if (const auto color = find_color(reading, written, node.span)) return color;
    report_no_color(reading, written, node.span);
    return std::nullopt;
}

void read_colors(Reading& reading, const Key& key, const yaml::Node& node) {
    std::map<std::string, diag::Span> first;
    const auto last = last_entries(node);
    const auto is_defined_below = [&](const yaml::Node::Entry& entry) {
        const auto found = last.find(diag::trimmed(entry.value.text));
        return found != last.end() && found->second > &entry; // they lie in a row
    };
    for (const yaml::Node::Entry& entry : node.entries) {
        const auto [before, is_new] = first.try_emplace(entry.key.text, entry.key.span);
        if (!is_new) {
            report_duplicate(reading, entry.key, before->second);
        } else if (entry.value.kind == yaml::Node::Kind::Null) {
            report_null(reading, key, entry);
        } else if (!entry.value.is_scalar()) {
            reading.add({"type",
                         fmt::format("`colors.{}` must be a colour", entry.key.text),
                         entry.value.span,
                         "",
                         {}});
        } else if (is_defined_below(entry)) {
            reading.add({"color",
                         fmt::format("{} is defined further down", diag::trimmed(entry.value.text)),
                         entry.value.span,
                         "",
                         {"fix: put it above this line"}});
        } else if (const auto color = color_value(reading, key, entry.value)) {
            reading.colors[entry.key.text] = *color;
        }
    }
}

} // namespace spotit::theme
