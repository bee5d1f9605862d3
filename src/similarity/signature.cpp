#include <spotit/similarity.hpp>

#include "similarity/raster.hpp"
#include "symbol/paint.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace spotit::similarity {
namespace {

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
