#pragma once

#include <spotit/symbol.hpp>

#include <string>

/// The pixels of pictures, for writers that store them.
namespace spotit::symbol {

/// Pixels row by row: red, green, blue and alpha, a byte each, not premultiplied.
struct RgbaImage {
    int width = 0, height = 0;
    std::string rgba{};
};
/// Draws what is in a box, with `side` pixels on its longer side.
RgbaImage rasterize(const Drawing& drawing, const geom::Box& box, int side);
/// Decodes all pixels. Throws diag::Error if a file can't be decoded.
RgbaImage decode(const Pixels& pixels);

/// A JPEG file, as it was read or with fewer pixels.
struct JpegFile {
    std::shared_ptr<const std::string> bytes{}; ///< null: the pixels come from another format
    geom::Size size{};                          ///< as stored, also of other formats
    int components = 3;                         ///< 1 gray, 3 colors, 4 inks
    bool has_inverted_inks = false;             ///< as Adobe stores them: 0 is full
    int orientation = 1;                        ///< Exif's 1 to 8
};
JpegFile find_jpeg(const Pixels& pixels);

/// A part of a page of an SVG file, as Cairo writes it.
struct DrawnPage {
    std::string file{};   ///< a PDF with one page, whose content is one stream; or an SVG
    geom::Affine place{}; ///< to the drawing: from the PDF's points, y up; from the SVG's units
};
/// Draw what is in a box, which must not be empty. Throw diag::Error if that is too much for librsvg.
DrawnPage draw_pdf(const SvgPage& page, const geom::Box& box);
DrawnPage draw_svg(const SvgPage& page, const geom::Box& box);

} // namespace spotit::symbol
