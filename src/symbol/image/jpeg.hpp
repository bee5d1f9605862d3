#pragma once

#include "symbol/paint.hpp"

namespace spotit::symbol {

/// The properties of a JPEG that precede its pixels.
struct JpegHeader {
    geom::Size size;       ///< as stored
    int components = 3;    ///< 1 gray, 3 colors, 4 inks
    int orientation = 1;   ///< Exif's 1 to 8
    bool inverted = false; ///< inks as Adobe stores them: 0 is full
};

/// Reads up to the first scan, and looks for the end of the picture. Throws Damaged.
JpegHeader read_jpeg_header(std::span<const std::uint8_t> jpeg);

/// Decodes a JPEG at reduced size: as few pixels as possible, but at least `min_side` on its longer side if
/// it has as many; inks become screen colors. Throws Damaged, also for damage that decoders only warn about.
SurfaceHandle decode_jpeg(std::span<const std::uint8_t> jpeg, const JpegHeader& header, unsigned min_side);

/// Returns the same picture as a smaller JPEG, in the same kind of colors, with a half, a quarter or an
/// eighth of the pixels each way, at least `min_side` on its longer side; nothing if it has too few for that.
/// Throws Damaged.
std::optional<std::string> shrink_jpeg(std::span<const std::uint8_t> jpeg, const JpegHeader& header,
                                       unsigned min_side);

/// Encodes an opaque surface as a JPEG; of one component, its grays; of four, the inks that are its bytes.
/// Throws std::bad_alloc.
std::string encode_jpeg(cairo_surface_t* surface, const JpegHeader& header = {});

// The orientation of a camera in Exif: 1 to 8, 1 is upright.

/// Returns a tag of one whole number in the first directory of a TIFF structure; nothing if it is missing or
/// damaged.
std::optional<std::uint32_t> read_tiff_tag(std::span<const std::uint8_t> tiff, std::uint32_t tag);
/// Returns Exif's tag 0x0112 in the first directory of a TIFF structure; 1 if it is missing or damaged.
int exif_orientation(std::span<const std::uint8_t> tiff);

/// Returns the map from stored pixels to the upright picture.
geom::Affine upright(int orientation, geom::Size stored);
geom::Size upright_size(int orientation, geom::Size stored);

} // namespace spotit::symbol
