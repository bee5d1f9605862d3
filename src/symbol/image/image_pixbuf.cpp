#include "symbol/image/image_readers.hpp"

#include <gdk-pixbuf/gdk-pixbuf.h>

#include <algorithm>
#include <cstdlib>

/// GIF, BMP and TIFF, by the library that librsvg reads pictures with.
namespace spotit::symbol {
namespace {

void check_gif(std::span<const std::uint8_t> gif) {
    check_pixels(Bytes(gif).read_little_endian(6, 2), Bytes(gif).read_little_endian(8, 2));
}

/// The height of a BMP is negative where its rows go down.
void check_bmp(std::span<const std::uint8_t> bmp) {
    constexpr std::uint32_t old_header = 12; // with numbers of two bytes
    if (Bytes(bmp).read_little_endian(14, 4) == old_header)
        return check_pixels(Bytes(bmp).read_little_endian(18, 2), Bytes(bmp).read_little_endian(20, 2));
    const auto height = static_cast<std::int32_t>(Bytes(bmp).read_little_endian(22, 4));
    check_pixels(Bytes(bmp).read_little_endian(18, 4), std::abs(static_cast<double>(height)));
}

void check_tiff(std::span<const std::uint8_t> tiff) {
    constexpr int width_tag = 0x0100, height_tag = 0x0101;
    check_pixels(read_tiff_tag(tiff, width_tag).value_or(0), read_tiff_tag(tiff, height_tag).value_or(0));
}

/// A format with gdk-pixbuf's name, and the check of its size before memory is taken.
struct PixbufFormat {
    std::string_view beginning;
    const char* name;
    void (*check)(std::span<const std::uint8_t> file);
};
constexpr std::array formats{PixbufFormat{"GIF", "gif", check_gif}, PixbufFormat{"BM", "bmp", check_bmp},
                             PixbufFormat{"", "tiff", check_tiff}};

/// A whole file as it is read; gdk-pixbuf needs its end.
class PixbufLoader {
public:
    explicit PixbufLoader(const std::string& file) {
        const PixbufFormat& format = *std::ranges::find_if(
            formats, [&](const PixbufFormat& each) { return file.starts_with(each.beginning); });
        const auto bytes = as_bytes(file);
        format.check(bytes);
        loader_.reset(gdk_pixbuf_loader_new_with_type(format.name, nullptr));
        if (!loader_)
            throw Damaged{
                diag::write("gdk-pixbuf can't read {format} files here; save it as a PNG", format.name)};
        const bool is_whole =
            gdk_pixbuf_loader_write(loader_.get(), bytes.data(), bytes.size(), nullptr) != FALSE;
        const bool is_closed = gdk_pixbuf_loader_close(loader_.get(), nullptr) != FALSE;
        if (!is_whole || !is_closed || gdk_pixbuf_loader_get_pixbuf(loader_.get()) == nullptr)
            throw Damaged{"it is damaged or in an uncommon format"};
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

} // namespace

void read_pixbuf(Symbol& symbol, const FileBytes& file, const Request& request) {
    if (PixbufLoader(*file).is_animated()) warn_of_animation(request);
    set_pixels(symbol, request, [file] { return PixbufLoader(*file).decode(); });
}

std::string try_pixbuf(const std::string& file, const SymbolSpec&) {
    PixbufLoader(file).decode();
    return {};
}

} // namespace spotit::symbol
