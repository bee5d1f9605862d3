#pragma once

#include "pdf/color/file_colors.hpp"
#include "pdf/text/embedded_fonts.hpp"

#include <spotit/symbol/pixels.hpp>

/// Streams of a PDF as values, which can be made on many threads and put into any file.
namespace spotit::pdf {

struct Part;
using SharedPart = std::shared_ptr<const Part>;

/// An entry of a resource dictionary (ISO 32000-1, 7.8.3).
struct Resource {
    std::string category{}, name{}; ///< "/XObject", "f1"
    std::string value{};            ///< a dictionary; empty: it is the part, or the font
    SharedPart part{};              ///< with a value: the group of its soft mask
    std::optional<SharedFont> font{};
};

/// The resources of a content under construction. A resource without a name gets a letter and a number.
class ResourceList {
public:
    /// Add a resource and return its name; `add` returns that of an equal one, if there is one.
    std::string add(char letter, Resource resource);
    std::string add_new(char letter, Resource resource);
    std::vector<Resource> take() { return std::move(all_); }

private:
    std::vector<Resource> all_;
};

struct Part {
    std::string dictionary{}; ///< of the stream, without length, filter and resources
    std::string data{};       ///< as it is stored
    bool is_packed = false;   ///< by Flate
    std::vector<Resource> resources{};
    SharedPart soft_mask{};  ///< of an image
    std::string page_file{}; ///< a PDF by Cairo whose first page is a form; then there is nothing else
    std::vector<drawing::Text::Run> runs{}; ///< all letters in the fonts of the resources
};

/// Returns an image (ISO 32000-1, 8.9.5) in the colors of its pixels: a JPEG as it is, others packed.
SharedPart make_image(const drawing::Pixels& pixels);
SharedPart make_image(const symbol::RgbaImage& image);

/// The kind of bytes to pack: numbers and operators, or the samples of an image.
enum class Packing { Content, Samples };
/// Packs bytes in the format of zlib (RFC 1950): content a tenth smaller than zlib itself does, samples as
/// small and as fast.
std::string pack(const std::string& bytes, Packing packing = Packing::Content);

/// The color space of a shading, and the operands of a color in it.
struct ShadingColors {
    std::string space{};
    std::function<Amounts(const color::Color&)> write{};
};

/// Returns the shading of a gradient, valid everywhere within a box (ISO 32000-1, 8.7.4.5): a dictionary, or
/// a mesh of triangles.
Resource make_shading(const drawing::Paint& gradient, const geom::Box& box, const ShadingColors& colors);

/// The use of a path. Filling closes each contour by itself.
enum class PathUse { Fill, Stroke };

/// Appends the construction operators of a path (ISO 32000-1, 8.5.2), as short as they can be.
void append_path(std::string& content, const geom::Path& path, int decimals, PathUse use = PathUse::Fill);

/// Makes the objects of parts, each once.
class PartBuilder {
public:
    PartBuilder(QPDF& file, const FileColors& colors)
        : file_(file)
        , colors_(colors)
        , fonts_(file) {}

    Object build(const SharedPart& part);
    void finish() { fonts_.finish(); }

private:
    Object build_stream(const Part& part);
    Object build_page(const std::string& page_file);
    Object build_resources(const std::vector<Resource>& resources);

    QPDF& file_;
    const FileColors& colors_;
    EmbeddedFonts fonts_;
    std::map<SharedPart, Object> built_;
    std::vector<std::shared_ptr<QPDF>> sources_; ///< of pages that Cairo drew, until the file is written
};

} // namespace spotit::pdf
