// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/pdf_writer.hpp"

#include "symbol/colr/gradients.hpp"
#include "symbol/glyph/pdf_path.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>
#include <string>

namespace spotit::symbol {

namespace {

using Layers = std::vector<Paint>;
using base::format_number;

bool has_plain_fill(const Fill& fill) {
    const auto is_plain = [&](const auto& kind) {
        if constexpr (requires { kind.line; }) return kind.line.extend == Extend::Pad && is_opaque(fill);
        return true;
    };
    return !std::holds_alternative<SweepGradient>(fill) && std::visit(is_plain, fill);
}

bool are_plain(const Layers& layers) {
    return std::ranges::all_of(layers, [](const Paint& layer) {
        if (const auto* area = std::get_if<Area>(&layer.node))
            return area->outline && has_plain_fill(area->fill);
        const auto* group = std::get_if<Group>(&layer.node);
        return group != nullptr && are_plain(group->layers);
    });
}

std::string numbers(std::initializer_list<double> values, int decimals) {
    std::string text;
    for (const double value : values) text += format_number(value, decimals) + ' ';
    return text;
}

std::string matrix(const geom::Affine& place) {
    return numbers({place.a, place.b, place.c, place.d}, 7) + numbers({place.e, place.f}, 3) + "cm ";
}

/// Rounded to what a byte can hold, and a little more.
std::string components(const Rgba& color) {
    return numbers({color.red, color.green, color.blue}, 4);
}

/// Returns a function from 0 to 1 to colors (ISO 32000-1, 7.10): one for each two stops, joined.
std::string color_function(const ColorLine& line) {
    std::string parts, bounds, encode;
    for (std::size_t i = 0; i + 1 < line.stops.size(); ++i) {
        parts += fmt::format("<< /FunctionType 2 /Domain [ 0 1 ] /C0 [ {}] /C1 [ {}] /N 1 >> ",
                             components(line.stops[i].color), components(line.stops[i + 1].color));
        if (i > 0) bounds += format_number(line.stops[i].offset, 6) + ' ';
        encode += "0 1 ";
    }
    if (line.stops.size() == 2) return parts;
    return fmt::format("<< /FunctionType 3 /Domain [ 0 1 ] /Functions [ {}] /Bounds [ {}] /Encode [ {}] >> ",
                       parts, bounds, encode);
}

/// Returns a shading (ISO 32000-1, 8.7.4.5).
std::string shading(int type, const std::string& coordinates, const ColorLine& line) {
    return fmt::format(
        "<< /ShadingType {} /ColorSpace /DeviceRGB /Coords [ {}] /Extend [ true true ] /Function {}>> ", type,
        coordinates, color_function(line));
}

std::string shading(const LinearGradient& original) {
    const auto [line, start, end] = normalized(original);
    return shading(2, numbers({start.x, start.y, end.x, end.y}, 3), line);
}

std::string shading(const RadialGradient& original) {
    const auto [line, start, end] = normalized(original);
    return shading(
        3, numbers({start.center.x, start.center.y, start.radius, end.center.x, end.center.y, end.radius}, 3),
        line);
}

/// Writes paints, from the outermost to the innermost.
class PdfWriter {
public:
    void write(const Layers& layers);
    PdfDrawing result(const geom::Box& box) const { return {content_, resources(), box}; }

private:
    void write(const Area& area);
    void write(const Group& group);
    void write(const Composite&) {} // as are_plain has found
    void fill(const Area& area, const Solid& solid);
    template<class Gradient>
    void fill(const Area& area, const Gradient& gradient);
    void fill(const Area&, const SweepGradient&) {} // as are_plain has found
    void set_opacity(double opacity);
    void clip(const GlyphOutline& outline);
    void clip(const geom::Box& box);
    void clip(std::monostate) {}
    std::string resources() const;

    /// The parameters of the graphics state that fills obey, as they are written.
    struct State {
        std::string color{}, opacity = "1";
    };
    State state_;
    std::string content_;
    std::map<std::string, std::size_t> shadings_; ///< their numbers, by dictionary
    std::set<std::string> opacities_;
};

void PdfWriter::set_opacity(double opacity) {
    const std::string text = format_number(opacity, 4);
    if (text == state_.opacity) return;
    state_.opacity = *opacities_.insert(text).first;
    content_ += "/a" + text + " gs ";
}

void PdfWriter::fill(const Area& area, const Solid& solid) {
    set_opacity(solid.color.alpha);
    const std::string color = components(solid.color);
    if (color != state_.color) content_ += color + "rg ";
    state_.color = color;
    append_pdf_path(content_, area.outline->contours({}));
    content_ += "f ";
}

template<class Gradient>
void PdfWriter::fill(const Area& area, const Gradient& gradient) {
    const auto [known, is_new] = shadings_.try_emplace(shading(gradient), shadings_.size());
    set_opacity(1);
    content_ += "q ";
    clip(*area.outline);
    content_ += matrix(area.place) + fmt::format("/s{} sh Q ", known->second);
}

void PdfWriter::clip(const GlyphOutline& outline) {
    append_pdf_path(content_, outline.contours({}));
    content_ += "W n ";
}

void PdfWriter::clip(const geom::Box& box) {
    content_ += numbers({box.left, box.top, box.width(), box.height()}, 3) + "re W n ";
}

void PdfWriter::write(const Area& area) {
    if (!is_invertible(area.place) || area.outline->empty()) return;
    std::visit([&](const auto& kind) { fill(area, kind); }, area.fill);
}

void PdfWriter::write(const Group& group) {
    if (!is_invertible(group.place)) return;
    const auto* const outline = std::get_if<GlyphOutline>(&group.clip);
    if (outline != nullptr && outline->empty()) return;
    const auto* const box = std::get_if<geom::Box>(&group.clip);
    const auto ink = ink_box(group.layers);
    const bool is_clipped = outline != nullptr || (box != nullptr && !(ink && box->contains(*ink)));
    const bool is_moved = !(group.place == geom::Affine{});
    if (!is_clipped && !is_moved) return write(group.layers);
    const State outer = state_;
    content_ += "q ";
    if (is_moved) content_ += matrix(group.place);
    if (is_clipped) std::visit([&](const auto& shape) { clip(shape); }, group.clip);
    write(group.layers);
    content_ += "Q ";
    state_ = outer;
}

void PdfWriter::write(const Layers& layers) {
    for (const Paint& layer : layers) std::visit([&](const auto& node) { write(node); }, layer.node);
}

std::string PdfWriter::resources() const {
    std::string shadings, states;
    for (const auto& [dictionary, number] : shadings_) shadings += fmt::format("/s{} {}", number, dictionary);
    for (const std::string& opacity : opacities_)
        states += fmt::format("/a{0} << /CA {0} /ca {0} >> ", opacity);
    std::string text = "<< ";
    if (!shadings.empty()) text += fmt::format("/Shading << {}>> ", shadings);
    if (!states.empty()) text += fmt::format("/ExtGState << {}>> ", states);
    return text + ">>";
}

} // namespace

std::optional<PdfDrawing> write_pdf(const std::vector<Paint>& layers, const geom::Box& box) {
    if (!are_plain(layers)) return {};
    PdfWriter writer;
    writer.write(layers);
    return writer.result(box);
}

} // namespace spotit::symbol
