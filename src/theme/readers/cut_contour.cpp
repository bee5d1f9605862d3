// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/cut_contour.hpp"

#include "theme/keys/length.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace spotit::theme {
namespace {

/// Returns true for names that PDF reserves: all inks, no ink, and the inks of the press.
bool is_reserved(std::string_view name) {
    constexpr std::array<std::string_view, 6> reserved{"All", "None", "Cyan", "Magenta", "Yellow", "Black"};
    return std::ranges::any_of(reserved, [&](std::string_view each) { return same_word(each, name); });
}

} // namespace

/// `none` removes the contour of an extended theme.
void read_cut_contour(ReadContext& context, const Key& key, const yaml::Node& node) {
    const auto value = text_value(context, key, node);
    if (!value) return;
    constexpr std::array<std::string_view, 6> flags{"true", "yes", "on", "false", "no", "off"};
    if (std::ranges::find(flags, diag::lower_case(*value)) != flags.end()) {
        context
            .error(node.span, "value", fmt::format("`{}` is the name of a spot color, or none", key.label()))
            .fix("write the name that the shop or the machine looks for, such as CutContour");
        return;
    }
    if (value->find('#') != std::string::npos) {
        context
            .error(node.span, "value",
                   fmt::format("`{}` can't have a #, which PDF reserves in names", key.label()))
            .fix("write it without the #");
        return;
    }
    const bool is_none = *value == "none";
    if (is_none || !is_reserved(*value)) {
        context.theme.output.cut_contour = is_none ? "" : *value;
        return;
    }
    context
        .error(node.span, "value",
               fmt::format("`{}` can't be {}: PDF reserves this name", key.label(), *value))
        .point_out("the line would be printed, or lost")
        .fix("write the name that the shop or the machine looks for, such as CutContour")
        .note("     or for no contour  none");
}

} // namespace spotit::theme
