#include "pdf/flatten/pixels.hpp"

#include <spotit/geom/raster.hpp>

#include <fmt/format.h>
#include <qpdf/Pl_Buffer.hh>
#include <qpdf/Pl_Flate.hh>

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::pdf {
namespace {

constexpr int nearly_clear = 5;
/// Sharp tips of an opaque drawing have a few pixels that look transparent all around.
constexpr double max_share_of_tips = 0.001;

int read_byte(const std::string& bytes, std::size_t i) {
    return static_cast<unsigned char>(bytes[i]);
}

/// Writes each byte as its difference to the pixel above (PNG's filter "Up"), which packs smaller.
std::string subtract_rows(const std::string& samples, std::size_t row) {
    std::string result;
    result.reserve(samples.size() + samples.size() / row);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (i % row == 0) result += '\x02';
        result += static_cast<char>(samples[i] - (i < row ? '\0' : samples[i - row]));
    }
    return result;
}

} // namespace

Pixels divide_pixels(const std::string& rgba, int width, int height) {
    const std::size_t count = rgba.size() / 4;
    Pixels pixels{static_cast<std::size_t>(width), static_cast<std::size_t>(height),
                  std::string(3 * count, '\0'), std::string(count, '\0')};
    for (std::size_t i = 0; i < count; ++i) {
        std::copy_n(&rgba[4 * i], 3, &pixels.rgb[3 * i]);
        pixels.alpha[i] = rgba[4 * i + 3];
    }
    return pixels;
}

bool shows_ground(const Pixels& pixels) {
    std::size_t seen = 0, clear = 0;
    const std::size_t width = pixels.width;
    for (std::size_t y = 1; y + 1 < pixels.height; ++y)
        for (std::size_t x = 1; x + 1 < width; ++x) {
            const std::size_t i = y * width + x;
            if (read_byte(pixels.alpha, i) == 0) continue;
            ++seen;
            int min = 255, max = 0;
            for (const std::size_t row : {i - width, i, i + width})
                for (const std::size_t near : {row - 1, row, row + 1}) {
                    min = std::min(min, read_byte(pixels.alpha, near));
                    max = std::max(max, read_byte(pixels.alpha, near));
                }
            if (min > nearly_clear && max < nearly_opaque) ++clear;
        }
    return static_cast<double>(clear) > max_share_of_tips * static_cast<double>(seen);
}

void spread_colors(Pixels& pixels, int min_alpha) {
    constexpr int far = std::numeric_limits<int>::max() - 1;
    const std::size_t width = pixels.width, count = pixels.alpha.size();
    std::vector<int> steps(count, far); // to the nearest pixel with a color of its own
    for (std::size_t i = 0; i < count; ++i)
        if (read_byte(pixels.alpha, i) >= min_alpha) steps[i] = 0;
    const auto take = [&](std::size_t to, std::size_t from) {
        if (steps[from] + 1 >= steps[to]) return;
        steps[to] = steps[from] + 1;
        std::copy_n(&pixels.rgb[3 * from], 3, &pixels.rgb[3 * to]);
    };
    for (std::size_t i = 0; i < count; ++i) {
        if (i % width > 0) take(i, i - 1);
        if (i >= width) take(i, i - width);
    }
    for (std::size_t i = count; i-- > 0;) {
        if (i % width + 1 < width) take(i, i + 1);
        if (i + width < count) take(i, i + width);
    }
}

geom::Region trace_coverage(const Pixels& pixels, double opacity) {
    constexpr double tolerance = 0.08, min_area = 0.25; // pixels
    geom::Raster<char> inside(static_cast<int>(pixels.width), static_cast<int>(pixels.height), 0);
    std::ranges::transform(pixels.alpha, inside.values.begin(),
                           [&](unsigned char each) { return each >= opacity ? '\1' : '\0'; });
    const auto measure_excess = [&](geom::Pixel at) {
        return (inside.has(at.x, at.y) ? read_byte(pixels.alpha, inside.index(at.x, at.y)) : 0) - opacity;
    };
    geom::Region rings;
    for (const geom::Polygon& ring : geom::trace_borders(inside, geom::Diagonals::Apart, measure_excess))
        if (std::abs(geom::measure_signed_area(ring)) >= min_area)
            rings.push_back(geom::simplify(ring, tolerance));
    return rings;
}

std::string blend_pixels(const std::string& above, const std::string& alpha, const std::string& below) {
    std::string mean(above.size(), '\0');
    const std::size_t bytes = alpha.empty() ? 1 : above.size() / alpha.size();
    for (std::size_t i = 0; i < above.size(); ++i) {
        const int share = read_byte(alpha, i / bytes);
        mean[i] = static_cast<char>(
            (share * read_byte(above, i) + (255 - share) * read_byte(below, i) + 127) / 255);
    }
    return mean;
}

Object make_ink_image(QPDF& file, const std::string& samples, int width, int height) {
    const std::size_t row = samples.size() / static_cast<std::size_t>(height);
    const std::size_t inks = row / static_cast<std::size_t>(width);
    Pl_Buffer packed("image");
    Pl_Flate flate("image", &packed, Pl_Flate::a_deflate);
    flate.writeString(subtract_rows(samples, row));
    flate.finish();
    Object image = Object::newStream(&file);
    image.replaceDict(Object::parse(
        fmt::format("<< /Type /XObject /Subtype /Image /Width {} /Height {} /BitsPerComponent 8 "
                    "/ColorSpace {} >>",
                    width, height, inks == 4 ? "/DeviceCMYK" : "/DeviceGray")));
    image.replaceStreamData(
        packed.getBufferSharedPointer(), Object::newName("/FlateDecode"),
        Object::parse(
            fmt::format("<< /Predictor 15 /Colors {} /BitsPerComponent 8 /Columns {} >>", inks, width)));
    return image;
}

} // namespace spotit::pdf
