// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/output_readers.hpp"

#include "theme/files/files.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/extras.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

namespace spotit::theme {

void read_icc(ReadContext& context, const Key& key, const yaml::Node& node) {
    const std::string_view written = diag::trimmed(node.text);
    if (const auto press = base::find_enum(pdf::press_names, diag::lower_case(written))) {
        context.theme.output.press = *press;
        return;
    }
    const std::filesystem::path path = path_from(node.span, written);
    note_file(context, path);
    if (auto* problem = check_file(context, {"profile", path, written, node.span})) {
        problem->suggest(context.problems.nearest_word(written, key_words(key)));
        return;
    }
    std::ifstream in(path, std::ios::binary);
    const std::string profile{std::istreambuf_iterator<char>(in), {}};
    const CheckProfile& check = context.input.check_profile;
    if (auto fault = check ? check(profile, path.filename().string()) : std::nullopt)
        context.error(node.span, fault->id, fault->message).note(std::move(fault->notes));
    else
        context.theme.output.icc = path;
}

void read_ink_limit(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = share_value(context, key, node)) context.theme.output.ink_limit = *value;
}

void read_keywords(ReadContext& context, const Key& key, const yaml::Node& node) {
    for_each_value(context, key, node, [&](const yaml::Node& item) {
        if (auto word = text_value(context, key, item))
            context.theme.output.keywords.push_back(std::move(*word));
    });
}

/// true means all games for the deck's kind.
void read_rules(ReadContext& context, const Key& key, const yaml::Node& node) {
    auto& rules = context.theme.extras.rules;
    constexpr std::string_view yes[] = {"true", "yes", "on", "all"}, no[] = {"false", "no", "off", "none"};
    const std::string word = diag::lower_case(diag::trimmed(node.text));
    if (node.is_scalar() && std::find(std::begin(yes), std::end(yes), word) != std::end(yes)) {
        context.rules.all = true;
        return;
    }
    if (node.is_scalar() && std::find(std::begin(no), std::end(no), word) != std::end(no)) return;
    for_each_value(context, key, node, [&](const yaml::Node& item) {
        const auto value = word_value(context, key, item);
        if (!value) return;
        const auto game = static_cast<extras::Game>(*value);
        if (context.rules.named.try_emplace(game, item.span).second) rules.push_back(game);
    });
}

} // namespace spotit::theme
