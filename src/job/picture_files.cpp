// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/made.hpp"

#include <spotit/draw.hpp>
#include <spotit/job.hpp>
#include <spotit/pdf.hpp>

namespace spotit::job {

std::vector<std::string> pictures(const Made& made, const PictureOptions& options) {
    Made::Data& data = made.data();
    const document::Document& document = data.document;
    const bool sheets = options.of == PictureOptions::Of::Sheets;
    const int first = options.of == PictureOptions::Of::Backs ? document.card_count : 0;
    const int last = sheets                                    ? static_cast<int>(document.sheets.size())
                     : options.of == PictureOptions::Of::Backs ? static_cast<int>(document.faces.size())
                                                               : document.card_count;
    draw::Options drawing{.extent = options.bleed ? draw::Extent::Bleed : draw::Extent::Trim,
                          .palette = data.theme.output.inks == pdf::Inks::Gray ? draw::Palette::Greys
                                                                               : draw::Palette::Colors,
                          .dpi = static_cast<double>(data.theme.image_dpi)};
    if (options.pixels) drawing.pixels = draw::Pixels{options.pixels->first, options.pixels->second};
    return data.stages.run("pictures", last - first, [&] {
        const draw::Artist artist(document);
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
