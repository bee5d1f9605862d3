#include "symbol/image/image_readers.hpp"

#include "symbol/image/pixel_source.hpp"
#include "symbol/silhouette.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::symbol {
namespace {

/// Larger pictures are decoded each time they are drawn, so that a deck of photos does not fill the memory.
constexpr double few_pixels = 1e6;

/// A picture whose pixels take a good part of the memory.
constexpr double many_pixels = 12e6;

/// Returns the mean of a square of pixels that begins at a point.
std::uint32_t compute_mean(std::span<const std::uint32_t> pixels, const geom::Size& size, geom::Point at,
                           int step) {
    const int left = static_cast<int>(at.x), top = static_cast<int>(at.y);
    const int width = static_cast<int>(size.width), right = std::min(left + step, width),
              bottom = std::min(top + step, static_cast<int>(size.height));
    std::array<unsigned, 4> sums{};
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x)
            for (unsigned channel = 0; channel < 4; ++channel)
                sums[channel] += pixels[to_pixel_index(width, x, y)] >> 8 * channel & 255U;
    const auto count = static_cast<unsigned>((right - left) * (bottom - top));
    std::uint32_t mean = 0;
    for (unsigned channel = 0; channel < 4; ++channel)
        mean |= (sums[channel] + count / 2) / count << 8 * channel;
    return mean;
}

cairo_status_t read_some(void* closure, unsigned char* out, unsigned length) {
    auto& rest = *static_cast<std::span<const std::uint8_t>*>(closure);
    if (length > rest.size()) return CAIRO_STATUS_READ_ERROR;
    std::copy_n(rest.begin(), length, out);
    rest = rest.subspan(length);
    return CAIRO_STATUS_SUCCESS;
}

/// Returns the orientation in the chunk eXIf (PNG 3, 11.3.4.5); 1 without one.
int read_png_orientation(std::span<const std::uint8_t> png) {
    constexpr std::size_t signature = 8, head = 8, checksum = 4;
    const Bytes bytes(png);
    for (std::size_t at = signature; at + head <= png.size();) {
        const std::size_t length = bytes.read_u32(at), data = at + head;
        if (bytes.read_u32(at + 4) == 0x65584966) return read_exif_orientation(png.subspan(data));
        at = data + length + checksum;
    }
    return 1;
}

constexpr int nearly_white = 236; // the darkest channel; JPEGs have noise
constexpr int soft_pixels = 2;    // width of the edge that is part drawing, part paper

SurfaceHandle paint_on_white(cairo_surface_t* picture) {
    SurfaceHandle result = make_surface(CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(picture),
                                        cairo_image_surface_get_height(picture));
    const CairoHandle context(cairo_create(result.get()));
    cairo_set_source_rgb(context.get(), 1, 1, 1);
    cairo_paint(context.get());
    cairo_set_source_surface(context.get(), picture, 0, 0);
    cairo_paint(context.get());
    return result;
}

/// Returns which pixels are paper, from the darkest channel of each.
Raster<char> find_paper(const Raster<std::uint8_t>& darkest) {
    Raster<char> paper(darkest.width, darkest.height, 0);
    const auto enter = [&](Pixel pixel, Pixel) {
        return darkest.at(pixel) >= nearly_white && std::exchange(paper.at(pixel), 1) == 0;
    };
    std::vector<Pixel> edge;
    paper.visit_all([&](Pixel pixel) {
        const bool is_edge = !paper.has(pixel.x - 1, pixel.y - 1) || !paper.has(pixel.x + 1, pixel.y + 1);
        if (is_edge && enter(pixel, {})) edge.push_back(pixel);
    });
    spread(paper, std::move(edge), enter);
    return paper;
}

/// Returns the share of the drawing in a pixel, 0 to 1: its darkness beside the darkest pixel nearby. 1 away
/// from the paper.
double measure_ink_share(const Raster<std::uint8_t>& darkest, const Raster<char>& paper, Pixel pixel) {
    bool is_near = false;
    int ink = 255;
    for (int y = pixel.y - soft_pixels; y <= pixel.y + soft_pixels; ++y)
        for (int x = pixel.x - soft_pixels; x <= pixel.x + soft_pixels; ++x) {
            if (!paper.has(x, y)) continue;
            is_near = is_near || paper.at(x, y) != 0;
            ink = std::min<int>(ink, darkest.at(x, y));
        }
    return is_near && ink < 255 ? (255.0 - darkest.at(pixel)) / (255 - ink) : 1;
}

/// Returns a pixel multiplied with its opacity.
std::uint32_t without_white(std::uint32_t pixel, double share) {
    const auto alpha = static_cast<int>(std::lround(255 * share));
    std::uint32_t result = static_cast<std::uint32_t>(alpha) << 24U;
    for (const unsigned shift : {16U, 8U, 0U}) {
        const auto channel = static_cast<int>(pixel >> shift & 255U);
        result |= static_cast<std::uint32_t>(std::clamp(channel - (255 - alpha), 0, alpha)) << shift;
    }
    return result;
}

/// Makes the white around a drawing transparent: all nearly white pixels that are joined to the edges of the
/// picture, and of the pixels beside them the share of white.
SurfaceHandle cut_out_white(const SurfaceHandle& opaque) {
    SurfaceHandle surface = paint_on_white(opaque.get());
    const auto pixels = view_pixels(surface.get());
    Raster<std::uint8_t> darkest(cairo_image_surface_get_width(surface.get()),
                                 cairo_image_surface_get_height(surface.get()), 0);
    std::ranges::transform(pixels, darkest.values.begin(), [](std::uint32_t pixel) {
        return static_cast<std::uint8_t>(std::min({pixel >> 16U & 255U, pixel >> 8U & 255U, pixel & 255U}));
    });
    const Raster<char> paper = find_paper(darkest);
    paper.visit_all([&](Pixel at) {
        std::uint32_t& pixel = pixels[paper.index(at.x, at.y)];
        pixel = paper.at(at) != 0 ? 0 : without_white(pixel, measure_ink_share(darkest, paper, at));
    });
    cairo_surface_mark_dirty(surface.get());
    return surface;
}

} // namespace

geom::Size measure_surface(cairo_surface_t* surface) {
    return {static_cast<double>(cairo_image_surface_get_width(surface)),
            static_cast<double>(cairo_image_surface_get_height(surface))};
}

SurfaceHandle make_surface(cairo_format_t format, int width, int height) {
    SurfaceHandle surface(cairo_image_surface_create(format, width, height));
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) throw std::bad_alloc();
    return surface;
}

void check_pixels(double width, double height, double limit) {
    if (width < 1 || height < 1) throw Damaged{"it has no pixels"};
    if (width * height <= limit) return;
    throw Damaged{diag::write("it is {width:.0f} x {height:.0f} pixels; pictures with more than {limit:.0f} "
                              "million pixels are not read",
                              width, height, limit / 1e6)};
}

std::unique_lock<std::mutex> wait_for_turn(double pixels) {
    static std::mutex turn;
    return pixels > many_pixels ? std::unique_lock(turn) : std::unique_lock(turn, std::defer_lock);
}

SurfaceHandle make_surface(const RgbaPixels& pixels) {
    SurfaceHandle surface = make_surface(pixels.channels == 4 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
                                         pixels.width, pixels.height);
    auto out = view_pixels(surface.get()).begin();
    for (int y = 0; y < pixels.height; ++y) {
        const std::uint8_t* from = pixels.data + pixels.stride * static_cast<std::size_t>(y);
        for (int x = 0; x < pixels.width; ++x, from += pixels.channels) {
            const std::uint32_t alpha = pixels.channels == 4 ? from[3] : 255;
            const auto covered = [alpha](std::uint32_t value) { return (value * alpha + 127) / 255; };
            *out++ = alpha << 24U | covered(from[0]) << 16U | covered(from[1]) << 8U | covered(from[2]);
        }
    }
    cairo_surface_mark_dirty(surface.get());
    return surface;
}

SurfaceHandle shrink(SurfaceHandle surface, double needed) {
    const geom::Size size = measure_surface(surface.get());
    const int step = needed > 0 ? static_cast<int>(std::max(size.width, size.height) / needed) : 1;
    const cairo_format_t format = cairo_image_surface_get_format(surface.get());
    if (step < 2 || (format != CAIRO_FORMAT_RGB24 && format != CAIRO_FORMAT_ARGB32)) return surface;
    const auto width = static_cast<int>(std::ceil(size.width / step)),
               height = static_cast<int>(std::ceil(size.height / step));
    SurfaceHandle result = make_surface(format, width, height);
    const auto from = view_pixels(surface.get()), to = view_pixels(result.get());
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            to[to_pixel_index(width, x, y)] =
                compute_mean(from, size, {1.0 * x * step, 1.0 * y * step}, step);
    cairo_surface_mark_dirty(result.get());
    return result;
}

void set_pixels(Symbol& symbol, const Request& request, std::function<SurfaceHandle()> decode,
                int orientation) {
    const auto prepare = [decode = std::move(decode), needed = request.spec.needed_pixels,
                          cut_out = request.cut_out](double) -> SharedSurface {
        SurfaceHandle pixels = shrink(decode(), needed);
        return cut_out == CutOut::White ? cut_out_white(pixels) : std::move(pixels);
    };
    SharedSurface pixels = prepare(0);
    const geom::Size stored = measure_surface(pixels.get()), size = rotate_size_upright(orientation, stored);
    const auto draw = [&](auto read) {
        return Items{{Pixels{std::make_shared<const PixelSource>(
                                 PixelSource{.id = hash_pixels(pixels.get()),
                                             .size = stored,
                                             .read = std::move(read),
                                             .failure = describe_picture_error(request.spec, "")}),
                             stored, rotate_upright(orientation, stored)}}};
    };
    set_drawing(symbol, draw([pixels](double) { return pixels; }), {0, 0, size.width, size.height});
    symbol.pixels = size;
    if (size.width * size.height > few_pixels) symbol.drawing = draw(prepare);
}

geom::Size read_png_size(std::span<const std::uint8_t> png) {
    // Signature, then the length and name of the header chunk, then width and height.
    const Bytes bytes(png);
    return {static_cast<double>(bytes.read_u32(16)), static_cast<double>(bytes.read_u32(20))};
}

SurfaceHandle decode_png(std::span<const std::uint8_t> png) {
    SurfaceHandle surface(cairo_image_surface_create_from_png_stream(read_some, &png));
    switch (cairo_surface_status(surface.get())) {
    case CAIRO_STATUS_SUCCESS: return surface;
    case CAIRO_STATUS_NO_MEMORY: throw Damaged{"it is damaged, or too large for the available memory"};
    default: throw Damaged{"it is damaged or cut off"};
    }
}

void read_png(Symbol& symbol, const FileBytes& file, const Request& request) {
    const geom::Size size = read_png_size(as_bytes(*file));
    check_pixels(size.width, size.height);
    set_pixels(
        symbol, request, [file] { return decode_png(as_bytes(*file)); },
        read_png_orientation(as_bytes(*file)));
}

} // namespace spotit::symbol
