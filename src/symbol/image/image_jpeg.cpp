#include "symbol/image/image_readers.hpp"

#include "symbol/bytes.hpp"
#include "symbol/image/pixel_source.hpp"

#include <jerror.h>
#include <jpeglib.h> // requires cstdio

#include <algorithm>
#include <bit>
#include <cmath>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <new>

namespace spotit::symbol {
namespace {

/// A progressive JPEG may have any number of scans over its whole area.
constexpr int max_scans = 100;
constexpr long max_memory = 300L << 20; ///< a progressive JPEG is held whole

/// The order in which Cairo holds the bytes of a pixel.
constexpr J_COLOR_SPACE cairo_colors =
    std::endian::native == std::endian::little ? JCS_EXT_BGRX : JCS_EXT_XRGB;

/// Returns the largest reduction that leaves enough pixels.
unsigned choose_reduction(const geom::Size& size, unsigned min_side) {
    const auto side = static_cast<unsigned>(std::max(size.width, size.height));
    unsigned result = 1;
    while (result < 8 && side / (2 * result) >= min_side) result *= 2;
    return result;
}

/// The callbacks for libjpeg's errors, which jump back to the public functions instead of ending the program.
struct Errors {
    jpeg_error_mgr manager{};
    std::jmp_buf failed{};

    Errors() {
        jpeg_std_error(&manager);
        manager.error_exit = fail;
        manager.output_message = [](j_common_ptr) {};
    }
    static void fail(j_common_ptr info) { std::longjmp(static_cast<Errors*>(info->client_data)->failed, 1); }
};

class Decoder {
public:
    explicit Decoder(std::span<const std::uint8_t> jpeg)
        : jpeg_(jpeg) {
        errors_.manager.emit_message = [](j_common_ptr info, int level) {
            if (level < 0) Errors::fail(info); // a warning: the data are damaged and the rest is made up
        };
        progress_.progress_monitor = [](j_common_ptr info) {
            const void* const decoder = info;
            if (static_cast<const jpeg_decompress_struct*>(decoder)->input_scan_number > max_scans)
                Errors::fail(info);
        };
        info_.err = &errors_.manager;
        info_.client_data = &errors_;
    }
    ~Decoder() { jpeg_destroy_decompress(&info_); }
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;

    JpegFile read_header() {
        if (setjmp(errors_.failed) != 0) report(); // NOLINT(cert-err52-cpp): the only way to report errors
        begin();
        JpegFile header{.size = {1.0 * info_.image_width, 1.0 * info_.image_height},
                        .components = info_.num_components,
                        .has_inverted_inks = info_.saw_Adobe_marker != FALSE};
        constexpr std::string_view exif{"Exif\0\0", 6};
        for (const auto* marker = info_.marker_list; marker != nullptr; marker = marker->next) {
            const std::span<const std::uint8_t> data(marker->data, marker->data_length);
            if (std::ranges::equal(data.first(std::min(data.size(), exif.size())), as_bytes(exif)))
                header.orientation = read_exif_orientation(data.subspan(exif.size()));
        }
        constexpr std::array<std::uint8_t, 2> end{0xFF, JPEG_EOI};
        const auto rest = jpeg_.last(info_.src->bytes_in_buffer);
        if (std::search(rest.begin(), rest.end(), end.begin(), end.end()) == rest.end())
            throw Damaged{"it is cut off"};
        return header;
    }
    /// Returns 4 bytes a pixel: Cairo's colors, or the inks as they are stored.
    SurfaceHandle decode(unsigned reduction) {
        if (setjmp(errors_.failed) != 0) report(); // NOLINT(cert-err52-cpp): the only way to report errors
        begin();
        info_.out_color_space = info_.num_components == 4 ? JCS_CMYK : cairo_colors;
        info_.scale_num = 1;
        info_.scale_denom = reduction;
        if (jpeg_has_multiple_scans(&info_) != 0)
            turn_ = wait_for_turn(1.0 * info_.image_width * info_.image_height);
        jpeg_start_decompress(&info_);
        surface_ = make_surface(CAIRO_FORMAT_RGB24, static_cast<int>(info_.output_width),
                                static_cast<int>(info_.output_height));
        while (info_.output_scanline < info_.output_height) {
            JSAMPROW row = cairo_image_surface_get_data(surface_.get()) +
                           4UL * info_.output_width * info_.output_scanline;
            jpeg_read_scanlines(&info_, &row, 1);
        }
        jpeg_finish_decompress(&info_);
        cairo_surface_mark_dirty(surface_.get());
        return std::move(surface_);
    }

private:
    [[noreturn]] void report() const {
        if (errors_.manager.msg_code == JWRN_JPEG_EOF) throw Damaged{"it is cut off"};
        throw Damaged{"it is damaged or in an uncommon format"};
    }
    /// Reads up to the first scan.
    void begin() {
        jpeg_create_decompress(&info_);
        info_.progress = &progress_;
        info_.mem->max_memory_to_use = max_memory;
        jpeg_mem_src(&info_, jpeg_.data(), jpeg_.size());
        jpeg_save_markers(&info_, JPEG_APP0 + 1, 0xFFFF);
        jpeg_read_header(&info_, TRUE);
    }

    Errors errors_;
    jpeg_decompress_struct info_{};
    jpeg_progress_mgr progress_{};
    std::span<const std::uint8_t> jpeg_;
    SurfaceHandle surface_;
    std::unique_lock<std::mutex> turn_;
};

/// Hardly different from the original, at a third of the bytes of 98.
constexpr int quality = 92;

/// libjpeg, whose errors become std::bad_alloc.
class Encoder {
public:
    Encoder() {
        info_.err = &errors_.manager;
        info_.client_data = &errors_;
    }
    ~Encoder() {
        jpeg_destroy_compress(&info_);
        std::free(bytes_); // NOLINT(cppcoreguidelines-no-malloc): libjpeg's allocation
    }
    Encoder(const Encoder&) = delete;
    Encoder& operator=(const Encoder&) = delete;

    std::string encode(cairo_surface_t* surface, const JpegFile& header) {
        if (setjmp(errors_.failed) != 0)
            throw std::bad_alloc(); // NOLINT(cert-err52-cpp): its only way to report errors
        jpeg_create_compress(&info_);
        jpeg_mem_dest(&info_, &bytes_, &size_);
        info_.image_width = static_cast<JDIMENSION>(cairo_image_surface_get_width(surface));
        info_.image_height = static_cast<JDIMENSION>(cairo_image_surface_get_height(surface));
        info_.input_components = 4;
        info_.in_color_space = header.components == 4 ? JCS_CMYK : cairo_colors;
        jpeg_set_defaults(&info_);
        if (header.components == 1) jpeg_set_colorspace(&info_, JCS_GRAYSCALE);
        jpeg_set_quality(&info_, quality, TRUE);
        if (header.components == 4) info_.write_Adobe_marker = header.has_inverted_inks ? TRUE : FALSE;
        jpeg_start_compress(&info_, TRUE);
        unsigned char* const data = cairo_image_surface_get_data(surface);
        while (info_.next_scanline < info_.image_height) {
            JSAMPROW row = data + 4UL * info_.image_width * info_.next_scanline;
            jpeg_write_scanlines(&info_, &row, 1);
        }
        jpeg_finish_compress(&info_);
        return {static_cast<const char*>(static_cast<const void*>(bytes_)), size_};
    }

private:
    Errors errors_;
    jpeg_compress_struct info_{};
    unsigned char* bytes_ = nullptr;
    unsigned long size_ = 0;
};

/// For previews and comparisons; a symbol of 40 mm has 470 pixels at 300 dpi. Photos of phones have 1008
/// after they are reduced, and are kept in memory as half of that.
constexpr unsigned preview_size = 500;

/// Decodes a JPEG at reduced size: as few pixels as possible, but at least `min_side` on its longer side if
/// it has as many; inks become screen colors. Throws Damaged, also for damage that decoders only warn about.
SurfaceHandle decode_jpeg(const JpegFile& jpeg, unsigned min_side) {
    SurfaceHandle surface = Decoder(as_bytes(*jpeg.bytes)).decode(choose_reduction(jpeg.size, min_side));
    if (jpeg.components != 4) return surface;
    for (std::uint32_t& pixel : view_pixels(surface.get())) {
        const auto inks = std::bit_cast<std::array<std::uint8_t, 4>>(pixel);
        pixel = 0;
        for (const std::size_t channel : {0U, 1U, 2U})
            pixel = pixel << 8U | (jpeg.has_inverted_inks ? inks[channel] * inks[3] / 255U
                                                          : (255U - inks[channel]) * (255U - inks[3]) / 255);
    }
    cairo_surface_mark_dirty(surface.get());
    return surface;
}

/// Returns the picture as a smaller JPEG in the same kind of colors, with a half, a quarter or an eighth of
/// the pixels each way, at least `min_side` on its longer side; nothing if it has fewer. Throws Damaged.
std::optional<std::string> shrink_jpeg(const JpegFile& jpeg, unsigned min_side) {
    const unsigned reduction = choose_reduction(jpeg.size, min_side);
    if (reduction == 1) return std::nullopt;
    return encode_jpeg(Decoder(as_bytes(*jpeg.bytes)).decode(reduction).get(), jpeg);
}

} // namespace

JpegFile read_jpeg_header(std::span<const std::uint8_t> jpeg) {
    return Decoder(jpeg).read_header();
}

std::string encode_jpeg(cairo_surface_t* surface, const JpegFile& header) {
    cairo_surface_flush(surface);
    return Encoder().encode(surface, header);
}

void read_jpeg(Symbol& symbol, const FileBytes& file, const Request& request) {
    JpegFile jpeg = read_jpeg_header(as_bytes(*file));
    check_pixels(jpeg.size.width, jpeg.size.height, max_photo_pixels);
    jpeg.bytes = file;
    if (request.spec.needed_pixels > 0) {
        const auto needed = static_cast<unsigned>(std::ceil(request.spec.needed_pixels));
        if (auto smaller = shrink_jpeg(jpeg, needed)) {
            jpeg.bytes = std::make_shared<std::string>(*std::move(smaller));
            jpeg.size = read_jpeg_header(as_bytes(*jpeg.bytes)).size;
        }
    }
    if (request.cut_out == CutOut::White) {
        check_pixels(jpeg.size.width, jpeg.size.height);
        return set_pixels(
            symbol, request, [jpeg] { return decode_jpeg(jpeg, std::numeric_limits<unsigned>::max()); },
            jpeg.orientation);
    }
    SharedSurface preview = decode_jpeg(jpeg, preview_size);
    const geom::Size held = measure_surface(preview.get());
    const auto decode = [jpeg, preview,
                         side = std::max(held.width, held.height)](double min_side) -> SharedSurface {
        if (min_side <= side) return preview;
        return decode_jpeg(jpeg, static_cast<unsigned>(std::ceil(min_side)));
    };
    const auto source =
        std::make_shared<const PixelSource>(PixelSource{.id = std::hash<std::string>()(*jpeg.bytes),
                                                        .size = jpeg.size,
                                                        .read = decode,
                                                        .is_opaque = true,
                                                        .jpeg = jpeg,
                                                        .failure = describe_picture_error(request.spec, "")});
    const geom::Size size = rotate_size_upright(jpeg.orientation, jpeg.size);
    symbol.drawing = Items{{Pixels{source, jpeg.size, rotate_upright(jpeg.orientation, jpeg.size)}}};
    symbol.box = {0, 0, size.width, size.height};
    symbol.outline = {{{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}}};
    symbol.pixels = size;
}

std::optional<std::uint32_t> read_tiff_tag(std::span<const std::uint8_t> tiff, std::uint32_t tag) {
    const bool little = tiff.size() >= 2 && tiff[0] == 'I' && tiff[1] == 'I';
    const Bytes bytes(tiff);
    const auto number = [&](std::size_t at, std::size_t length) -> std::uint32_t {
        if (little) return bytes.read_little_endian(at, length);
        return length == 2 ? bytes.read_u16(at) : bytes.read_u32(at);
    };
    constexpr std::uint32_t long_number = 4; // the other type is one of two bytes
    try {
        const std::size_t directory = number(4, 4), count = number(directory, 2);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t entry = directory + 2 + 12 * i;
            if (number(entry, 2) == tag)
                return number(entry + 8, number(entry + 2, 2) == long_number ? 4 : 2);
        }
    } catch (const Damaged&) {
        return std::nullopt;
    }
    return std::nullopt;
}

int read_exif_orientation(std::span<const std::uint8_t> tiff) {
    const std::uint32_t orientation = read_tiff_tag(tiff, 0x0112).value_or(1);
    return orientation >= 1 && orientation <= 8 ? static_cast<int>(orientation) : 1;
}

geom::Affine rotate_upright(int orientation, geom::Size stored) {
    const auto [w, h] = stored;
    const std::array<geom::Affine, 8> places{{{1, 0, 0, 1, 0, 0},
                                              {-1, 0, 0, 1, w, 0},
                                              {-1, 0, 0, -1, w, h},
                                              {1, 0, 0, -1, 0, h},
                                              {0, 1, 1, 0, 0, 0},
                                              {0, 1, -1, 0, h, 0},
                                              {0, -1, -1, 0, h, w},
                                              {0, -1, 1, 0, 0, w}}};
    return places[static_cast<std::size_t>(orientation - 1)];
}

geom::Size rotate_size_upright(int orientation, geom::Size stored) {
    return orientation >= 5 ? geom::Size{stored.height, stored.width} : stored;
}

} // namespace spotit::symbol
