// Pictures of all formats from their bytes to symbols.
#include "fuzz/budget.hpp"
#include "fuzz/symbols.hpp"

#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace spotit;
    static const fuzz::InputFile file(".picture");
    static const symbol::Fonts fonts(symbol::Font::open(SPOTIT_SOURCE_DIR "/tests/data/colrtest.ttf"));
    const fuzz::Budget budget(120); // what a trial of 10 seconds lets pass is drawn several times
    diag::Sink sink;
    symbol::SymbolSpec spec{symbol::Picture{file.write({data, size})}};
    if (!symbol::try_pictures({&spec, 1}, fonts, sink).empty()) return 0;
    const symbol::Symbol symbol = symbol::load(spec, fonts, sink);
    fuzz::check(symbol, sink);
    fuzz::draw(symbol);
    return 0;
}
