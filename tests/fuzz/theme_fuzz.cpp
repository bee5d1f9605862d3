// Any text as a theme, after a + as an overlay, after a = as an option: it reads, or it is refused with
// places inside the text that can be printed.

#include "fuzz/budget.hpp"

#include <spotit/theme/read.hpp>
#include <spotit/theme/theme.hpp>

#include <cstdint>
#include <cstdlib>
#include <memory>

namespace {

using spotit::diag::Diagnostic;

void require(bool holds) {
    if (!holds) std::abort();
}

void look_at(const std::vector<Diagnostic>& diagnostics) {
    for (const Diagnostic& diagnostic : diagnostics) {
        require(!diagnostic.id.empty() && !diagnostic.message.empty());
        require(diagnostic.span.source != nullptr);
        require(diagnostic.span.begin <= diagnostic.span.end);
        require(diagnostic.span.end <= diagnostic.span.source->text().size());
    }
    require(diagnostics.empty() || !spotit::diag::render(diagnostics).empty());
}

void read(const std::string& text, const std::string& overlay, const std::string& option) {
    spotit::diag::Sink sink;
    const auto theme = std::make_shared<const spotit::diag::SourceText>("theme.yaml", text);
    std::vector<std::shared_ptr<const spotit::diag::SourceText>> overlays;
    if (!overlay.empty())
        overlays.push_back(std::make_shared<const spotit::diag::SourceText>("with.yaml", overlay));
    std::vector<spotit::theme::Override> overrides;
    const std::size_t equals = option.find('=');
    if (equals != std::string::npos)
        overrides.push_back({option.substr(0, equals), option.substr(equals + 1)});
    try {
        (void)spotit::theme::read(
            theme, {.overrides = overrides, .places = {}, .overlays = overlays, .distinct = {}}, sink);
        look_at(sink.list_sorted());
    } catch (const spotit::diag::Error& error) {
        require(!error.diagnostics().empty());
        look_at(error.diagnostics());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const spotit::fuzz::Budget budget(10);
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::string plain = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";
    switch (size == 0 ? 't' : text.front()) {
    case '+': read(plain, text.substr(1), ""); break;
    case '=': read(plain, "", text.substr(1)); break;
    default: read(text, "", "");
    }
    return 0;
}
