#include "job/checks/checks.hpp"

#include <spotit/symbol/load.hpp>
#include <spotit/symbol/text.hpp>

#include <doctest/doctest.h>

#include <algorithm>

using namespace spotit;

namespace {

/// Three pictures: clip art on white twice, and a photo.
struct Clips {
    theme::Theme theme;
    job::DeckPictures pictures;
    std::vector<symbol::Symbol> drawings;

    Clips() {
        const std::filesystem::path folder = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/data";
        pictures.ground = theme.style.background = color::Color{1, 0.85, 0.5, 1};
        diag::Sink sink;
        for (const char* name : {"ring.png", "ring.jpg", "photo.jpg"}) {
            pictures.specs.emplace_back().shown.content = symbol::Picture{folder / name};
            drawings.push_back(symbol::load(pictures.specs.back().shown, symbol::open_text_fonts({}), sink));
        }
    }
    std::vector<std::string> warnings() const {
        diag::Sink sink;
        run_checks(job::CheckStage::Drawings, {job::Request{}, theme, pictures, drawings, {}}, sink);
        std::vector<std::string> found;
        for (const diag::Diagnostic& each : sink.list_sorted())
            if (each.id == "white-box") found.push_back(each.message);
        return found;
    }
};

} // namespace

TEST_CASE("white backgrounds on colored cards are reported once for a folder, with the remedy") {
    CHECK(Clips().warnings() ==
          std::vector<std::string>{
              "ring.png and 1 more have a white background, which shows on the cards as a box"});
}

TEST_CASE("white backgrounds on white cards, cut out, in a mask or with a rim are no boxes") {
    Clips white;
    white.pictures.ground = white.theme.style.background = color::white;
    CHECK(white.warnings().empty());
    Clips masked;
    std::get<symbol::Picture>(masked.pictures.specs[0].shown.content).mask = symbol::PictureMask::Circle;
    std::get<symbol::Picture>(masked.pictures.specs[1].shown.content).cut_out = symbol::CutOut::White;
    CHECK(masked.warnings().empty());
    Clips sticker;
    sticker.theme.edge.kind = symbol::Edge::Kind::Rim;
    CHECK(sticker.warnings().empty());
}
