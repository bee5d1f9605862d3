#include "example.hpp"
#include "pdf/flatten/pixels.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

/// A disc with an exact share of coverage in each pixel, nearly.
Pixels disc(std::size_t side, double radius) {
    Pixels coverage{side, side, {}, std::string(side * side, '\0')};
    constexpr int samples = 16;
    for (std::size_t i = 0; i < side * side; ++i) {
        int inside = 0;
        for (int part = 0; part < samples * samples; ++part) {
            const double x = static_cast<double>(i % side) + (part % samples + 0.5) / samples;
            const double y = static_cast<double>(i / side) + (part / samples + 0.5) / samples;
            const double middle = static_cast<double>(side) / 2;
            inside += std::hypot(x - middle, y - middle) <= radius ? 1 : 0;
        }
        coverage.alpha[i] = static_cast<char>(255 * inside / (samples * samples));
    }
    return coverage;
}

Pixels evenly(std::size_t side, int alpha) {
    return {side, side, std::string(3 * side * side, '\x40'),
            std::string(side * side, static_cast<char>(alpha))};
}

symbol::Symbol painted(const char* name, const color::Color& inner) {
    symbol::Symbol picture = square(0.5);
    picture.name = name;
    drawing::Items items{fill_box({-40, -40, 40, 0}, color::Color{1, 1, 0, 1}),
                         fill_box({-30, -30, 30, -10}, inner)};
    if (inner.alpha < 0.4) items.push_back(fill_box({-30, 10, 30, 30}, inner)); // on the ground itself
    picture.drawing = std::move(items);
    return picture;
}

const Options x1a{.conformance = Conformance::X1a, .inks = Inks::Cmyk};

std::vector<QPDFObjectHandle> images_of(Opened& opened) {
    std::vector<QPDFObjectHandle> images;
    for (QPDFObjectHandle& object : opened.file.getAllObjects())
        if (object.isImage()) images.push_back(object);
    return images;
}

/// The inks at a place of an image, as shares of its sides.
std::array<int, 4> inks_at(QPDFObjectHandle image, double x, double y) {
    const std::string data = data_of(image);
    const auto width = static_cast<double>(image.getDict().getKey("/Width").getIntValueAsInt());
    const auto height = static_cast<double>(image.getDict().getKey("/Height").getIntValueAsInt());
    const auto i = static_cast<std::size_t>(std::floor(y * height) * width + std::floor(x * width));
    std::array<int, 4> inks{};
    for (std::size_t k = 0; k < 4; ++k) inks[k] = static_cast<unsigned char>(data.at(4 * i + k));
    return inks;
}

} // namespace

TEST_CASE("the silhouette of a disc has its area and length, and a hole runs the other way") {
    const geom::Region ring = trace_coverage(disc(100, 40), 127.5);
    REQUIRE(ring.size() == 1);
    CHECK(geom::measure_signed_area(ring[0]) == doctest::Approx(std::numbers::pi * 1600).epsilon(0.003));
    for (const geom::Point point : ring[0])
        CHECK(geom::distance(point, {50, 50}) == doctest::Approx(40).epsilon(0.005));

    Pixels hollow = disc(100, 40);
    const Pixels hole = disc(100, 20);
    for (std::size_t i = 0; i < hollow.alpha.size(); ++i)
        hollow.alpha[i] = static_cast<char>(hollow.alpha[i] - hole.alpha[i]);
    const geom::Region rings = trace_coverage(hollow, 127.5);
    REQUIRE(rings.size() == 2);
    CHECK(geom::area(rings) != 0);
    CHECK(geom::measure_signed_area(rings[0]) + geom::measure_signed_area(rings[1]) ==
          doctest::Approx(std::numbers::pi * 1200).epsilon(0.005));
}

TEST_CASE("a drawing up to the edge of its pixels is traced there, and nothing has no silhouette") {
    const geom::Region full = trace_coverage({4, 3, {}, std::string(12, '\xFF')}, 127.5);
    REQUIRE(full.size() == 1);
    CHECK(geom::area(full) == doctest::Approx(12).epsilon(0.05));
    CHECK(trace_coverage({4, 3, {}, std::string(12, '\0')}, 127.5).empty());
}

TEST_CASE("the ground shows through glass, and not through smoothed edges") {
    CHECK(shows_ground(evenly(20, 128)));
    CHECK_FALSE(shows_ground(evenly(20, 255)));
    CHECK_FALSE(shows_ground(disc(100, 40)));
}

TEST_CASE("colors spread from where there are some") {
    Pixels pixels{5, 1, std::string("abc") + std::string(9, '\0') + "xyz", {'\xFF', 0, 0, 0, '\xFF'}};
    spread_colors(pixels, 64);
    CHECK(pixels.rgb.substr(0, 6) == "abcabc");
    CHECK(pixels.rgb.substr(9) == "xyzxyz");
}

TEST_CASE("X-1a has one image for shading over opaque paint, on any ground") {
    document::Document document = cards();
    document.pictures[0] = painted("shaded", {0, 0, 0, 0.5});
    tests::change_face(document, 1, [](auto& face) { face.background = {0, 0.2, 0.8, 1}; });
    const File file = made(document, x1a, file_info());
    CHECK(file.flattening.pictures == std::vector<std::string>{"shaded"});
    CHECK_FALSE(file.flattening.has_grounds);
    CHECK(file.flattening.dpi == doctest::Approx(600));
    Opened opened(file.bytes);
    auto images = images_of(opened);
    REQUIRE(images.size() == 1);
    CHECK_FALSE(images[0].getDict().hasKey("/SMask"));
    // 100 units of 0.2 mm.
    CHECK(images[0].getDict().getKey("/Width").getIntValueAsInt() == std::ceil(600 * 20 / 25.4));
    CHECK(inks_at(images[0], 0.12, 0.2)[2] > 200); // yellow
    CHECK(inks_at(images[0], 0.5, 0.3)[3] > 40);   // and darker
    CHECK(made(document, x1a, file_info()).bytes == file.bytes);
}

TEST_CASE("X-1a mixes glass with the ground, in one image for each color") {
    document::Document document = cards();
    document.pictures[0] = painted("glass", {1, 0, 0, 0.25});
    tests::change_faces(document, [](auto& face) { face.border.reset(); });
    Opened same(made(document, x1a, file_info()).bytes);
    CHECK(images_of(same).size() == 2); // and what is opaque of it
    tests::change_face(document, 1, [](auto& face) { face.background = {0, 0.2, 0.8, 1}; });
    Opened different(made(document, x1a, file_info()).bytes);
    auto images = images_of(different);
    REQUIRE(images.size() == 3);
    const auto most = std::ranges::max_element(
        images, {}, [](QPDFObjectHandle image) { return inks_at(image, 0.5, 0.7)[0]; });
    CHECK(inks_at(*most, 0.5, 0.7)[0] > 150); // the ground's blue
    CHECK(inks_at(*most, 0.05, 0.95)[0] > inks_at(*most, 0.5, 0.7)[0]);
}

TEST_CASE("X-1a mixes translucent backgrounds and borders with what is below") {
    document::Document document = cards();
    tests::change_faces(document, [](auto& face) {
        face.background = {1, 0, 0, 0.5};
        face.border = document::Border{2, {0, 0, 0, 0.5}, 0};
    });
    const File mixed = made(document, x1a, file_info());
    tests::change_faces(document, [](auto& face) {
        face.background = {1, 0.5, 0.5, 1};
        face.border = document::Border{2, {0.5, 0.25, 0.25, 1}, 0};
    });
    Opened one(mixed.bytes), other(made(document, x1a, file_info()).bytes);
    const auto content = [](Opened& opened) {
        std::string all;
        for (QPDFObjectHandle& object : opened.file.getAllObjects())
            if (object.isFormXObject()) all += data_of(object);
        return all;
    };
    CHECK(content(one) == content(other));
    CHECK(mixed.flattening.pictures.empty());
}

TEST_CASE("X-1a has a translucent drawing below the symbols as one image for all cards") {
    document::Document document = cards(20);
    document.pictures.push_back(painted("ground", {1, 0, 0, 0.25}));
    tests::change_faces(document, [](auto& face) {
        face.drawing = document::PlacedPicture{3, geom::Affine::scaling(0.1)};
    });
    const File file = made(document, x1a, file_info());
    CHECK(file.flattening.has_grounds);
    CHECK(file.flattening.pictures.empty());
    Opened opened(file.bytes);
    CHECK(images_of(opened).size() == 1);
}

TEST_CASE("flattened pixels keep the ink limit and gray ink") {
    document::Document document = cards();
    document.pictures[0] = painted("shaded", {0, 0, 0.2, 0.9});
    Options limited = x1a;
    limited.ink_limit = 1.5;
    Opened opened(made(document, limited, file_info()).bytes);
    const std::string data = data_of(images_of(opened).at(0));
    int max = 0;
    for (std::size_t i = 0; i + 3 < data.size(); i += 4) {
        int total = 0;
        for (std::size_t k = 0; k < 4; ++k) total += static_cast<unsigned char>(data[i + k]);
        max = std::max(max, total);
    }
    CHECK(max > 255);
    CHECK(max <= 1.5 * 255 + 2);
    Options gray = x1a;
    gray.inks = Inks::Gray;
    Opened grays(made(document, gray, file_info()).bytes);
    CHECK(images_of(grays).at(0).getDict().getKey("/ColorSpace").getName() == "/DeviceGray");
}
