#include "symbol/image/jpeg.hpp"

#include "symbol/image/image_readers.hpp"
#include "symbol/image/jpeg_writer.hpp"

#include <algorithm>
#include <cstring>

namespace spotit::symbol {

namespace {

/// A progressive JPEG may have any number of scans over its whole area.
constexpr int max_scans = 100;
constexpr long max_memory = 300L << 20; ///< a progressive JPEG is held whole

/// libjpeg and its callbacks. Its errors return from `decode` instead of ending the program.
class Decoder {
public:
    Decoder(std::span<const std::uint8_t> jpeg, bool inverted_inks);
    ~Decoder() { jpeg_destroy_decompress(&info_); }
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;

    SurfaceHandle decode(unsigned min_side);
    std::optional<std::string> shrink(unsigned min_side);

private:
    static Decoder& from(j_common_ptr info) { return *static_cast<Decoder*>(info->client_data); }
    static void fail(j_common_ptr info) { std::longjmp(from(info).failed_, 1); }
    static void note(j_common_ptr info, int level) {
        if (level < 0) fail(info); // a warning: the data are damaged and the rest is made up
    }
    static void be_silent(j_common_ptr) {}
    static void count_scans(j_common_ptr info) {
        if (from(info).info_.input_scan_number > max_scans) fail(info);
    }

    [[noreturn]] void report();
    void read_header(unsigned min_side);
    void begin();
    /// Decodes row after row, and calls put_row(number) after each.
    template<class PutRow>
    void read_rows(PutRow put_row);
    void put_row(unsigned row);

    jpeg_decompress_struct info_{};
    jpeg_error_mgr errors_{};
    jpeg_progress_mgr progress_{};
    std::jmp_buf failed_{};
    std::span<const std::uint8_t> jpeg_;
    bool inverted_inks_;
    std::vector<JSAMPLE> row_;
    SurfaceHandle surface_;
    std::optional<JpegWriter> writer_;
    std::unique_lock<std::mutex> turn_;
};

Decoder::Decoder(std::span<const std::uint8_t> jpeg, bool inverted_inks)
    : jpeg_(jpeg)
    , inverted_inks_(inverted_inks) {
    info_.err = jpeg_std_error(&errors_);
    errors_.error_exit = fail;
    errors_.emit_message = note;
    errors_.output_message = be_silent;
    info_.client_data = this;
}

/// Returns the largest reduction that leaves enough pixels.
unsigned reduction(unsigned size, unsigned min_side) {
    unsigned result = 1;
    while (result < 8 && size / (2 * result) >= min_side) result *= 2;
    return result;
}

void Decoder::read_header(unsigned min_side) {
    jpeg_create_decompress(&info_);
    info_.client_data = this;
    progress_.progress_monitor = count_scans;
    info_.progress = &progress_;
    info_.mem->max_memory_to_use = max_memory;
    jpeg_mem_src(&info_, jpeg_.data(), jpeg_.size());
    jpeg_read_header(&info_, TRUE);
    if (info_.num_components == 4)
        info_.out_color_space = JCS_CMYK;
    else
        info_.out_color_space = JCS_RGB;
    info_.scale_num = 1;
    info_.scale_denom = reduction(std::max(info_.image_width, info_.image_height), min_side);
}

void Decoder::begin() {
    if (jpeg_has_multiple_scans(&info_) != 0) turn_ = take_turn(1.0 * info_.image_width * info_.image_height);
    jpeg_start_decompress(&info_);
    row_.resize(static_cast<std::size_t>(info_.output_width) *
                static_cast<std::size_t>(info_.output_components));
}

void Decoder::put_row(unsigned row) {
    unsigned char* const data = cairo_image_surface_get_data(surface_.get());
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface_.get()));
    auto* const out = static_cast<std::uint32_t*>(static_cast<void*>(data + stride * row));
    for (unsigned x = 0; x < info_.output_width; ++x) {
        std::array<unsigned, 3> color{};
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const auto components = static_cast<std::size_t>(info_.output_components);
            unsigned value = row_[x * components + channel];
            if (components == 4) {
                const unsigned black = row_[x * components + 3];
                value = inverted_inks_ ? value * black / 255 : (255 - value) * (255 - black) / 255;
            }
            color[channel] = value;
        }
        out[x] = color[0] << 16 | color[1] << 8 | color[2];
    }
}

template<class PutRow>
void Decoder::read_rows(PutRow put_row) {
    while (info_.output_scanline < info_.output_height) {
        JSAMPROW into = row_.data();
        const unsigned row = info_.output_scanline;
        if (jpeg_read_scanlines(&info_, &into, 1) == 1) put_row(row);
    }
    jpeg_finish_decompress(&info_);
}

void Decoder::report() {
    std::array<char, JMSG_LENGTH_MAX> reason{};
    errors_.format_message(static_cast<j_common_ptr>(static_cast<void*>(&info_)), reason.data());
    throw Damaged{std::string("it is damaged or of a rare kind (") + reason.data() + ")"};
}

// NOLINTBEGIN(cert-err52-cpp): libjpeg's only way to report errors
SurfaceHandle Decoder::decode(unsigned min_side) {
    if (setjmp(failed_) != 0) report();
    read_header(min_side);
    begin();
    surface_ = new_surface(CAIRO_FORMAT_RGB24, static_cast<int>(info_.output_width),
                           static_cast<int>(info_.output_height));
    read_rows([this](unsigned row) { put_row(row); });
    cairo_surface_mark_dirty(surface_.get());
    return std::move(surface_);
}

std::optional<std::string> Decoder::shrink(unsigned min_side) {
    if (setjmp(failed_) != 0) report();
    read_header(min_side);
    if (info_.scale_denom == 1) return std::nullopt;
    if (info_.num_components == 1) info_.out_color_space = JCS_GRAYSCALE;
    begin();
    writer_.emplace(
        JpegWriter::Format{info_.output_width, info_.output_height, info_.output_components, inverted_inks_});
    read_rows([this](unsigned) { writer_->put_row(row_); });
    return writer_->finish();
}
// NOLINTEND(cert-err52-cpp)

} // namespace

SurfaceHandle decode_jpeg(std::span<const std::uint8_t> jpeg, bool inverted_inks, unsigned min_side) {
    Decoder decoder(jpeg, inverted_inks);
    return decoder.decode(min_side);
}

std::optional<std::string> shrink_jpeg(std::span<const std::uint8_t> jpeg, bool inverted_inks,
                                       unsigned min_side) {
    Decoder decoder(jpeg, inverted_inks);
    return decoder.shrink(min_side);
}

std::string encode_jpeg(cairo_surface_t* surface) {
    const auto width = static_cast<unsigned>(cairo_image_surface_get_width(surface)),
               height = static_cast<unsigned>(cairo_image_surface_get_height(surface));
    JpegWriter writer({.width = width, .height = height});
    cairo_surface_flush(surface);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
    const unsigned char* const data = cairo_image_surface_get_data(surface);
    std::vector<std::uint8_t> row(3UL * width);
    for (unsigned y = 0; y < height; ++y) {
        for (unsigned x = 0; x < width; ++x) {
            std::uint32_t pixel = 0;
            std::memcpy(&pixel, data + stride * y + 4UL * x, sizeof pixel);
            for (const unsigned channel : {0U, 1U, 2U})
                row[3UL * x + channel] = static_cast<std::uint8_t>(pixel >> (16 - 8 * channel));
        }
        writer.put_row(row);
    }
    return writer.finish();
}

} // namespace spotit::symbol
