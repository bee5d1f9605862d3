#pragma once

#include "symbol/bytes.hpp"
#include "symbol/paint.hpp"
#include "symbol/request.hpp"
#include <spotit/symbol/load.hpp>
#include <spotit/symbol/pixels.hpp>

#include <functional>
#include <mutex>

/// Readers of image files; each throws Damaged. The bytes are kept as long as a picture needs them.
namespace spotit::symbol {

using FileBytes = std::shared_ptr<const std::string>;

/// The pixels of an A4 page at 600 dpi, which take 160 MB.
inline constexpr double max_pixels = 40e6;
/// The limits for formats that are decoded at a reduced size, or one picture at a time.
inline constexpr double max_photo_pixels = 400e6, max_heif_pixels = 100e6;
/// Throws Damaged if a picture has more pixels, or none.
void check_pixels(double width, double height, double limit = max_pixels);

/// Keeps all but one thread from decoding large pictures at the same time, which would fill the memory.
std::unique_lock<std::mutex> wait_for_turn(double pixels);

/// Pixels of 8 bits a channel, row by row; colors are not multiplied with their opacity.
struct RgbaPixels {
    const std::uint8_t* data = nullptr;
    std::size_t stride = 0;
    int width = 0, height = 0;
    int channels = 4; ///< 3 without opacity
};
geom::Size measure_surface(cairo_surface_t* surface);
/// Returns a clear surface. Throws std::bad_alloc.
SurfaceHandle make_surface(cairo_format_t format, int width, int height);
/// Copies pixels to a surface of the same size.
SurfaceHandle make_surface(const RgbaPixels& pixels);
/// Returns the surface with a whole fraction of its pixels: as few as possible, but at least `needed` on the
/// longer side; 0 keeps all.
SurfaceHandle shrink(SurfaceHandle surface, double needed);

/// From the top of a photo to the middle of the head, as a share of its height.
inline constexpr double head_height = 0.38;

/// Gives the symbol its picture, box, outline and pixels, with no more of them than are needed. `decode`
/// makes the surface, once or each time the picture is drawn. The orientation is Exif's, 1 to 8.
void set_pixels(Symbol& symbol, const Request& request, std::function<SurfaceHandle()> decode,
                int orientation = 1);

/// Reads the whole file. Throws Damaged.
FileBytes read_file(const std::filesystem::path& file);
void warn_of_animation(const Request& request);
/// Returns the error of a picture that can't be used.
diag::Diagnostic describe_picture_error(const SymbolSpec& spec, const diag::Sentence& reason);

/// Gives the symbol its picture, box, outline and pixels.
using ReadImage = void(Symbol& symbol, const FileBytes& file, const Request& request);
/// Decodes a file as its reader does, and returns what the reader would like to have as `spec.drawn`; empty
/// if nothing. May crash, hang or take any memory, as some libraries do: for a child process alone.
using TryImage = std::string(const std::string& file, const SymbolSpec& spec);

/// Paints a drawing to nowhere, as a TryImage does that returns nothing.
std::string try_painting(const Drawing& drawing);

/// Decodes a whole PNG whose size has been checked. Throws Damaged.
SurfaceHandle decode_png(std::span<const std::uint8_t> png);
/// Reads width and height from the header. Throws Damaged.
geom::Size read_png_size(std::span<const std::uint8_t> png);

/// Reads what precedes the pixels, and looks for the end of the picture. Throws Damaged.
JpegFile read_jpeg_header(std::span<const std::uint8_t> jpeg);

/// Encodes an opaque surface as a JPEG; of one component, its grays; of four, the inks that are its bytes.
/// Throws std::bad_alloc.
std::string encode_jpeg(cairo_surface_t* surface, const JpegFile& header = {});

// The orientation of a camera in Exif: 1 to 8, 1 is upright.

/// Returns a tag of one whole number in the first directory of a TIFF structure; nothing if it is missing or
/// damaged.
std::optional<std::uint32_t> read_tiff_tag(std::span<const std::uint8_t> tiff, std::uint32_t tag);
/// Returns Exif's tag 0x0112 in the first directory of a TIFF structure; 1 if it is missing or damaged.
int read_exif_orientation(std::span<const std::uint8_t> tiff);

/// Returns the map from stored pixels to the upright picture.
geom::Affine rotate_upright(int orientation, geom::Size stored);
geom::Size rotate_size_upright(int orientation, geom::Size stored);

/// A row of the table of image formats.
struct ImageReader {
    std::string_view name;
    std::array<std::string_view, 3> endings; ///< of the names of such files; empty ones are none
    /// First bytes of such files, one of several; ? is any byte. Without one the format is text, which is
    /// searched for its root element.
    std::array<std::string_view, 4> beginnings;
    ReadImage* read;
    /// Draws or decodes a file once, in a child process with limits; null for libraries that need none.
    TryImage* try_once = nullptr;
};

// A format is a file with its reader, and its row here. The first is text.
/// A JPEG's bytes will be in the PDF; if it has far more pixels than are needed, those of a smaller one.
ReadImage read_svg, read_png, read_jpeg, read_webp, read_heif, read_pixbuf;
TryImage try_svg, try_heif, try_pixbuf;
inline constexpr ImageReader image_readers[] = {
    {"SVG", {".svg"}, {}, read_svg, try_svg},
    {"PNG", {".png"}, {"\x89PNG\r\n\x1A\n"}, read_png},
    {"JPEG", {".jpg", ".jpeg", ".jfif"}, {"\xFF\xD8\xFF"}, read_jpeg},
    {"WebP", {".webp"}, {"RIFF????WEBP"}, read_webp},
    {"HEIC",
     {".heic", ".heif"},
     {"????ftyphei", "????ftyphev", "????ftypmif1", "????ftypmsf1"},
     read_heif,
     try_heif},
    {"AVIF", {".avif"}, {"????ftypavi"}, read_heif, try_heif},
    {"GIF", {".gif"}, {"GIF8"}, read_pixbuf, try_pixbuf},
    {"BMP", {".bmp", ".dib"}, {std::string_view("BM????\0\0\0\0", 10)}, read_pixbuf, try_pixbuf},
    {"TIFF",
     {".tif", ".tiff"},
     {std::string_view("II*\0", 4), std::string_view("MM\0*", 4)},
     read_pixbuf,
     try_pixbuf},
};

/// Returns whether a text begins like an SVG, in ASCII or UTF-16 markup.
bool has_svg_element(std::string_view file);

/// Returns the reader of the format of a file that begins so, null if there is none.
const ImageReader* find_image_reader(std::string_view file);

} // namespace spotit::symbol
