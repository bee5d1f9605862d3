#include "pdf/assembly.hpp"

#include <spotit/base/numbers.hpp>

#include <algorithm>

namespace spotit::pdf {
namespace {

using Items = std::span<const document::Item>;

/// Draws the items of one face, from bottom to top.
class FaceDrawing {
public:
    FaceDrawing(const Assembly& assembly, int index)
        : assembly_(assembly)
        , index_(index)
        , painted_(document::compute_painted_shape(assembly.document, index)) {}

    void draw(Items items) {
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
    void skip(Items items) { below_.items.assign(items.begin(), items.end()); }
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

std::vector<FaceForms> make_faces(const Assembly& assembly) {
    struct Known {
        Items items{};
        FaceForms forms{};
    };
    std::vector<Known> grounds;
    std::vector<FaceForms> faces;
    for (int index = 0; index < static_cast<int>(assembly.document.faces.size()); ++index) {
        const document::Face& face = assembly.document.faces[static_cast<std::size_t>(index)];
        const Items ground = face.find_ground();
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
        drawing.draw(Items(face.items).subspan(ground.size()));
        drawing.add_names();
        faces.back().form = drawing.form();
    }
    return faces;
}

} // namespace spotit::pdf
