#include "job/checks/checks.hpp"

#include <fmt/format.h>

#include <cmath>

namespace spotit::job {

namespace {

constexpr double min_symbol_size = 5, min_x_height = 2; // mm

std::size_t min_item(const layout::Layout& layout) {
    const auto smaller = [](const auto& a, const auto& b) { return a.size < b.size; };
    const auto smallest = std::min_element(layout.placements.begin(), layout.placements.end(), smaller);
    return static_cast<std::size_t>(smallest - layout.placements.begin());
}

/// Returns the sizes that the card reaches with other options, by trying them.
std::vector<std::string> try_fixes(const theme::Theme& theme, std::size_t card,
                                   const CardArranger& arranger) {
    std::vector<std::string> notes;
    const auto reached = [&](const layout::Options& options) {
        const double smallest = arranger.lay_out(card, options).smallest;
        return fmt::format("{:.1f} mm{}", smallest, smallest >= options.min_size ? "" : ", not enough alone");
    };
    for (const double variety : {1.5, 1.25}) {
        if (variety >= theme.layout.size_variety) continue;
        layout::Options options = theme.layout;
        options.size_variety = variety;
        notes.push_back(fmt::format("layout.size_variety: {:.3g} -> {}", variety, reached(options)));
    }
    if (theme.layout.gap > 0) {
        layout::Options options = theme.layout;
        options.gap /= 2;
        notes.push_back(fmt::format("layout.gap: {:.3g}mm -> {}", options.gap, reached(options)));
    }
    return notes;
}

/// A length as messages say it: what reads as the limit is not below it.
double as_said(double length) {
    return std::round(length * 10) / 10;
}

/// Long words are large even if their letters are small.
std::optional<diag::Diagnostic> small_letters(const PictureSpec& spec, const symbol::Symbol& drawing,
                                              const PictureSize& size) {
    const double x_height = drawing.x_height * size.min_scale;
    if (x_height <= 0 || as_said(x_height) >= min_x_height) return std::nullopt;
    return diag::Diagnostic{
        .severity = diag::Severity::Warning,
        .id = "legibility",
        .message = fmt::format(
            "the letters of {} are small on card {}: an x would be {:.1f} mm high, below {:.0f} mm",
            drawing.name, size.card + 1, x_height, min_x_height),
        .span = spec.shown.span,
        .notes = {spec.caption.empty()
                      ? "fix: a shorter word, larger cards, or card.shape: rectangle for long words"
                      : "fix: larger cards, or fewer deck.symbols_per_card"}};
}

std::optional<diag::Diagnostic> tiny(const PictureSpec& spec, const symbol::Symbol& drawing,
                                     const PictureSize& size) {
    if (size.min_size <= 0) return std::nullopt;
    if (auto letters = small_letters(spec, drawing, size)) return letters;
    if (as_said(size.min_size) >= min_symbol_size) return std::nullopt;
    return diag::Diagnostic{
        .severity = diag::Severity::Warning,
        .id = "legibility",
        .message = fmt::format("{} is {:.1f} mm large on card {}, below {:.0f} mm", drawing.name,
                               size.min_size, size.card + 1, min_symbol_size),
        .span = spec.shown.span,
        .notes = {"fix: larger cards, fewer deck.symbols_per_card, or a smaller layout.size_variety"}};
}

} // namespace

std::vector<diag::Diagnostic> find_small_symbols(const CheckSubject& subject) {
    return find_in_pictures(subject, &tiny);
}

void require_legible(const theme::Theme& theme, const CardLayouts& cards, const CardArranger* arranger) {
    const auto& layouts = cards.layouts;
    const auto worst = std::min_element(layouts.begin(), layouts.end(),
                                        [](const auto& a, const auto& b) { return a.smallest < b.smallest; });
    if (worst->smallest >= theme.layout.min_size) return;
    const auto card = static_cast<std::size_t>(worst - layouts.begin());
    const symbol::Symbol& symbol =
        cards.drawings[static_cast<std::size_t>(cards.pictures.cards[card][min_item(*worst)])];

    diag::Diagnostic diagnostic;
    diagnostic.id = "too-small";
    diagnostic.message = fmt::format("on card {} {} would be {:.1f} mm, smaller than min_size {:.3g} mm",
                                     card + 1, symbol.name, worst->smallest, theme.layout.min_size);
    diagnostic.span = find_key(theme, {"layout.min_size", "card.size", "deck.symbols_per_card", "symbols"});
    const double size = std::max(worst->smallest, 0.1);
    diagnostic.notes = {fmt::format("either:  layout.min_size: {:.1f}mm", std::max(0.1, size - 0.05)),
                        fmt::format("or:      card.size: {:.0f}mm  (symbols grow with the card)",
                                    theme.style.card.size().width * theme.layout.min_size / size + 1)};
    const theme::SymbolOptions& own = cards.pictures[cards.pictures.cards[card][min_item(*worst)]].options;
    if (own.scale < 1)
        diagnostic.notes.push_back(fmt::format("or:      scale: {:.2g} of {}",
                                               std::min(1.0, own.scale * theme.layout.min_size / size * 1.1),
                                               symbol.name));
    if (theme.layout.target_coverage)
        diagnostic.notes.emplace_back("or:      without layout.fill, or a larger one");
    if (const auto pins = theme.pins.find(static_cast<int>(card) + 1); pins != theme.pins.end()) {
        diagnostic.span = pins->second.front().span;
        diagnostic.notes[1] = "or:      smaller symbols in layout.pins, or fewer of them"; // they don't grow
    }
    std::vector<std::string> tried;
    if (arranger != nullptr) tried = try_fixes(theme, card, *arranger);
    if (!tried.empty()) diagnostic.notes.push_back(fmt::format("or, as tried out on card {}:", card + 1));
    for (const std::string& remedy : tried) diagnostic.notes.push_back("         " + remedy);
    diagnostic.notes.emplace_back("or fewer deck.symbols_per_card");
    throw diag::Error(diag::ErrorCategory::Input, std::move(diagnostic));
}

} // namespace spotit::job
