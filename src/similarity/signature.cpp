#include <spotit/similarity.hpp>

#include "symbol/paint.hpp"

#include <spotit/color.hpp>
#include <spotit/geom/raster.hpp>
#include <spotit/symbol.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <new>
#include <optional>
#include <stdexcept>

namespace spotit::similarity {
namespace {

/// The distribution of a picture's ink, in pixels; the center of the first pixel is (0.5, 0.5).
struct Mass {
    geom::Point center;
    double spread = 0; ///< root of the mean square distance from the center; 0 if there is no ink
};

/// Pixels of the longer side: about the visible detail of a symbol at arm's length.
constexpr int max_side = 96;
/// Pixels around it for antialiasing.
constexpr int rim = 1;

/// Composes a pixel with the paper as printers and screens do: in sRGB, not in linear light.
color::LinearRgb mix(std::uint32_t pixel, const color::Color& paper) {
    static const auto table = [] { // the linear light of each byte
        std::array<double, 256> result{};
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = color::to_linear({static_cast<double>(i) / 255, 0, 0, 1}).red;
        return result;
    }();
    const auto light = [&](unsigned shift, double behind) {
        const double value = (pixel >> shift & 0xFFU) + (255 - (pixel >> 24U)) * behind;
        return table[static_cast<std::size_t>(std::min(value + 0.5, 255.0))];
    };
    return {light(16, paper.red), light(8, paper.green), light(0, paper.blue)};
}

/// A picture on its background, in linear light.
class Raster {
public:
    Raster(const symbol::Symbol& symbol, const color::Color& background)
        : paper_(color::paint_over(background, color::white))
        , background_(mix(0, paper_)) {
        // A symbol's box may be much larger.
        const geom::Box ink = symbol.outline.empty() ? symbol.box : geom::measure_bounds(symbol.outline);
        if (ink.empty() || std::max(ink.width(), ink.height()) <= 0 || symbol.drawing.empty()) return;
        const symbol::Canvas canvas(ink, max_side, rim, CAIRO_FORMAT_ARGB32);
        const cairo_status_t status = canvas.paint(symbol.drawing);
        if (status == CAIRO_STATUS_NO_MEMORY) throw std::bad_alloc();
        if (status != CAIRO_STATUS_SUCCESS)
            throw std::runtime_error("cannot draw " + symbol.name + ": " + cairo_status_to_string(status));
        pixels_ = {canvas.width, canvas.height, 0};
        std::ranges::copy(symbol::view_pixels(canvas.surface.get()), pixels_.values.begin());
        double weight = 0, square = 0;
        geom::Point sum;
        pixels_.visit_all([&](geom::Pixel pixel) {
            const double alpha = pixels_.at(pixel) >> 24U;
            const geom::Point at{pixel.x + 0.5, pixel.y + 0.5};
            weight += alpha;
            sum = sum + alpha * at;
            square += alpha * geom::dot(at, at);
        });
        if (weight <= 0) return;
        mass_.center = {sum.x / weight, sum.y / weight};
        mass_.spread = std::sqrt(std::max(0.0, square / weight - geom::dot(mass_.center, mass_.center)));
    }

    const Mass& mass() const { return mass_; }
    const color::LinearRgb& background() const { return background_; }
    /// Returns the only color of the symbol, up to rounding; nothing if it has several.
    std::optional<color::LinearRgb> find_single_color() const {
        const symbol::ColorRange range(pixels_.values);
        if (!range.is_single() || range.high[0] < range.low[0]) return std::nullopt;
        const auto middle = [&](std::size_t i) { return (range.low[i] + range.high[i]) / 510.0; };
        return color::to_linear({middle(2), middle(1), middle(0), 1});
    }
    /// Returns true if the symbol fills its box as far as a circle does.
    bool is_full() const {
        constexpr double share_of_circle = 0.77; // less rounding
        const auto opaque =
            std::ranges::count_if(pixels_.values, [](std::uint32_t pixel) { return pixel >> 24U >= 128; });
        return static_cast<double>(opaque) >=
               share_of_circle * (pixels_.width - 2 * rim) * (pixels_.height - 2 * rim);
    }
    Raster to_black_on_white() const {
        Raster result = *this;
        result.paper_ = color::white;
        result.background_ = mix(0, color::white);
        for (std::uint32_t& pixel : result.pixels_.values) pixel &= 0xFF000000U;
        return result;
    }
    /// Interpolates between the pixels' centers.
    color::LinearRgb sample(geom::Point point) const {
        // Farther outside, the pixel's number would overflow an int.
        if (!geom::Box{-1, -1, pixels_.width + 1.0, pixels_.height + 1.0}.contains(point)) return background_;
        const double left = std::floor(point.x - 0.5), top = std::floor(point.y - 0.5);
        const double right_share = point.x - 0.5 - left, bottom_share = point.y - 0.5 - top;
        const int x = static_cast<int>(left), y = static_cast<int>(top);
        const std::array corners{read_pixel(x, y), read_pixel(x + 1, y), read_pixel(x, y + 1),
                                 read_pixel(x + 1, y + 1)};
        if (std::ranges::count(corners, corners.front()) == 4) return mix(corners.front(), paper_);
        const std::array shares{(1 - right_share) * (1 - bottom_share), right_share * (1 - bottom_share),
                                (1 - right_share) * bottom_share, right_share * bottom_share};
        color::LinearRgb sum;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const color::LinearRgb light = mix(corners[i], paper_);
            sum.red += shares[i] * light.red;
            sum.green += shares[i] * light.green;
            sum.blue += shares[i] * light.blue;
        }
        return sum;
    }

private:
    std::uint32_t read_pixel(int x, int y) const { return pixels_.has(x, y) ? pixels_.at(x, y) : 0; }

    geom::Raster<std::uint32_t> pixels_; ///< of Cairo's ARGB32, premultiplied
    color::Color paper_;
    color::LinearRgb background_;
    Mass mass_;
};

/// The disc's radius in spreads: one and a half times that of a filled disc, so that the rest shows the
/// background around a shape. A long bar has 1.73; thin arms beyond the disc are ignored.
constexpr double reach = 2.1213;
/// Each cell is the mean of this many points, squared: a single one might miss a thin line.
constexpr int points = 2;
constexpr std::size_t ray_count = std::size_t{angles} * points;
constexpr std::size_t visions = std::tuple_size_v<decltype(Signature::colors_by_vision)>;
constexpr auto pressed = static_cast<std::size_t>(color::Vision::SoftProof);

/// Returns the rays through the points of all cells, clockwise. std::sin and std::cos differ between C
/// libraries; repeated rotation of a direction does not.
std::array<geom::Point, ray_count> make_rays() {
    constexpr geom::Point step{0.99785892323860347, 0.06540312923014307}; // a rotation by 360/96 degrees
    static_assert(ray_count == 96);
    std::array<geom::Point, ray_count> result;
    geom::Point ray{1, 0};
    for (geom::Point& each : result) {
        each = ray;
        ray = {ray.x * step.x - ray.y * step.y, ray.x * step.y + ray.y * step.x};
    }
    return result;
}

using Colors = std::array<color::Oklab, visions>;

Colors simulate_visions(const color::LinearRgb& light, const SoftProof& press) {
    Colors colors;
    for (std::size_t i = 0; i < visions; ++i) {
        if (i == pressed)
            colors[i] = press ? color::to_oklab(press(light)) : color::Oklab{};
        else
            colors[i] = color::to_oklab(color::simulate_vision(light, static_cast<color::Vision>(i)));
    }
    return colors;
}

void add(color::Oklab& sum, const color::Oklab& part, double share) {
    sum.lightness += share * part.lightness;
    sum.a += share * part.a;
    sum.b += share * part.b;
}

/// Reads the colors of points; most of them are background, whose colors are known, or the same as before.
class Sampler {
public:
    Sampler(const Raster& raster, const SoftProof& press)
        : raster_(raster)
        , press_(press)
        , background_(simulate_visions(raster.background(), press)) {}

    const Colors& background() const { return background_; }
    Colors sample_cell(int ring, int angle) {
        Colors sum;
        for (int i = 0; i < points; ++i) {
            const double part = (ring + (i + 0.5) / points) / rings;
            const double radius = reach * raster_.mass().spread * std::sqrt(part);
            for (int j = 0; j < points; ++j) {
                const int number = angle * points + j;
                const geom::Point ray = rays_[static_cast<std::size_t>(number)];
                const Colors& colors = sample(raster_.mass().center + radius * ray);
                for (std::size_t v = 0; v < visions; ++v) add(sum[v], colors[v], 1.0 / (points * points));
            }
        }
        return sum;
    }

private:
    /// Returns the colors until the next call.
    const Colors& sample(geom::Point point) {
        const color::LinearRgb light = raster_.sample(point);
        if (light == raster_.background()) return background_;
        if (!(light == last_light_)) {
            last_light_ = light;
            last_ = simulate_visions(light, press_);
        }
        return last_;
    }

    const Raster& raster_;
    const SoftProof& press_;
    Colors background_;
    color::LinearRgb last_light_ = raster_.background(); ///< of the last point that was no background
    Colors last_ = background_;
    std::array<geom::Point, ray_count> rays_ = make_rays();
};

void add_cell(CellColors& view, int ring, int angle, const color::Oklab& color,
              const color::Oklab& background) {
    const auto cell = static_cast<std::size_t>(ring * angles + angle);
    view.lightness[cell] = static_cast<float>(color.lightness);
    view.a[cell] = static_cast<float>(color.a);
    view.b[cell] = static_cast<float>(color.b);
    add(view.means[static_cast<std::size_t>(ring)], color, 1.0 / angles);
    view.contrast += static_cast<float>(color::distance(color, background) / CellColors::size);
}

/// Returns the cells of a symbol in black on white.
CellColors compute_shape(const Raster& raster) {
    const SoftProof none;
    Sampler sampler(raster, none);
    CellColors shape;
    for (int ring = 0; ring < rings; ++ring)
        for (int angle = 0; angle < angles; ++angle)
            add_cell(shape, ring, angle, sampler.sample_cell(ring, angle)[0], sampler.background()[0]);
    return shape;
}

/// Returns the mean difference of a picture's cells from their mean color; cells beside it count as 0.
double measure_detail(const CellColors& view, const CellColors& shape) {
    const auto sum_inside = [&](auto&& measure) {
        double sum = 0;
        for (std::size_t i = 0; i < CellColors::size; ++i)
            if (shape.lightness[i] < 0.5F)
                sum += measure(color::Oklab{view.lightness[i], view.a[i], view.b[i]});
        return sum;
    };
    const double count = std::max(1.0, sum_inside([](const color::Oklab&) { return 1.0; }));
    const color::Oklab mean{sum_inside([](const color::Oklab& cell) { return cell.lightness; }) / count,
                            sum_inside([](const color::Oklab& cell) { return cell.a; }) / count,
                            sum_inside([](const color::Oklab& cell) { return cell.b; }) / count};
    return sum_inside([&](const color::Oklab& cell) { return color::distance(cell, mean); }) /
           CellColors::size;
}

} // namespace

Signature compute_signature(const symbol::Symbol& symbol, const color::Color& background,
                            const SoftProof& press) {
    const Raster raster(symbol, background);
    Sampler sampler(raster, press);
    Signature result;
    if (const auto color = raster.find_single_color()) {
        result.ink = simulate_visions(*color, press);
        result.shape = compute_shape(raster.to_black_on_white());
    }
    for (int ring = 0; ring < rings; ++ring) {
        for (int angle = 0; angle < angles; ++angle) {
            const Colors colors = sampler.sample_cell(ring, angle);
            for (std::size_t v = 0; v < visions; ++v)
                add_cell(result.colors_by_vision[v], ring, angle, colors[v], sampler.background()[v]);
        }
    }
    if (symbol.pixels && raster.is_full() && result.shape.contrast == 0) {
        const CellColors shape = compute_shape(raster.to_black_on_white());
        result.detail.emplace();
        for (std::size_t v = 0; v < visions; ++v)
            (*result.detail)[v] = measure_detail(result.colors_by_vision[v], shape);
    }
    return result;
}

std::optional<color::Oklab> measure_mean_color(const symbol::Symbol& symbol) {
    constexpr int side = 24; // pixels
    if (symbol.box.empty() || symbol.drawing.empty()) return std::nullopt;
    const symbol::Canvas canvas(symbol.box, side, 0, CAIRO_FORMAT_ARGB32);
    canvas.paint(symbol.drawing);
    std::array<double, 4> sums{}; // blue, green, red, premultiplied, and alpha
    for (const std::uint32_t pixel : symbol::view_pixels(canvas.surface.get()))
        for (unsigned i = 0; i < sums.size(); ++i) sums[i] += pixel >> 8 * i & 0xFFU;
    if (sums[3] <= 0) return std::nullopt;
    return color::to_oklab(color::to_linear({sums[2] / sums[3], sums[1] / sums[3], sums[0] / sums[3]}));
}

} // namespace spotit::similarity
