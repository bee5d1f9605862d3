// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/verify_pdf.hpp"

#include "cli/output/json.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/job/files.hpp>
#include <spotit/pdf.hpp>
#include <spotit/verify.hpp>

#include <fmt/format.h>

namespace spotit::cli {

namespace {

struct KindWords {
    std::string_view printed, json;
};

KindWords kind_words(verify::Finding::Kind kind) {
    switch (kind) {
    case verify::Finding::Kind::Passed:
        return {"passed", "passed"};
    case verify::Finding::Kind::Inconclusive:
        return {"skipped", "inconclusive"};
    case verify::Finding::Kind::Failed:
        break;
    }
    return {"failed", "failed"};
}

Json report_json(const verify::VerifyReport& report) {
    Json findings = Json::array();
    for (const verify::Finding& finding : report.findings)
        findings.push_back(
            {{"kind", kind_words(finding.kind).json}, {"id", finding.id}, {"text", finding.text}});
    return {{"schema_version", schema_version},
            {"ok", report.right},
            {"pages", report.pages},
            {"cards", report.cards},
            {"symbols", report.symbols},
            {"pairs", report.pairs},
            {"findings", std::move(findings)}};
}

} // namespace

int verify_pdf(const Options& options) {
    const std::string& deck = options.positionals.at(0);
    const verify::VerifyReport report =
        verify::verify(job::read_source(deck)->text(), {.render = options.render});
    if (options.json) {
        print(to_text(report_json(report)));
    } else {
        for (const verify::Finding& finding : report.findings)
            if (!options.quiet || finding.kind == verify::Finding::Kind::Failed)
                print(fmt::format("{:<8} {}\n", kind_words(finding.kind).printed, finding.text));
        if (!options.quiet) print(fmt::format("{}: {}\n", deck, report.right ? "right" : "not verified"));
    }
    return report.right ? 0 : 1;
}

} // namespace spotit::cli
