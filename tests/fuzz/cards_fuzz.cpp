// Any bytes as a list of cards in JSON: there is a verdict, or errors with their places.
#include "fuzz/budget.hpp"

#include <spotit/cards.hpp>

#include <cstdint>
#include <memory>
#include <string>

namespace {

using namespace spotit;

void require(bool holds) {
    if (!holds) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const void* const bytes = data;
    const fuzz::Budget budget;
    try {
        const cards::CardList list = cards::read_list(std::make_shared<const diag::SourceText>(
            "deck.json", std::string(static_cast<const char*>(bytes), size)));
        const cards::VerifyReport report = cards::verify(list);
        require((report.broken == 0) == report.faults.empty());
        require(report.promise.empty() == (report.broken > 0));
    } catch (const diag::Error& error) {
        require(!error.diagnostics().empty());
        for (const diag::Diagnostic& diagnostic : error.diagnostics()) require(!diagnostic.message.empty());
    }
    return 0;
}
