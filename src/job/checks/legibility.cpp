#include "job/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/sheet.hpp>
#include <spotit/theme/card_shapes.hpp>
#include <spotit/theme/read.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::job {
namespace {

constexpr double min_symbol_size = 5, min_word_height = 2; // mm, the second of an x

/// Returns the sizes that the card reaches with other options, by trying them; and on the next worst cards.
std::vector<diag::Note> try_fixes(const CheckSubject& subject, std::size_t card,
                                  const CardArranger& arranger) {
    constexpr std::size_t max_tried = 4;
    const theme::Theme& theme = subject.theme;
    std::vector<std::pair<double, std::size_t>> worst; // of the other cards
    for (std::size_t i = 0; i < subject.layouts.size(); ++i)
        if (const double size = subject.layouts[i].smallest; size < theme.layout.min_size && i != card)
            worst.emplace_back(size, i);
    std::ranges::sort(worst);
    worst.resize(std::min(worst.size(), max_tried));
    std::vector<diag::Note> notes;
    const auto add = [&](const layout::Options& options, const diag::Setting& setting) {
        const double smallest = arranger.lay_out(card, options).smallest;
        const bool is_enough =
            smallest >= options.min_size && std::ranges::all_of(worst, [&](const auto& other) {
                return arranger.lay_out(other.second, options).smallest >= options.min_size;
            });
        const diag::Sentence tried =
            diag::write("{key}: {value} -> {size:.1f} mm", setting.key, setting.value, smallest);
        notes.emplace_back(is_enough ? diag::write("         {setting}", tried)
                                     : diag::write("         {remedy}, which alone is not enough", tried));
        if (is_enough) notes.back().change.settings = {setting};
    };
    for (const double variety : {1.5, 1.25}) {
        if (variety >= theme.layout.size_variety) continue;
        layout::Options options = theme.layout;
        options.size_variety = variety;
        add(options, {"layout.size_variety", fmt::format("{:.3g}", variety)});
    }
    layout::Options options = theme.layout;
    if (options.gap == 0) return notes;
    for (const double part : {2, 10}) {
        options.gap = theme.layout.gap / part;
        add(options, {"layout.gap", fmt::format("{:.3g}mm", options.gap)});
        if (std::ranges::any_of(notes, &diag::Note::is_remedy)) break;
    }
    return notes;
}

/// Returns a length as messages show it: what reads as the limit is not below it.
double round_as_shown(double length) {
    return std::round(length * 10) / 10;
}

PictureIndex find_smallest_picture(const CheckSubject& subject, std::size_t card) {
    const auto& placements = subject.layouts[card].placements;
    const auto item = std::ranges::min_element(placements, {}, &layout::Placement::size);
    return subject.pictures.cards[card][static_cast<std::size_t>(item - placements.begin())];
}

/// Returns the error for the smallest symbol of a card, without fixes.
diag::Diagnostic describe_small_symbol(const CheckSubject& subject, std::size_t card) {
    const theme::Theme& theme = subject.theme;
    const auto picture = static_cast<std::size_t>(find_smallest_picture(subject, card));
    diag::Diagnostic found{
        .id = "too-small",
        .message = diag::write(
            "on card {card}, {symbol} would be {size:.1f} mm, smaller than min_size {min:.3g} mm", card + 1,
            subject.drawings[picture].name, subject.layouts[card].smallest, theme.layout.min_size),
        .span = theme.find_place({"layout.min_size", "card.size", "deck.symbols_per_card", "symbols"}),
        .subjects = list_subjects(subject.pictures.specs[picture].shown)};
    return found.add_subject(diag::make_card(card + 1));
}

} // namespace

/// Long words are large even if their letters are small.
std::optional<diag::Diagnostic> find_small_symbol(const PictureSpec& spec, const symbol::Symbol& drawing,
                                                  std::span<const OnCard> on_cards) {
    const OnCard& at =
        *std::ranges::min_element(on_cards, {}, [](const OnCard& each) { return each.placement->size; });
    const double size = at.placement->size, x_height = drawing.x_height * at.compute_scale();
    const double min_x_height = spec.caption.empty() ? min_word_height : round_as_shown(spec.caption_height);
    diag::Diagnostic found{.id = "legibility", .message = "", .subjects = {diag::make_card(at.card + 1)}};
    if (size <= 0) return std::nullopt;
    if (x_height > 0 && round_as_shown(x_height) < min_x_height) {
        found.message = diag::write("the letters of {symbol} are small on card {card}: an x would be "
                                    "{size:.1f} mm high, below {min:.2g} mm",
                                    drawing.name, at.card + 1, x_height, min_x_height);
        found.fix(spec.caption.empty()
                      ? diag::Sentence("layout.size_variety: 1, a shorter word, or larger cards")
                      : "shorter names, larger cards, or a smaller `deck.symbols_per_card`");
        return found;
    }
    if (round_as_shown(size) >= min_symbol_size) return std::nullopt;
    found.message = diag::write("{symbol} measures {size:.1f} mm on card {card}, below {min:.0f} mm",
                                drawing.name, size, at.card + 1, min_symbol_size);
    found.fix("larger cards, a smaller `deck.symbols_per_card`, or a smaller `layout.size_variety`");
    return found;
}

std::optional<diag::Diagnostic> find_ambiguous_symbol(const PictureSpec& spec, const symbol::Symbol& drawing,
                                                      std::span<const OnCard> on_cards) {
    const auto& [placement, card] = *std::ranges::max_element(on_cards, {}, [](const OnCard& each) {
        return each.placement->inner_white - each.placement->narrow_white;
    });
    if (placement->inner_white <= placement->narrow_white) return std::nullopt;
    return diag::Diagnostic{
        .id = "ambiguous",
        .message =
            diag::write("parts of {symbol} could be mistaken for separate symbols: on card {card} they are "
                        "{apart:.1f} mm apart, and another symbol is {away:.1f} mm away",
                        drawing.name, card + 1, placement->inner_white, placement->narrow_white),
        .notes = {spec.shown.row().is_file
                      ? diag::make_fix("join the parts in the picture, or move them together until the white "
                                       "between them is at most a quarter of the whole drawing's diameter")
                      : diag::make_fix("another symbol whose parts are joined or closer together")},
        .subjects = {diag::make_card(card + 1)}};
}

void require_legible_fill(const CheckSubject& subject, std::size_t card, const CardArranger& arranger) {
    layout::Options options = subject.theme.layout;
    if (!options.target_coverage || subject.layouts[card].smallest >= options.min_size) return;
    options.target_coverage.reset();
    options.effort = layout::Effort::Fast;
    if (arranger.lay_out(card, options).smallest < options.min_size) return;
    diag::Diagnostic diagnostic = describe_small_symbol(subject, card);
    diagnostic.notes = {"either:  no `layout.fill`, or a larger one", "or:      a smaller `layout.min_size`",
                        "or a smaller `deck.symbols_per_card`"};
    throw diag::Error(diag::ErrorCategory::Input, std::move(diagnostic));
}

void require_legible(const CheckSubject& subject, const CardArranger* arranger) {
    const theme::Theme& theme = subject.theme;
    const auto worst = std::ranges::min_element(subject.layouts, {}, &layout::Layout::smallest);
    if (worst->smallest >= theme.layout.min_size) return;
    const auto card = static_cast<std::size_t>(worst - subject.layouts.begin());
    const PictureIndex picture = find_smallest_picture(subject, card);
    diag::Diagnostic diagnostic = describe_small_symbol(subject, card);
    const double size = std::max(worst->smallest, 0.1);
    const auto [width, height] = theme.style.card.size();
    const auto grow = [&](double length) { return std::round(length * theme.layout.min_size / size + 1); };
    const std::string min_size = fmt::format("{:.1f}mm", size - 0.05),
                      card_size = theme::write_card_size(theme.card_shape, {grow(width), grow(height)});
    if (size - 0.1 >= layout::min_of_min_size)
        diagnostic.note(diag::write("either:  layout.min_size: {size}", min_size),
                        {.settings = {{"layout.min_size", min_size}}});
    const auto pins = theme.pins.find(static_cast<int>(card) + 1);
    const bool has_room =
        theme.layout.max_size.value_or(HUGE_VAL) >= theme.layout.min_size * theme.layout.size_variety &&
        !sheet::impose(theme::make_card(theme.card_shape, {grow(width), grow(height)}), theme.sheet)
             .slots.empty();
    if (pins != theme.pins.end()) { // they don't grow
        diagnostic.span = pins->second.front().span;
        diagnostic.note("or:      smaller or fewer symbols in `layout.pins`");
    } else if (has_room) {
        diagnostic.note(diag::write("or:      card.size: {size}  (symbols grow with the card)", card_size),
                        {.settings = {{"card.size", card_size}}});
    }
    const theme::SymbolOptions& own = subject.pictures[picture].options;
    if (own.scale < 1)
        diagnostic.note(diag::write(
            "or:      {setting} for {symbol}",
            fmt::format("scale: {:.2g}", std::min(1.0, own.scale * theme.layout.min_size / size * 1.1)),
            subject.drawings[static_cast<std::size_t>(picture)].name));
    if (theme.layout.target_coverage) diagnostic.note("or:      no `layout.fill`, or a larger one");
    std::vector<diag::Note> tried;
    if (arranger != nullptr) tried = try_fixes(subject, card, *arranger);
    if (!tried.empty()) diagnostic.note(diag::write("or, as tested on card {card}:", card + 1));
    std::ranges::move(tried, std::back_inserter(diagnostic.notes));
    if (subject.layouts[card].placements.size() > 3) diagnostic.note("or a smaller `deck.symbols_per_card`");
    throw diag::Error(diag::ErrorCategory::Input, std::move(diagnostic));
}

} // namespace spotit::job
