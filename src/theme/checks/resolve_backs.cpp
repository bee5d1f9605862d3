// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/checks/checks.hpp"

#include "theme/context/read_context.hpp"

#include <spotit/background.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

namespace spotit::theme {

namespace {

/// Each copy has one color, so more colors than copies are an error; a palette from a layer below may be
/// longer.
void check_copy_colors(ReadContext& context) {
    const Theme& theme = context.theme;
    const auto colors = static_cast<int>(theme.copy_colors.size());
    if (colors <= theme.copies || context.is_below("deck.copy_colors", {"deck.copies"})) return;
    const std::string copies =
        theme.copies == 1 ? "one deck is printed" : fmt::format("{} decks are printed", theme.copies);
    context
        .warn(context.find_span({"deck.copy_colors"}), "copy-colors",
              fmt::format("{}, but `deck.copy_colors` has {} colors", copies, colors))
        .fix(fmt::format("delete {}, or for as many decks write  copies: {}",
                         colors - theme.copies == 1 ? "one" : "some", colors));
}

/// Colors imply backs.
void complete_copy_colors(ReadContext& context) {
    Theme& theme = context.theme;
    if (theme.copy_colors.empty()) return;
    check_copy_colors(context);
    if (theme.back) return;
    if (!context.keys.spans.contains("back")) {
        theme.back.emplace();
        return;
    }
    if (!context.has("back")) return; // its mistake is already reported
    context
        .error(context.find_span({"deck.copy_colors"}), "copy-colors",
               "`deck.copy_colors` are for the backs, but there are none")
        .fix("delete them, or delete  back: none");
}

/// In `back: {color: red}` the background is meant.
void check_back_color(ReadContext& context) {
    const bool is_said = context.has("back.color") && !context.is_below("back.color", {"back.text", "back"});
    if (!is_said || !context.theme.back->text.empty()) return;
    context
        .warn(context.find_span({"back.color"}), "no-effect",
              "`back.color` is for the back's text, but there is none")
        .fix("to color the whole back write  background:  instead");
}

/// The backs of two piles have two colors, which takes a deck of two piles.
void check_pile_colors(ReadContext& context) {
    auto& colors = context.theme.back->pile_colors;
    if (colors.empty() || !context.has("back.by_pile")) return;
    const auto report = [&](std::string message, std::string fix) {
        context.error(context.find_span({"back.by_pile"}), "back-piles", std::move(message))
            .note(std::move(fix));
    };
    const auto& forms = context.theme.forms;
    if (!forms || forms->mode != deck::FormMode::Split)
        report("`back.by_pile` is for a deck of two piles, one with each form of the symbols",
               "fix: write  deck: {forms: split}  or delete it");
    else if (colors.size() != 2)
        report("`back.by_pile` has a color for each of the two piles",
               "fix: write  by_pile: [crimson, royalblue]");
    else if (!context.theme.copy_colors.empty())
        report("the backs have their colors from `back.by_pile` or from `deck.copy_colors`, not from both",
               "fix: delete one of them; {copy} in `back.text` tells copies apart, too");
}

} // namespace

void resolve_backs(ReadContext& context) {
    Theme& theme = context.theme;
    complete_copy_colors(context);
    if (!theme.back) return;
    check_back_color(context);
    check_pile_colors(context);
    theme.back->text_span = context.find_span({"back.text", "back"});
    theme.back->font_span = context.find_span({"back.font", "back"});
    if (!theme.back->drawing && !context.back_is_painted)
        theme.back->drawing = background::BackgroundSpec{background::default_back(),
                                                         context.find_span({"back", "deck.copy_colors"})};
    // A theme that describes backs wants them printed.
    if (theme.sheet.duplex == sheet::Duplex::None && !context.has("sheet.duplex"))
        theme.sheet.duplex = sheet::Duplex::LongEdge;
}

} // namespace spotit::theme
