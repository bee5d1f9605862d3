#pragma once

#include <spotit/color.hpp>
#include <spotit/geom.hpp>
#include <spotit/geom/path.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// What a drawing may contain that only its library draws.
namespace spotit::symbol {
struct GlyphFont;   // a font of words in one style
struct PixelSource; // an image
struct SvgSource;   // a page or an element of an SVG file
} // namespace spotit::symbol

/// A drawing as a value: what is painted, from bottom to top. Writers for PDF and SVG and a painter for Cairo
/// read it; changing its colors makes another value.
namespace spotit::drawing {

enum class Extend { Pad, Repeat, Reflect };

struct Stop {
    double offset = 0;
    color::Color color{};
    friend bool operator==(const Stop&, const Stop&) = default;
};

/// At least one stop, by rising offset; offsets may lie outside 0 to 1. Colors are mixed unpremultiplied, as
/// PDF, Cairo and browsers do.
struct ColorLine {
    Extend extend = Extend::Pad;
    std::vector<Stop> stops{};
    friend bool operator==(const ColorLine&, const ColorLine&) = default;
};

/// Offset 0 at `start`, 1 at `end`, colors constant across the line between them; start != end.
struct LinearGradient {
    ColorLine line{};
    geom::Point start{}, end{};
    friend bool operator==(const LinearGradient&, const LinearGradient&) = default;
};

/// Offset 0 on one circle, 1 on the other; later offsets are painted over earlier ones.
struct RadialGradient {
    ColorLine line{};
    geom::Circle start{}, end{};
    friend bool operator==(const RadialGradient&, const RadialGradient&) = default;
};

/// Offset 0 at the angle `start`, 1 at `end`: radians from the x axis towards the y axis.
struct SweepGradient {
    ColorLine line{};
    geom::Point center{};
    double start = 0, end = 0;
    friend bool operator==(const SweepGradient&, const SweepGradient&) = default;
};

using Paint = std::variant<color::Color, LinearGradient, RadialGradient, SweepGradient>;

/// A part of a drawing that only its library draws; parts with equal ids are equal.
template<class Source>
class Shared {
public:
    Shared(std::shared_ptr<const Source> source) // implicit: a source is a part
        : id_(std::invoke(&Source::id, *source))
        , source_(std::move(source)) {}
    std::uint64_t id() const { return id_; }
    const Source& operator*() const { return *source_; }
    const Source* operator->() const { return source_.get(); }
    friend bool operator==(const Shared& first, const Shared& second) { return first.id_ == second.id_; }

private:
    std::uint64_t id_;
    std::shared_ptr<const Source> source_;
};

struct Item;
bool operator==(const Item&, const Item&);
using Items = std::vector<Item>;

/// Items that are shared by all copies: cheap to copy, never changed.
class Drawing {
public:
    Drawing() = default;
    Drawing(Items items); // implicit: items are a drawing
    const Items& items() const;
    bool empty() const { return items_ == nullptr; }
    /// Returns the same for equal drawings of one process; different ones hardly ever have the same.
    std::uint64_t hash() const { return hash_; }
    friend bool operator==(const Drawing& first, const Drawing& second);

private:
    std::shared_ptr<const Items> items_; ///< null: none
    std::uint64_t hash_ = 0;
};

/// A filled path, by the nonzero rule; without a path all of the clip is filled.
struct Fill {
    std::optional<geom::Path> path{};
    Paint paint{};
    geom::Affine paint_place{}; ///< from the paint's coordinates to the path's
    friend bool operator==(const Fill&, const Fill&) = default;
};

/// A line along a path, with round corners.
struct Stroke {
    enum class Ends { Butt, Round };
    geom::Path path{};
    double width = 1;
    color::Color color{};
    Ends ends = Ends::Round;
    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// A line of letters, 1000 units to the em.
struct Text {
    struct Glyph {
        std::uint32_t id = 0;
        geom::Point origin{}; ///< the left end of its baseline
        std::string text{};   ///< the characters it shows; empty: those of the glyph before it
        friend bool operator==(const Glyph&, const Glyph&) = default;
    };
    /// Letters of one font.
    struct Run {
        Shared<symbol::GlyphFont> font;
        std::vector<Glyph> glyphs{};
        friend bool operator==(const Run&, const Run&) = default;
    };
    geom::Point origin{}; ///< that the letters' places are measured from
    std::vector<Run> runs{};
    color::Color color{};
    friend bool operator==(const Text&, const Text&) = default;
};

/// Items that are moved, clipped and made translucent together.
struct Group {
    geom::Affine place{};
    std::variant<std::monostate, geom::Path, geom::Box> clip{}; ///< in the coordinates of the items
    double opacity = 1;
    Items items;
    friend bool operator==(const Group&, const Group&) = default;
};

/// OpenType's CompositeMode, by number.
enum class CompositeMode {
    Clear,
    Source,
    Destination,
    SourceOver,
    DestinationOver,
    SourceIn,
    DestinationIn,
    SourceOut,
    DestinationOut,
    SourceAtop,
    DestinationAtop,
    Xor,
    Plus,
    Screen,
    Overlay,
    Darken,
    Lighten,
    ColorDodge,
    ColorBurn,
    HardLight,
    SoftLight,
    Difference,
    Exclusion,
    Multiply,
    Hue,
    Saturation,
    Color,
    Luminosity
};

/// The source drawn onto the backdrop, which sees nothing of what lies below both.
struct Composite {
    CompositeMode mode = CompositeMode::SourceOver;
    Items source, backdrop;
    friend bool operator==(const Composite&, const Composite&) = default;
};

/// A drawing that is used at a place, perhaps many times.
struct Use {
    Drawing drawing{};
    geom::Affine place{};
    friend bool operator==(const Use&, const Use&) = default;
};

/// A picture made of pixels, in their units.
struct Pixels {
    Shared<symbol::PixelSource> source;
    geom::Size size{};    ///< in stored pixels
    geom::Affine place{}; ///< from the stored pixels to the drawing: cameras store some rotated
    friend bool operator==(const Pixels&, const Pixels&) = default;
};

/// A page or an element of an SVG file that librsvg draws.
struct SvgPage {
    Shared<symbol::SvgSource> source;
    geom::Box box{}; ///< nothing is painted outside
    friend bool operator==(const SvgPage&, const SvgPage&) = default;
};

struct Item {
    std::variant<Fill, Stroke, Text, Group, Composite, Use, Pixels, SvgPage> node;
};

// What lies on cards and sheets beside pictures, in millimeters. Files show a circle as a circle there, and
// corners are sharp.

/// A shape around the origin in one color.
struct Area {
    geom::Shape shape{};
    color::Color color{};
    friend bool operator==(const Area&, const Area&) = default;
};

/// A line between two points, or around a shape.
struct Line {
    geom::Point from{}, to{};              ///< its ends; both are the center of the shape
    std::optional<geom::Shape> outlined{}; ///< none: it is straight
    double width = 0.1;
    color::Color color = color::black;
    friend bool operator==(const Line&, const Line&) = default;
};

} // namespace spotit::drawing
