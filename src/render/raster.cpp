#include "render/painting.hpp"

#include <png.h>

#include <algorithm>
#include <cmath>

namespace spotit::render {

SurfaceHandle make_surface(const Pixels& size) {
    SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height));
    require_success(cairo_surface_status(surface.get()), "so many pixels");
    return surface;
}

Pixels compute_pixel_size(const geom::Box& box, const Options& options) {
    if (options.pixels) return *options.pixels;
    const double scale = options.dpi / geom::millimeters_per_inch;
    return {std::max(1, static_cast<int>(std::lround(scale * box.width()))),
            std::max(1, static_cast<int>(std::lround(scale * box.height())))};
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

int choose_png_type(const RasterPlan& plan) {
    const int color = plan.colors.palette == Palette::Grays ? 0 : PNG_COLOR_MASK_COLOR;
    return plan.opacity == Opacity::Opaque ? color : color | PNG_COLOR_MASK_ALPHA;
}

/// A cache of shown colors as three bytes, red first: most neighboring pixels have a recent color.
class PixelColors {
public:
    explicit PixelColors(const ShownColors& colors)
        : colors_(colors) {}
    std::uint32_t find(std::uint32_t rgb) {
        if (colors_.are_given()) return rgb;
        Known& known = known_[(rgb ^ rgb >> 12U) % known_.size()];
        if (known.rgb != rgb) known = {rgb, change(rgb)};
        return known.shown;
    }

private:
    struct Known {
        std::uint32_t rgb = 0x1000000; ///< none
        std::uint32_t shown = 0;
    };

    std::uint32_t change(std::uint32_t rgb) const {
        const auto channel = [rgb](unsigned shift) { return (rgb >> shift & 0xFFU) / 255.0; };
        const auto byte = [](double value) { return static_cast<std::uint32_t>(std::lround(255 * value)); };
        const color::Color shown = colors_.change({channel(16), channel(8), channel(0), 1});
        return byte(shown.red) << 16U | byte(shown.green) << 8U | byte(shown.blue);
    }

    static constexpr std::size_t max_known = 4096;
    const ShownColors& colors_;
    std::vector<Known> known_ = std::vector<Known>(max_known);
};

void write_rows(png_structp png, cairo_surface_t* surface, int type, PixelColors colors) {
    const bool is_colored = (type & PNG_COLOR_MASK_COLOR) != 0,
               is_transparent = (type & PNG_COLOR_MASK_ALPHA) != 0;
    std::vector<std::uint8_t> row;
    const auto width = static_cast<std::size_t>(cairo_image_surface_get_width(surface));
    for (auto rest = symbol::view_pixels(surface); !rest.empty(); rest = rest.subspan(width)) {
        row.clear();
        for (const std::uint32_t pixel : rest.first(width)) {
            const std::uint32_t color =
                colors.find((is_transparent ? symbol::divide_by_alpha(pixel) : pixel) & 0xFFFFFFU);
            if (is_colored)
                for (const unsigned shift : {16U, 8U})
                    row.push_back(static_cast<std::uint8_t>(color >> shift));
            row.push_back(static_cast<std::uint8_t>(color)); // blue, or the gray that all three are
            if (is_transparent) row.push_back(static_cast<std::uint8_t>(pixel >> 24U));
        }
        png_write_row(png, row.data());
    }
}

std::string encode_png(cairo_surface_t* surface, const RasterPlan& plan) {
    constexpr double millimeters_per_metre = 1000;
    const auto resolution = [](int pixels, double length) {
        return static_cast<png_uint_32>(std::lround(pixels / length * millimeters_per_metre));
    };
    const int type = choose_png_type(plan);
    cairo_surface_flush(surface);
    std::string bytes;
    const Writer writer(bytes);
    png_set_IHDR(writer.png(), writer.info(), static_cast<png_uint_32>(plan.pixels.width),
                 static_cast<png_uint_32>(plan.pixels.height), 8, type, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer.png(), writer.info(), PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(writer.png(), writer.info(), resolution(plan.pixels.width, plan.box.width()),
                 resolution(plan.pixels.height, plan.box.height()), PNG_RESOLUTION_METER);
    // Flat colors: most pixels equal the one above. Higher levels take three times as long and save a tenth.
    png_set_filter(writer.png(), PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_set_compression_level(writer.png(), 4);
    png_write_info(writer.png(), writer.info());
    write_rows(writer.png(), surface, type, PixelColors(plan.colors));
    png_write_end(writer.png(), nullptr);
    return bytes;
}

} // namespace

color::Color ShownColors::change(const color::Color& color) const {
    if (is_mask) return {1, 1, 1, color.alpha};
    if (palette == Palette::Colors) return map ? map(color) : color;
    const double gray = color::to_gray(color);
    return {gray, gray, gray, color.alpha};
}

std::string paint_raster(const RasterPlan& plan, const std::function<void(cairo_t*)>& paint) {
    const double across = plan.pixels.width / plan.box.width(), down = plan.pixels.height / plan.box.height();
    const SurfaceHandle surface = make_surface(plan.pixels);
    const CairoHandle context(cairo_create(surface.get()));
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
    return encode_png(surface.get(), plan);
}

} // namespace spotit::render
