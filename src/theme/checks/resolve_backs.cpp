// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/reading.hpp"

#include <spotit/background.hpp>

#include <fmt/format.h>

namespace spotit::theme {

namespace {

/// Colors are of copies, in turn; one more than there are copies is seen nowhere. Of a palette that a layer
/// below gives, as many are taken as are needed.
void check_copy_colors(Reading& reading) {
    const Theme& theme = reading.theme;
    const auto colors = static_cast<int>(theme.copy_colors.size());
    if (colors <= theme.copies || reading.is_below("deck.copy_colors", {"deck.copies"})) return;
    const std::string copies =
        theme.copies == 1 ? "one deck is printed" : fmt::format("{} decks are printed", theme.copies);
    reading.sink.add({.severity = diag::Severity::Warning,
                      .id = "copy-colors",
                      .message = fmt::format("{}, and `deck.copy_colors` has {} colours", copies, colors),
                      .span = reading.span_of({"deck.copy_colors"}),
                      .label = {},
                      .notes = {fmt::format("fix: delete {}, or for as many decks write  copies: {}",
                                            colors - theme.copies == 1 ? "one" : "some", colors)}});
}

/// Whoever gives them colors wants backs.
void complete_copy_colors(Reading& reading) {
    Theme& theme = reading.theme;
    if (theme.copy_colors.empty()) return;
    check_copy_colors(reading);
    if (theme.back) return;
    if (!reading.key_spans.contains("back")) {
        theme.back.emplace();
        return;
    }
    if (!reading.given("back")) return; // its mistake is told
    reading.add({"copy-colors",
                 "`deck.copy_colors` are colours of the backs, and there are none",
                 reading.span_of({"deck.copy_colors"}),
                 "",
                 {"fix: delete them, or delete  back: none"}});
}

/// `back: {color: red}`: whoever writes that means what covers the back.
void check_back_color(Reading& reading) {
    const bool is_said =
        reading.given("back.color") && !reading.is_below("back.color", {"back.text", "back"});
    if (!is_said || !reading.theme.back->text.empty()) return;
    reading.sink.add({.severity = diag::Severity::Warning,
                      .id = "no-effect",
                      .message = "`back.color` is the colour of the back's text, and there is none",
                      .span = reading.span_of({"back.color"}),
                      .label = {},
                      .notes = {"fix: for what covers the back write  background:  in its place"}});
}

} // namespace

void finish_backs(Reading& reading) {
    Theme& theme = reading.theme;
    complete_copy_colors(reading);
    if (!theme.back) return;
    check_back_color(reading);
    theme.back->text_span = reading.span_of({"back.text", "back"});
    theme.back->font_span = reading.span_of({"back.font", "back"});
    if (!theme.back->drawing && !reading.back_is_painted)
        theme.back->drawing = background::BackgroundSpec{background::default_back(),
                                                         reading.span_of({"back", "deck.copy_colors"})};
    // Who writes what the backs show wants them printed.
    if (theme.sheet.duplex == sheet::Duplex::None && !reading.given("sheet.duplex"))
        theme.sheet.duplex = sheet::Duplex::LongEdge;
}

} // namespace spotit::theme
