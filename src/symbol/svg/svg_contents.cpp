#include "symbol/svg/svg_source.hpp"

#include "symbol/image/image_readers.hpp"

#include <spotit/diag/phrases.hpp>

#include <glib.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace spotit::symbol {
namespace {

constexpr int max_depth = 4; ///< of SVGs in SVGs
/// Three hundred thousand take more than 1 GB, and thirty thousand ten seconds.
constexpr std::size_t max_letters = 200'000;
/// Pixels of the longer side of the page.
constexpr double max_page_side = 2400, min_page_side = 250;

/// Removes comments, and the zeros between the letters of UTF-16.
std::string strip_markup(std::string_view svg) {
    std::string text, result;
    std::ranges::copy_if(svg, std::back_inserter(text), [](char c) { return c != '\0'; });
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 3) {
        end = std::min(text.find("<!--", begin), text.size());
        result.append(text, begin, end - begin);
        end = std::min(text.find("-->", end), text.size());
    }
    return result;
}

/// Returns the value of an attribute, with any prefix; empty if the tag doesn't have it.
std::string_view find_attribute(std::string_view tag, std::string_view name) {
    for (std::size_t at = 0; (at = tag.find(name, at)) != std::string_view::npos; at += name.size()) {
        const std::size_t sign = tag.find_first_not_of(" \t\r\n", at + name.size());
        if (at == 0 || std::string_view(" \t\r\n:").find(tag[at - 1]) == std::string_view::npos ||
            sign == std::string_view::npos || tag[sign] != '=')
            continue;
        const std::size_t quote = std::min(tag.find_first_of("\"'", sign), tag.size() - 1);
        const std::string_view rest = tag.substr(quote + 1);
        return diag::trim(rest.substr(0, rest.find(tag[quote])));
    }
    return {};
}

std::vector<double> read_numbers(std::string_view text) {
    std::vector<double> result;
    for (double number = 0;; result.push_back(number)) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n,"), text.size()));
        const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{}) return result;
        text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
    }
}

double area(std::string_view tag) {
    const std::vector<double> width = read_numbers(find_attribute(tag, "width")),
                              height = read_numbers(find_attribute(tag, "height"));
    return width.empty() || height.empty() ? 0 : std::abs(width[0] * height[0]);
}

/// Returns the milliseconds that librsvg 2.54 needs for a filter step on a million pixels.
double estimate_step_cost(std::string_view name) {
    if (name == "feMorphology") return 3200;
    if (name == "feDisplacementMap") return 650;
    if (name == "feGaussianBlur") return 130;
    if (name == "feTurbulence") return 240;
    return name == "mask" || (name.starts_with("fe") && name.size() > 4) ? 65 : 0;
}

/// Returns the part of the page that a filter covers; 1 if it is unknown.
double measure_filter_share(std::string_view filter, double page_area) {
    const bool in_page = find_attribute(filter, "filterUnits") == "userSpaceOnUse" && area(filter) > 0;
    return in_page && page_area > 0 ? std::clamp(area(filter) / page_area, 0.001, 1.0) : 1;
}

double count_references(std::string_view text, std::string_view id) {
    double count = 0;
    const std::string wanted = "#" + std::string(id);
    for (std::size_t at = 0; (at = text.find(wanted, at)) != std::string_view::npos; at += wanted.size())
        if (at + wanted.size() < text.size() &&
            std::string_view("\"') ;").find(text[at + wanted.size()]) != std::string_view::npos)
            ++count;
    return count;
}

/// Drawing programs declare entities for their XML namespaces. Any other could hide a picture.
void check_entities(std::string_view text) {
    if (text.find("<!ATTLIST") != std::string_view::npos) throw Damaged{"it declares attributes"};
    for (std::size_t at = 0; (at = text.find("<!ENTITY", at)) != std::string_view::npos; ++at) {
        const std::string_view declaration = text.substr(at, text.find('>', at) - at);
        const std::size_t quote = std::min(declaration.find_first_of("\"'"), declaration.size() - 1);
        const std::string_view value = declaration.substr(quote + 1);
        if (declaration.find('%') != std::string_view::npos || !value.starts_with("http") ||
            value.find_first_of("&<#") != std::string_view::npos)
            throw Damaged{"it declares entities; save it as plain SVG"};
    }
}

std::string decode_percent(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned byte = 0;
        const bool is_coded = text[at] == '%' && at + 2 < text.size() &&
                              std::from_chars(&text[at + 1], &text[at] + 3, byte, 16).ptr == &text[at] + 3;
        result += is_coded ? static_cast<char>(byte) : text[at];
        at += is_coded ? 2 : 0;
    }
    return result;
}

/// Decodes "data:image/png;base64,....".
std::string decode_data_url(std::string_view address) {
    const std::size_t comma = std::min(address.find(','), address.size() - 1);
    std::string data = decode_percent(address.substr(comma + 1));
    if (diag::to_lower_case(address.substr(0, comma)).find("base64") == std::string::npos) return data;
    gsize length = 0;
    g_base64_decode_inplace(data.data(), &length);
    data.resize(length);
    return data;
}

/// librsvg 2.54 asks FreeType for a font scaled twice, in units and in pixels a unit, which has at most
/// 65,535 pixels. Letters are taken to be no higher than the page.
double compute_max_text_side(double page_units) {
    return std::sqrt(65'535 * page_units);
}

class SvgScanner {
public:
    void scan(std::string_view svg, int depth) {
        const std::string text = strip_markup(svg);
        check_entities(text);
        double page_area = -1; // unknown until the first element; 0: it has no size
        double weight = 1;     // how often the open filter is used, times the part of the page that it covers
        for (std::size_t at = 0, end = 0; (at = text.find('<', end)) != std::string::npos;) {
            end = std::min(text.find('>', at), text.size());
            const std::string_view tag = std::string_view(text).substr(at + 1, end - at - 1);
            std::string_view name = tag.substr(0, tag.find_first_of(" \t\r\n/"));
            name.remove_prefix(name.find(':') + 1); // npos + 1 is 0
            if (name == "svg" && page_area < 0) {
                const std::vector<double> box = read_numbers(find_attribute(tag, "viewBox"));
                page_area = box.size() >= 4 ? box[2] * box[3] : area(tag);
            }
            if (name == "image" || name == "use" || name == "feImage" || name == "include")
                note_address(find_attribute(tag, "href"), depth);
            if (name == "text") {
                letters_ += std::min(text.find("/text", end), text.size()) - end;
                if (depth == 0 && page_area > 0)
                    contents.max_text_side = compute_max_text_side(std::sqrt(page_area));
            }
            if (letters_ > max_letters)
                throw Damaged{diag::write("it contains more than {limit} letters of text", max_letters)};
            if (name == "filter" || name == "mask")
                weight = std::max(1.0, count_references(text, find_attribute(tag, "id"))) *
                         (name == "filter" ? measure_filter_share(tag, page_area) : 1);
            if (name == "filter")
                contents.filtered_parts += count_references(text, find_attribute(tag, "id"));
            contents.filter_milliseconds += weight * estimate_step_cost(name);
        }
    }
    SvgContents contents;

private:
    void note_address(std::string_view address, int depth) {
        if (address.empty() || address.front() == '#') return;
        const std::string scheme = diag::to_lower_case(address.substr(0, 5));
        const bool is_data = scheme == "data:";
        if ((is_data ? address : scheme).find('&') != std::string_view::npos)
            throw Damaged{"a picture embedded in it has entities"};
        if (is_data) return note_picture(decode_data_url(address), depth);
        contents.outside.emplace_back(address.substr(0, 80));
    }
    // librsvg leaves out what it has no memory for, without an error. So pixels and letters are counted.
    void note_picture(const std::string& data, int depth) {
        geom::Size size;
        if (data.starts_with("\x89PNG")) {
            size = read_png_size(as_bytes(data));
        } else if (data.starts_with("\xFF\xD8\xFF")) {
            size = read_jpeg_header(as_bytes(data)).size;
        } else if (has_svg_element(data) && depth < max_depth) {
            return scan(data, depth + 1);
        } else {
            throw Damaged{"a picture embedded in it is neither PNG nor JPEG nor SVG"};
        }
        contents.has_pictures = true;
        pixels_ += size.width * size.height;
        if (pixels_ > max_pixels)
            throw Damaged{diag::write("a picture embedded in it is {width:.0f} x {height:.0f} pixels; "
                                      "pictures with more than {limit:.0f} million pixels are not read",
                                      size.width, size.height, max_pixels / 1e6)};
    }
    double pixels_ = 0;
    std::size_t letters_ = 0; ///< and markup between them
};

} // namespace

SvgContents scan_svg(std::string_view svg) {
    SvgScanner scanner;
    scanner.scan(svg, 0);
    return std::move(scanner.contents);
}

double estimate_max_filter_side(const SvgContents& contents, double milliseconds) {
    const double quick = 1000 * std::sqrt(milliseconds / std::max(contents.filter_milliseconds, 1.0));
    return std::clamp(quick, min_page_side, max_page_side);
}

} // namespace spotit::symbol
