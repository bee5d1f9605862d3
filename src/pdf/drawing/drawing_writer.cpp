#include "pdf/drawing/part.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::pdf {
namespace {

using namespace symbol;
using base::format_number, base::join_numbers;

/// The blend modes of PDF are those of CSS with capitals and without hyphens.
std::string blend_mode(CompositeMode mode) {
    std::string name;
    bool is_first = true;
    for (const char c : to_css_blend_mode(mode)) {
        if (c != '-') name += is_first ? static_cast<char>(c - 'a' + 'A') : c;
        is_first = c == '-';
    }
    return name;
}

/// Returns the opacity of a paint if it is the same everywhere; else the paint needs a mask.
std::optional<double> find_opacity(const drawing::PaintFacts& paint) {
    const double first = paint.colors.empty() ? 1 : paint.colors.front().alpha;
    const auto is_same = [&](const color::Color& color) { return color.alpha == first; };
    return std::ranges::all_of(paint.colors, is_same) ? std::optional(first) : std::nullopt;
}

std::string write_group_entry(const FileColors& colors) {
    return "/Group " + write_transparency_group(colors, "/I true ") + " ";
}

/// Writes items as the content of a form, from the outermost to the innermost.
class FormWriter {
public:
    /// All that is visible lies in the box; the scale is that of the form.
    FormWriter(const FileColors& colors, const geom::Box& box, double fine)
        : colors_(colors)
        , box_(box)
        , fine_(fine) {}

    void write(const Items& items) {
        for (const Item& item : items) {
            const auto* const use = std::get_if<Use>(&item.node);
            if (use != nullptr &&
                (shared_.contains(&use->drawing.items()) || is_repeated(use->drawing, items)))
                write_shared(*use);
            else
                std::visit([&](const auto& node) { write(node); }, item.node);
        }
    }
    /// Writes all items of the form: a move of all of them ends with it.
    void write_all(const Items& items) {
        const auto* const group = items.size() == 1 ? std::get_if<Group>(&items.front().node) : nullptr;
        const bool is_moved_only = group != nullptr && group->opacity >= 1 && group->clip.index() == 0;
        if (!is_moved_only || !geom::is_invertible(group->place)) return write(items);
        write_matrix(group->place);
        move_to(group->place);
        write(group->items);
    }
    SharedPart finish(const geom::Box& box, const std::string& entries) {
        // A form is clipped at its box, and readers clip at whole pixels: a word whose ink touched the box
        // lost the stem of its first letter on a screen. So the box gets room around the picture.
        constexpr double room = 0.04;
        const geom::Box around = box.grow(room * std::max(box.width(), box.height()));
        const std::string corners =
            join_numbers({around.left, around.top, around.right, around.bottom}, choose_decimals());
        // Readers complain of streams that are empty.
        return std::make_shared<const Part>(Part{
            .dictionary = fmt::format("<< /Type /XObject /Subtype /Form {}/BBox [ {} ] >>", entries, corners),
            .data = pack(content_.empty() ? "\n" : content_),
            .is_packed = true,
            .resources = resources_.take(),
            .runs = std::move(runs_)});
    }

private:
    void write(const Fill& fill) {
        if (!geom::is_invertible(fill.paint_place) || (fill.path && fill.path->empty())) return;
        if (const color::Color* const color = find_facts(fill.paint).color) {
            geom::Path all;
            if (!fill.path) all.add(box_);
            return fill_path(fill.path.value_or(std::move(all)), *color);
        }
        fill_gradient(fill);
    }
    void write(const Stroke& stroke) {
        set_color(stroke.color, ColorUse::Stroke);
        const std::string width = format_number(stroke.width, choose_decimals() + 1) + " w ";
        const std::string ends = stroke.ends == Stroke::Ends::Round ? "1 J 1 j " : "0 J 1 j ";
        if (width != state_.width) content_ += state_.width = width;
        if (ends != state_.ends) content_ += state_.ends = ends;
        append_path(content_, stroke.path, choose_decimals(), PathUse::Stroke);
        content_ += "S ";
    }
    void write(const Text& text) {
        const bool is_embedded =
            std::ranges::all_of(text.runs, [](const Text::Run& run) { return can_be_embedded(*run.font); });
        if (!is_embedded) {
            geom::Path path;
            for (const Text::Run& run : text.runs)
                for (const Text::Glyph& glyph : run.glyphs)
                    path.add(geom::transform(load_glyph_outline(*run.font, glyph.id),
                                             geom::Affine::translation(text.origin + glyph.origin)));
            return fill_path(path, text.color);
        }
        set_color(text.color, ColorUse::Fill);
        content_ += "BT ";
        for (const Text::Run& run : text.runs) write_run(run, text.origin);
        content_ += "ET ";
    }
    void write(const Group& group) {
        const auto* const path = std::get_if<geom::Path>(&group.clip);
        if (path != nullptr && path->empty()) return;
        write_moved(group.items, group.place, &group);
    }
    void write(const Composite& composite) {
        if (!stays_vector(composite)) return write_image({{composite}});
        const auto steps = list_paint_steps(composite);
        if (!steps) return write_blended(composite);
        for (const auto& [items, mask] : *steps)
            mask == nullptr ? write(*items) : write_masked(*items, *mask);
    }
    void write(const Use& use) { write_moved(use.drawing.items(), use.place); }
    /// Writes a drawing as a form, which later uses draw again.
    void write_shared(const Use& use) {
        const Items& items = use.drawing.items();
        const geom::Box box = measure_ink(items).value_or(box_);
        if (box.empty() || !geom::is_invertible(use.place)) return;
        SharedPart& form = shared_[&items];
        if (!form) form = make_form(items, box, fine_ * geom::compute_mean_scale(use.place), "");
        draw_at(use.place, form);
    }
    void write(const drawing::Pixels& pixels) {
        const geom::Size size = find_jpeg(pixels).size;
        draw_at(pixels.place * geom::Affine{size.width, 0, 0, -size.height, 0, size.height},
                make_image(pixels));
    }
    void write(const SvgPage& page) {
        const geom::Box box = page.box.intersect(box_);
        if (box.empty()) return;
        auto drawn = draw_pdf(page, box);
        draw_at(drawn.place, std::make_shared<const Part>(Part{.page_file = std::move(drawn.file)}));
    }
    void fill_path(const geom::Path& path, const color::Color& color) {
        set_color(color, ColorUse::Fill);
        append_path(content_, path, choose_decimals());
        content_ += "f ";
    }
    void fill_gradient(const Fill& fill) {
        const geom::Box area = (fill.path ? fill.path->box() : box_).map_by(geom::inverse(fill.paint_place));
        const ShadingColors colors{colors_.describe_space(),
                                   [&](const color::Color& color) { return colors_.convert(color); }};
        save([&] {
            if (fill.path) {
                append_path(content_, *fill.path, choose_decimals());
                content_ += "W n ";
            }
            if (!(fill.paint_place == geom::Affine{})) write_matrix(fill.paint_place);
            const drawing::PaintFacts paint = find_facts(fill.paint);
            if (const auto alpha = find_opacity(paint)) {
                set_opacity(*alpha);
            } else {
                // Shadings have colors, but no opacity: a group for /Alpha would need this same mask inside.
                const auto opacity = [](const color::Color& color) { return Amounts{color.alpha}; };
                set_mask("/Luminosity",
                         write_shading(fill.paint, area, {"/DeviceGray", opacity},
                                       "/Group << /S /Transparency /I true /CS /DeviceGray >> "));
            }
            // Poppler draws triangles beneath a mask one by one, and what they share twice, unless they are a
            // group.
            if (!is_opaque(fill.paint) && paint.is_mesh)
                draw(write_shading(fill.paint, area, colors, write_group_entry(colors_)));
            else
                draw(make_shading(fill.paint, area, colors));
        });
    }
    /// Returns a form that a gradient fills.
    SharedPart write_shading(const drawing::Paint& gradient, const geom::Box& area,
                             const ShadingColors& colors, const std::string& entries) const {
        FormWriter form(colors_, area, fine_);
        form.draw(make_shading(gradient, area, colors));
        return form.finish(area, entries);
    }
    void write_run(const Text::Run& run, geom::Point place) {
        constexpr double em = 1000, min_shift = 0.5;
        const std::string name = resources_.add('f', {.category = "/Font", .font = run.font});
        content_ += fmt::format("/{} {:.0f} Tf ", name, em);
        geom::Point pen{1e300, 1e300};
        bool is_open = false;
        for (const auto& [id, own, text] : run.glyphs) {
            const geom::Point origin = place + own;
            if (std::abs(origin.y - pen.y) > min_shift) { // another line, or an accent
                if (is_open) content_ += ">] TJ ";
                content_ += "1 0 0 -1 " + join_numbers({origin.x, origin.y}) + " Tm [<";
                pen = origin;
                is_open = true;
            } else if (std::abs(origin.x - pen.x) > min_shift) {
                const std::string shift =
                    format_number(pen.x - origin.x, 1); // thousandths of an em, to the left
                content_ += ">" + shift + "<";
                pen.x -= std::stod(shift);
            }
            content_ += fmt::format("{:04X}", id);
            pen.x += measure_glyph(*run.font, id);
        }
        if (is_open) content_ += ">] TJ ";
        runs_.push_back(run);
    }
    /// Writes moved items, perhaps those of a group.
    void write_moved(const Items& items, const geom::Affine& place, const Group* group = nullptr) {
        if (!geom::is_invertible(place)) return;
        const bool is_moved = !(place == geom::Affine{});
        const geom::Box outer = box_;
        const double outer_fine = fine_;
        const State state = state_;
        const std::size_t begin = content_.size();
        content_ += "q ";
        if (is_moved) write_matrix(place);
        move_to(place);
        const bool is_clipped = group != nullptr && clip(*group);
        if (!is_moved && !is_clipped) content_.resize(begin);
        write_translucent(items, group != nullptr ? group->opacity : 1);
        if (is_moved || is_clipped) {
            content_ += "Q ";
            state_ = state;
        }
        box_ = outer;
        fine_ = outer_fine;
    }
    /// Goes over to the coordinates of moved items.
    void move_to(const geom::Affine& place) {
        box_ = box_.map_by(geom::inverse(place));
        fine_ *= geom::compute_mean_scale(place);
    }
    /// Returns true if there was anything to clip.
    bool clip(const Group& group) {
        if (const auto* path = std::get_if<geom::Path>(&group.clip)) {
            append_path(content_, *path, choose_decimals());
        } else if (const auto* box = std::get_if<geom::Box>(&group.clip)) {
            const auto ink = measure_ink(group.items);
            if (ink && box->contains(*ink)) return false;
            content_ +=
                join_numbers({box->left, box->top, box->width(), box->height()}, choose_decimals()) + " re ";
        } else {
            return false;
        }
        content_ += "W n ";
        return true;
    }
    void write_translucent(const Items& items, double opacity) {
        if (opacity >= 1) return write(items);
        draw_group(items, fmt::format("<< /ca {} >>", format_number(opacity, 4)));
    }
    /// Writes `content` where `mask` is opaque.
    void write_masked(const Items& content, const Items& mask) {
        if (const auto opacity = find_even_opacity(mask)) return write_translucent(content, *opacity);
        const SharedPart shape = make_group(mask);
        save([&] {
            set_mask("/Alpha", shape);
            const Fill* const only = find_only_fill(content);
            if (only != nullptr && is_opaque(content) &&
                !find_facts(only->paint).is_mesh) // else it has a mask of its own
                write(content);
            else
                draw(make_group(content));
        });
    }
    void write_blended(const Composite& composite) {
        FormWriter inner(colors_, box_, fine_);
        inner.write(composite.backdrop);
        inner.draw_group(composite.source, fmt::format("<< /BM /{} >>", blend_mode(composite.mode)));
        set_opacity(1);
        draw(inner.finish(box_, write_group_entry(colors_)));
    }
    void write_image(const Items& items) {
        constexpr int side = 2000;
        const geom::Box box = measure_ink(items).value_or(box_).intersect(box_);
        if (box.empty()) return;
        draw_at({box.width(), 0, 0, -box.height(), box.left, box.bottom},
                make_image(rasterize(items, box, side)));
    }
    /// Draws a form or an image by the map from its units.
    void draw_at(const geom::Affine& place, const SharedPart& part) {
        save([&] {
            write_matrix(place);
            draw(part);
        });
    }
    /// Writes a form that has the page's states of graphics on it alone.
    void draw_group(const Items& items, const std::string& state) {
        const SharedPart group = make_group(items);
        save([&] {
            set_state(resources_.add_new('g', {.category = "/ExtGState", .value = state}));
            draw(group);
        });
    }
    /// Returns items as a form, with a transparency group.
    SharedPart make_group(const Items& items) const {
        return make_form(items, box_, fine_, write_group_entry(colors_));
    }
    SharedPart make_form(const Items& items, const geom::Box& box, double fine,
                         const std::string& entries) const {
        FormWriter inner(colors_, box, fine);
        inner.write(items);
        return inner.finish(box, entries);
    }
    /// Calls write() between q and Q, for what has its own opacity.
    template<class Write>
    void save(Write&& write) {
        set_opacity(1);
        const State outer = state_;
        content_ += "q ";
        write();
        content_ += "Q ";
        state_ = outer;
    }

    void set_opacity(double opacity) {
        std::string text = format_number(opacity, 4);
        if (text == state_.opacity) return;
        set_state(resources_.add('a', {.category = "/ExtGState",
                                       .name = "a" + text,
                                       .value = fmt::format("<< /CA {0} /ca {0} >>", text)}));
        state_.opacity = std::move(text);
    }
    void set_color(const color::Color& color, ColorUse use) {
        set_opacity(color.alpha);
        std::string& current = use == ColorUse::Fill ? state_.fill : state_.stroke;
        std::string wanted = write_color_operator(colors_.convert(color), use);
        if (wanted != current) content_ += wanted;
        current = std::move(wanted);
    }
    void write_matrix(const geom::Affine& place) {
        content_ += join_numbers({place.a, place.b, place.c, place.d}, 7) + " " +
                    join_numbers({place.e, place.f}, choose_decimals()) + " cm ";
    }
    void set_state(const std::string& name) { content_ += "/" + name + " gs "; }
    /// Sets a soft mask of a kind that a group gives.
    void set_mask(std::string_view kind, SharedPart group) {
        set_state(resources_.add_new('m', {.category = "/ExtGState",
                                           .value = fmt::format("<< /SMask << /Type /Mask /S {} >> >>", kind),
                                           .part = std::move(group)}));
    }
    void draw(const SharedPart& form) {
        content_ += "/" + resources_.add('x', {.category = "/XObject", .part = form}) + " Do ";
    }
    /// Paints a gradient on all of the clip.
    void draw(Resource shading) {
        shading.category = "/Shading";
        content_ += "/" + resources_.add('s', std::move(shading)) + " sh ";
    }
    int choose_decimals() const { return drawing::count_decimals(fine_); }

    /// The parameters of the graphics state that fills obey, as they are written.
    struct State {
        std::string fill{}, stroke{}, opacity = "1", width{}, ends{};
    };
    const FileColors& colors_;
    geom::Box box_;
    double fine_;
    State state_;
    std::string content_;
    ResourceList resources_;
    std::map<const Items*, SharedPart> shared_;
    std::vector<Text::Run> runs_;
};

} // namespace

/// Makes a form (ISO 32000-1, 8.10) in the picture's own units, y down. Vectors stay vectors but for modes of
/// composition that PDF lacks.
DrawnPicture draw(const Symbol& picture, const Colors& colors) {
    const geom::Box box = picture.box.empty() ? geom::Box{0, 0, 1, 1} : picture.box;
    // A hundredth of a unit of a picture of 4000 units is 0.05 micrometers on one of 20 mm.
    FormWriter writer(colors.data(), box, 400000 / std::max({box.width(), box.height(), 1e-9}));
    writer.write_all(picture.drawing.items());
    return writer.finish(box, "");
}

} // namespace spotit::pdf
