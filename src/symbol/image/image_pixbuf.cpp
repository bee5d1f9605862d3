#include "symbol/image/image_readers.hpp"
#include "symbol/image/jpeg.hpp"

#include <gdk-pixbuf/gdk-pixbuf.h>

#include <cstdlib>

/// GIF, BMP and TIFF, by the library that librsvg reads pictures with.
namespace spotit::symbol {

namespace {

/// A whole file as it is read; gdk-pixbuf must hear of its end.
class PixbufLoader {
public:
    PixbufLoader(std::span<const std::uint8_t> file, const char* format)
        : loader_(gdk_pixbuf_loader_new_with_type(format, nullptr)) {
        if (!loader_)
            throw Damaged{fmt::format("gdk-pixbuf can't read {} files here; save it as a PNG", format)};
        const bool is_whole =
            gdk_pixbuf_loader_write(loader_.get(), file.data(), file.size(), nullptr) != FALSE;
        const bool is_closed = gdk_pixbuf_loader_close(loader_.get(), nullptr) != FALSE;
        if (!is_whole || !is_closed || gdk_pixbuf_loader_get_pixbuf(loader_.get()) == nullptr)
            throw Damaged{"it is damaged or of a rare kind"};
    }

    bool is_animated() const {
        return gdk_pixbuf_animation_is_static_image(gdk_pixbuf_loader_get_animation(loader_.get())) == FALSE;
    }
    /// Returns the first picture, upright.
    SurfaceHandle decode() const {
        const Handle<GdkPixbuf, g_object_unref> upright(
            gdk_pixbuf_apply_embedded_orientation(gdk_pixbuf_loader_get_pixbuf(loader_.get())));
        if (!upright) throw std::bad_alloc();
        return make_surface({.data = gdk_pixbuf_read_pixels(upright.get()),
                             .stride = static_cast<std::size_t>(gdk_pixbuf_get_rowstride(upright.get())),
                             .width = gdk_pixbuf_get_width(upright.get()),
                             .height = gdk_pixbuf_get_height(upright.get()),
                             .channels = gdk_pixbuf_get_n_channels(upright.get())});
    }

private:
    Handle<GdkPixbufLoader, g_object_unref> loader_;
};

std::uint32_t little_endian(std::span<const std::uint8_t> file, std::size_t at, std::size_t length) {
    const Bytes bytes(file);
    std::uint32_t value = 0;
    for (std::size_t i = length; i-- > 0;) value = value << 8 | bytes.u8(at + i);
    return value;
}

void check_gif(std::span<const std::uint8_t> gif) {
    check_pixels(little_endian(gif, 6, 2), little_endian(gif, 8, 2));
}

/// The height of a BMP is negative where its rows go down.
void check_bmp(std::span<const std::uint8_t> bmp) {
    constexpr std::uint32_t old_header = 12; // with numbers of two bytes
    if (little_endian(bmp, 14, 4) == old_header)
        return check_pixels(little_endian(bmp, 18, 2), little_endian(bmp, 20, 2));
    const auto height = static_cast<std::int32_t>(little_endian(bmp, 22, 4));
    check_pixels(little_endian(bmp, 18, 4), std::abs(static_cast<double>(height)));
}

void check_tiff(std::span<const std::uint8_t> tiff) {
    constexpr int width_tag = 0x0100, height_tag = 0x0101;
    check_pixels(read_tiff_tag(tiff, width_tag).value_or(0), read_tiff_tag(tiff, height_tag).value_or(0));
}

void read_pixbuf(Symbol& symbol, const FileBytes& file, const Request& request, const char* format) {
    if (PixbufLoader(as_bytes(*file), format).is_animated())
        request.warn("animated", fmt::format("{} is animated; its first picture is printed",
                                             request.spec.image.filename().string()));
    set_pixels(symbol, request, [file, format] { return PixbufLoader(as_bytes(*file), format).decode(); });
}

} // namespace

void read_gif(Symbol& symbol, const FileBytes& file, const Request& request) {
    check_gif(as_bytes(*file));
    read_pixbuf(symbol, file, request, "gif");
}

void read_bmp(Symbol& symbol, const FileBytes& file, const Request& request) {
    check_bmp(as_bytes(*file));
    read_pixbuf(symbol, file, request, "bmp");
}

void read_tiff(Symbol& symbol, const FileBytes& file, const Request& request) {
    check_tiff(as_bytes(*file));
    read_pixbuf(symbol, file, request, "tiff");
}

std::string try_gif(const std::string& file, const SymbolSpec&) {
    check_gif(as_bytes(file));
    PixbufLoader(as_bytes(file), "gif").decode();
    return {};
}

std::string try_bmp(const std::string& file, const SymbolSpec&) {
    check_bmp(as_bytes(file));
    PixbufLoader(as_bytes(file), "bmp").decode();
    return {};
}

std::string try_tiff(const std::string& file, const SymbolSpec&) {
    check_tiff(as_bytes(file));
    PixbufLoader(as_bytes(file), "tiff").decode();
    return {};
}

} // namespace spotit::symbol
