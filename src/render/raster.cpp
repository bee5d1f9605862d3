#include "render/raster.hpp"

#include "render/painting.hpp"

#include <png.h>

#include <algorithm>

namespace spotit::render {

Pixels pixels_for(const geom::Box& box, const Options& options) {
    if (options.pixels) return *options.pixels;
    const double scale = options.dpi / geom::millimeters_per_inch;
    return {std::max(1, static_cast<int>(std::lround(scale * box.width()))),
            std::max(1, static_cast<int>(std::lround(scale * box.height())))};
}

std::string raster(const RasterPlan& plan, const std::function<void(cairo_t*)>& paint) {
    const double across = plan.pixels.width / plan.box.width(), down = plan.pixels.height / plan.box.height();
    const SurfaceHandle surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, plan.pixels.width, plan.pixels.height));
    require_success(cairo_surface_status(surface.get()), "so many pixels");
    const ContextHandle context(cairo_create(surface.get()));
    if (plan.opacity == Opacity::Opaque) {
        cairo_set_source_rgb(context.get(), 1, 1, 1);
        cairo_paint(context.get());
    }
    cairo_scale(context.get(), across, down);
    cairo_translate(context.get(), -plan.box.left, -plan.box.top);
    {
        const SavedState saved(context.get());
        paint(context.get());
    }
    require_success(cairo_status(context.get()), "the pixels");
    constexpr double millimeters_per_metre = 1000;
    return encode_png(surface.get(), {.across = across * millimeters_per_metre,
                                      .down = down * millimeters_per_metre,
                                      .opacity = plan.opacity,
                                      .palette = plan.palette,
                                      .colors = plan.colors});
}

namespace {

// libpng reports errors by a longjmp that skips destructors; its manual recommends to C++ to throw from the
// handler.
[[noreturn]] void fail(png_structp, png_const_charp message) {
    throw std::runtime_error(std::string("cannot write a PNG: ") + message);
}
void ignore(png_structp, png_const_charp) {}

// NOLINTNEXTLINE(readability-non-const-parameter): as libpng calls it
void append_bytes(png_structp png, png_bytep bytes, std::size_t length) {
    const void* const characters = bytes;
    static_cast<std::string*>(png_get_io_ptr(png))->append(static_cast<const char*>(characters), length);
}
void flush(png_structp) {}

class Writer {
public:
    explicit Writer(std::string& bytes)
        : png_(png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, &fail, &ignore))
        , info_(png_create_info_struct(png_)) {
        png_set_write_fn(png_, &bytes, &append_bytes, &flush);
    }
    ~Writer() { png_destroy_write_struct(&png_, &info_); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    png_structp png() const { return png_; }
    png_infop info() const { return info_; }

private:
    png_structp png_;
    png_infop info_;
};

/// PNG is not premultiplied.
std::uint32_t plain_color(std::uint32_t pixel) {
    const std::uint32_t alpha = pixel >> 24U;
    if (alpha == 0) return 0;
    std::uint32_t color = 0;
    for (const unsigned shift : {16U, 8U, 0U})
        color = color << 8U | ((pixel >> shift & 0xFFU) * 255 + alpha / 2) / alpha;
    return color;
}

int png_type(Opacity opacity, Palette palette) {
    const int color = palette == Palette::Grays ? 0 : PNG_COLOR_MASK_COLOR;
    return opacity == Opacity::Opaque ? color : color | PNG_COLOR_MASK_ALPHA;
}

/// Converts a row of pixels to the type of the PNG.
void put_row(const std::uint32_t* pixels, int type, PixelColors& colors, std::vector<std::uint8_t>& row) {
    std::size_t next = 0;
    const std::size_t channels = (type & PNG_COLOR_MASK_COLOR) != 0 ? 3 : 1;
    const bool transparent = (type & PNG_COLOR_MASK_ALPHA) != 0;
    for (; next < row.size(); ++pixels) {
        const std::uint32_t color = colors.of(transparent ? plain_color(*pixels) : *pixels & 0xFFFFFFU);
        if (channels == 1) row[next++] = static_cast<std::uint8_t>(color);
        for (unsigned channel = 0; channels == 3 && channel < 3; ++channel)
            row[next++] = static_cast<std::uint8_t>(color >> (16U - 8U * channel));
        if (transparent) row[next++] = static_cast<std::uint8_t>(*pixels >> 24U);
    }
}

void write_rows(png_structp png, cairo_surface_t* surface, int type, PixelColors colors) {
    const int width = cairo_image_surface_get_width(surface),
              height = cairo_image_surface_get_height(surface);
    const std::size_t channels =
        ((type & PNG_COLOR_MASK_COLOR) != 0 ? 3U : 1U) + ((type & PNG_COLOR_MASK_ALPHA) != 0 ? 1U : 0U);
    std::vector<std::uint8_t> row(static_cast<std::size_t>(width) * channels);
    for (int y = 0; y < height; ++y) {
        const void* const line =
            cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
        put_row(static_cast<const std::uint32_t*>(line), type, colors,
                row); // Cairo's pixels are native words
        png_write_row(png, row.data());
    }
}

} // namespace

std::string encode_png(cairo_surface_t* surface, const PngOptions& options) {
    const int type = png_type(options.opacity, options.palette);
    cairo_surface_flush(surface);
    std::string bytes;
    const Writer writer(bytes);
    png_set_IHDR(writer.png(), writer.info(),
                 static_cast<png_uint_32>(cairo_image_surface_get_width(surface)),
                 static_cast<png_uint_32>(cairo_image_surface_get_height(surface)), 8, type,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer.png(), writer.info(), PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(writer.png(), writer.info(), static_cast<png_uint_32>(std::lround(options.across)),
                 static_cast<png_uint_32>(std::lround(options.down)), PNG_RESOLUTION_METER);
    // Flat colors: most pixels equal the one above. Higher levels take three times as long and save a tenth.
    png_set_filter(writer.png(), PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_set_compression_level(writer.png(), 4);
    png_write_info(writer.png(), writer.info());
    write_rows(writer.png(), surface, type, PixelColors(options.palette, options.colors));
    png_write_end(writer.png(), nullptr);
    return bytes;
}

} // namespace spotit::render
