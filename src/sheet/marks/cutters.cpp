#include "sheet/marks/page_marks.hpp"

namespace spotit::sheet {
namespace {

/// The corners of a sheet, by their directions from its middle.
constexpr std::array<geom::Point, 4> corners{{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};

/// A published version of a machine's marks, which never changes.
struct Preset {
    Cutter cutter = Cutter::None;
    double inset = 0;           ///< from the edges of the paper to the marks
    double square = 0;          ///< side of the filled squares
    double arm = 0, width = 0;  ///< of the angles
    double zone = 0;            ///< from the edges of the paper, in both directions
    int squares = 0, count = 0; ///< number of corners with a square, and with any mark
};

// Silhouette: sizes as in inkscape-silhouette (a square of 5 mm, arms of 20 mm, lines of 0.3 mm, free corners
// of 20 mm), 10 mm from the edges. OPOS X: squares of 2 mm, 7 mm from the edges, four millimeters of white
// around them.
constexpr Preset presets[]{
    {Cutter::None},
    {Cutter::Silhouette3V1, 10, 5, 20, 0.3, 30, 1, 3},
    {Cutter::Silhouette4V1, 10, 5, 20, 0.3, 30, 0, 4},
    {Cutter::OposXV1, 7, 2, 0, 0, 13, 4, 4},
};
static_assert(base::is_complete(presets, &Preset::cutter));

const Preset& find(Cutter cutter) {
    return presets[static_cast<std::size_t>(cutter)];
}

/// Returns the point that lies `inset` from both edges of the paper.
geom::Point compute_point(geom::Point corner, double inset, geom::Size paper) {
    return {corner.x < 0 ? inset : paper.width - inset, corner.y < 0 ? inset : paper.height - inset};
}

} // namespace

std::string_view to_cutter_name(Cutter cutter) {
    return cutter == Cutter::None ? std::string_view() : base::find_enum_name(cutter_names, cutter);
}

std::vector<Line> draw_registration_marks(Cutter cutter, geom::Size paper) {
    const Preset& preset = find(cutter);
    std::vector<Line> strokes;
    for (int i = 0; i < preset.count; ++i) {
        const geom::Point corner = corners[static_cast<std::size_t>(i)];
        const geom::Point mark = compute_point(corner, preset.inset, paper);
        if (i < preset.squares) { // a line as wide as it is long
            const geom::Point middle = mark - preset.square / 2 * geom::Point{0, corner.y};
            strokes.push_back({.from = middle,
                               .to = middle - preset.square * geom::Point{corner.x, 0},
                               .width = preset.square});
            continue;
        }
        // One of the two lines fills the corner.
        const double half = preset.width / 2;
        strokes.push_back({.from = mark + half * geom::Point{corner.x, 0},
                           .to = mark - preset.arm * geom::Point{corner.x, 0},
                           .width = preset.width});
        strokes.push_back(
            {.from = mark, .to = mark - preset.arm * geom::Point{0, corner.y}, .width = preset.width});
    }
    return strokes;
}

double measure_frame_inset(Cutter cutter) {
    return find(cutter).inset;
}

std::vector<geom::Box> list_registration_zones(Cutter cutter, geom::Size paper) {
    const Preset& preset = find(cutter);
    std::vector<geom::Box> zones;
    for (int i = 0; i < preset.count; ++i) {
        geom::Box zone;
        zone.add(compute_point(corners[static_cast<std::size_t>(i)], 0, paper));
        zone.add(compute_point(corners[static_cast<std::size_t>(i)], preset.zone, paper));
        zones.push_back(zone);
    }
    return zones;
}

std::vector<geom::Box> list_areas(const std::vector<geom::Box>& zones, const geom::Box& area) {
    std::vector<geom::Box> result{area};
    for (const double share : {0.25, 0.5, 1.0})
        for (const geom::Point way : {geom::Point{1, 0}, geom::Point{0, 1}, geom::Point{1, 1}}) {
            geom::Box smaller = area;
            for (const geom::Box& zone : zones) {
                const bool left = zone.left <= 0, top = zone.top <= 0;
                const double x = share * way.x * zone.width(), y = share * way.y * zone.height();
                if (left) smaller.left = std::max(smaller.left, area.left + x);
                if (!left) smaller.right = std::min(smaller.right, area.right - x);
                if (top) smaller.top = std::max(smaller.top, area.top + y);
                if (!top) smaller.bottom = std::min(smaller.bottom, area.bottom - y);
            }
            if (!zones.empty()) result.push_back(smaller);
        }
    return result;
}

void remove_touching(const std::vector<geom::Box>& zones, const geom::RimDistance<double>& card_and_marks,
                     std::vector<geom::Point>& centers) {
    std::erase_if(centers, [&](geom::Point center) {
        return std::ranges::any_of(zones, [&](const geom::Box& zone) {
            const geom::Point nearest{std::clamp(center.x, zone.left, zone.right),
                                      std::clamp(center.y, zone.top, zone.bottom)};
            return card_and_marks.measure_clearance(nearest - center) > 0;
        });
    });
}

} // namespace spotit::sheet
