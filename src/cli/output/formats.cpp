#include "cli/output/output.hpp"

#include <spotit/cutter.hpp>
#include <spotit/render.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

namespace spotit::cli {

std::span<const Format> list_formats() {
    using render::Renderer;
    static constexpr Format rows[] = {
        {"pdf", &job::make_pdf},
        {"png", job::PictureFormat{&Renderer::draw_face_png, &Renderer::draw_page_png}},
        {"svg", job::PictureFormat{&Renderer::draw_face_svg, &Renderer::draw_page_svg}},
        {"dxf",
         +[](const job::PreparedDeck& deck, int page) { return cutter::write_dxf(deck.document(), page); }},
        {"cut.svg",
         +[](const job::PreparedDeck& deck, int page) {
             return cutter::write_svg(deck.document(), page, deck.theme().sheet.cutter);
         }},
        {"html", &job::make_games_page},
        {"txt", &cards::list_as_text},
        {"csv", &cards::list_as_csv},
        {"json", &cards::list_as_json},
    };
    return rows;
}

std::string list_formats(bool (Format::*is_such)() const, std::string (Format::*shown)() const,
                         std::string_view last_separator) {
    std::string list, last;
    for (const Format& format : list_formats()) {
        if (!(format.*is_such)()) continue;
        if (!last.empty()) list += (list.empty() ? "" : ", ") + last;
        last = (format.*shown)();
    }
    return list.empty() ? last : fmt::format("{}{}{}", list, last_separator, last);
}

std::string Format::write_ending() const {
    return fmt::format(".{}", name);
}

std::string Format::write_title() const {
    std::string title(name);
    for (char& c : title)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return title;
}

} // namespace spotit::cli
