#include "layout/raster_oracle.hpp"

#include <spotit/geom/rim_distance.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace spotit::layout::oracle {
namespace {

constexpr double far = 1e12;

struct Raster {
    int width = 0, height = 0;
    double left = 0, top = 0, pixel = 1;
    std::vector<int> owner; ///< item, or -1

    double x(int column) const { return left + (column + 0.5) * pixel; }
    double y(int row) const { return top + (row + 0.5) * pixel; }
    int column(double at) const { return static_cast<int>(std::floor((at - left) / pixel)); }
    int row(double at) const { return static_cast<int>(std::floor((at - top) / pixel)); }
    int& at(int column, int row) {
        return owner[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
                     static_cast<std::size_t>(column)];
    }
};

/// Paints the pixels whose centers a ring contains, line by line; true when one of them was taken.
bool paint(Raster& raster, const geom::Polygon& ring, int item) {
    bool taken = false;
    for (int row = 0; row < raster.height; ++row) {
        const double y = raster.y(row);
        std::vector<double> crossings;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const geom::Point a = ring[i], b = ring[(i + 1) % ring.size()];
            if ((a.y <= y) != (b.y <= y)) crossings.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
            for (int column = std::max(0, raster.column(crossings[i])); column < raster.width; ++column) {
                const double x = raster.x(column);
                if (x < crossings[i]) continue;
                if (x > crossings[i + 1]) break;
                int& owner = raster.at(column, row);
                taken = taken || (owner != -1 && owner != item);
                owner = item;
            }
    }
    return taken;
}

/// The squared distance transform of a line (Felzenszwalb and Huttenlocher 2012,
/// doi:10.4086/toc.2012.v008a019).
void transform(std::vector<double>& line) {
    const int count = static_cast<int>(line.size());
    const auto f = line;
    const auto value = [&](int i) { return f[static_cast<std::size_t>(i)]; };
    std::vector<int> apex(line.size());
    std::vector<double> from(line.size() + 1);
    int last = 0;
    apex[0] = 0;
    from[0] = -far;
    for (int q = 1; q < count; ++q) {
        double crossing = 0;
        for (;; --last) {
            const int p = apex[static_cast<std::size_t>(last)];
            crossing = (value(q) + double(q) * q - value(p) - double(p) * p) / (2.0 * (q - p));
            if (last == 0 || crossing > from[static_cast<std::size_t>(last)]) break;
        }
        if (crossing <= from[static_cast<std::size_t>(last)]) --last;
        ++last;
        apex[static_cast<std::size_t>(last)] = q;
        from[static_cast<std::size_t>(last)] = crossing;
    }
    int k = 0;
    for (int q = 0; q < count; ++q) {
        while (k < last && from[static_cast<std::size_t>(k + 1)] < q) ++k;
        const int p = apex[static_cast<std::size_t>(k)];
        line[static_cast<std::size_t>(q)] = double(q - p) * (q - p) + value(p);
    }
}

/// The least distance from a pixel of the item to one of another, in pixels, looking no further than
/// `border`.
double min_distance(Raster& raster, const geom::Box& box, int item, int border) {
    const int left = std::max(0, raster.column(box.left) - border),
              right = std::min(raster.width - 1, raster.column(box.right) + border);
    const int top = std::max(0, raster.row(box.top) - border),
              bottom = std::min(raster.height - 1, raster.row(box.bottom) + border);
    const int width = right - left + 1, height = bottom - top + 1;
    std::vector<std::vector<double>> rows(static_cast<std::size_t>(height),
                                          std::vector<double>(static_cast<std::size_t>(width)));
    for (int row = 0; row < height; ++row) {
        auto& line = rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < width; ++column)
            line[static_cast<std::size_t>(column)] = raster.at(left + column, top + row) == item ? 0 : far;
        transform(line);
    }
    double least = far;
    std::vector<double> line(static_cast<std::size_t>(height));
    for (int column = 0; column < width; ++column) {
        for (int row = 0; row < height; ++row)
            line[static_cast<std::size_t>(row)] =
                rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        transform(line);
        for (int row = 0; row < height; ++row) {
            const int owner = raster.at(left + column, top + row);
            if (owner != -1 && owner != item) least = std::min(least, line[static_cast<std::size_t>(row)]);
        }
    }
    return std::sqrt(least);
}

} // namespace

Seen look(std::span<const geom::Region> outlines, std::span<const Placement> placements,
          const geom::Shape& safe, const Resolution& resolution) {
    const double pixel = resolution.pixel;
    Raster raster;
    raster.pixel = pixel;
    raster.width = static_cast<int>(safe.size().width / pixel) + 40;
    raster.height = static_cast<int>(safe.size().height / pixel) + 40;
    raster.left = -raster.width * pixel / 2;
    raster.top = -raster.height * pixel / 2;
    raster.owner.assign(static_cast<std::size_t>(raster.width) * static_cast<std::size_t>(raster.height), -1);
    Seen seen{0, resolution.up_to, far, false};
    std::vector<geom::Box> boxes;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        geom::Region region = outlines[i];
        for (geom::Polygon& ring : region) {
            for (geom::Point& p : ring) p = placements[i].place(p);
            seen.overlap = paint(raster, ring, static_cast<int>(i)) || seen.overlap;
        }
        boxes.push_back(geom::measure_bounds(region));
    }
    const geom::RimDistance<double> rim(safe);
    int painted = 0;
    for (int row = 0; row < raster.height; ++row)
        for (int column = 0; column < raster.width; ++column) {
            if (raster.at(column, row) == -1) continue;
            ++painted;
            seen.rim = std::min(seen.rim, rim.measure_clearance({raster.x(column), raster.y(row)}));
        }
    seen.coverage = painted * pixel * pixel / safe.area();
    for (std::size_t i = 0; i < boxes.size(); ++i)
        seen.gap = std::min(seen.gap, pixel * min_distance(raster, boxes[i], static_cast<int>(i),
                                                           static_cast<int>(resolution.up_to / pixel)));
    return seen;
}

} // namespace spotit::layout::oracle
