// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/render.hpp>

#include "symbol/canvas.hpp"

#include <doctest/doctest.h>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <cairo.h>

#include <cmath>

using namespace spotit;

namespace {

symbol::Symbol bar(const geom::Box& box) {
    return {.name = "bar",
            .picture =
                [box](symbol::Canvas& canvas) {
                    cairo_rectangle(canvas.context(), box.left, box.top, box.width(), box.height());
                    cairo_fill(canvas.context());
                },
            .box = box,
            .outline = {}};
}

/// Width and height of each page in points.
std::vector<geom::Size> page_sizes(const std::string& bytes) {
    QPDF file;
    file.processMemoryFile("pages", bytes.data(), bytes.size());
    std::vector<geom::Size> sizes;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
        const auto box = page.getAttribute("/MediaBox", false).getArrayAsRectangle();
        sizes.push_back({box.urx - box.llx, box.ury - box.lly});
        CHECK(page.getObjectHandle().getKey("/Contents").isStream());
    }
    return sizes;
}

} // namespace

TEST_CASE("each picture fills a page of its own, with its box's proportions") {
    const std::vector<symbol::Symbol> pictures{bar({-10, 0, 1014, 500}), bar({0, 0, 3, 1}),
                                               bar({0, 0, 20000, 40000})};
    const auto sizes = page_sizes(render::picture_pages(pictures));
    REQUIRE(sizes.size() == 3);
    CHECK(sizes[0] == geom::Size{1024, 500});
    for (std::size_t i = 0; i < 3; ++i) {
        const geom::Box& box = pictures[i].box;
        CHECK(sizes[i].width / sizes[i].height == doctest::Approx(box.width() / box.height()).epsilon(0.01));
    }
}

TEST_CASE("pictures in small units are drawn large enough for Cairo's fixed point, and huge ones small "
          "enough to read") {
    const std::vector<symbol::Symbol> pictures{bar({0, 0, 3, 1}), bar({0, 0, 20000, 40000})};
    const auto sizes = page_sizes(render::picture_pages(pictures));
    CHECK(sizes[0].width >= 400);
    CHECK(sizes[1].height <= 14400);
}

TEST_CASE("pages are whole points wide and high, so that Cairo cuts nothing off at their edges") {
    const std::vector<symbol::Symbol> pictures{bar({0, 0, 194.13, 280.77}), bar({-0.4, 0, 3.3, 1.9}),
                                               bar({0, 0, 777.7, 20000.5})};
    for (const geom::Size& size : page_sizes(render::picture_pages(pictures))) {
        CHECK(size.width == std::floor(size.width));
        CHECK(size.height == std::floor(size.height));
    }
}

TEST_CASE("a picture that breaks the context is reported by its name") {
    symbol::Symbol broken = bar({0, 0, 10, 10});
    broken.name = "the broken one";
    broken.picture = [](symbol::Canvas& canvas) { cairo_restore(canvas.context()); };
    CHECK_THROWS_WITH_AS(render::picture_pages(std::span(&broken, 1)), doctest::Contains("the broken one"),
                         std::runtime_error);
}
