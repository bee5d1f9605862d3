#pragma once

#include <spotit/color.hpp>
#include <spotit/document.hpp>
#include <spotit/symbol.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>

/// Draws pictures, faces and pages with Cairo.
namespace spotit::render {

/// The visible part of a face. Bleed: the whole box around the card and its bleed, for card services. Trim:
/// the card, cut out; the area around it is transparent.
enum class Extent { Bleed, Trim };

struct Pixels {
    int width = 0, height = 0;
    friend bool operator==(const Pixels&, const Pixels&) = default;
};

/// Grays: the luminance of the colors, see color::to_gray. Drawings stay vectors in SVG; a picture that
/// contains pixels is rasterized, at 300 pixels to an inch of the card.
enum class Palette { Colors, Grays };

/// Returns the color that is shown instead of another. Called from many threads.
using ColorMap = std::function<color::Color(const color::Color&)>;

/// The options of all pictures.
struct Options {
    Extent extent = Extent::Trim; ///< of faces
    Palette palette = Palette::Colors;
    double dpi = 300;               ///< of PNG
    std::optional<Pixels> pixels{}; ///< of PNG, exactly these; they determine the resolution
};

/// Returns the numbers of an SVG matrix: four with so many decimals, and two with fewer.
std::string join_svg_matrix(const geom::Affine& place, int decimals = 6, int shift_decimals = 3);
/// Returns the numbers of an SVG view box.
std::string join_svg_view_box(const geom::Box& box);

class PicturePainter;

/// Draws the faces and pages of a document, which must outlive it. Safe to use from many threads. All
/// functions throw std::out_of_range for a face or page that does not exist, and std::runtime_error if Cairo
/// reports a problem. Equal arguments give equal bytes.
class Renderer {
public:
    /// The palette is that of the fragments; files have their own. SVG in colors shows those that `colors`
    /// gives instead, to be looked at on a screen: a picture that contains pixels gets 512 of them on its
    /// longer side.
    explicit Renderer(const document::Document& document, Palette fragments = Palette::Colors,
                      ColorMap colors = {});
    ~Renderer();

    /// Returns SVG in millimeters: vectors, each picture once however often it is used.
    std::string draw_face_svg(int face, const Options& options = {}) const;
    std::string draw_page_svg(int page, const Options& options = {}) const;
    /// Return fragments of SVG for pages that are put together elsewhere: a picture in its own units, whose
    /// ids begin with "p7-"; and what lies below the symbols of a face, which refers to its drawing as "#p7".
    std::string draw_picture_svg(int picture) const;
    std::string draw_ground_svg(int face) const;
    /// Returns PNG with its resolution, in sRGB, or in gray with sRGB's curve.
    std::string draw_face_png(int face, const Options& options = {}) const;
    std::string draw_page_png(int page, const Options& options = {}) const;
    /// Returns the pixels of a face that need not be one of the document's, row by row: red, green, blue and
    /// alpha, a byte each, not premultiplied. The map is from millimeters.
    std::string draw_face_rgba(const document::Face& face, const geom::Affine& to_pixels,
                               const Pixels& size) const;

private:
    std::unique_ptr<PicturePainter> pictures_;
    Palette fragments_;
};

/// Returns a shape as SVG, to clip to, or to draw its rim.
std::string draw_shape_svg(const geom::Shape& shape);

} // namespace spotit::render
