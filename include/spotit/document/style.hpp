#pragma once

#include <spotit/background/spec.hpp>
#include <spotit/base/enum_names.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/geom.hpp>

#include <optional>
#include <string>

namespace spotit::document {

/// A line along the card's edge. One with `inset` 0 runs on into the bleed.
struct Border {
    /// The drawings on the line: a thin line, small shapes, or waves of its own color along its inner side.
    // clang-format off
    enum class Pattern { None, Line, Dots, Dashes, Waves, Stars, Hearts, Flowers, Leaves, Stripes, Triangles, Bunting };
    // clang-format on
    double width = 0.5; ///< mm
    color::Color color = color::black;
    double inset = 0; ///< from the trim to the line's outer side, mm
    Pattern pattern = Pattern::None;
    color::Color accent = color::white; ///< of the drawings; waves have a line of it
    friend bool operator==(const Border&, const Border&) = default;
};

inline constexpr auto border_pattern_names =
    base::name_values<Border::Pattern>({"none", "line", "dots", "dashes", "waves", "stars", "hearts",
                                        "flowers", "leaves", "stripes", "triangles", "bunting"});

/// The appearance of all cards.
struct Style {
    geom::Shape card = geom::Shape::circle(85);
    color::Color background = color::white; ///< the whole card; below the drawing, if there is one
    std::optional<background::BackgroundSpec> drawing{};
    std::optional<Border> border{};
    bool number = false;     ///< shows the card's number, small, near the rim
    std::string text{};      ///< a line of text near the rim; may contain {title} and {number}
    diag::Span label_span{}; ///< place in the theme
    friend bool operator==(const Style&, const Style&) = default;
};

/// The appearance of the backs.
struct Back {
    color::Color background = color::white;
    std::optional<background::BackgroundSpec> drawing{};
    std::vector<color::Color> pile_colors{}; ///< of the two piles of a split deck; none: all backs are alike
    std::string text{};                      ///< in the middle; may contain {title} and {copy}
    std::optional<color::Color> color{};     ///< of the text; none: black or white, whichever is readable
    std::string font{};                      ///< of the text; empty: the deck's
    diag::Span text_span{}, font_span{};     ///< places in the theme
    friend bool operator==(const Back&, const Back&) = default;
};

} // namespace spotit::document
