#include "pdf/drawing/part.hpp"

#include "pdf/flatten/pixels.hpp"

#include <fmt/format.h>
#include <libdeflate.h>

#include <algorithm>
#include <new>

namespace spotit::pdf {
namespace {

std::string describe(geom::Size size, std::string_view space, std::string_view more = "") {
    return fmt::format("<< /Type /XObject /Subtype /Image /Width {} /Height {} /BitsPerComponent 8 "
                       "/ColorSpace {} /Interpolate true {}>>",
                       size.width, size.height, space, more);
}

SharedPart make_part(geom::Size size, std::string_view space, const std::string& samples,
                     SharedPart soft_mask = {}) {
    return std::make_shared<const Part>(Part{.dictionary = describe(size, space),
                                             .data = pack(samples, Packing::Samples),
                                             .is_packed = true,
                                             .soft_mask = std::move(soft_mask)});
}

std::string_view find_space(int components) {
    return components == 1 ? "/DeviceGray" : components == 3 ? "/DeviceRGB" : "/DeviceCMYK";
}

/// Returns the thread's compressor of that level. It has megabytes of tables, so that it is kept for all
/// parts.
template<int level>
libdeflate_compressor* keep_compressor() {
    thread_local const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)>
        compressor(libdeflate_alloc_compressor(level), &libdeflate_free_compressor);
    if (!compressor) throw std::bad_alloc();
    return compressor.get();
}

} // namespace

std::string pack(const std::string& bytes, Packing packing) {
    // Of text, level 11 makes a tenth less than 9; of pixels a hundredth, and takes three times as long.
    libdeflate_compressor* compressor =
        packing == Packing::Content ? keep_compressor<11>() : keep_compressor<9>();
    std::string packed(libdeflate_zlib_compress_bound(compressor, bytes.size()), '\0');
    packed.resize(
        libdeflate_zlib_compress(compressor, bytes.data(), bytes.size(), packed.data(), packed.size()));
    return packed;
}

SharedPart make_image(const symbol::RgbaImage& image) {
    const geom::Size size{1.0 * image.width, 1.0 * image.height};
    Pixels pixels = divide_pixels(image.rgba, image.width, image.height);
    const bool is_opaque = std::ranges::all_of(pixels.alpha, [](char value) { return value == '\xFF'; });
    if (!is_opaque) spread_colors(pixels, 8); // else edges mix with black when a reader draws them smaller
    std::string& colors = pixels.rgb;
    bool is_gray = true;
    for (std::size_t i = 0; is_gray && i < colors.size(); i += 3)
        is_gray = colors[i] == colors[i + 1] && colors[i + 1] == colors[i + 2];
    for (std::size_t i = 0; is_gray && 3 * i < colors.size(); ++i) colors[i] = colors[3 * i];
    if (is_gray) colors.resize(colors.size() / 3);
    return make_part(size, find_space(is_gray ? 1 : 3), colors,
                     is_opaque ? nullptr : make_part(size, "/DeviceGray", pixels.alpha));
}

SharedPart make_image(const drawing::Pixels& pixels) {
    const symbol::JpegFile jpeg = symbol::find_jpeg(pixels);
    if (!jpeg.bytes) return make_image(symbol::decode(pixels));
    const std::string_view inverted = jpeg.has_inverted_inks ? "/Decode [ 1 0 1 0 1 0 1 0 ] " : "";
    return std::make_shared<const Part>(
        Part{.dictionary = describe(jpeg.size, find_space(jpeg.components),
                                    fmt::format("/Filter /DCTDecode {}", inverted)),
             .data = *jpeg.bytes});
}

} // namespace spotit::pdf
