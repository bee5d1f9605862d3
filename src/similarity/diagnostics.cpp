#include <spotit/similarity.hpp>

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>

namespace spotit::similarity {
namespace {

/// A symbol that could be mistaken for earlier ones.
struct Finding {
    Pair nearest;
    std::vector<std::size_t> others; ///< further earlier ones, mistaken by the same people
};

/// Returns one finding for each later symbol, in the order of the pairs.
std::vector<Finding> collect_findings(std::span<const Pair> pairs) {
    std::vector<Finding> findings;
    for (const Pair& pair : pairs) {
        const auto known = std::ranges::find_if(
            findings, [&](const Finding& finding) { return finding.nearest.second == pair.second; });
        if (known == findings.end())
            findings.push_back({pair, {}});
        else if ((pair.kind == PairKind::ColorBlind) == (known->nearest.kind == PairKind::ColorBlind))
            known->others.push_back(pair.first);
    }
    return findings;
}

/// Writes messages about pairs of symbols.
struct Writer {
    std::span<const symbol::Symbol> symbols;
    std::span<const symbol::SymbolSpec> sources;
    color::Vision print;

    diag::Diagnostic write_diagnostic(const Finding& finding) const {
        const Pair& pair = finding.nearest;
        const bool is_color_blind = pair.kind == PairKind::ColorBlind;
        diag::Diagnostic problem{.severity = diag::Severity::Warning,
                                 .id = is_color_blind ? diag::Id("color-blind") : diag::Id("look-alike"),
                                 .message = write_message(pair),
                                 .span = sources[pair.second].span,
                                 .subjects = {make_subject(pair.first), make_subject(pair.second)}};
        add_remedies(problem, pair);
        if (finding.others.empty()) return problem;
        const auto others =
            base::collect(finding.others, [&](std::size_t other) { return quote_symbol(sources[other]); });
        return problem.note(diag::write("{symbol} is also similar to {others}",
                                        quote_symbol(sources[pair.second]), diag::list_some(others)));
    }

    diag::Subject make_subject(std::size_t index) const {
        return {.id = sources[index].id, .name = quote_symbol(sources[index])};
    }

    /// Returns true if the name says more than the symbol.
    bool has_clear_name(std::size_t index) const {
        const std::string& name = symbols[index].name;
        return !name.empty() && name != symbol::write_symbol(sources[index]);
    }

    diag::Sentence write_message(const Pair& pair) const {
        const std::string first = quote_symbol(sources[pair.first]),
                          second = quote_symbol(sources[pair.second]);
        if (pair.kind == PairKind::ColorBlind)
            return diag::write(
                "{symbol} and {other} differ only in color; about 1 boy in 12 can't tell red from green",
                first, second);
        diag::Sentence message = pair.kind == PairKind::Same
                                     ? diag::write("{symbol} and {other} look the same", first, second)
                                     : diag::write("{symbol} and {other} look alike", first, second);
        if (print == color::Vision::Gray) message = diag::write("{problem} in gray", message);
        if (print == color::Vision::SoftProof && pair.faded)
            message = diag::write("{problem} in print", message);
        if (pair.turned) message = diag::write("{problem} when rotated", message);
        if (has_clear_name(pair.first) && has_clear_name(pair.second))
            message = diag::write("{problem} ({symbol}, {other})", message, symbols[pair.first].name,
                                  symbols[pair.second].name);
        return message;
    }

    void add_remedies(diag::Diagnostic& problem, const Pair& pair) const {
        if (pair.turned)
            problem.fix("replace one of them")
                .note("     or keep all symbols upright:  layout.rotation: upright",
                      {.settings = {{"layout.rotation", "upright"}}});
        if (pair.faded && print == color::Vision::SoftProof)
            problem.note("their colors differ on screens, but no press can print them that bright")
                .fix("choose others, or replace one of them");
        else if (pair.faded)
            problem.note("they differ only in color, which is lost in gray")
                .fix("replace one of them, or print in color");
        if (!problem.notes.empty()) return;
        const std::string check = pair.kind == PairKind::ColorBlind ? "color_blind" : "look_alike";
        problem.fix("replace one of them")
            .note(diag::write("     or, to allow it:  check: {{{check}: off}}", check),
                  {.settings = {{"check." + check, "off"}}});
    }
};

} // namespace

std::string quote_symbol(const symbol::SymbolSpec& source) {
    std::string written = symbol::write_symbol(source);
    return source.row().is_text ? '"' + written + '"' : written;
}

std::vector<diag::Diagnostic> write_diagnostics(std::span<const Pair> pairs,
                                                std::span<const symbol::Symbol> symbols,
                                                std::span<const symbol::SymbolSpec> sources,
                                                color::Vision print) {
    constexpr std::size_t max_written = 20;
    const Writer writer{symbols, sources, print};
    const std::vector<Finding> findings = collect_findings(pairs);
    const std::size_t written = std::min(max_written, findings.size());
    std::vector<diag::Diagnostic> result;
    for (std::size_t i = 0; i < written; ++i) result.push_back(writer.write_diagnostic(findings[i]));
    if (written < findings.size())
        result.push_back({.severity = diag::Severity::Warning,
                          .id = "look-alike",
                          .message = diag::write_count(
                              findings.size() - written, "and {count} more that looks like others",
                              "and {count} more that look like others", findings.size() - written)});
    return result;
}

} // namespace spotit::similarity
