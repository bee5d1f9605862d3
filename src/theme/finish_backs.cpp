// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/reading.hpp"

namespace spotit::theme {

void finish_backs(Reading& reading) {
    Theme& theme = reading.theme;
    if (!theme.back) return;
    theme.back->text_span = reading.span_of({"back.text", "back"});
    theme.back->font_span = reading.span_of({"back.font", "back"});
    if (!theme.back->drawing && !reading.back_is_painted)
        theme.back->drawing = backdrop::Source{backdrop::default_back(), reading.span_of({"back"})};
    // Who writes what the backs show wants them printed.
    if (theme.sheet.duplex == sheet::Duplex::None && !reading.given("sheet.duplex"))
        theme.sheet.duplex = sheet::Duplex::LongEdge;
}

} // namespace spotit::theme
