#include "job/checks/checks.hpp"

#include <fmt/format.h>

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

/// A color as someone sees it on the card.
struct Ink {
    std::string name; ///< as the theme writes it
    diag::Span span;
    color::LinearRgb light;

    color::Oklab seen_by(color::Vision vision) const {
        return color::to_oklab(color::simulate_vision(light, vision));
    }
};

std::string set_color_name(const theme::SetDrawings& set, std::size_t index) {
    if (index < set.color_names.size() && !set.color_names[index].empty()) return set.color_names[index];
    return color::to_hex(set.colors[index]);
}

/// Default colors have no place of their own: returns the place of the deck's kind, or of the print's
/// setting.
diag::Span find_color(const theme::Theme& theme, std::size_t index) {
    if (index < theme.set.color_spans.size()) return theme.set.color_spans[index];
    return find_key(theme, {"output.color", "card.background", "deck.kind"});
}

color::LinearRgb on_ground(const color::Color& color, const color::Color& ground) {
    const auto mixed = [&](double above, double below) {
        return above * color.alpha + below * (1 - color.alpha);
    };
    return color::to_linear(
        {mixed(color.red, ground.red), mixed(color.green, ground.green), mixed(color.blue, ground.blue), 1});
}

class Comparison {
public:
    Comparison(const theme::Theme& theme, const color::Color& paper, Print print)
        : print_(std::move(print)) {
        ground_ = {.name = "", .span = {}, .light = on_ground(paper, color::white)};
        for (std::size_t i = 0; i < theme.set.colors.size(); ++i)
            inks_.push_back(
                {set_color_name(theme.set, i), find_color(theme, i), on_ground(theme.set.colors[i], paper)});
    }

    std::vector<diag::Diagnostic> diagnostics() const {
        std::vector<diag::Diagnostic> found;
        for (std::size_t i = 0; i < inks_.size(); ++i) {
            if (auto pale = on_card(inks_[i])) found.push_back(std::move(*pale));
            for (std::size_t j = 0; j < i; ++j)
                if (auto both = with_other(inks_[j], inks_[i])) found.push_back(std::move(*both));
        }
        return found;
    }

private:
    /// Returns the distance of two colors on paper.
    double printed(const Ink& one, const Ink& other) const {
        if (print_.press)
            return color::distance(color::to_oklab(print_.press(one.light)),
                                   color::to_oklab(print_.press(other.light)));
        return seen(one, other, print_.vision);
    }
    static double seen(const Ink& one, const Ink& other, color::Vision vision) {
        return color::distance(one.seen_by(vision), other.seen_by(vision));
    }
    std::string_view where() const {
        return print_.vision == color::Vision::Gray ? " in gray" : print_.press ? " in inks" : "";
    }

    std::optional<diag::Diagnostic> on_card(const Ink& ink) const {
        const double distance = printed(ink, ground_);
        if (distance >= alike) return std::nullopt;
        const bool none = distance < color::just_noticeable_difference;
        return diag::Diagnostic{.severity = none ? diag::Severity::Error : diag::Severity::Warning,
                                .id = none ? diag::Id("blank-symbol") : diag::Id("legibility"),
                                .message = fmt::format("drawings in {} {} be seen on the cards{}", ink.name,
                                                       none ? "can't" : "can hardly", where()),
                                .span = ink.span,
                                .notes = {"fix: another color, or another card.background"}};
    }
    std::optional<diag::Diagnostic> with_other(const Ink& one, const Ink& other) const {
        const double distance = printed(one, other);
        if (distance < alike)
            return diag::Diagnostic{
                .severity = diag::Severity::Warning,
                .id = "look-alike",
                .message = fmt::format("{} and {} look alike{}", one.name, other.name, where()),
                .span = other.span,
                .notes = {
                    print_.vision == color::Vision::Gray
                        ? "fix: a light, a middle and a dark gray, or print in color"
                        : "fix: swap one of them; cards that differ in their color alone must differ at "
                          "a glance"}};
        if (print_.vision == color::Vision::Gray) return std::nullopt; // everybody sees the same
        const double min_difference = std::min(seen(one, other, color::Vision::Deuteranopia),
                                               seen(one, other, color::Vision::Protanopia));
        if (min_difference >= confused || min_difference >= confused_share * distance) return std::nullopt;
        return diag::Diagnostic{
            .severity = diag::Severity::Warning,
            .id = "color-blind",
            .message = fmt::format("{} and {} look alike to about 1 boy in 12, who can't tell red from green",
                                   one.name, other.name),
            .span = other.span,
            .notes = {"fix: colors that all can tell apart, such as those that a set deck has without "
                      "deck.set.colors"}};
    }

    Print print_;
    Ink ground_;
    std::vector<Ink> inks_;
};

/// Returns messages about drawings in the first color and fill, which differ only in their shapes.
std::vector<diag::Diagnostic> shapes(const theme::Theme& theme, std::span<const symbol::Symbol> drawings) {
    const std::vector<symbol::SymbolSpec>& sources = theme.set.shapes;
    if (drawings.size() < sources.size()) return {};
    std::vector<similarity::Signature> signatures;
    std::vector<symbol::Symbol> silhouettes;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        symbol::Symbol shape =
            symbol::make_set_symbol(symbol::make_set_shape(drawings[i]), {.color = color::black});
        shape.name = sources[i].name;
        signatures.push_back(similarity::compute_signature(shape, color::white));
        silhouettes.push_back(std::move(shape));
    }
    return similarity::write_diagnostics(similarity::find(signatures), silhouettes, sources);
}

} // namespace

std::vector<diag::Diagnostic> find_similar_set_colors(const CheckSubject& subject) {
    if (!deck::has_features(subject.theme.deck.kind)) return {};
    std::vector<diag::Diagnostic> found =
        Comparison(subject.theme, subject.pictures.ground, find_print(subject.theme, subject.request.places))
            .diagnostics();
    for (diag::Diagnostic& diagnostic : shapes(subject.theme, subject.drawings))
        found.push_back(std::move(diagnostic));
    return found;
}

} // namespace spotit::job
