#include <spotit/job/output.hpp>

#include "diag/write.hpp"
#include "job/deck_pictures.hpp"

#include <spotit/document/compose.hpp>
#include <spotit/pdf.hpp>
#include <spotit/sheet.hpp>

namespace spotit::job {

std::string make_calibration(const Request& request) {
    const auto no_theme = std::make_shared<const diag::SourceText>(
        "calibrate", "symbols: [A, B, C, D, E, F, G]\ncard: {size: 40mm}\n");
    diag::Sink sink;
    const theme::Context& given = request;
    theme::Context context = given;
    context.check_profile = pdf::check_press_profile;
    theme::Theme theme = theme::read(request.theme ? request.theme : no_theme, context, sink);
    if (theme.sheet.duplex == sheet::Duplex::None) theme.sheet.duplex = sheet::Duplex::LongEdge;
    // The sheet lies as the deck does: the printer's error is another one when the paper is turned.
    if (request.theme && !theme.sheet.one_card_per_page) {
        const geom::Size paper = sheet::impose(theme.style.card, theme.sheet).paper;
        theme.sheet.orientation =
            paper.width > paper.height ? sheet::Orientation::Landscape : sheet::Orientation::Portrait;
    }
    const auto document =
        document::compose_calibration(theme.sheet, theme.language, {.places = theme.fonts.places});
    if (!document)
        throw diag::Error(
            diag::ErrorCategory::Input,
            {.id = "no-room",
             .message =
                 diag::write("{paper} has no room for the scales and their explanation", theme.paper_name),
             .span = theme.find_place({"sheet.paper"}),
             .notes = {diag::make_fix("use the paper of the deck, A5 or larger:  -s sheet.paper=A4",
                                      {.settings = {{"sheet.paper", "A4"}}})}});
    const pdf::FileInfo info{.producer = request.producer, .moment = request.moment};
    const pdf::Colors colors({}, info);
    const auto draw = [&](const symbol::Symbol& picture) { return pdf::draw(picture, colors); };
    return pdf::write(*document, base::collect(document->pictures, draw), colors, {}, info).bytes;
}

} // namespace spotit::job
