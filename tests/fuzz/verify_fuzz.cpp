// Any bytes as a PDF that is asked for its deck: there is a verdict, or it is said that it can't be read.
#include "fuzz/budget.hpp"

#include <spotit/pdf.hpp>
#include <spotit/verify.hpp>

#include <cstdint>
#include <string_view>

namespace {

using namespace spotit;

void require(bool holds) {
    if (!holds) std::abort();
}

void look_at(const verify::VerifyReport& verdict) {
    bool wrong = false;
    for (const verify::Finding& finding : verdict.findings) {
        require(!finding.text.empty());
        wrong = wrong || finding.kind == verify::Finding::Kind::Failed;
    }
    require(!verdict.findings.empty());
    require(!verdict.right || (!wrong && verdict.pairs > 0 && verdict.cards > 1));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const void* const bytes = data;
    const fuzz::Budget budget;
    try {
        look_at(verify::verify({static_cast<const char*>(bytes), size}));
    } catch (const diag::Error& error) {
        require(error.category() == diag::ErrorCategory::File && !error.diagnostics().empty());
    }
    return 0;
}
