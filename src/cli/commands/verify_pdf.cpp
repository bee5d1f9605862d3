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

std::string_view word_for(verify::Finding::Kind kind) {
    using Kind = verify::Finding::Kind;
    return kind == Kind::Proved ? "proved" : kind == Kind::Open ? "open" : "wrong";
}

} // namespace

int verify_pdf(const Options& options) {
    const std::string& deck = options.positionals.at(0);
    const verify::VerifyReport verdict = verify::verify(job::read_source(deck)->text());
    if (options.json) {
        Json findings = Json::array();
        for (const verify::Finding& finding : verdict.findings)
            findings.push_back({{"kind", word_for(finding.kind)}, {"text", finding.text}});
        print(to_text({{"schema_version", schema_version},
                       {"ok", verdict.sound},
                       {"pages", verdict.pages},
                       {"cards", verdict.cards},
                       {"symbols", verdict.symbols},
                       {"pairs", verdict.pairs},
                       {"findings", std::move(findings)}}));
    } else {
        for (const verify::Finding& finding : verdict.findings)
            if (!options.quiet || finding.kind == verify::Finding::Kind::Wrong)
                print(fmt::format("{:<7} {}\n", word_for(finding.kind), finding.text));
        if (!options.quiet) print(fmt::format("{}: {}\n", deck, verdict.sound ? "right" : "not proved"));
    }
    return verdict.sound ? 0 : 1;
}

} // namespace spotit::cli
