// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/example.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

struct SmallPage {
    std::string box, content, resources;
};

std::vector<SmallPage> read_pages(const std::string& bytes) {
    QPDF file;
    file.processMemoryFile("pages", bytes.data(), bytes.size());
    std::vector<SmallPage> pages;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
        const QPDFObjectHandle content = page.getObjectHandle().getKey("/Contents");
        const auto data = QPDFObjectHandle(content).getStreamData(qpdf_dl_generalized);
        pages.push_back({page.getAttribute("/MediaBox", false).unparse(),
                         std::string(reinterpret_cast<const char*>(data->getBuffer()), data->getSize()),
                         page.getAttribute("/Resources", false).unparse()});
    }
    return pages;
}

const symbol::PdfDrawing wide{"1 0 0 rg 5 5 m 20 5 l 20 15 l f", "<< >>", {5, -5, 25, 15}};
const symbol::PdfDrawing tall{
    "/a0.5 gs 0 0 10 30 re f", "<< /ExtGState << /a0.5 << /ca 0.5 >> >> >>", {0, 0, 10, 30}};

} // namespace

TEST_CASE("drawings that are written and pages by Cairo become pages in the order of the pictures") {
    const symbol::Symbol square = example::square(0.2);
    const std::string pages = render::picture_pages(std::span(&square, 1));
    const std::optional<symbol::PdfDrawing> drawings[] = {wide, std::nullopt, tall};
    const std::vector<SmallPage> all = read_pages(compact_pages(pages, drawings));
    REQUIRE(all.size() == 3);
    CHECK(all[0].box == "[ 0 0 20 20 ]");
    CHECK(all[0].content == "1 0 0 1 -5 5 cm " + wide.content);
    CHECK(all[1].box == "[ 0 0 400 400 ]");
    CHECK(all[1].content.find("0.2 0 0 rg") != std::string::npos);
    CHECK(all[2].box == "[ 0 0 10 30 ]");
    CHECK(all[2].resources.find("/a0.5") != std::string::npos);
}

TEST_CASE("a file of written drawings alone needs no page by Cairo") {
    const std::optional<symbol::PdfDrawing> drawings[] = {tall, wide};
    const std::vector<SmallPage> all = read_pages(compact_pages("", drawings));
    REQUIRE(all.size() == 2);
    CHECK(all[1].content == "1 0 0 1 -5 5 cm " + wide.content);
}
