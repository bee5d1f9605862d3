// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/made.hpp"

#include <spotit/cutter.hpp>
#include <spotit/draw.hpp>
#include <spotit/job.hpp>
#include <spotit/pdf.hpp>

#include <fmt/format.h>

#include <iterator>

namespace spotit::job {

namespace {

/// The request with settings that win over all others.
Request with(const Request& request, std::vector<theme::Override> settings) {
    Request result = request;
    result.overrides.insert(result.overrides.end(), std::make_move_iterator(settings.begin()),
                            std::make_move_iterator(settings.end()));
    return result;
}

class Bundling {
public:
    explicit Bundling(const Request& request)
        : request_(request) {}

    Bundle take() {
        add_home();
        add_shop();
        add_service();
        bundle_.files.push_back({"report.txt", report_});
        return std::move(bundle_);
    }

private:
    void add(std::string name, std::string bytes) {
        bundle_.files.push_back({std::move(name), std::move(bytes)});
    }

    /// Adds a PDF, and to the report what is found in it when only the file is looked at.
    void add_pdf(const std::string& name, const Made& made) {
        std::string bytes = pdf(made);
        const pdf::Verdict verdict = pdf::verify(bytes);
        report_ += fmt::format("{}: {} pages, {} cards, {}\n", name, verdict.pages, verdict.cards,
                               verdict.sound ? "sound" : "NOT PROVED");
        for (const pdf::Finding& finding : verdict.findings) {
            constexpr const char* marks[] = {"proved", "open", "WRONG"};
            report_ += fmt::format("  {}: {}\n", marks[static_cast<std::size_t>(finding.kind)], finding.text);
        }
        if (made.report().total_ink)
            report_ += fmt::format("  ink: at most {:.0f} %\n", 100 * *made.report().total_ink);
        bundle_.sound = bundle_.sound && verdict.sound;
        add(name, std::move(bytes));
    }

    void add_home() {
        const Made made = make(request_);
        bundle_.report = made.report();
        add_pdf("home.pdf", made);
        const document::Document& document = made.data().document;
        int number = 0;
        for (std::size_t i = 0; i < document.sheets.size(); ++i) {
            const document::Sheet& sheet = document.sheets[i];
            if (sheet.side != document::Side::Front || sheet.slots.empty()) continue;
            const std::string name = fmt::format("cutter/sheet-{:02}", ++number);
            const int index = static_cast<int>(i);
            add(name + ".svg", cutter::svg(document, index, made.data().theme.sheet.cutter));
            add(name + ".dxf", cutter::dxf(document, index));
        }
    }

    void add_shop() {
        const Made made = make(with(request_, {{"sheet.paper", "none"},
                                               {"sheet.bleed", "3mm"},
                                               {"output.pdf", "x-4"},
                                               {"output.cut_contour", "CutContour"}}));
        add_pdf("shop.pdf", made);
    }

    /// Pixels of 300 to the inch with an eighth of an inch of bleed, as card services want them.
    void add_service() {
        const Made made = make(with(request_, {{"sheet.paper", "none"}, {"sheet.bleed", "1/8in"}}));
        const document::Document& document = made.data().document;
        PictureOptions options{.bleed = true};
        const std::vector<std::string> fronts = pictures(made, options);
        for (std::size_t i = 0; i < fronts.size(); ++i)
            add("service/" + draw::service_name(fmt::format("card-{:03}", i + 1), "face"), fronts[i]);
        options.of = PictureOptions::Of::Backs;
        const std::vector<std::string> backs = pictures(made, options);
        for (std::size_t i = 0; i < backs.size(); ++i)
            add("service/" +
                    draw::service_name(backs.size() == 1 ? "back" : fmt::format("back-{}", i + 1), "back"),
                backs[i]);
        const double across = (document.card.size.width + 2 * document.bleed) / geom::millimetres_per_inch;
        report_ += fmt::format("service: {} fronts and {} backs, {:.0f} px wide at 300 dpi\n", fronts.size(),
                               backs.size(), across * 300);
    }

    const Request& request_;
    Bundle bundle_;
    std::string report_;
};

} // namespace

Bundle bundle(const Request& request) {
    return Bundling(request).take();
}

} // namespace spotit::job
