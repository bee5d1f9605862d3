#include "pdf/example.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::pdf::example;

namespace {

constexpr double k = geom::points_per_millimeter;

/// Left, bottom, right, top in millimeters.
std::array<double, 4> box(QPDFObjectHandle page, const char* name) {
    const auto r = page.getKey(name).getArrayAsRectangle();
    return {r.llx / k, r.lly / k, r.urx / k, r.ury / k};
}

void check_box(const std::array<double, 4>& found, const std::array<double, 4>& wanted) {
    for (std::size_t i = 0; i < 4; ++i) CHECK(found[i] == doctest::Approx(wanted[i]).epsilon(1e-4));
}

/// How often the word stands in the content of the first page.
int count_in_page(Opened& opened, const std::string& word) {
    const std::string content = data_of(content_of(pages_of(opened)[0]));
    int count = 0;
    for (std::size_t i = content.find(word); i != std::string::npos; i = content.find(word, i + 1)) ++count;
    return count;
}

std::string label_of(QPDFObjectHandle numbers, int index) {
    return numbers.getArrayItem(2 * index + 1).unparse();
}

} // namespace

TEST_CASE("a page with one card is trimmed at the card and bleeds to the paper's edge") {
    document::Document document = fano();
    document.bleed = 3;
    document.one_card_per_page = true;
    document.paper = {86, 86};
    document.pages = {{.slots = {{.face = 0, .center = {43, 43}}}, .name = "1"}};
    Opened opened(written(document));
    QPDFObjectHandle page = pages_of(opened)[0];
    check_box(box(page, "/MediaBox"), {0, 0, 86, 86});
    check_box(box(page, "/BleedBox"), {0, 0, 86, 86});
    check_box(box(page, "/TrimBox"), {3, 3, 83, 83});
}

TEST_CASE("the form of what lies below the symbols has room for the bleed") {
    document::Document document = cards();
    document.bleed = 3;
    for (document::Face& face : document.faces)
        std::get<drawing::Area>(face.items.front().node).shape = document.card.shrink(-3);
    Opened opened(written(document));
    QPDFObjectHandle ground = pages_of(opened)[0].getKey("/Resources").getKey("/XObject").getKey("/G1");
    check_box(box(ground.getDict(), "/BBox"), {-45.5, -45.5, 45.5, 45.5});
    const std::string content = data_of(ground);
    CHECK(content.find("128.976 0 m") != std::string::npos); // 45.5 mm
    CHECK(content.find("116.929 0 m") != std::string::npos); // 42.5 mm less an inset of 1 and half of 0.5
}

TEST_CASE("a slot's room cuts the bleed only where it must") {
    document::Document document = cards();
    document.bleed = 3;
    Opened wide(written(document));
    CHECK(count_in_page(wide, "W n") == 0);
    document.pages[0].slots[0].bleed_clip = {0, 0, 104, 110};
    Opened narrow(written(document));
    CHECK(count_in_page(narrow, "W n") == 1);
}

TEST_CASE("the printer's correction moves the whole page") {
    document::Document document = cards();
    document.pages[0].place = geom::Affine::translation({1, 2});
    Opened opened(written(document));
    const std::string content = data_of(content_of(pages_of(opened)[0]));
    CHECK(content.starts_with("q\n1 0 0 1 2.8346 -5.6693 cm\n"));

    document.pages[0].place = geom::Affine::scaling(1.01);
    Opened scaled(written(document));
    // From the top left corner: in points it is the height that grows downwards.
    CHECK(data_of(content_of(pages_of(scaled)[0])).starts_with("q\n1.01 0 0 1.01 0 -8.4189 cm\n"));
}

TEST_CASE("pages are labelled by the sheets' names") {
    Opened plain(written(fano()));
    QPDFObjectHandle numbers = plain.file.getRoot().getKey("/PageLabels").getKey("/Nums");
    CHECK(numbers.getArrayNItems() == 2); // 1, 2, 3 ... needs saying once
    CHECK(label_of(numbers, 0) == "<< /S /D >>");

    Opened backs(written(duplex()));
    numbers = backs.file.getRoot().getKey("/PageLabels").getKey("/Nums");
    REQUIRE(numbers.getArrayNItems() == 8);
    CHECK(label_of(numbers, 1) == "<< /P (1 back) >>");
    CHECK(label_of(numbers, 2) == "<< /P (2) >>"); // it is not the second page
}

TEST_CASE("the file tells viewers along which edge the paper is flipped") {
    const auto told = [](const document::Document& document) {
        Opened opened(written(document));
        return opened.file.getRoot().getKey("/ViewerPreferences").getKey("/Duplex").getName();
    };
    CHECK(told(fano()) == "/Simplex");
    document::Document document = duplex();
    CHECK(told(document) == "/DuplexFlipLongEdge");
    document.flip = sheet::DuplexFlip::Over;
    CHECK(told(document) == "/DuplexFlipShortEdge");
}

TEST_CASE("the cut is a spot color that overprints, in a layer and a stream of its own, on fronts only") {
    document::Document document = duplex();
    Opened opened(written(document, {.cut_contour = "Stanze"}));
    const std::vector<QPDFObjectHandle> pages = pages_of(opened);
    QPDFObjectHandle front = pages[0], back = pages[1];
    const auto last_stream = [](QPDFObjectHandle page) {
        QPDFObjectHandle streams = page.getKey("/Contents");
        return data_of(streams.getArrayItem(streams.getArrayNItems() - 1));
    };
    CHECK(last_stream(back).find("/Cut") == std::string::npos);
    const std::string cut = last_stream(front);
    CHECK(data_of(content_of(front)).find("/Cut") == std::string::npos);
    CHECK(cut.find("/OC /Cut BDC") != std::string::npos);
    CHECK(cut.find("/Cut CS 1 SCN") != std::string::npos);
    QPDFObjectHandle resources = front.getKey("/Resources");
    CHECK(resources.getKey("/ColorSpace").getKey("/Cut").getArrayItem(1).getName() == "/Stanze");
    CHECK(resources.getKey("/ExtGState").getKey("/Over").getKey("/OP").getBoolValue());
    QPDFObjectHandle layers = opened.file.getRoot().getKey("/OCProperties");
    CHECK(layers.getKey("/D").getKey("/Order").getArrayNItems() == 1);
    CHECK_FALSE(layers.getKey("/D").hasKey("/AS"));

    Opened without(written(document));
    CHECK_FALSE(without.file.getRoot().hasKey("/OCProperties"));
    CHECK(without.bytes.find("Separation") == std::string::npos);
}
