#include "cli/commands/command.hpp"
#include "cli/output/output.hpp"

#include <spotit/cutter.hpp>
#include <spotit/render.hpp>
#include <spotit/theme/theme.hpp>

// All commands and formats; spotit-first-deck has fewer (absent_parts.cpp).
namespace spotit::cli {

std::vector<Command> make_commands() {
    return base::collect(command_table, [](NewCommand* command) { return command(); });
}

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

} // namespace spotit::cli
