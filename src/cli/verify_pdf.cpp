// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/verify_pdf.hpp"

#include "cli/json.hpp"
#include "cli/terminal.hpp"

#include <spotit/job.hpp>
#include <spotit/pdf.hpp>

#include <fmt/format.h>

namespace spotit::cli {

namespace {

std::string_view word_for(pdf::Finding::Kind kind) {
    using Kind = pdf::Finding::Kind;
    return kind == Kind::Proved ? "proved" : kind == Kind::Open ? "open" : "wrong";
}

} // namespace

int verify_pdf(const Options& options) {
    const std::string& deck = options.words.at(0);
    const pdf::Verdict verdict = pdf::verify(job::read_source(deck)->text());
    if (options.json) {
        Json findings = Json::array();
        for (const pdf::Finding& finding : verdict.findings)
            findings.push_back({{"kind", word_for(finding.kind)}, {"text", finding.text}});
        print(text_of({{"schema_version", schema_version},
                       {"ok", verdict.sound},
                       {"pages", verdict.pages},
                       {"cards", verdict.cards},
                       {"symbols", verdict.symbols},
                       {"pairs", verdict.pairs},
                       {"findings", std::move(findings)}}));
    } else {
        for (const pdf::Finding& finding : verdict.findings)
            if (!options.quiet || finding.kind == pdf::Finding::Kind::Wrong)
                print(fmt::format("{:<7} {}\n", word_for(finding.kind), finding.text));
        if (!options.quiet) print(fmt::format("{}: {}\n", deck, verdict.sound ? "right" : "not proved"));
    }
    return verdict.sound ? 0 : 1;
}

} // namespace spotit::cli
