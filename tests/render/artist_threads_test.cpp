#include <spotit/render.hpp>

#include "render/deck.hpp"

#include <doctest/doctest.h>

#include <thread>
#include <vector>

using namespace spotit;
using namespace spotit::render;
using namespace spotit::render::test;

TEST_CASE("many threads draw at a time, and the bytes are the same on any number of them") {
    const document::Document document = sample();
    std::vector<std::string> alone, together(16);
    {
        const Renderer artist(document);
        for (int face = 0; face < 4; ++face) {
            alone.push_back(artist.draw_face_png(face, {.dpi = 150}));
            alone.push_back(artist.draw_face_svg(face));
        }
        CHECK(artist.draw_face_png(2, {.dpi = 150}) == alone[4]);
    }
    const Renderer artist(document);
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            for (std::size_t i = t; i < together.size(); i += 4) {
                const int face = static_cast<int>(i % 8) / 2;
                together[i] =
                    i % 2 == 0 ? artist.draw_face_png(face, {.dpi = 150}) : artist.draw_face_svg(face);
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (std::size_t i = 0; i < together.size(); ++i) CHECK(together[i] == alone[i % 8]);
}

TEST_CASE("drawing one document does not change what is drawn of another") {
    const document::Document document = sample();
    const std::string first = Renderer(document).draw_page_svg(0);
    static_cast<void>(Renderer(sample({.card = geom::Shape::circle(60)})).draw_page_svg(0));
    CHECK(Renderer(document).draw_page_svg(0) == first);
}
