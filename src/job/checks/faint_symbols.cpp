#include "job/checks/checks.hpp"

#include "diag/write.hpp"
#include "job/memory/memory_data.hpp"

#include <spotit/symbol.hpp>

#include <algorithm>

namespace spotit::job {
namespace {

std::optional<diag::Diagnostic> check_word(const PictureSpec& spec, const theme::Theme& theme,
                                           const color::Color& card) {
    if (has_palette_color(spec, theme) || spec.shown.plaque != symbol::Plaque::None) return std::nullopt;
    const color::Color ground = compute_color_behind_word(spec, theme, card);
    const double contrast =
        color::measure_contrast(color::paint_over(spec.shown.color.value_or(color::black), ground), ground);
    if (contrast >= color::large_text_contrast) return std::nullopt;
    const bool has_rim = choose_edge(spec, theme).kind == symbol::Edge::Kind::Rim;
    return diag::Diagnostic{
        .id = "legibility",
        .message = diag::write(
            "{symbol} is hard to read on the cards: its contrast is {contrast:.1f}:1, below {min:.0f}:1",
            symbol::find_word(spec.shown), contrast, color::large_text_contrast),
        .notes = {diag::make_fix(
            diag::write("color: {color}, or another {word}",
                        color::choose_readable_color(ground) == color::black ? "black" : "white",
                        has_rim ? "`edge`" : "`card.background`"))}};
}

/// Returns true if the picture has a rim that can be seen all around it.
bool has_clear_rim(const PictureSpec& spec, const theme::Theme& theme, const color::Color& card) {
    constexpr double min_width = 0.25; // mm, as the automatic line
    const auto see = [](const color::Color& color) { return color::to_cielab(color::to_linear(color)); };
    const symbol::Edge& edge = choose_edge(spec, theme);
    return edge.kind == symbol::Edge::Kind::Rim && edge.width >= min_width &&
           color::distance(see(color::paint_over(edge.color, card)), see(card)) >=
               2 * symbol::min_contour_difference;
}

std::optional<diag::Diagnostic> check_picture(const PictureSpec& spec, const theme::Theme& theme,
                                              const symbol::Symbol& drawing, double share) {
    if (share < max_faint_share) return std::nullopt;
    const bool has_rim = choose_edge(spec, theme).kind == symbol::Edge::Kind::Rim;
    return diag::Diagnostic{
        .id = "legibility",
        .message = diag::write("{symbol} is hard to see on the cards: {share:.0f}% of its outline is nearly "
                               "the color of the card",
                               drawing.name, 100 * share),
        .notes = {diag::make_fix(
            has_rim ? diag::Sentence("edge: auto, for a thin gray line around it; a rim of another color, or "
                                     "another `card.background`")
                    : "edge: auto, for a thin gray line around it, or another `card.background`")}};
}

/// Returns a warning for each color of the palette that words are hard to read in, if there are such words.
std::vector<diag::Diagnostic> check_palette(std::span<const PictureSpec> specs, const theme::Theme& theme,
                                            const color::Color& card) {
    const auto word = std::ranges::find_if(specs, [&](const PictureSpec& spec) {
        return has_palette_color(spec, theme) && spec.shown.plaque == symbol::Plaque::None;
    });
    if (word == specs.end()) return {};
    const color::Color ground = compute_color_behind_word(*word, theme, card);
    std::vector<diag::Diagnostic> found;
    for (std::size_t i = 0; i < theme.fonts.colors.size(); ++i) {
        const double contrast =
            color::measure_contrast(color::paint_over(theme.fonts.colors[i], ground), ground);
        if (contrast >= color::readable_contrast) continue;
        const bool wants_dark = color::choose_readable_color(ground) == color::black;
        found.push_back(
            {.id = "legibility",
             .message = diag::write("words in this color are hard to read on the cards: its contrast "
                                    "is {contrast:.1f}:1, below {min:.1f}:1",
                                    contrast, color::readable_contrast),
             .span = theme.fonts.color_spans[i],
             .notes = {diag::make_fix(wants_dark ? diag::Sentence("a darker color") : "a lighter color")}});
    }
    return found;
}

} // namespace

std::vector<diag::Diagnostic> find_faint_symbols(const CheckSubject& subject) {
    const theme::Theme& theme = subject.theme;
    const color::Color card = compute_card_color(subject.pictures);
    std::vector<std::optional<diag::Diagnostic>> all(subject.drawings.size());
    run_parallel(all.size(), subject.request.threads, [&](std::size_t index) {
        const PictureSpec& spec = subject.pictures.specs[index];
        if (spec.shown.row().is_text) {
            all[index] = check_word(spec, theme, card);
            return;
        }
        if (has_clear_rim(spec, theme, card)) return;
        const symbol::Symbol& drawing = subject.drawings[index];
        const double share =
            recall(subject.request.memory.get(), &Memory::Data::faint_shares, Key().add(drawing, card),
                   [&] { return measure_faint_share(drawing, spec, card); });
        all[index] = check_picture(spec, theme, drawing, share);
    });
    std::vector<diag::Diagnostic> found = check_palette(subject.pictures.specs, theme, card);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i]) continue;
        const symbol::SymbolSpec& shown = subject.pictures.specs[i].shown;
        found.push_back(*std::move(all[i]));
        found.back().span = shown.span;
        found.back().subjects = list_subjects(shown);
    }
    return found;
}

} // namespace spotit::job
