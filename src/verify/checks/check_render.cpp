#include "verify/checks/checks.hpp"
#include "verify/checks/compare_looks.hpp"
#include "verify/checks/redrawn_file.hpp"

#include <spotit/base/numbers.hpp>

#include <algorithm>

namespace spotit::verify {
namespace {

constexpr std::size_t max_differing = 12; // pixels of a symbol
constexpr double min_ink_share = 0.01;    // of the ellipse in a symbol's box

/// Looks at all pages.
class Viewer {
public:
    Viewer(QPDF& file, const ReadDeck& deck, Findings& findings)
        : deck_(deck)
        , findings_(findings) {
        QPDFObjectHandle info = file.getTrailer().getKey("/Info");
        if (info.isDictionary()) info = info.getKey("/GTS_PDFXVersion");
        is_flattened_ = info.isString() && info.getStringValue().starts_with("PDF/X-1");
    }

    /// `drawn`: the page without drawings, then its layers.
    void look_at(const RenderedPage& whole, const std::vector<RenderedPage>& drawn, int page) {
        for (const ReadCard& card : deck_.cards) {
            if (card.page != page) continue;
            for (const ReadSymbol& symbol : card.symbols) {
                if (!symbol.drawing) continue;
                const Seen seen = look({whole, drawn[0], drawn[symbol.drawing->layer + 1]},
                                       deck_.find_view(card).size, symbol.drawing->corners);
                if (!symbol.label.empty()) judge(card, symbol, seen);
                if (!seen.ink.empty())
                    looks_[symbol.label].push_back(
                        {card.number, symbol.drawing->number, seen.pixels, make_picture(seen.ink)});
            }
        }
    }
    void finish(const std::string& program) {
        if (!compare_looks(looks_, deck_, findings_)) compared_ = 0;
        if (compared_ < deck_.labels || compared_ == 0)
            return findings_.skip("render", "render: {} of {} symbols were not compared",
                                  deck_.labels - compared_, deck_.labels);
        if (!findings_.has_failed("hidden-symbol"))
            findings_.pass("render", "{} can be seen as they are drawn, by {}",
                           base::write_count(compared_, "symbol"), program);
    }

private:
    void judge(const ReadCard& card, const ReadSymbol& symbol, const Seen& seen) {
        const bool has_ink =
            static_cast<double>(seen.ink_inside) >= min_ink_share * static_cast<double>(seen.inside);
        if (!has_ink && is_flattened_) return; // what is nowhere opaque lies below its form, as pixels
        ++compared_;
        const char* const fault = !has_ink ? "leaves no ink: it is empty, or as its card is"
                                  : seen.differing > max_differing
                                      ? "can't be seen as it is drawn: something covers, clips or fades it"
                                      : nullptr;
        if (fault != nullptr)
            findings_.fail("hidden-symbol", "page {}, card {}: \"{}\" {}", card.page, card.number,
                           symbol.label, fault);
    }
    const ReadDeck& deck_;
    Findings& findings_;
    bool is_flattened_ = false; ///< nothing is transparent
    std::size_t compared_ = 0;
    Looks looks_{};
};

} // namespace

void check_render(QPDF& file, std::string_view pdf, const ReadDeck& deck, Findings& findings) {
    PageRenderer as_it_is(pdf);
    if (as_it_is.program().empty()) return findings.skip("render", "render: {}", as_it_is.problem());
    PageRenderer redrawn(write_redrawn(file, deck));
    Viewer viewer(file, deck, findings);
    for (int page = 1; page <= deck.cards.back().page; ++page) {
        const RenderedPage whole = as_it_is.render_next();
        const std::size_t layers = deck.views[static_cast<std::size_t>(page - 1)].layers;
        std::vector<RenderedPage> drawn(layers == 0 ? 0 : layers + 1); // without drawings, and the layers
        for (RenderedPage& each : drawn) each = redrawn.render_next();
        const auto is_like_whole = [&](const RenderedPage& other) {
            return other.width == whole.width && other.height == whole.height;
        };
        if (whole.width == 0 || !std::ranges::all_of(drawn, is_like_whole))
            return findings.skip("render", "render: {} could not draw page {}", as_it_is.program(), page);
        viewer.look_at(whole, drawn, page);
    }
    viewer.finish(as_it_is.program());
}

} // namespace spotit::verify
