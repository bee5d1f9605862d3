// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/values/values.hpp"

#include "theme/keys/keys.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/sheet.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace spotit::theme {

void read_back_offset(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto right = length_value(problems, key, node.items[0]);
    const auto down = length_value(problems, key, node.items[1]);
    if (right && down) theme.sheet.back_offset = {*right, *down};
}

void read_scale(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto across = share_value(problems, key, node.items[0]);
    const auto down = share_value(problems, key, node.items[1]);
    if (!across || !down) return;
    theme.sheet.scale_x = *across;
    theme.sheet.scale_y = *down;
}

void read_footer(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    if (const auto value = placeholder_text(problems, key, node, {"title", "sheet", "sheets"}))
        theme.footer = *value == "none" ? "" : *value;
}

/// `none` removes the text of an extended theme.
void read_card_text(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    if (const auto value = placeholder_text(problems, key, node, {"title", "number"}))
        theme.style.text = *value == "none" ? "" : *value;
}

namespace {

void report_no_paper(Problems& problems, const yaml::Node& node) {
    std::vector<std::string_view> names;
    for (const sheet::Paper& paper : sheet::papers()) names.push_back(paper.name);
    diag::Diagnostic& problem = problems.error(
        node.span, "value", fmt::format("there is no paper called {}", diag::trimmed(node.text)));
    const std::string_view near = diag::nearest_word(diag::trimmed(node.text), names);
    problem.suggest(near);
    // "DIN A4", "A4 landscape"
    for (std::string_view rest = diag::trimmed(node.text); near.empty() && !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        for (const std::string_view name : names)
            if (same_word(name, word)) problem.point_out(fmt::format("did you mean `{}`?", name));
        if (same_word(word, "landscape") || same_word(word, "portrait"))
            problem.note("how the paper lies is said by  orientation:");
        rest = diag::trimmed(rest.substr(word.size()));
    }
    problem.notes.insert(problem.notes.end(),
                         {fmt::format("papers: {}", fmt::join(names, " ")), "or write its size:  210x297mm"});
}

} // namespace

void read_paper(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const std::string_view written = diag::trimmed(node.text);
    theme.sheet.one_card_per_page = is_word(node, "none");
    if (theme.sheet.one_card_per_page) {
        theme.paper_name = "none";
        return;
    }
    for (const sheet::Paper& paper : sheet::papers()) {
        if (!same_word(paper.name, written)) continue;
        theme.sheet.paper = paper.size;
        theme.paper_name = paper.name;
        return;
    }
    if (!is_product(written)) return report_no_paper(problems, node);
    if (const auto size = size_value(problems, key, node, "210x297mm")) {
        theme.sheet.paper = *size;
        theme.paper_name = written;
    }
}

} // namespace spotit::theme
