#include "extras/pages.hpp"

namespace spotit::extras {

void add(document::Document& document, const Options& options, const PageSetup& setup) {
    if (document.one_card_per_page) return;
    if (options.rules.empty() && options.key == KeyContent::None) return;
    const Context context = make_context(document, options, setup);
    if (!options.rules.empty()) add_rules(context);
    if (options.key != KeyContent::None) add_key(context);
}

void add_cover(document::Document& document, const Options& options, const PageSetup& setup) {
    if (document.one_card_per_page || document.card_count == 0) return;
    if (options.title_card || options.box_label) add_cover(make_context(document, options, setup));
}

void add_poster(document::Document& document, const Options& options, const PageSetup& setup) {
    if (document.one_card_per_page || document.card_count == 0) return;
    if (options.why && setup.deck != nullptr) add_poster(make_context(document, options, setup));
}

} // namespace spotit::extras
