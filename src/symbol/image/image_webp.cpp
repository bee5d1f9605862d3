#include "symbol/image/image_readers.hpp"

#include <webp/decode.h>
#include <webp/demux.h>

#include <bit>

namespace spotit::symbol {
namespace {

using Demuxer = Handle<WebPDemuxer, WebPDemuxDelete>;

Demuxer make_demuxer(std::span<const std::uint8_t> webp) {
    const WebPData data{webp.data(), webp.size()};
    Demuxer demuxer(WebPDemux(&data));
    if (!demuxer) throw Damaged{"it is damaged or cut off"};
    return demuxer;
}

double read_feature(const WebPDemuxer* demuxer, WebPFormatFeature which) {
    return static_cast<double>(WebPDemuxGetI(demuxer, which));
}

int read_orientation(const WebPDemuxer* demuxer) {
    WebPChunkIterator chunk{};
    int orientation = 1;
    if (WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk) != 0)
        orientation = read_exif_orientation({chunk.chunk.bytes, chunk.chunk.size});
    WebPDemuxReleaseChunkIterator(&chunk);
    return orientation;
}

/// Decodes into a part of the surface, premultiplied as Cairo wants it.
void decode_into(cairo_surface_t* surface, const WebPIterator& frame) {
    WebPDecoderConfig config;
    if (WebPInitDecoderConfig(&config) == 0) throw std::runtime_error("this is another version of libwebp");
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
    const std::size_t begin =
        static_cast<std::size_t>(frame.y_offset) * stride + 4 * static_cast<std::size_t>(frame.x_offset);
    const std::size_t end = stride * static_cast<std::size_t>(cairo_image_surface_get_height(surface));
    config.output.colorspace = std::endian::native == std::endian::little ? MODE_bgrA : MODE_Argb;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = cairo_image_surface_get_data(surface) + begin;
    config.output.u.RGBA.stride = static_cast<int>(stride);
    config.output.u.RGBA.size = end - begin;
    cairo_surface_flush(surface);
    const VP8StatusCode status = WebPDecode(frame.fragment.bytes, frame.fragment.size, &config);
    cairo_surface_mark_dirty(surface);
    if (status == VP8_STATUS_OUT_OF_MEMORY) throw std::bad_alloc();
    if (status != VP8_STATUS_OK) throw Damaged{"it is damaged or cut off"};
}

SurfaceHandle decode_webp(std::span<const std::uint8_t> webp) {
    const Demuxer demuxer = make_demuxer(webp);
    const int width = static_cast<int>(WebPDemuxGetI(demuxer.get(), WEBP_FF_CANVAS_WIDTH));
    const int height = static_cast<int>(WebPDemuxGetI(demuxer.get(), WEBP_FF_CANVAS_HEIGHT));
    WebPIterator frame{}; // the first picture of an animation, else the only one
    if (WebPDemuxGetFrame(demuxer.get(), 1, &frame) == 0) throw Damaged{"it is damaged or cut off"};
    const Handle<WebPIterator, WebPDemuxReleaseIterator> release(&frame);
    SurfaceHandle surface = make_surface(CAIRO_FORMAT_ARGB32, width, height);
    if (frame.x_offset + frame.width > width || frame.y_offset + frame.height > height)
        throw Damaged{"its first frame lies outside the picture"};
    decode_into(surface.get(), frame);
    return surface;
}

} // namespace

void read_webp(Symbol& symbol, const FileBytes& file, const Request& request) {
    const Demuxer demuxer = make_demuxer(as_bytes(*file));
    check_pixels(read_feature(demuxer.get(), WEBP_FF_CANVAS_WIDTH),
                 read_feature(demuxer.get(), WEBP_FF_CANVAS_HEIGHT));
    if (WebPDemuxGetI(demuxer.get(), WEBP_FF_FRAME_COUNT) > 1) warn_of_animation(request);
    set_pixels(
        symbol, request, [file] { return decode_webp(as_bytes(*file)); }, read_orientation(demuxer.get()));
}

} // namespace spotit::symbol
