// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job.hpp>

#include "job/prepared_deck.hpp"

#include <spotit/pdf.hpp>
#include <spotit/render.hpp>

namespace spotit::job {

std::vector<std::string> pictures(const PreparedDeck& made, const PictureOptions& options) {
    PreparedDeck::Data& data = made.data();
    const document::Document& document = data.document;
    const bool sheets = options.of == PictureOptions::Of::Sheets;
    const int first = options.of == PictureOptions::Of::Backs ? document.card_count : 0;
    const int last = sheets                                    ? static_cast<int>(document.sheets.size())
                     : options.of == PictureOptions::Of::Backs ? static_cast<int>(document.faces.size())
                                                               : document.card_count;
    render::Options drawing{.extent = options.bleed ? render::Extent::Bleed : render::Extent::Trim,
                            .palette = data.theme.output.inks == pdf::Inks::Gray ? render::Palette::Grays
                                                                                 : render::Palette::Colors,
                            .dpi = static_cast<double>(data.theme.image_dpi)};
    if (options.pixels) drawing.pixels = render::Pixels{options.pixels->first, options.pixels->second};
    return data.stages.run("pictures", last - first, [&] {
        const render::Renderer artist(document);
        std::vector<std::string> files(static_cast<std::size_t>(last - first));
        data.stages.each("pictures", last - first, [&](std::size_t i) {
            const int index = first + static_cast<int>(i);
            const bool svg = options.format == PictureOptions::Format::Svg;
            if (sheets)
                files[i] = svg ? artist.sheet_svg(index, drawing) : artist.sheet_png(index, drawing);
            else
                files[i] = svg ? artist.face_svg(index, drawing) : artist.face_png(index, drawing);
        });
        return files;
    });
}

} // namespace spotit::job
