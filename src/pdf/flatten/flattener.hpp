#pragma once

#include "pdf/content_writer.hpp"
#include "pdf/flatten/pixels.hpp"

#include <set>

namespace spotit::pdf {

/// Draws what is transparent as opaque pixels in the file's inks, for files that can't have it otherwise.
///
/// A picture that nothing shows through is one image for all its places, whatever lies below, clipped to its
/// silhouette. Where something shows through (a shadow, glass), there is another image below that one,
/// mixed with the ground at its place; places on one color share it.
class Flattener {
public:
    /// Makes the forms that `pictures` lacks: of those with transparent parts. All must outlive it.
    Flattener(QPDF& file, const document::Document& document, PictureForms& pictures, InkTransform& colors,
              const FacePixels& face_pixels);

    /// Draws the mixed image of a picture, if it has one, over what the face has so far.
    void draw_mixed(ContentWriter& content, const document::PlacedPicture& placed, document::Face below);
    /// Returns true if all below the symbols of a face must be pixels: it is transparent, or mixed images lie
    /// on it, and their colors would differ from those between a gradient's stops.
    bool has_pixel_ground(int face) const;
    /// Draws background, drawing and border of a face as one image that fills the shape.
    void draw_ground(ContentWriter& content, const document::Face& face, const geom::Shape& painted);

    const Flattening& summary() const { return summary_; }

private:
    struct InkPixels {
        std::string inks, alpha;
    };
    /// An image of the file, and its name in resources.
    struct NamedImage {
        std::string name{};
        Object image{};
    };
    /// A picture through which the ground shows.
    struct Mixed {
        PixelGrid grid;
        geom::Region painted{}; ///< where there is any opacity, in pixels
        std::map<std::array<double, 3>, NamedImage> on_colors{};
    };
    const symbol::Symbol& find_picture(int index) const {
        return document_.pictures[static_cast<std::size_t>(index)];
    }
    PixelGrid make_grid(const geom::Box& box, double millimeters_per_unit);
    Pixels draw(const document::Face& face, const PixelGrid& grid) const;
    void flatten(int index, double millimeters_per_unit);
    /// Returns the picture's parts of at least this opacity, in the grid's pixels.
    geom::Region trace(int picture, const PixelGrid& grid, double opacity) const;
    /// Returns nothing where all below the picture has the background's color.
    std::optional<Pixels> draw_below(const Mixed& mixed, const std::string& alpha,
                                     const document::PlacedPicture& placed, const document::Face& below,
                                     const color::Color& color) const;
    const InkPixels& ink_pixels(int picture, const PixelGrid& grid);
    NamedImage add_image(const std::string& inks, const PixelGrid& grid);

    QPDF& file_;
    const document::Document& document_;
    PictureForms& pictures_;
    InkTransform& colors_;
    const FacePixels& face_pixels_;
    std::set<int> transparent_;
    std::map<int, Mixed> mixed_;
    std::map<int, InkPixels> ink_pixels_; ///< of some of these; drawn again when they would be too many
    int image_count_ = 0;
    Flattening summary_;
};

} // namespace spotit::pdf
