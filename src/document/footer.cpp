#include "document/parts.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/symbol/text.hpp>
#include <spotit/texts.hpp>

#include <algorithm>
#include <functional>

namespace spotit::document {
namespace {

constexpr double min_label = 1.8; // mm; smaller letters show a printer's dots

using LineOf = std::function<std::string(const std::string& title)>;

/// Shortens the title by as few characters as possible so that the line with it is legible in its room.
std::string fit_line(const std::string& title, const LineOf& line_of, const symbol::Fonts& fonts,
                     const sheet::LabelPlace& place) {
    const double room = place.length * place.size / std::min(place.size, min_label);
    const auto fits = [&](const std::string& line) {
        return !is_too_long(line) && symbol::typeset_line(line, place.size, fonts).box.width() <= room;
    };
    std::string line = line_of(title);
    if (fits(line)) return line;
    std::vector<std::size_t> ends{0};
    for (const base::Character& character : base::list_characters(title))
        ends.push_back(character.begin + character.length);
    const auto cut = [&](std::size_t end) { return line_of(end == 0 ? "" : title.substr(0, end) + "…"); };
    const auto too_long =
        std::partition_point(ends.begin(), ends.end(), [&](std::size_t end) { return fits(cut(end)); });
    return cut(too_long == ends.begin() ? 0 : *(too_long - 1));
}

std::string_view describe_flip(const ComposeInput& parts, const texts::Texts& texts) {
    const std::string_view by_duplex[]{"", texts["footer.long_edge"], texts["footer.short_edge"],
                                       texts["footer.fold"]};
    static_assert(std::size(by_duplex) == base::count_enum<sheet::Duplex>());
    return parts.back ? by_duplex[static_cast<std::size_t>(parts.sheet.duplex)] : "";
}

void add_part(std::string& line, std::string_view part) {
    if (part.empty()) return;
    if (!line.empty()) line += " · ";
    line += part;
}

std::string write_usual_line(const ComposeInput& parts, std::span<const texts::Field> fields, Side side) {
    const texts::Texts texts = texts::find(parts.language);
    std::string line = texts::fill_in("{title}", fields);
    add_part(line, texts::fill_in(texts["footer.sheet"], fields));
    if (side == Side::Back) {
        add_part(line, texts["footer.back"]);
    } else if (parts.draft_word.empty()) {
        add_part(line, texts["footer.actual_size"]);
        add_part(line, describe_flip(parts, texts));
    }
    return line;
}

} // namespace

symbol::Fonts open_footer_fonts(const ComposeInput& parts) {
    symbol::FontOptions options = parts.fonts;
    options.text.clear();
    return symbol::open_text_fonts(options);
}

void check_footer(const ComposeInput& parts, diag::Sink& sink) {
    if (!parts.imposition.label) return;
    const symbol::Fonts fonts = open_footer_fonts(parts);
    report_missing_letters(parts.title, {fonts, parts.title_span, diag::Severity::Warning}, sink);
    if (parts.footer)
        report_missing_letters(*parts.footer, {fonts, parts.footer_span, diag::Severity::Warning}, sink);
}

std::string write_footer(const ComposeInput& parts, const Foot& foot, const sheet::LabelPlace& place) {
    const texts::Texts texts = texts::find(parts.language);
    // The cutter's name helps to cut printed stock years later.
    const std::string cutter{sheet::to_cutter_name(parts.sheet.cutter)};
    const auto line_of = [&](const std::string& shown) {
        const std::array<texts::Field, 3> fields{{{"{title}", shown},
                                                  {"{sheet}", std::to_string(foot.sheet)},
                                                  {"{sheets}", std::to_string(foot.sheets)}}};
        std::string line =
            parts.footer ? texts::fill_in(*parts.footer, fields) : write_usual_line(parts, fields, foot.side);
        if (line.find(cutter) == std::string::npos) add_part(line, cutter);
        if (!parts.draft_word.empty()) add_part(line, texts["footer.not_to_print"]);
        return line;
    };
    return fit_line(parts.title, line_of, foot.fonts, place);
}

} // namespace spotit::document
