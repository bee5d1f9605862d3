// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job.hpp>

#include <spotit/document.hpp>
#include <spotit/draw.hpp>
#include <spotit/pdf.hpp>

namespace spotit::job {

namespace {

/// A theme that says nothing of the printer, for the settings of those who have none to lie over.
std::shared_ptr<const diag::Source> no_theme() {
    return std::make_shared<const diag::Source>("calibrate",
                                                "symbols: [A, B, C, D, E, F, G]\ncard: {size: 40mm}\n");
}

} // namespace

std::string calibration(const Request& request) {
    diag::Sink sink;
    theme::Theme theme = theme::read(request.theme ? request.theme : no_theme(),
                                     {request.overrides, request.places, request.overlays}, sink);
    if (theme.sheet.duplex == sheet::Duplex::None) theme.sheet.duplex = sheet::Duplex::LongEdge;
    const document::Document document = document::calibration(theme.sheet, theme.language);
    const std::string pictures = draw::picture_pages(document.pictures);
    return pdf::write(document, std::span(&pictures, 1), {},
                      {.producer = request.producer, .moment = request.moment})
        .bytes;
}

} // namespace spotit::job
