#include "pdf/content_writer.hpp"

#include "pdf/assembly.hpp"

#include <spotit/base/numbers.hpp>

#include <qpdf/Buffer.hh>

#include <algorithm>
#include <cmath>

namespace spotit::pdf {
namespace {

using base::join_numbers;

constexpr double to_points = geom::points_per_millimeter;

using FaceItems = std::span<const document::Item>;

/// Draws the items of one face, from bottom to top.
class FaceDrawing {
public:
    FaceDrawing(const Assembly& assembly, int index)
        : assembly_(assembly)
        , index_(index)
        , painted_(document::compute_painted_shape(assembly.document, index)) {}

    void draw(FaceItems items) {
        for (const document::Item& item : items) {
            role_ = item.role;
            std::visit([&](const auto& each) { draw(each); }, item.node);
            below_.items.push_back(item);
        }
    }
    /// Draws what lies below the symbols.
    void draw_ground(const document::Face& face) {
        if (assembly_.flattener && assembly_.flattener->has_pixel_ground(index_))
            assembly_.flattener->draw_ground(content_, face, painted_);
        else
            draw(face.find_ground());
    }
    /// Takes items as drawn, which another form draws.
    void skip(FaceItems items) { below_.items.assign(items.begin(), items.end()); }
    void add_names() {
        if (const auto& font = assembly_.hidden_font)
            add_hidden_names(content_, *font, assembly_.document, index_);
    }
    bool empty() const { return content_.empty(); }
    Object form() const {
        return make_form(assembly_.file, content_,
                         painted_.box().map_by(geom::Affine::scaling(geom::points_per_millimeter)));
    }

private:
    void draw(const drawing::Area& area) {
        ground_ = area.shape;
        const color::Color color = make_opaque(area.color);
        if (color.alpha <= 0 || color == color::white) return; // paper is white
        content_.save();
        set_opacity(color.alpha);
        content_.fill_color(assembly_.colors.convert(color));
        content_.write_shape(area.shape);
        content_.fill();
        content_.restore();
    }
    void draw(const drawing::Line& line) {
        const color::Color color = make_opaque(line.color);
        content_.save();
        set_opacity(color.alpha);
        content_.stroke_color(assembly_.colors.convert(color));
        content_.draw_line(line);
        content_.restore();
    }
    void draw(const document::PlacedPicture& placed) {
        const bool is_clipped = role_ == document::Role::Ground;
        if (is_clipped) {
            content_.save();
            content_.clip(ground_, geom::Point{});
        }
        if (assembly_.flattener) assembly_.flattener->draw_mixed(content_, placed, below_);
        draw_picture(content_, placed, assembly_.pictures);
        if (is_clipped) content_.restore();
    }
    /// Returns the color over what lies below, where the file can't have anything transparent.
    color::Color make_opaque(const color::Color& color) const {
        if (!assembly_.flattener) return color;
        return color::paint_over(
            color,
            color::paint_over(document::compute_ground_color(assembly_.document, below_), color::white));
    }
    void set_opacity(double alpha) {
        if (alpha >= 1) return;
        const std::string value = base::format_number(alpha, 4);
        content_.use_graphics_state("a" + value, Object::parse("<< /ca " + value + " /CA " + value + " >>"));
    }

    const Assembly& assembly_;
    int index_;
    geom::Shape painted_, ground_ = painted_;
    document::Role role_ = document::Role::Ground; ///< of the item that is drawn
    ContentWriter content_{{0, 0}};
    document::Face below_{}; ///< what the face has so far
};

} // namespace

void ContentWriter::write_point(geom::Point p) {
    // A thousandth of a point is 0.35 micrometers.
    text_ += join_numbers({(p.x - origin_.x) * to_points, (origin_.y - p.y) * to_points}, 3) + " ";
}

void ContentWriter::transform(const geom::Affine& place) {
    // The same map in points with y up from the origin: the flip at both ends negates the mirrored parts.
    const double k = to_points, x = origin_.x, y = origin_.y;
    text_ += join_numbers({place.a, -place.b, -place.c, place.d}, 7) + " " +
             join_numbers({k * (place.a * x + place.c * y + place.e - x),
                           k * (y - place.b * x - place.d * y - place.f)},
                          4) +
             " cm\n";
}

void ContentWriter::clip(const geom::Path& outline) {
    if (outline.empty()) text_ += "0 0 0 0 re\n"; // without a path, W would clip nothing
    write_path(outline);
    text_ += "W n\n";
}

void ContentWriter::stroke_black(double share) {
    text_ += base::format_number(1 - share, 3) + " G\n";
}

void ContentWriter::set_line_width(double millimeters) {
    text_ += base::format_number(millimeters * to_points, 3) + " w\n";
}

void ContentWriter::use_graphics_state(const std::string& name, Object state) {
    text_ += "/" + resources_.add("/ExtGState", name, state) + " gs\n";
}

void ContentWriter::begin_layer(const std::string& name, Object layer) {
    begin_marked("/OC /" + resources_.add("/Properties", name, layer) + " BDC");
}

void ContentWriter::stroke_spot(const std::string& name, Object color) {
    text_ += "/" + resources_.add("/ColorSpace", name, color) + " CS 1 SCN\n";
}

void ContentWriter::write_path(const geom::Path& path) {
    for (const auto& [verb, points] : path.list_steps()) {
        for (const geom::Point p : points) write_point(p);
        text_ += "mlch"[static_cast<std::size_t>(verb)];
        text_ += '\n';
    }
}

void ContentWriter::draw_line(const drawing::Line& line) {
    geom::Path path;
    if (line.outlined) {
        path.add(*line.outlined, line.from);
    } else {
        path.move_to(line.from);
        path.line_to(line.to);
    }
    set_line_width(line.width);
    write_path(path);
    stroke();
}

void ContentWriter::write_shape(const geom::Shape& shape, geom::Point center) {
    geom::Path outline;
    outline.add(shape, center);
    write_path(outline);
}

void ContentWriter::draw_form(const std::string& name, Object form, const geom::Affine& place) {
    // Form space has y up, and so has the page: the two flips cancel in the diagonal and negate its mirror.
    const double k = to_points;
    text_ += "q " + join_numbers({k * place.a, -k * place.b, -k * place.c, k * place.d}, 5) + " " +
             join_numbers({(place.e - origin_.x) * k, (origin_.y - place.f) * k}, 3) + " cm /" +
             resources_.add("/XObject", name, form) + " Do Q\n";
}

void ContentWriter::begin_hidden_text(const std::string& name, Object font, double size) {
    pen_ = {};
    text_ += "BT 3 Tr ";
    set_text_size(resources_.add("/Font", name, font), size);
}

void ContentWriter::set_text_size(const std::string& name, double size) {
    text_ += "/" + name + " " + base::format_number(size, 2) + " Tf\n";
}

void ContentWriter::show_text(geom::Point start, const std::string& string) {
    // Relative positions are shorter to write than absolute ones. They are differences of rounded positions,
    // so that rounding errors don't add up.
    const auto rounded = [](double millimeters) { return std::round(millimeters * to_points * 10) / 10; };
    const geom::Point there{rounded(start.x - origin_.x), rounded(origin_.y - start.y)};
    text_ += join_numbers({there.x - pen_.x, there.y - pen_.y}, 1) + " Td" + string + "Tj\n";
    pen_ = there;
}

void draw_picture(ContentWriter& content, const document::PlacedPicture& placed,
                  const PictureForms& pictures) {
    const auto& [form, to_picture] = pictures[static_cast<std::size_t>(placed.picture)];
    content.draw_form("S" + std::to_string(placed.picture), form, placed.place * to_picture);
}

Object make_form(QPDF& file, const ContentWriter& content, const geom::Box& box) {
    Object form = Object::newStream(&file, content.text());
    Object dictionary = form.getDict();
    dictionary.replaceKey("/Subtype", Object::newName("/Form"));
    dictionary.replaceKey("/BBox", Object::newFromRectangle({box.left, box.top, box.right, box.bottom}));
    dictionary.replaceKey("/Resources", content.resources().make_dictionary());
    return form;
}

std::string Resources::add(const std::string& category, const std::string& name, Object object) {
    if (!all_.hasKey(category)) all_.replaceKey(category, Object::newDictionary());
    all_.getKey(category).replaceKey("/" + name, object);
    return name;
}

std::string read_stream(Object stream, qpdf_stream_decode_level_e level) {
    const auto data = stream.getStreamData(level);
    return {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()};
}

geom::Affine read_matrix(Object array) {
    if (!array.isArray() || array.getArrayNItems() != 6) return {};
    const auto at = [&](int i) {
        Object item = array.getArrayItem(i);
        return item.isNumber() ? item.getNumericValue() : 0;
    };
    return {at(0), at(1), at(2), at(3), at(4), at(5)};
}

std::vector<FaceForms> make_faces(const Assembly& assembly) {
    struct Known {
        FaceItems items{};
        FaceForms forms{};
    };
    std::vector<Known> grounds;
    std::vector<FaceForms> faces;
    for (int index = 0; index < static_cast<int>(assembly.document.faces.size()); ++index) {
        const document::Face& face = assembly.document.faces[static_cast<std::size_t>(index)];
        const FaceItems ground = face.find_ground();
        auto known = std::ranges::find_if(
            grounds, [&](const Known& each) { return std::ranges::equal(each.items, ground); });
        if (known == grounds.end()) {
            known = grounds.insert(known, {ground, {}});
            FaceDrawing drawing(assembly, index);
            drawing.draw_ground(face);
            if (!drawing.empty()) known->forms = {"G" + std::to_string(grounds.size()), drawing.form(), {}};
        }
        faces.push_back(known->forms);
        FaceDrawing drawing(assembly, index);
        drawing.skip(ground);
        drawing.draw(FaceItems(face.items).subspan(ground.size()));
        drawing.add_names();
        faces.back().form = drawing.form();
    }
    return faces;
}

} // namespace spotit::pdf
