#include "render/svg/svg_drawing.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace spotit::render {
namespace {

constexpr int pixels_on_screen = 512;

/// Returns the pixels of a picture as large as a card.
int count_pixels_across(const document::Document& document) {
    constexpr double dpi = 300;
    const geom::Size card = document.card.size();
    return static_cast<int>(std::ceil(dpi / geom::millimeters_per_inch * std::max(card.width, card.height)));
}

std::string number(double millimeters) {
    return base::format_number(millimeters, 3);
}

std::string paint_attributes(std::string_view attribute, const color::Color& color) {
    std::string text = fmt::format(" {}=\"{}\"", attribute, color::to_hex(color));
    if (color.alpha < 1)
        text += fmt::format(" {}-opacity=\"{}\"", attribute, base::format_number(color.alpha, 4));
    return text;
}

std::string stroke_attributes(const color::Color& color, double width) {
    return paint_attributes("stroke", color) +
           fmt::format(" stroke-width=\"{}\" fill=\"none\"", number(width));
}

std::string write_point(geom::Point p) {
    return number(p.x) + "," + number(p.y);
}

std::string write_box(const geom::Box& box, double radius, const std::string& attributes) {
    const std::string rounded = radius > 0 ? fmt::format(" rx=\"{}\"", number(radius)) : "";
    return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}{}/>\n", number(box.left),
                       number(box.top), number(box.width()), number(box.height()), rounded, attributes);
}

std::string write_polygon(const geom::Shape& shape, geom::Point center, const std::string& attributes) {
    std::string points;
    for (const geom::Point corner : shape.corners)
        points += (points.empty() ? "" : " ") + write_point(center + corner);
    return fmt::format("<polygon points=\"{}\"{}/>\n", points, attributes);
}

std::string write_shape(const geom::Shape& shape, const std::string& attributes, geom::Point center = {}) {
    if (shape.is_circle()) {
        const std::string at = center == geom::Point{}
                                   ? ""
                                   : fmt::format(" cx=\"{}\" cy=\"{}\"", number(center.x), number(center.y));
        return fmt::format("<circle{} r=\"{}\"{}/>\n", at, number(shape.radius), attributes);
    }
    if (shape.is_box()) return write_box(shape.box().move(center), shape.radius, attributes);
    if (shape.radius <= 0) return write_polygon(shape, center, attributes);
    geom::Path path;
    path.add(shape, center);
    std::string data;
    for (const auto& [verb, points] : path.list_steps()) {
        data += "MLCZ"[static_cast<std::size_t>(verb)];
        for (const geom::Point& p : points) data += (&p == points.data() ? "" : " ") + write_point(p);
    }
    return fmt::format("<path d=\"{}\"{}/>\n", data, attributes);
}

std::string write_line(const drawing::Line& line, const color::Color& color) {
    const std::string attributes = stroke_attributes(color, line.width);
    if (line.outlined) return write_shape(*line.outlined, attributes, line.from);
    return fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"{}/>\n", number(line.from.x),
                       number(line.from.y), number(line.to.x), number(line.to.y), attributes);
}

std::string write_mark(const drawing::Line& line) {
    if (!line.outlined || line.outlined->is_circle() || line.outlined->radius > 0)
        return write_line(line, line.color);
    return write_polygon(*line.outlined, line.from, stroke_attributes(line.color, line.width));
}

/// A file under construction: its drawing, and its definitions.
class File {
public:
    File(const PicturePainter& pictures, Palette palette)
        : pictures_(pictures)
        , colors_(pictures.colors(palette)) {}

    /// Returns items of a face around the origin, unclipped.
    std::string write_items(std::span<const document::Item> items) {
        std::string body;
        for (const document::Item& item : items)
            body += std::visit([&](const auto& each) { return write(each); }, item.node);
        return body;
    }
    /// Returns a reference to the face, which is defined once for all its places.
    std::string refer_to_face(int index) {
        const std::string id = fmt::format("f{}", index);
        if (!defined_.contains(id)) {
            const document::Document& document = pictures_.document();
            const std::string body = write_items(document.faces[static_cast<std::size_t>(index)].items);
            const std::string clipped =
                clip("card" + number(document::measure_face_bleed(document, index)),
                     write_shape(document::compute_painted_shape(document, index), ""));
            definitions_ += fmt::format("<g id=\"{}\"{}>\n{}</g>\n", id, clipped, body);
            defined_.insert(id);
        }
        return fmt::format("<use xlink:href=\"#{}\"/>\n", id);
    }
    std::string refer_to_picture(const document::PlacedPicture& placed) {
        const std::string id = fmt::format("p{}", placed.picture);
        if (defined_.insert(id).second)
            definitions_ += fmt::format("<g id=\"{}\">{}</g>\n", id,
                                        pictures_.write_picture(placed.picture, colors_.palette));
        return fmt::format("<use xlink:href=\"#{}\" transform=\"{}\"/>\n", id,
                           write_svg_matrix(placed.place));
    }
    std::string clip(const std::string& id, const std::string& shape) {
        if (defined_.insert(id).second)
            definitions_ += fmt::format("<clipPath id=\"{}\">{}</clipPath>\n", id, shape);
        return fmt::format(" clip-path=\"url(#{})\"", id);
    }
    std::string finish_file(const geom::Box& box, const std::string& body) const {
        return fmt::format(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            "width=\"{0}mm\" height=\"{1}mm\" viewBox=\"{2} {3} {0} {1}\">\n"
            "<defs>\n{4}</defs>\n{5}</svg>\n",
            number(box.width()), number(box.height()), number(box.left), number(box.top), definitions_, body);
    }

private:
    std::string write(const drawing::Area& area) {
        return write_shape(area.shape, paint_attributes("fill", colors_.change(area.color)));
    }
    std::string write(const drawing::Line& line) { return write_line(line, colors_.change(line.color)); }
    std::string write(const document::PlacedPicture& placed) { return refer_to_picture(placed); }

    const PicturePainter& pictures_;
    ShownColors colors_;
    std::string definitions_;
    std::set<std::string> defined_;
};

/// Places a face, clipped if its slot has less room than the bleed.
std::string write_slot(File& file, const document::Document& document, const document::Slot& slot,
                       std::size_t index) {
    std::string card = fmt::format(
        "<g transform=\"{}\">{}</g>\n",
        write_svg_matrix(geom::Affine::translation(slot.center) * geom::Affine::rotation(slot.angle)),
        file.refer_to_face(slot.face));
    const auto [width, height] = document.card.size();
    const double reach = std::hypot(width, height) / 2 + document::measure_face_bleed(document, slot.face);
    const geom::Box around = geom::Box{0, 0, 0, 0}.grow(reach).move(slot.center);
    const geom::Box room = slot.bleed_clip.intersect(around);
    if (room == around) return card;
    return fmt::format("<g{}>\n{}</g>\n", file.clip(fmt::format("room{}", index), write_box(room, 0, "")),
                       card);
}

} // namespace

std::string PicturePainter::write_picture(int picture, Palette palette) const {
    Own& own = own_.at(static_cast<std::size_t>(picture));
    const std::lock_guard lock(own.drawing);
    std::string& made = palette == Palette::Grays ? own.gray_svg : own.svg;
    const std::string prefix = fmt::format("p{}-", picture);
    const int pixels = palette == Palette::Grays ? count_pixels_across(document_) : pixels_on_screen;
    if (made.empty()) made = write_svg_drawing((*this)[picture], {colors(palette), prefix, pixels});
    return made;
}

std::string Renderer::draw_picture_svg(int picture) const {
    return pictures_->write_picture(picture, fragments_);
}

std::string Renderer::draw_face_svg(int face, const Options& options) const {
    const document::Document& document = pictures_->document();
    File file(*pictures_, options.palette);
    if (options.extent == Extent::Bleed)
        return file.finish_file(document.card.box().grow(document::measure_face_bleed(document, face)),
                                file.write_items(document::fill_box(document, face).items));
    const std::string body = file.write_items(document.faces.at(static_cast<std::size_t>(face)).items);
    const std::string clip = file.clip("card", write_shape(document.card, ""));
    return file.finish_file(document.card.box(), fmt::format("<g{}>\n{}</g>\n", clip, body));
}

std::string Renderer::draw_ground_svg(int face) const {
    return File(*pictures_, fragments_)
        .write_items(pictures_->document().faces.at(static_cast<std::size_t>(face)).find_ground());
}

std::string draw_shape_svg(const geom::Shape& shape) {
    return write_shape(shape, "");
}

std::string Renderer::draw_page_svg(int page, const Options& options) const {
    File file(*pictures_, options.palette);
    const document::Document& document = pictures_->document();
    const document::Page& drawn = document.pages.at(static_cast<std::size_t>(page));
    const geom::Box paper{0, 0, document.paper.width, document.paper.height};
    std::string body;
    for (std::size_t i = 0; i < drawn.slots.size(); ++i)
        body += write_slot(file, document, drawn.slots[i], i);
    for (const drawing::Line& line : drawn.strokes) body += write_mark(line);
    for (const document::PlacedPicture& placed : drawn.texts) body += file.refer_to_picture(placed);
    return file.finish_file(
        paper, write_box(paper, 0, paint_attributes("fill", color::white)) +
                   fmt::format("<g transform=\"{}\">\n{}</g>\n", write_svg_matrix(drawn.place), body));
}

} // namespace spotit::render
