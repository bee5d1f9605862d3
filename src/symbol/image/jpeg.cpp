#include "symbol/image/image_readers.hpp"

#include <algorithm>
#include <bit>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <new>

#include <jerror.h>
#include <jpeglib.h> // requires cstdio

namespace spotit::symbol {
namespace {

/// A progressive JPEG may have any number of scans over its whole area.
constexpr int max_scans = 100;
constexpr long max_memory = 300L << 20; ///< a progressive JPEG is held whole

/// The order in which Cairo holds the bytes of a pixel.
constexpr J_COLOR_SPACE cairo_colors =
    std::endian::native == std::endian::little ? JCS_EXT_BGRX : JCS_EXT_XRGB;

/// Returns the largest reduction that leaves enough pixels.
unsigned find_reduction(const geom::Size& size, unsigned min_side) {
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

    JpegHeader read_header() {
        if (setjmp(errors_.failed) != 0) report(); // NOLINT(cert-err52-cpp): the only way to report errors
        begin();
        JpegHeader header{.size = {1.0 * info_.image_width, 1.0 * info_.image_height},
                          .components = info_.num_components,
                          .inverted = info_.saw_Adobe_marker != FALSE};
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
    [[noreturn]] void report() {
        if (errors_.manager.msg_code == JWRN_JPEG_EOF) throw Damaged{"it is cut off"};
        std::array<char, JMSG_LENGTH_MAX> reason{};
        errors_.manager.format_message(static_cast<j_common_ptr>(static_cast<void*>(&info_)), reason.data());
        throw Damaged{diag::write("it is damaged or of a rare kind ({})", reason.data())};
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

    std::string encode(cairo_surface_t* surface, const JpegHeader& header) {
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
        if (header.components == 4) info_.write_Adobe_marker = header.inverted ? TRUE : FALSE;
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

} // namespace

JpegHeader read_jpeg_header(std::span<const std::uint8_t> jpeg) {
    return Decoder(jpeg).read_header();
}

SurfaceHandle decode_jpeg(std::span<const std::uint8_t> jpeg, const JpegHeader& header, unsigned min_side) {
    SurfaceHandle surface = Decoder(jpeg).decode(find_reduction(header.size, min_side));
    if (header.components != 4) return surface;
    for (std::uint32_t& pixel : view_pixels(surface.get())) {
        const auto inks = std::bit_cast<std::array<std::uint8_t, 4>>(pixel);
        pixel = 0;
        for (const std::size_t channel : {0U, 1U, 2U})
            pixel = pixel << 8U | (header.inverted ? inks[channel] * inks[3] / 255U
                                                   : (255U - inks[channel]) * (255U - inks[3]) / 255);
    }
    cairo_surface_mark_dirty(surface.get());
    return surface;
}

std::optional<std::string> shrink_jpeg(std::span<const std::uint8_t> jpeg, const JpegHeader& header,
                                       unsigned min_side) {
    const unsigned reduction = find_reduction(header.size, min_side);
    if (reduction == 1) return std::nullopt;
    return encode_jpeg(Decoder(jpeg).decode(reduction).get(), header);
}

std::string encode_jpeg(cairo_surface_t* surface, const JpegHeader& header) {
    cairo_surface_flush(surface);
    return Encoder().encode(surface, header);
}

} // namespace spotit::symbol
