// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/pages.hpp"

namespace spotit::extras {

void add(document::Document& document, const Options& options, const Production& production) {
    if (document.one_card_per_page) return;
    if (options.rules.empty() && options.key == Key::None) return;
    const Context context = make_context(document, options, production);
    if (!options.rules.empty()) add_rules(context);
    if (options.key != Key::None) add_key(context);
}

} // namespace spotit::extras
