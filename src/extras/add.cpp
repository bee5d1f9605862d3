#include "extras/pages.hpp"

#include <spotit/document/compose.hpp>

namespace spotit::extras {

void add(document::Document& document, const Options& options, const PageSetup& setup) {
    if (document.one_card_per_page || is_empty(options)) return;
    const Context context = make_context(document, options, setup);
    const bool has_cards = document.card_count > 0;
    std::size_t first = document.pages.size();
    // What follows begins on another sheet.
    const auto end_sheets = [&] {
        document::pair_pages(document, first, setup.sheet);
        first = document.pages.size();
    };
    if (!options.rules.empty()) add_rules(context);
    if (options.key != KeyContent::None) add_key(context);
    end_sheets();
    if (has_cards && (options.title_card || options.box_label)) add_cover(context);
    end_sheets();
    if (has_cards && options.why && setup.deck != nullptr) add_poster(context);
    end_sheets();
}

} // namespace spotit::extras
