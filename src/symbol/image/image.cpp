#include "symbol/lineart/layers.hpp"

#include "diag/write.hpp"
#include "symbol/image/image_readers.hpp"
#include "symbol/request.hpp"

#include <spotit/base/files.hpp>
#include <spotit/diag/phrases.hpp>

#include <cmath>
#include <new>
#include <numbers>
#include <system_error>

namespace spotit::symbol {
namespace {

namespace fs = std::filesystem;

/// An unsupported format and the first bytes of its files, for the message.
struct UnreadFormat {
    std::string_view magic, name;
};
constexpr UnreadFormat unread_formats[] = {{"%PDF", "a PDF"},
                                           {"8BPS", "a PSD"},
                                           {"\xFF\x0A", "a JPEG XL"},
                                           {"%!PS", "a PostScript file"},
                                           {"\x1F\x8B", "a compressed file (SVGZ)"}};

constexpr std::uintmax_t max_image_bytes = 64 << 20;

void read(Symbol& symbol, const FileBytes& file, const Request& request) {
    if (const ImageReader* reader = find_image_reader(*file)) {
        reader->read(symbol, file, request);
        if (request.cut_out != CutOut::None && reader->read == read_svg)
            request.warn("cut-out-unused",
                         diag::write("{symbol} is made of shapes, so nothing is cut out of it",
                                     write_symbol(request.spec)),
                         {.notes = {diag::make_fix("delete its white shape in a drawing program")}});
        if (request.spec.drawing == DrawingStyle::Outline && reader->read != read_svg)
            report_not_outlined(request, "it is made of pixels");
        return;
    }
    for (const UnreadFormat& format : unread_formats)
        if (file->starts_with(format.magic))
            throw Damaged{diag::write("it is {format}; save it as PNG, JPEG or SVG", format.name)};
    throw Damaged{file->empty() ? diag::Sentence("it is empty")
                                : diag::write("it is not an {formats}", list_image_formats())};
}

bool begins_with(std::string_view file, std::string_view beginning) {
    return !beginning.empty() && file.size() >= beginning.size() &&
           std::equal(beginning.begin(), beginning.end(), file.begin(),
                      [](char wanted, char byte) { return wanted == '?' || wanted == byte; });
}

constexpr double corner_share = 0.15; // radius of round corners, of the shorter side
constexpr int corner_points = 16;     // of each quarter of a circle
constexpr double whole = 0.98;        // share of an area: a picture that has so much fills it

/// A rectangle with round corners, whose radius is half a side for a circle.
struct MaskShape {
    geom::Box box;
    double radius = 0;
};

/// Returns true for pixels without anything transparent. What was cut out of a photo is no photo.
bool is_photo(const Symbol& symbol) {
    return symbol.pixels && !symbol.page &&
           geom::area(symbol.outline) > whole * symbol.box.width() * symbol.box.height();
}

MaskShape make_mask(const Symbol& symbol, const Picture& picture) {
    const geom::Box& box = symbol.box;
    const double side = std::min(box.width(), box.height()) / picture.mask_zoom;
    const bool is_circle = picture.mask == PictureMask::Circle;
    const double width = is_circle ? side : box.width() / picture.mask_zoom,
                 height = is_circle ? side : box.height() / picture.mask_zoom;
    const geom::Point at = picture.mask_at.value_or(geom::Point{0.5, is_photo(symbol) ? head_height : 0.5});
    const double left = std::clamp(box.left + at.x * box.width() - width / 2, box.left,
                                   std::max(box.left, box.right - width)),
                 top = std::clamp(box.top + at.y * box.height() - height / 2, box.top,
                                  std::max(box.top, box.bottom - height));
    return {{left, top, left + width, top + height}, (is_circle ? 0.5 : corner_share) * side};
}

geom::Polygon trace_mask(const MaskShape& shape) {
    const auto& [box, radius] = shape;
    const geom::Box centers = box.grow(-radius);
    constexpr double quarter = std::numbers::pi / 2;
    const std::pair<geom::Point, double> corners[] = {{{centers.left, centers.top}, 2 * quarter},
                                                      {{centers.right, centers.top}, 3 * quarter},
                                                      {{centers.right, centers.bottom}, 0},
                                                      {{centers.left, centers.bottom}, quarter}};
    geom::Polygon ring;
    for (const auto& [center, begin] : corners)
        for (int i = 0; i < corner_points; ++i) {
            const double angle = begin + quarter * (i + 0.5) / corner_points;
            ring.push_back(center + radius * geom::Point{std::cos(angle), std::sin(angle)});
        }
    return ring;
}

/// Cuts a picture to a circle, or to a part of its box with round corners. What is made of pixels keeps them,
/// what is made of vectors stays so.
void apply_mask(Symbol& symbol, const Picture& picture) {
    if (picture.mask == PictureMask::None || symbol.outline.empty()) return;
    const MaskShape shape = make_mask(symbol, picture);
    geom::Path clip;
    clip.add_rounded(shape.box, shape.radius);
    change_drawing(symbol, Items{{Group{.clip = std::move(clip), .items = {{Use{symbol.drawing, {}}}}}}},
                   shape.box);
    const geom::Polygon rim = trace_mask(shape);
    if (geom::area(symbol.outline) > whole * geom::area({rim})) symbol.outline = {rim};
}

} // namespace

FileBytes read_file(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(file, error)) throw Damaged{"it is not a file"};
    const std::uintmax_t size = fs::file_size(file, error);
    if (error) throw Damaged{"it can't be read"};
    if (size > max_image_bytes)
        throw Damaged{diag::write("it is {size} MB; files larger than {limit} MB are not read", size >> 20,
                                  max_image_bytes >> 20)};
    std::optional<std::string> bytes = base::read_file(file);
    if (!bytes) throw Damaged{"it can't be read"};
    return std::make_shared<std::string>(*std::move(bytes));
}

void warn_of_animation(const Request& request) {
    request.warn("animated",
                 diag::write("{symbol} is animated; its first frame is printed", write_symbol(request.spec)));
}

diag::Diagnostic describe_picture_error(const SymbolSpec& spec, const diag::Sentence& reason) {
    return {
        diag::Severity::Error,
        "bad-picture",
        diag::write("can't use the picture {file}: {reason}", write_symbol(spec, PathPart::Whole), reason),
        spec.span,
        {},
        {diag::make_fix("save it again in an image editor, as a PNG or JPEG of 2000 x 2000 pixels")},
        {diag::make_file(write_symbol(spec, PathPart::Whole))}};
}

Symbol make_symbol(const Picture& picture, const Request& request) {
    const fs::path& file = picture.file;
    Symbol symbol{.name = find_name(request.spec)};
    std::error_code error;
    if (!fs::exists(file, error)) { // it was there when the theme was read
        request.error({.id = "no-picture",
                       .message = diag::write("can't find the picture {file}", file.string()),
                       .subjects = {diag::make_file(file.string())}});
        return symbol;
    }
    const auto refuse = [&](const diag::Sentence& reason) {
        symbol = {.name = symbol.name};
        request.sink.add(describe_picture_error(request.spec, reason));
    };
    try {
        read(symbol, read_file(file), request);
        if (symbol.outline.empty())
            request.error("blank-symbol", diag::write("the picture {file} is blank", file.string()));
        apply_tint(symbol, request);
        apply_mask(symbol, picture);
    } catch (const Damaged& damaged) {
        refuse(damaged.reason);
    } catch (const diag::Error& failed) { // while it was drawn
        symbol = {.name = symbol.name};
        request.sink.add(failed.diagnostics().front());
    } catch (const std::bad_alloc&) {
        refuse("it takes more memory than is available");
    }
    return symbol;
}

bool has_svg_element(std::string_view file) {
    std::string head(file.substr(0, 1 << 16));
    std::erase(head, '\0'); // UTF-16
    return head.find("<svg") != std::string::npos || head.find(":svg") != std::string::npos;
}

const ImageReader* find_image_reader(std::string_view file) {
    for (const ImageReader& reader : image_readers)
        for (const std::string_view beginning : reader.beginnings)
            if (begins_with(file, beginning)) return &reader;
    return has_svg_element(file) ? &image_readers[0] : nullptr;
}

std::vector<std::string_view> list_image_endings() {
    std::vector<std::string_view> endings;
    for (const ImageReader& reader : image_readers)
        for (const std::string_view ending : reader.endings)
            if (!ending.empty()) endings.push_back(ending);
    return endings;
}

diag::Sentence list_image_formats() {
    return diag::join_words(base::list_names(image_readers));
}

bool is_image_path(std::string_view path) {
    const std::string lower = diag::to_lower_case(path);
    return std::ranges::any_of(list_image_endings(), [&](std::string_view ending) {
        return lower.size() > ending.size() && lower.ends_with(ending);
    });
}

bool is_image_content(std::string_view beginning) {
    const ImageReader* const reader = find_image_reader(beginning);
    return reader != nullptr && reader->read != read_svg;
}

} // namespace spotit::symbol
