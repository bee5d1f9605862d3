#pragma once

#include <spotit/base/enum_names.hpp>

#include <cstddef>
#include <numbers>
#include <optional>
#include <utility>
#include <vector>

namespace spotit::layout {

/// The allowed rotations of a symbol.
struct Rotation {
    enum class Kind { Any, Upright, Range, Steps } kind = Kind::Any;
    double range = 0; ///< Range: maximum angle either way, radians
    int steps = 4; ///< Steps: number of equal steps around the circle, the first of them upright; 1: upright
    friend bool operator==(const Rotation&, const Rotation&) = default;
};

/// Words, and pictures with their names, without a rotation of the theme: readable without turning the card.
inline constexpr Rotation rotation_of_words{Rotation::Kind::Range, 25 * std::numbers::pi / 180};

enum class Effort { Fast, Default, High, Best };
inline constexpr auto effort_names = base::name_values<Effort>({"fast", "default", "high", "best"});

/// A style of placing symbols. Scatter: as large as possible, nested. Ring: along the rim and along rings
/// inside it, one in the middle if that makes them larger. Grid: in rows. In a ring or a grid, gap, margin,
/// rotations and size_variety hold, too; sizes follow the ranks as far as the places allow.
enum class Style { Scatter, Ring, Grid };
inline constexpr auto style_names = base::name_values<Style>({"scatter", "ring", "grid"});

/// Pairs of a card's items, by their indices.
using ItemPairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// The largest size of a symbol by default, as a share of the card's smaller extent.
inline constexpr double default_max_share = 0.55;
/// The lowest `min_size` that a theme can ask for, in millimeters.
inline constexpr double min_of_min_size = 1;
/// The theme's settings of layouts. Lengths in millimeters.
struct Options {
    double gap = 2;    ///< minimum distance between two silhouettes
    double margin = 3; ///< minimum distance from the card's edge
    /// Minimum ratio of the largest size on a card to the smallest; 1: all of one optical size. With scales
    /// of items, the ratio of size / scale. Sizes are as they look (Silhouette::Data): long words look
    /// smaller than their optical size. On cards of fewer than six, the part above 1 is a fifth less for each
    /// that is missing.
    double size_variety = 2;
    double min_size = 8;            ///< optical size below which a layout has failed
    std::optional<double> max_size; ///< none: `default_max_share` of the card's smaller extent
    Rotation rotation;              ///< of symbols without their own
    Effort effort = Effort::Default;
    Style style = Style::Scatter;
    /// Coverage to stop at, to 0.01, reached by a larger gap if more is possible; none: as much as possible.
    /// Scatter only.
    std::optional<double> target_coverage{};
    /// Number of symbols wanted within a third of the card's radius of its center, from plan_middles(); a
    /// wish, which is given up where it would cost much coverage. Scatter only.
    std::optional<int> middle{};
    /// Items that should not stand side by side; a wish as well. Scatter only.
    ItemPairs apart{};
    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace spotit::layout
