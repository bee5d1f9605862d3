#include "pdf/drawing/part.hpp"

#include "pdf/content/operations.hpp"
#include "pdf/flatten/pixels.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>
#include <libdeflate.h>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <cmath>
#include <new>

namespace spotit::pdf {
namespace {

std::string describe(geom::Size size, std::string_view space, std::string_view more = "") {
    return fmt::format("<< /Type /XObject /Subtype /Image /Width {} /Height {} /BitsPerComponent 8 "
                       "/ColorSpace {} /Interpolate true {}>>",
                       size.width, size.height, space, more);
}

SharedPart make_part(geom::Size size, std::string_view space, const std::string& samples,
                     SharedPart soft_mask = {}) {
    return std::make_shared<const Part>(Part{.dictionary = describe(size, space),
                                             .data = pack(samples, Packing::Samples),
                                             .is_packed = true,
                                             .soft_mask = std::move(soft_mask)});
}

std::string_view find_space(int components) {
    return components == 1 ? "/DeviceGray" : components == 3 ? "/DeviceRGB" : "/DeviceCMYK";
}

/// Returns the thread's compressor of that level. It has megabytes of tables, so that it is kept for all
/// parts.
template<int level>
libdeflate_compressor* keep_compressor() {
    thread_local const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)>
        compressor(libdeflate_alloc_compressor(level), &libdeflate_free_compressor);
    if (!compressor) throw std::bad_alloc();
    return compressor.get();
}

using drawing::ColorLine;

/// Returns a function from 0 to 1 to colors (ISO 32000-1, 7.10): one for each two stops, joined.
std::string write_color_function(const ColorLine& line, const ShadingColors& colors) {
    std::string parts, bounds, encode;
    for (std::size_t i = 0; i + 1 < line.stops.size(); ++i) {
        parts += fmt::format("<< /FunctionType 2 /Domain [ 0 1 ] /C0 [ {}] /C1 [ {}] /N 1 >> ",
                             write_operands(colors.write(line.stops[i].color)),
                             write_operands(colors.write(line.stops[i + 1].color)));
        if (i > 0) bounds += base::format_number(line.stops[i].offset, 6) + " ";
        encode += "0 1 ";
    }
    if (line.stops.size() == 2) return parts;
    return fmt::format("<< /FunctionType 3 /Domain [ 0 1 ] /Functions [ {}] /Bounds [ {}] /Encode [ {}] >> ",
                       parts, bounds, encode);
}

Resource write_shading_object(int type, const std::string& coordinates, const ColorLine& line,
                              const ShadingColors& colors) {
    return {.value = fmt::format(
                "<< /ShadingType {} /ColorSpace {} /Coords [ {} ] /Extend [ true true ] /Function {}>>", type,
                colors.space, coordinates, write_color_function(line, colors))};
}

Resource make(const drawing::LinearGradient& gradient, const geom::Box& box, const ShadingColors& colors) {
    const auto [line, start, end] = drawing::unroll(gradient, box);
    return write_shading_object(2, base::join_numbers({start.x, start.y, end.x, end.y}, 4), line, colors);
}

Resource make(const drawing::RadialGradient& gradient, const geom::Box& box, const ShadingColors& colors) {
    const auto [line, start, end] = drawing::unroll(gradient, box);
    return write_shading_object(
        3,
        base::join_numbers(
            {start.center.x, start.center.y, start.radius, end.center.x, end.center.y, end.radius}, 4),
        line, colors);
}

/// Makes a mesh of triangles (ISO 32000-1, 8.7.4.5.5).
Resource make(const drawing::SweepGradient& gradient, const geom::Box& box, const ShadingColors& colors) {
    const geom::Circle disc = drawing::compute_covering_disc(gradient.center, box);
    const geom::Point reach{disc.radius, disc.radius};
    const geom::Point corner = disc.center - reach, opposite = disc.center + reach;
    std::string bytes;
    std::size_t components = 3;
    const auto add = [&](geom::Point point, const color::Color& color) {
        bytes += '\0'; // each three corners are a triangle
        for (const double share : {(point.x - corner.x) / (opposite.x - corner.x),
                                   (point.y - corner.y) / (opposite.y - corner.y)}) {
            const auto value = static_cast<unsigned>(std::lround(65535 * share));
            bytes += {static_cast<char>(value >> 8U), static_cast<char>(value & 0xFFU)};
        }
        const Amounts amounts = colors.write(color);
        bytes += to_bytes(amounts);
        components = amounts.size();
    };
    const auto rim = [&](double angle) {
        return disc.center + disc.radius * geom::Point{std::cos(angle), std::sin(angle)};
    };
    for (const auto& [from, to, start, end] : drawing::divide_into_sectors(gradient)) {
        // The color at the tip counts all over the triangle.
        add(disc.center, drawing::interpolate_color({{}, {{0, start}, {1, end}}}, 0.5));
        add(rim(from), start);
        add(rim(to), end);
    }
    std::string decode = base::join_numbers({corner.x, opposite.x, corner.y, opposite.y}, 4);
    for (std::size_t i = 0; i < components; ++i) decode += " 0 1";
    return {.part = std::make_shared<const Part>(
                Part{.dictionary = fmt::format("<< /ShadingType 4 /ColorSpace {} /BitsPerCoordinate 16 "
                                               "/BitsPerComponent 8 /BitsPerFlag 8 /Decode [ {} ] >>",
                                               colors.space, decode),
                     .data = std::move(bytes)})};
}

Resource make(const color::Color&, const geom::Box&, const ShadingColors&) {
    return {};
}

} // namespace

std::string pack(const std::string& bytes, Packing packing) {
    // Of text, level 11 makes a tenth less than 9; of pixels a hundredth, and takes three times as long.
    libdeflate_compressor* compressor =
        packing == Packing::Content ? keep_compressor<11>() : keep_compressor<9>();
    std::string packed(libdeflate_zlib_compress_bound(compressor, bytes.size()), '\0');
    packed.resize(
        libdeflate_zlib_compress(compressor, bytes.data(), bytes.size(), packed.data(), packed.size()));
    return packed;
}

SharedPart make_image(const symbol::RgbaImage& image) {
    const geom::Size size{1.0 * image.width, 1.0 * image.height};
    Pixels pixels = divide_pixels(image.rgba, image.width, image.height);
    const bool is_opaque = std::ranges::all_of(pixels.alpha, [](char value) { return value == '\xFF'; });
    if (!is_opaque) spread_colors(pixels, 8); // else edges mix with black when a reader draws them smaller
    std::string& colors = pixels.rgb;
    bool is_gray = true;
    for (std::size_t i = 0; is_gray && i < colors.size(); i += 3)
        is_gray = colors[i] == colors[i + 1] && colors[i + 1] == colors[i + 2];
    for (std::size_t i = 0; is_gray && 3 * i < colors.size(); ++i) colors[i] = colors[3 * i];
    if (is_gray) colors.resize(colors.size() / 3);
    return make_part(size, find_space(is_gray ? 1 : 3), colors,
                     is_opaque ? nullptr : make_part(size, "/DeviceGray", pixels.alpha));
}

SharedPart make_image(const drawing::Pixels& pixels) {
    const symbol::JpegFile jpeg = symbol::find_jpeg(pixels);
    if (!jpeg.bytes) return make_image(symbol::decode(pixels));
    const std::string_view inverted = jpeg.has_inverted_inks ? "/Decode [ 1 0 1 0 1 0 1 0 ] " : "";
    return std::make_shared<const Part>(
        Part{.dictionary = describe(jpeg.size, find_space(jpeg.components),
                                    fmt::format("/Filter /DCTDecode {}", inverted)),
             .data = *jpeg.bytes});
}

Resource make_shading(const drawing::Paint& gradient, const geom::Box& box, const ShadingColors& colors) {
    return std::visit([&](const auto& kind) { return make(kind, box, colors); }, gradient);
}

void append_path(std::string& content, const geom::Path& path, int decimals, PathUse use) {
    using Verb = geom::Path::Verb;
    const auto add = [&](std::span<const geom::Point> points, std::string_view operation) {
        for (const geom::Point point : points)
            for (const double value : {point.x, point.y})
                content += base::format_number(value, decimals) + ' ';
        content += operation;
    };
    const std::vector<geom::Path::Step> steps = path.list_steps();
    geom::Point begin, pen;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& [verb, points] = steps[i];
        const Verb next = i + 1 < steps.size() ? steps[i + 1].verb : Verb::Move;
        const bool is_drawn = next == Verb::Line || next == Verb::Curve;
        const bool is_end = next == Verb::Close || (next == Verb::Move && use == PathUse::Fill);
        if (verb == Verb::Move) begin = points[0];
        if (verb == Verb::Move && is_drawn) add(points, "m ");
        if (verb == Verb::Line && !(is_end && points[0] == begin)) add(points, "l "); // closing draws it
        if (verb == Verb::Close && use == PathUse::Stroke) content += "h ";
        if (verb == Verb::Curve && points[0] == pen)
            add(points.subspan(1), "v ");
        else if (verb == Verb::Curve && points[1] == points[2])
            add(std::array{points[0], points[2]}, "y ");
        else if (verb == Verb::Curve)
            add(points, "c ");
        pen = points.empty() ? begin : points.back();
    }
}

std::string ResourceList::add(char letter, Resource resource) {
    const auto find_font = [](const Resource& each) { return each.font ? &**each.font : nullptr; };
    for (const Resource& known : all_)
        if (known.category == resource.category && known.value == resource.value &&
            known.part == resource.part && find_font(known) == find_font(resource))
            return known.name;
    return add_new(letter, std::move(resource));
}

std::string ResourceList::add_new(char letter, Resource resource) {
    if (resource.name.empty()) resource.name = letter + std::to_string(all_.size());
    return all_.emplace_back(std::move(resource)).name;
}

Object PartBuilder::build(const SharedPart& part) {
    if (const auto known = built_.find(part); known != built_.end()) return known->second;
    for (const drawing::Text::Run& run : part->runs) fonts_.add(run);
    return built_.emplace(part, part->page_file.empty() ? build_stream(*part) : build_page(part->page_file))
        .first->second;
}

Object PartBuilder::build_stream(const Part& part) {
    Object stream = Object::newStream(&file_);
    stream.replaceDict(Object::parse(part.dictionary));
    Object dictionary = stream.getDict();
    Object filter = part.is_packed ? Object::newName("/FlateDecode") : dictionary.getKey("/Filter");
    stream.replaceStreamData(part.data, filter, Object::newNull());
    if (part.soft_mask) dictionary.replaceKey("/SMask", build(part.soft_mask));
    const bool is_image = dictionary.getKey("/Subtype").isNameAndEquals("/Image");
    if (is_image && colors_.inks() != nullptr) change_image(stream, *colors_.inks());
    if (dictionary.getKey("/Subtype").isNameAndEquals("/Form"))
        dictionary.replaceKey("/Resources", build_resources(part.resources));
    return stream;
}

Object PartBuilder::build_resources(const std::vector<Resource>& resources) {
    Resources all;
    for (const auto& [category, name, value, part, font] : resources) {
        Object object = font ? fonts_.find(*font) : value.empty() ? build(part) : Object::parse(value);
        if (!value.empty() && part) object.getKey("/SMask").replaceKey("/G", build(part));
        all.add(category, name, object);
    }
    return all.make_dictionary();
}

Object PartBuilder::build_page(const std::string& page_file) {
    const auto source = sources_.emplace_back(std::make_shared<QPDF>());
    // Cairo sometimes writes a name twice into one resource dictionary; both refer to the same object.
    source->setSuppressWarnings(true);
    source->processMemoryFile("page", page_file.data(), page_file.size());
    QPDFPageObjectHelper page = QPDFPageDocumentHelper(*source).getAllPages().at(0);
    Object form = page.getObjectHandle().getKey("/Contents");
    if (!form.isStream()) throw std::logic_error("a page by Cairo has not exactly one content stream");
    Object dictionary = form.getDict();
    dictionary.replaceKey("/Subtype", Object::newName("/Form"));
    dictionary.replaceKey("/BBox", page.getAttribute("/MediaBox", false));
    dictionary.replaceKey("/Resources", page.getAttribute("/Resources", false));
    if (colors_.inks() != nullptr) change_to_inks(*source, *colors_.inks(), colors_.mixing_space());
    for (Object& object : source->getAllObjects())
        if (object.isFormXObject())
            object.replaceStreamData(pack(shorten_curves(read_stream(object))),
                                     Object::newName("/FlateDecode"), Object::newNull());
    return file_.copyForeignObject(form);
}

} // namespace spotit::pdf
