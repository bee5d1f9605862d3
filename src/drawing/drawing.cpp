#include <spotit/drawing.hpp>

#include <spotit/base/hash.hpp>

#include <bit>
#include <functional>
#include <type_traits>

namespace spotit::drawing {
namespace {

/// Mixes values into one number; each of its bits depends on all of them.
class Hasher {
public:
    template<class... Values>
    std::uint64_t add(const Values&... values) {
        (mix(values), ...);
        return state_;
    }

private:
    template<class Number>
    requires(std::is_integral_v<Number> || std::is_enum_v<Number>) void mix(Number value) {
        state_ = base::mix_bits((state_ ^ static_cast<std::uint64_t>(value)) + base::mix_increment);
    }
    void mix(double value) { mix(std::bit_cast<std::uint64_t>(value)); }
    void mix(const std::string& text) { mix(std::hash<std::string>()(text)); }
    void mix(std::monostate) {}
    template<class Each>
    void mix(const std::vector<Each>& all) {
        mix(all.size());
        for (const Each& each : all) mix(each);
    }
    template<class... Kinds>
    void mix(const std::variant<Kinds...>& any) {
        mix(any.index());
        std::visit([&](const auto& kind) { mix(kind); }, any);
    }
    template<class Source>
    void mix(const Shared<Source>& part) {
        mix(part.id());
    }
    void mix(geom::Point point) { add(point.x, point.y); }
    void mix(const geom::Circle& circle) { add(circle.center, circle.radius); }
    void mix(const geom::Box& box) { add(box.left, box.top, box.right, box.bottom); }
    void mix(const geom::Affine& map) { add(map.a, map.b, map.c, map.d, map.e, map.f); }
    void mix(const geom::Path& path) {
        for (const auto& [verb, points] : path.list_steps()) {
            mix(verb);
            for (const geom::Point point : points) mix(point);
        }
    }
    void mix(const color::Color& color) { add(color.red, color.green, color.blue, color.alpha); }
    void mix(const Stop& stop) { add(stop.offset, stop.color); }
    void mix(const ColorLine& line) { add(line.extend, line.stops); }
    void mix(const LinearGradient& gradient) { add(gradient.line, gradient.start, gradient.end); }
    void mix(const RadialGradient& gradient) { add(gradient.line, gradient.start, gradient.end); }
    void mix(const SweepGradient& gradient) {
        add(gradient.line, gradient.center, gradient.start, gradient.end);
    }
    void mix(const Fill& fill) { add(fill.path.value_or(geom::Path()), fill.paint, fill.paint_place); }
    void mix(const Stroke& stroke) { add(stroke.path, stroke.width, stroke.color, stroke.ends); }
    void mix(const Text::Glyph& glyph) { add(glyph.id, glyph.origin, glyph.text); }
    void mix(const Text::Run& run) { add(run.font, run.glyphs); }
    void mix(const Text& text) { add(text.origin, text.runs, text.color); }
    void mix(const Group& group) { add(group.place, group.clip, group.opacity, group.items); }
    void mix(const Composite& composite) { add(composite.mode, composite.source, composite.backdrop); }
    void mix(const Use& use) { add(use.drawing.hash(), use.place); }
    void mix(const Pixels& pixels) { add(pixels.source, pixels.place); }
    void mix(const SvgPage& page) { add(page.source, page.box); }
    void mix(const Item& item) { mix(item.node); }

    std::uint64_t state_ = 0;
};

} // namespace

Drawing::Drawing(Items items) {
    if (items.empty()) return;
    hash_ = Hasher().add(items);
    items_ = std::make_shared<const Items>(std::move(items));
}

const Items& Drawing::items() const {
    static const Items none;
    return items_ ? *items_ : none;
}

bool operator==(const Item& first, const Item& second) {
    return first.node == second.node;
}

bool operator==(const Drawing& first, const Drawing& second) {
    return first.items_ == second.items_ || (first.hash_ == second.hash_ && first.items() == second.items());
}

} // namespace spotit::drawing
