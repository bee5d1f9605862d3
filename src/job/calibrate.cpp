// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job.hpp>

#include <spotit/document.hpp>
#include <spotit/draw.hpp>
#include <spotit/pdf.hpp>

namespace spotit::job {

std::string calibration(const Request& request) {
    sheet::Options options;
    options.duplex = sheet::Duplex::LongEdge;
    if (request.theme) {
        diag::Sink sink;
        options =
            theme::read(request.theme, {request.overrides, request.places, request.overlays}, sink).sheet;
        if (options.duplex == sheet::Duplex::None) options.duplex = sheet::Duplex::LongEdge;
    }
    const document::Document document = document::calibration(options);
    const std::string pictures = draw::picture_pages(document.pictures);
    return pdf::write(document, std::span(&pictures, 1), {},
                      {.producer = request.producer, .moment = request.moment})
        .bytes;
}

} // namespace spotit::job
