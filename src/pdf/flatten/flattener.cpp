#include "pdf/flatten/flattener.hpp"

#include <spotit/base/overloaded.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::pdf {
namespace {

constexpr double wanted_dpi = 600;
/// Across an image, and across one that is traced on finer pixels: bound the memory for posters.
constexpr double max_pixels = 4000, max_fine_pixels = 1500;
constexpr std::size_t max_kept_bytes = 100'000'000;
constexpr int fineness = 2; ///< of the pixels that the silhouette is traced on
constexpr int unmixed = 64; ///< of 255: from this opacity on, a pixel's color is known well
constexpr double any_opacity = 0.5, half_opaque = 127.5;

/// Maps the unit square of an image, seen with y down from its origin, to a box.
geom::Affine map_image_to_box(const geom::Box& box) {
    return {box.width(), 0, 0, box.height(), box.left, box.bottom};
}

/// Compares where there is any opacity; Cairo may round a byte otherwise.
bool has_color(const Pixels& pixels, const std::string& opacity, const color::Color& color) {
    const std::array<double, 3> wanted{color.red, color.green, color.blue};
    for (std::size_t i = 0; i < 3 * opacity.size(); ++i)
        if (opacity[i / 3] != 0 &&
            std::abs(static_cast<unsigned char>(pixels.rgb[i]) - 255 * wanted[i % 3]) > 1)
            return false;
    return true;
}

/// Makes the color of a face opaque, as on white paper, and returns it; white if there is none.
color::Color put_on_paper(document::Face& face) {
    auto* const area = face.items.empty() ? nullptr : std::get_if<drawing::Area>(&face.items.front().node);
    if (area == nullptr) return color::white;
    return area->color = color::paint_over(area->color, color::white);
}

/// Returns a face with a picture and nothing else.
document::Face show_alone(int picture) {
    return {{{document::Role::Symbol, document::PlacedPicture{picture, {}}}}};
}

/// Returns the largest size of each picture, in millimeters for one of its units; 0 if no symbol or text is
/// one.
std::vector<double> compute_max_scales(const document::Document& document) {
    std::vector<double> scales(document.pictures.size(), 0);
    const auto add = [&](const std::vector<document::PlacedPicture>& all) {
        for (const auto& [picture, place] : all) {
            double& scale = scales[static_cast<std::size_t>(picture)];
            scale = std::max({scale, std::hypot(place.a, place.b), std::hypot(place.c, place.d)});
        }
    };
    for (const document::Face& face : document.faces)
        for (const document::Role role : {document::Role::Symbol, document::Role::Text})
            add(face.list_pictures(role));
    for (const document::Page& page : document.pages) add(page.texts);
    return scales;
}

} // namespace

Flattener::Flattener(QPDF& file, const document::Document& document, PictureForms& pictures,
                     InkTransform& colors, const FacePixels& face_pixels)
    : file_(file)
    , document_(document)
    , pictures_(pictures)
    , colors_(colors)
    , face_pixels_(face_pixels) {
    const std::vector<double> scales = compute_max_scales(document);
    for (std::size_t i = 0; i < scales.size(); ++i)
        if (!pictures[i].form.isInitialized()) {
            transparent_.insert(static_cast<int>(i));
            if (scales[i] > 0) flatten(static_cast<int>(i), scales[i]);
        }
}

PixelGrid Flattener::make_grid(const geom::Box& box, double millimeters_per_unit) {
    const double inches = millimeters_per_unit / geom::millimeters_per_inch;
    const double dpi = std::min(wanted_dpi, max_pixels / (inches * std::max(box.width(), box.height())));
    summary_.dpi = summary_.dpi > 0 ? std::min(summary_.dpi, dpi) : dpi;
    const double width = std::max(1.0, std::ceil(dpi * inches * box.width()));
    const double height = std::max(1.0, std::ceil(dpi * inches * box.height()));
    const geom::Affine scale{width / box.width(), 0, 0, height / box.height(), 0, 0};
    return {scale * geom::Affine::translation({-box.left, -box.top}), static_cast<int>(width),
            static_cast<int>(height)};
}

Pixels Flattener::draw(const document::Face& face, const PixelGrid& grid) const {
    if (!face_pixels_) throw std::logic_error("nothing draws the pixels of a PDF/X-1a file");
    return divide_pixels(face_pixels_(face, grid), grid.width, grid.height);
}

void Flattener::flatten(int index, double millimeters_per_unit) {
    const geom::Box& box = find_picture(index).box;
    const PixelGrid grid = make_grid(box, millimeters_per_unit);
    Pixels pixels = draw(show_alone(index), grid);
    const bool is_mixed = shows_ground(pixels);
    spread_colors(pixels, is_mixed ? 1 : unmixed);
    const std::string inks = colors_.convert_drawn_pixels(pixels.rgb);
    if (is_mixed) mixed_.emplace(index, Mixed{grid, trace_coverage(pixels, any_opacity)});
    // The form's millimeters are pixels, so that its numbers are neither tiny nor large.
    const double width = grid.width, height = grid.height;
    ContentWriter content({0, height});
    if (const geom::Region opaque = trace(index, grid, is_mixed ? nearly_opaque : half_opaque);
        !opaque.empty()) {
        content.clip(opaque);
        content.draw_form("I", make_ink_image(file_, inks, grid.width, grid.height),
                          map_image_to_box({0, 0, width, height}));
    }
    const double k = geom::points_per_millimeter, room = 0.04 * k * width; // readers clip at whole pixels
    const geom::Box bounds = geom::Box{0, 0, k * width, k * height}.grow(room);
    pictures_[static_cast<std::size_t>(index)] = {make_form(file_, content, bounds),
                                                  geom::inverse(grid.to_pixels) *
                                                      geom::Affine::translation({0, height}) *
                                                      geom::Affine::scaling(1 / k)};
    summary_.pictures.push_back(find_picture(index).name);
}

geom::Region Flattener::trace(int picture, const PixelGrid& grid, double opacity) const {
    const int factor = std::max(grid.width, grid.height) > max_fine_pixels ? 1 : fineness;
    const PixelGrid fine{geom::Affine::scaling(factor) * grid.to_pixels, factor * grid.width,
                         factor * grid.height};
    geom::Region region = trace_coverage(draw(show_alone(picture), fine), opacity);
    for (geom::Polygon& ring : region)
        for (geom::Point& point : ring) point = 1.0 / factor * point;
    return region;
}

Flattener::NamedImage Flattener::add_image(const std::string& inks, const PixelGrid& grid) {
    return {fmt::format("P{}", ++image_count_), make_ink_image(file_, inks, grid.width, grid.height)};
}

const Flattener::InkPixels& Flattener::ink_pixels(int picture, const PixelGrid& grid) {
    if (const auto known = ink_pixels_.find(picture); known != ink_pixels_.end()) return known->second;
    std::size_t kept = 0;
    for (const auto& [other, pixels] : ink_pixels_) kept += pixels.inks.size() + pixels.alpha.size();
    if (kept > max_kept_bytes) ink_pixels_.clear();
    Pixels pixels = draw(show_alone(picture), grid);
    InkPixels made{colors_.convert_drawn_pixels(pixels.rgb), std::move(pixels.alpha)};
    return ink_pixels_.emplace(picture, std::move(made)).first->second;
}

std::optional<Pixels> Flattener::draw_below(const Mixed& mixed, const std::string& alpha,
                                            const document::PlacedPicture& placed,
                                            const document::Face& below, const color::Color& color) const {
    if (below.items.size() <= 1) return std::nullopt;
    PixelGrid grid = mixed.grid;
    grid.to_pixels = grid.to_pixels * geom::inverse(placed.place);
    Pixels pixels = draw(below, grid);
    if (has_color(pixels, alpha, color)) return std::nullopt;
    return pixels;
}

void Flattener::draw_mixed(ContentWriter& content, const document::PlacedPicture& placed,
                           document::Face below) {
    const auto found = mixed_.find(placed.picture);
    if (found == mixed_.end()) return;
    Mixed& mixed = found->second;
    const geom::Box own = find_picture(placed.picture).box.map_by(placed.place);
    std::erase_if(below.items, [&](const document::Item& item) {
        const document::PlacedPicture* const other = document::find_picture(item);
        if (other == nullptr || item.role == document::Role::Ground) return false;
        return !find_picture(other->picture).box.map_by(other->place).intersects(own);
    });
    const color::Color color = put_on_paper(below);
    const auto& [inks, alpha] = ink_pixels(placed.picture, mixed.grid);
    const auto add = [&, &inks = inks, &alpha = alpha](const std::string& ground) {
        return add_image(blend_pixels(inks, alpha, ground), mixed.grid);
    };
    NamedImage image;
    if (const auto pixels = draw_below(mixed, alpha, placed, below, color)) {
        image = add(colors_.convert_drawn_pixels(pixels->rgb));
    } else {
        const std::array<double, 3> rgb{color.red, color.green, color.blue};
        NamedImage& shared = mixed.on_colors[rgb];
        if (shared.name.empty()) {
            const std::string pixel = to_bytes(colors_.compute_amounts(rgb));
            std::string ground;
            for (std::size_t i = 0; i < alpha.size(); ++i) ground += pixel;
            shared = add(ground);
        }
        image = shared;
    }
    content.save();
    content.transform(placed.place * geom::inverse(mixed.grid.to_pixels));
    content.clip(mixed.painted);
    content.draw_form(image.name, image.image,
                      map_image_to_box({0, 0, 1.0 * mixed.grid.width, 1.0 * mixed.grid.height}));
    content.restore();
}

bool Flattener::has_pixel_ground(int face) const {
    const auto fronts = static_cast<std::size_t>(document_.card_count);
    const std::span<const document::Face> all = document_.faces;
    const auto is_mixed = [&](const document::Item& item) {
        const document::PlacedPicture* const placed = document::find_picture(item);
        return placed != nullptr && mixed_.contains(placed->picture);
    };
    bool has_picture = false,
         is_clear = std::ranges::any_of(
             face < document_.card_count ? all.first(fronts) : all.subspan(fronts),
             [&](const document::Face&other) { return std::ranges::any_of(other.items, is_mixed); });
    const base::Overloaded look{
        [](const drawing::Area&) {},
        [&](const drawing::Line& line) { is_clear = is_clear || line.color.alpha < 1; },
        [&](const document::PlacedPicture& placed) {
            has_picture = true;
            is_clear = is_clear || transparent_.contains(placed.picture);
        }};
    for (const document::Item& item : document_.faces[static_cast<std::size_t>(face)].find_ground())
        std::visit(look, item.node);
    return has_picture && is_clear;
}

void Flattener::draw_ground(ContentWriter& content, const document::Face& face, const geom::Shape& painted) {
    const geom::Box box = painted.box();
    document::Face ground{{face.find_ground().begin(), face.find_ground().end()}};
    put_on_paper(ground);
    const PixelGrid grid = make_grid(box, 1);
    const NamedImage image = add_image(colors_.convert_drawn_pixels(draw(ground, grid).rgb), grid);
    summary_.has_grounds = true;
    content.save();
    content.clip(painted, geom::Point{});
    content.draw_form(image.name, image.image, map_image_to_box(box));
    content.restore();
}

} // namespace spotit::pdf
