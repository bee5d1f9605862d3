#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>

#include <filesystem>
#include <optional>
#include <variant>
#include <vector>

namespace spotit::background {

/// A color of a gradient and its position from 0 to 1; none: evenly between its neighbors.
struct Stop {
    color::Color color{};
    std::optional<double> at{};
    friend bool operator==(const Stop&, const Stop&) = default;
};

/// As in CSS Images 4, in the box around the card, colors mixed premultiplied: a linear one runs in the
/// direction of its angle (0 upwards, clockwise, radians) from corner to corner; a radial one runs from the
/// middle to the farthest corner, in an ellipse of the box's proportions (on round cards to the rim).
struct Gradient {
    enum class Kind { Linear, Radial } kind = Kind::Linear;
    double angle = 3.14159265358979323846;
    std::vector<Stop> stops{}; ///< two at least
    friend bool operator==(const Gradient&, const Gradient&) = default;
};
inline constexpr auto gradient_names = base::name_values<Gradient::Kind>({"linear", "radial"});

/// Repeated drawings, symmetric about the card's center, so that a back rotated by half a turn looks the
/// same. Those of Symbols are the deck's own.
struct Pattern {
    enum class Kind { Dots, Stripes, Checks, Diamonds, Waves, Rays, Rings, Confetti, Symbols };
    Kind kind = Kind::Dots;
    /// The ground first, then those of the drawings; two at least. Symbols with the ground alone keep their
    /// colors.
    std::vector<color::Color> colors{};
    double size = 6;  ///< from one drawing to the next, mm
    double angle = 0; ///< clockwise, radians
    friend bool operator==(const Pattern&, const Pattern&) = default;
};
inline constexpr auto pattern_names = base::name_values<Pattern::Kind>(
    {"dots", "stripes", "checks", "diamonds", "waves", "rays", "rings", "confetti", "symbols"});

/// An image file of one of the symbol::image_formats().
struct Image {
    /// Cover fills the card and is cropped; Contain shows the whole picture; Tile repeats it.
    enum class Fit { Cover, Contain, Tile } fit = Fit::Cover;
    std::filesystem::path file{};
    double opacity = 1;
    double size = 20; ///< of Tile: from one picture to the next, mm
    friend bool operator==(const Image&, const Image&) = default;
};
inline constexpr auto fit_names = base::name_values<Image::Fit>({"cover", "contain", "tile"});

using Drawing = std::variant<Gradient, Pattern, Image>;

/// A drawing and its place in the theme.
struct BackgroundSpec {
    Drawing drawing{};
    diag::Span span{};
    friend bool operator==(const BackgroundSpec&, const BackgroundSpec&) = default;
};

} // namespace spotit::background
