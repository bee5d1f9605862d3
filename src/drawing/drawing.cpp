#include <spotit/drawing.hpp>

#include <spotit/base/hash.hpp>

#include <bit>

namespace spotit::drawing {
namespace {

/// Mixes values into one number; each of its bits depends on all of them.
class Hasher {
public:
    std::uint64_t finish() const { return state_; }

    Hasher& add(std::uint64_t value) {
        state_ = base::mix_bits((state_ ^ value) + base::mix_increment);
        return *this;
    }
    Hasher& add(double value) { return add(std::bit_cast<std::uint64_t>(value)); }
    Hasher& add(std::string_view text) { return add(std::uint64_t{std::hash<std::string_view>()(text)}); }
    Hasher& add(geom::Point point) { return add(point.x).add(point.y); }
    Hasher& add(const geom::Circle& circle) { return add(circle.center).add(circle.radius); }
    Hasher& add(const geom::Box& box) {
        return add(geom::Point{box.left, box.top}).add(geom::Point{box.right, box.bottom});
    }
    Hasher& add(const geom::Affine& map) {
        return add(geom::Point{map.a, map.b}).add(geom::Point{map.c, map.d}).add(geom::Point{map.e, map.f});
    }
    Hasher& add(const geom::Path& path) {
        for (const auto& [verb, points] : path.list_steps()) {
            add(static_cast<std::uint64_t>(verb));
            for (const geom::Point point : points) add(point);
        }
        return *this;
    }
    Hasher& add(std::monostate) { return *this; }
    Hasher& add(const color::Color& color) {
        return add(color.red).add(color.green).add(color.blue).add(color.alpha);
    }
    Hasher& add(const ColorLine& line) {
        add(static_cast<std::uint64_t>(line.extend));
        for (const Stop& stop : line.stops) add(stop.offset).add(stop.color);
        return *this;
    }
    template<class Gradient> // linear or radial
    Hasher& add(const Gradient& gradient) {
        return add(gradient.line).add(gradient.start).add(gradient.end);
    }
    Hasher& add(const SweepGradient& gradient) {
        return add(gradient.line).add(gradient.center).add(gradient.start).add(gradient.end);
    }
    template<class First, class... Others>
    Hasher& add(const std::variant<First, Others...>& each) {
        add(std::uint64_t{each.index()});
        return std::visit([&](const auto& kind) -> Hasher& { return add(kind); }, each);
    }
    Hasher& add(const Fill& fill) {
        return add(fill.path.value_or(geom::Path())).add(fill.paint).add(fill.paint_place);
    }
    Hasher& add(const Stroke& stroke) {
        return add(stroke.path)
            .add(stroke.width)
            .add(stroke.color)
            .add(static_cast<std::uint64_t>(stroke.ends));
    }
    Hasher& add(const Text& text) {
        add(text.origin).add(text.color);
        for (const Text::Run& run : text.runs) {
            add(run.font.id());
            for (const Text::Glyph& glyph : run.glyphs)
                add(std::uint64_t{glyph.id}).add(glyph.origin).add(std::string_view(glyph.text));
        }
        return *this;
    }
    Hasher& add(const Group& group) {
        return add(group.place).add(group.clip).add(group.opacity).add(group.items);
    }
    Hasher& add(const Composite& composite) {
        return add(static_cast<std::uint64_t>(composite.mode)).add(composite.source).add(composite.backdrop);
    }
    Hasher& add(const Use& use) { return add(use.drawing.hash()).add(use.place); }
    Hasher& add(const Pixels& pixels) { return add(pixels.source.id()).add(pixels.place); }
    Hasher& add(const SvgPage& page) { return add(page.source.id()).add(page.box); }
    Hasher& add(const Items& items) {
        for (const Item& item : items) add(item.node);
        return add(std::uint64_t{items.size()});
    }

private:
    std::uint64_t state_ = 0;
};

} // namespace

Drawing::Drawing(Items items) {
    if (items.empty()) return;
    hash_ = Hasher().add(items).finish();
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
