#include "job/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/symbol/set.hpp>

namespace spotit::job {
namespace {

/// Colors of thin lines on different cards are harder to tell apart than adjacent patches: four times the
/// just noticeable difference. Red and crimson are closer, teal and green farther apart.
constexpr double alike = 4 * color::just_noticeable_difference;
/// For the color-blind: CSS's red and green are closer (0.07), colors designed for them farther apart (the
/// closest of Okabe and Ito have 0.11) …
constexpr double confused = 0.1;
/// … unless they are not even twice as far apart for others.
constexpr double confused_share = 0.5;

/// A color of drawings, or of the cards behind them.
struct Ink {
    std::string name{}; ///< as the theme writes it
    diag::Span span{};
    color::LinearRgb light{}; ///< on the card
};

/// Default colors have no place of their own: returns the place of the deck's kind, or of the print's
/// setting.
diag::Span find_color(const theme::Theme& theme, std::size_t index) {
    if (index < theme.set.color_spans.size()) return theme.set.color_spans[index];
    return theme.find_place({"output.color", "card.background", "deck.kind"});
}

/// Returns the distance of two colors on paper.
double measure_distance(const Ink& first, const Ink& second, const Print& print) {
    const auto see = [&](const Ink& ink) {
        return color::to_oklab(print.press ? print.press(ink.light)
                                           : color::simulate_vision(ink.light, print.vision));
    };
    return color::distance(see(first), see(second));
}

/// Returns the sentence with the place that it is true for.
diag::Sentence add_place(const diag::Sentence& sentence, const Print& print) {
    if (print.vision == color::Vision::Gray) return diag::write("{problem} in gray", sentence);
    return print.press ? diag::write("{problem} in print", sentence) : sentence;
}

std::optional<diag::Diagnostic> find_pale(const Ink& ink, const Ink& ground, const Print& print) {
    const double distance = measure_distance(ink, ground, print);
    if (distance >= alike) return std::nullopt;
    const bool none = distance < color::just_noticeable_difference;
    return diag::Diagnostic{
        .severity = none ? diag::Severity::Error : diag::Severity::Warning,
        .id = none ? diag::Id("blank-symbol") : diag::Id("legibility"),
        .message = add_place(none ? diag::write("drawings in {color} can't be seen on the cards", ink.name)
                                  : diag::write("drawings in {color} are hard to see on the cards", ink.name),
                             print),
        .span = ink.span,
        .notes = {diag::make_fix("another color, or another `card.background`")}};
}

std::optional<diag::Diagnostic> find_alike(const Ink& first, const Ink& second, const Print& print) {
    diag::Diagnostic found{.id = "look-alike", .message = "", .span = second.span};
    const bool is_gray = print.vision == color::Vision::Gray;
    const double distance = measure_distance(first, second, print);
    if (distance < alike) {
        found.message =
            add_place(diag::write("{color} and {other} look alike", first.name, second.name), print);
        found.fix(is_gray
                      ? diag::Sentence("a light, a medium and a dark gray, or print in color")
                      : "replace one of them; cards that differ only in color must be easy to tell apart");
        return found;
    }
    if (is_gray) return std::nullopt; // everybody sees the same
    const double min_difference = std::min(measure_distance(first, second, {color::Vision::Deuteranopia}),
                                           measure_distance(first, second, {color::Vision::Protanopia}));
    if (min_difference >= confused || min_difference >= confused_share * distance) return std::nullopt;
    found.id = "color-blind";
    found.message =
        diag::write("{color} and {other} look alike to about 1 boy in 12, who can't tell red from green",
                    first.name, second.name);
    found.fix("use colors that everyone can tell apart, such as the default ones (delete `deck.set.colors`)");
    return found;
}

/// Returns messages about drawings in the first color and fill, which differ only in their shapes.
std::vector<diag::Diagnostic> check_shapes(const theme::Theme& theme,
                                           std::span<const symbol::Symbol> drawings) {
    const std::vector<symbol::SymbolSpec>& sources = theme.set.shapes;
    if (drawings.size() < sources.size()) return {};
    std::vector<similarity::Signature> signatures;
    std::vector<symbol::Symbol> silhouettes;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        symbol::Symbol shape =
            symbol::make_set_symbol(symbol::make_set_shape(drawings[i]), {.color = color::black});
        shape.name = symbol::write_symbol(sources[i]);
        signatures.push_back(similarity::compute_signature(shape, color::white));
        silhouettes.push_back(std::move(shape));
    }
    return similarity::write_diagnostics(similarity::find(signatures), silhouettes, sources);
}

} // namespace

std::vector<diag::Diagnostic> find_similar_set_colors(const CheckSubject& subject) {
    const theme::SetDrawings& set = subject.theme.set;
    const color::Color card = compute_card_color(subject.pictures);
    const Print print = prepare_print(subject.theme, subject.request.places);
    std::vector<diag::Diagnostic> found;
    const Ink ground{.light = color::to_linear(card)};
    std::vector<Ink> inks; // each is looked at beside the cards and the earlier ones
    for (std::size_t i = 0; i < set.colors.size(); ++i) {
        const std::string name = i < set.color_names.size() ? set.color_names[i] : "";
        inks.push_back({name.empty() ? color::to_hex(set.colors[i]) : name, find_color(subject.theme, i),
                        color::to_linear(color::paint_over(set.colors[i], card))});
        if (auto pale = find_pale(inks[i], ground, print)) found.push_back(std::move(*pale));
        for (std::size_t j = 0; j < i; ++j)
            if (auto both = find_alike(inks[j], inks[i], print)) found.push_back(std::move(*both));
    }
    for (diag::Diagnostic& diagnostic : check_shapes(subject.theme, subject.drawings))
        found.push_back(std::move(diagnostic));
    return found;
}

} // namespace spotit::job
