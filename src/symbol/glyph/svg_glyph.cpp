#include "symbol/glyph/glyph.hpp"

#include "symbol/silhouette.hpp"

#include <gio/gio.h>
#include <hb-ot.h>

#include <algorithm>
#include <array>

namespace spotit::symbol {
namespace {

/// Returns the end of a tag, behind its sign; npos if it is not closed.
std::size_t find_tag_end(std::string_view svg, std::size_t at) {
    for (char quote = '\0'; (at = svg.find_first_of("\"'>", at)) != std::string_view::npos; ++at) {
        if (quote == '\0' && svg[at] == '>') return at + 1;
        if (quote == '\0')
            quote = svg[at];
        else if (quote == svg[at])
            quote = '\0';
    }
    return at;
}

/// Returns the value of the attribute "id"; empty if a tag has none.
std::string_view find_id(std::string_view tag) {
    constexpr std::string_view name = "id=";
    for (std::size_t at = 0; (at = tag.find(name, at)) != std::string_view::npos; at += name.size()) {
        if (at == 0 || std::string_view(" \t\r\n").find(tag[at - 1]) == std::string_view::npos) continue;
        const std::string_view quoted = tag.substr(at + name.size());
        return quoted.substr(1, quoted.find(quoted.front(), 1) - 1);
    }
    return {};
}

/// Returns true if more than references could join the parts, or they are hard to tell apart.
bool is_intricate(std::string_view svg) {
    constexpr std::array<std::string_view, 4> signs{"&", "<!", "<style", "id ="};
    return std::ranges::any_of(
        signs, [svg](std::string_view sign) { return svg.find(sign) != std::string_view::npos; });
}

constexpr double max_glyph_milliseconds = 700; // for filters and masks

/// Returns the largest box a glyph may have: twice the height of a line of text around it.
geom::Box compute_max_glyph_box(const Font::Data& font, std::uint32_t glyph) {
    const double em = font.units_per_em;
    const double advance = hb_font_get_glyph_h_advance(font.font.get(), glyph);
    return {-0.5 * em, -1.5 * em, advance + 0.5 * em, em};
}

constexpr std::size_t max_unpacked = 32 << 20;

/// Decompresses a gzip file. Throws Damaged, also if the result is too large.
std::string unpack_gzip(std::string_view packed) {
    const Handle<GZlibDecompressor, g_object_unref> unpacker(
        g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP));
    std::string result;
    std::array<char, 1 << 16> some{};
    for (;;) {
        gsize taken = 0, made = 0;
        const GConverterResult state =
            g_converter_convert(G_CONVERTER(unpacker.get()), packed.data(), packed.size(), some.data(),
                                some.size(), G_CONVERTER_INPUT_AT_END, &taken, &made, nullptr);
        if (state == G_CONVERTER_ERROR) throw Damaged{"its compressed part is damaged"};
        result.append(some.data(), made);
        packed.remove_prefix(taken);
        if (result.size() > max_unpacked) throw Damaged{"its compressed part is too large"};
        if (state == G_CONVERTER_FINISHED) return result;
    }
}

/// Puts the colors in the place of calls such as "var(--color0, gold)", for a color of the font's palette:
/// librsvg knows no variables, and would paint black.
std::string replace_variables(std::string_view svg) {
    constexpr std::string_view call = "var(--color";
    std::string result;
    for (std::size_t begin = 0;;) {
        const std::size_t at = svg.find(call, begin);
        result += svg.substr(begin, at - begin);
        if (at == std::string_view::npos) return result;
        begin = at + call.size();
        for (int depth = 1; depth > 0 && begin < svg.size(); ++begin) {
            if (svg[begin] == '(') ++depth;
            if (svg[begin] == ')') --depth;
        }
        const std::string_view inside = svg.substr(at, begin - at - 1);
        const std::size_t comma = inside.find(',');
        result += comma == std::string_view::npos ? "black" : inside.substr(comma + 1);
    }
}

} // namespace

SvgParts::SvgParts(std::string_view svg)
    : svg_(svg) {
    if (is_intricate(svg)) return;
    int depth = 0, part_depth = 1; // in definitions 2
    for (std::size_t at = 0, end = 0; (at = svg.find('<', end)) != std::string_view::npos;) {
        end = find_tag_end(svg, at);
        if (end == std::string_view::npos) break;
        const std::string_view tag = svg.substr(at, end - at);
        if (tag.starts_with("<?")) continue;
        const bool begins = !tag.starts_with("</"), ends = !begins || tag.ends_with("/>");
        if (depth == 1 && !ends && tag.starts_with("<defs"))
            part_depth = 2;
        else if (depth == part_depth && begins)
            parts_.push_back({at, svg.size()});
        if (const std::string_view id = find_id(tag); depth >= part_depth && begins && !id.empty())
            parts_by_id_.emplace(id, parts_.size() - 1);
        depth += (begins ? 1 : 0) - (ends ? 1 : 0);
        if (depth == part_depth && ends)
            parts_.back().end = end;
        else if (depth == 1)
            part_depth = 1;
    }
}

std::string SvgParts::cut_to(std::string_view id) const {
    std::vector<char> is_needed(parts_.size(), 0);
    std::vector<std::size_t> open;
    const auto need = [&](std::string_view wanted) {
        const auto found = parts_by_id_.find(wanted);
        if (found == parts_by_id_.end() || is_needed[found->second] != 0) return;
        is_needed[found->second] = 1;
        open.push_back(found->second);
    };
    need(id);
    if (open.empty()) return std::string(svg_);
    while (!open.empty()) {
        const auto [begin, end] = parts_[open.back()];
        open.pop_back();
        const std::string_view text = svg_.substr(begin, end - begin);
        for (std::size_t at = 0; (at = text.find('#', at)) != std::string_view::npos; ++at)
            need(text.substr(at + 1, text.find_first_of("\"') ", at) - at - 1));
    }
    std::string result;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        if (is_needed[i] != 0) continue;
        result += svg_.substr(begin, parts_[i].begin - begin);
        begin = parts_[i].end;
    }
    return result += svg_.substr(begin);
}

SvgDocuments::Document& SvgDocuments::open(std::string_view stored) {
    std::unique_ptr<Document>& known = all_[stored.data()];
    if (known) return *known;
    auto document = std::make_unique<Document>();
    if (stored.starts_with("\x1F\x8B")) document->unpacked = unpack_gzip(stored);
    document->parts = SvgParts(document->unpacked.empty() ? stored : document->unpacked);
    return *(known = std::move(document));
}

std::shared_ptr<const SvgDocument> SvgDocuments::find(std::string_view stored, const std::string& element,
                                                      int units_per_em) {
    const std::lock_guard lock(access_);
    Document& document = open(stored);
    std::string text = replace_variables(document.parts.cut_to(element));
    std::shared_ptr<const SvgDocument>& parsed = document.parsed[text];
    if (parsed) return parsed;
    const SvgContents contents = scan_svg(text);
    if (contents.filter_milliseconds > 0 &&
        estimate_max_filter_side(contents, max_glyph_milliseconds) < units_per_em)
        throw Damaged{"its filters and masks take too long"};
    return parsed = std::make_shared<const SvgDocument>(text, "svg { overflow: visible }");
}

std::optional<Glyph> read_svg_glyph(const Font::Data& font, std::uint32_t glyph) {
    if (!font.svg_documents) return {};
    const BlobHandle blob(hb_ot_color_glyph_reference_svg(font.face.get(), glyph));
    const std::string_view stored = read_bytes(blob);
    if (stored.empty()) return {};
    const double em = font.units_per_em;
    const std::string element = fmt::format("glyph{}", glyph);
    SvgPage page{std::make_shared<const SvgSource>(
                     SvgSource{.document = font.svg_documents->find(stored, element, font.units_per_em),
                               .page = {em, em},
                               .element = "#" + element}),
                 compute_max_glyph_box(font, glyph)};
    page.box = measure_inked_box(Items{{page}}, page.box);
    return Glyph{Glyph::Kind::Svg,
                 {{Group{.place = {1, 0, 0, -1, 0, 0}, .items = {{page}}}}},
                 {page.box.left, -page.box.bottom, page.box.right, -page.box.top}};
}

} // namespace spotit::symbol
