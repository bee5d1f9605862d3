#include "pdf/color/file_colors.hpp"

#include "pdf/content_writer.hpp"
#include "pdf/example.hpp"

#include <spotit/random.hpp>

#include <doctest/doctest.h>
#include <lcms2.h>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <sstream>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

InkTransform colors_of(const Options& options) {
    static const Profile press(profile("FOGRA39L_coated.icc")), rgb(profile("sRGB.icc"));
    return {options, press, rgb};
}

using Level = std::array<int, 3>; ///< of sRGB, 0 to 255

/// L* on the screen and in print, by Little CMS.
class Lightness {
public:
    Lightness() = default;
    Lightness(const Lightness&) = delete;
    Lightness& operator=(const Lightness&) = delete;
    ~Lightness() {
        cmsDeleteTransform(from_screen_);
        cmsDeleteTransform(from_inks_);
        cmsCloseProfile(lab_);
    }
    double of_screen(const Level& level) const { return of(from_screen_, share(level).data()); }
    double of_inks(InkTransform& inks, const Level& level) const {
        Amounts percents = inks.compute_amounts(share(level));
        for (double& percent : percents) percent *= 100;
        return of(from_inks_, percents.data());
    }

private:
    static std::array<double, 3> share(const Level& level) {
        return {level[0] / 255.0, level[1] / 255.0, level[2] / 255.0};
    }
    static double of(cmsHTRANSFORM transform, const double* color) {
        cmsCIELab lab{};
        cmsDoTransform(transform, color, &lab, 1);
        return lab.L;
    }

    Profile press_{profile("FOGRA39L_coated.icc")}, rgb_{profile("sRGB.icc")};
    cmsHPROFILE lab_ = cmsCreateLab4Profile(nullptr);
    cmsHTRANSFORM from_screen_ = cmsCreateTransform(rgb_.handle(), TYPE_RGB_DBL, lab_, TYPE_Lab_DBL, 1, 0);
    cmsHTRANSFORM from_inks_ = cmsCreateTransform(press_.handle(), TYPE_CMYK_DBL, lab_, TYPE_Lab_DBL, 1, 0);
};

double total(const Amounts& amounts) {
    return amounts[0] + amounts[1] + amounts[2] + amounts[3];
}

/// Rich black, plain black, and another ink mixture that screens show black, side by side; below them a
/// gradient from the first to the last.
struct Blacks {
    std::vector<ExactInks> exact{{color::make_tagged_color(color::black, 0), {0.6, 0.4, 0.4, 1}},
                                 {color::make_tagged_color(color::black, 1), {0, 1, 1, 1}}};

    symbol::Symbol picture() const {
        symbol::Symbol result = square(0);
        const color::Color rich = exact[0].color, warm = exact[1].color;
        const drawing::ColorLine line{.stops = {{0, rich}, {0.5, color::white}, {1, warm}}};
        result.drawing =
            drawing::Items{fill_box({-50, -50, -20, -10}, rich), fill_box({-20, -50, 10, -10}, color::black),
                           fill_box({10, -50, 40, -10}, warm),
                           fill_box({-50, 10, 50, 50}, drawing::LinearGradient{line, {-50, 0}, {50, 0}})};
        return result;
    }
};

/// How often colors of four inks are taken to fill with.
void count_fills(const std::string& content, std::map<std::string, int>& fills) {
    std::array<std::string, 4> last;
    std::istringstream tokens(content);
    for (std::string token; tokens >> token; last = {last[1], last[2], last[3], token})
        if (token == "k") ++fills[last[0] + " " + last[1] + " " + last[2] + " " + last[3]];
}

/// The numbers of all functions of gradients: "0.6 0.4 0.4 1".
std::set<std::string> gradient_ends(QPDF& file) {
    std::set<std::string> ends;
    for (QPDFObjectHandle& object : file.getAllObjects()) {
        const std::string text =
            object.isStream() ? object.getDict().unparseResolved() : object.unparseResolved();
        for (const std::string key : {"/C0 [ ", "/C1 [ "})
            for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at + 1))
                ends.insert(text.substr(at + key.size(), text.find(" ]", at) - at - key.size()));
    }
    return ends;
}

/// A picture that is half transparent.
symbol::Symbol glass() {
    symbol::Symbol picture = square(0.5);
    picture.name = "glass";
    picture.drawing = drawing::Items{fill_box({-50, -50, 50, 50}, color::Color{0, 0.5, 1, 0.5})};
    return picture;
}

} // namespace

TEST_CASE("greys are black ink alone, and as much darker as they were") {
    InkTransform inks = colors_of({.inks = Inks::Cmyk});
    double before = 2;
    for (int step = 0; step <= 20; ++step) {
        const double gray = step / 20.0;
        const Amounts& amounts = inks.compute_amounts({gray, gray, gray});
        for (const std::size_t i : {0U, 1U, 2U}) CHECK(amounts[i] == 0);
        CHECK(amounts[3] <= before);
        before = amounts[3];
    }
    CHECK(inks.compute_amounts({0, 0, 0})[3] == 1);
    CHECK(inks.compute_amounts({1, 1, 1})[3] == 0);
}

TEST_CASE("print keeps the order of grays and near grays by lightness") {
    InkTransform inks = colors_of({.inks = Inks::Cmyk});
    const Lightness lightness;
    CHECK(lightness.of_inks(inks, {64, 64, 64}) ==
          doctest::Approx(lightness.of_inks(inks, {64, 64, 65})).epsilon(0.01));
    CHECK(lightness.of_inks(inks, {128, 128, 128}) ==
          doctest::Approx(54.3).epsilon(0.02));    // as Little CMS has it
    std::vector<std::pair<double, double>> shades; // on the screen and in print
    const auto add = [&](const Level& level) {
        shades.emplace_back(lightness.of_screen(level), lightness.of_inks(inks, level));
    };
    for (int gray = 0; gray < 256; ++gray) add({gray, gray, gray});
    random::Generator random(1);
    const auto below = [&](int count) { return random.draw_below(count); };
    for (int i = 0; i < 1000; ++i) {
        const int gray = below(254);
        add({gray + below(3), gray + below(3), gray + below(3)});
    }
    std::sort(shades.begin(), shades.end());
    double max = 0, inversion = 0;
    for (const auto& [screen, print] : shades) {
        inversion = std::max(inversion, max - print);
        max = std::max(max, print);
    }
    CHECK(inversion < 0.1);
}

TEST_CASE("colors get the inks that they are made of") {
    InkTransform inks = colors_of({.inks = Inks::Cmyk});
    const Amounts red = inks.compute_amounts({1, 0, 0}), blue = inks.compute_amounts({0, 0, 1}),
                  yellow = inks.compute_amounts({1, 1, 0});
    CHECK(red[0] < 0.1);
    CHECK(red[1] > 0.8);
    CHECK(red[2] > 0.8);
    CHECK(blue[0] > 0.8);
    CHECK(blue[2] < 0.3);
    CHECK(yellow[2] > 0.8);
    CHECK(yellow[1] < 0.2);
}

TEST_CASE("no more ink than the limit, and black keeps its strength") {
    InkTransform free = colors_of({.inks = Inks::Cmyk});
    InkTransform limited = colors_of({.inks = Inks::Cmyk, .ink_limit = 1.5});
    const Amounts dark = free.compute_amounts({0.1, 0.05, 0.15}),
                  less = limited.compute_amounts({0.1, 0.05, 0.15});
    REQUIRE(total(dark) > 1.6);
    CHECK(total(less) == doctest::Approx(1.5));
    CHECK(less[3] == dark[3]);
    CHECK(limited.ink_coverage().total_max == doctest::Approx(1.5));
    CHECK(limited.ink_coverage().unlimited == doctest::Approx(total(dark)));
    CHECK(free.ink_coverage().total_max == free.ink_coverage().unlimited);
}

TEST_CASE("what a press shows is less bright, never a grey changed, and nothing without its profile") {
    const auto view = soft_proof(profile("FOGRA39L_coated.icc"), profile("sRGB.icc"));
    REQUIRE(view);
    for (const color::Color& gray : {color::white, color::black, color::Color{0.5, 0.5, 0.5, 1}})
        CHECK(view(color::to_linear(gray)) == color::to_linear(gray));
    const auto apart = [](const color::LinearRgb& one, const color::LinearRgb& other) {
        return color::distance(color::to_oklab(one), color::to_oklab(other));
    };
    const color::LinearRgb blue = color::to_linear({0, 0x44 / 255.0, 0xBB / 255.0, 1}),
                           bright = color::to_linear({0x11 / 255.0, 0x22 / 255.0, 1, 1}),
                           skin = color::to_linear({0.78, 0.59, 0.47, 1});
    CHECK(apart(blue, bright) > 0.1);
    CHECK(apart(view(blue), view(bright)) < 0.02);
    CHECK(apart(view(skin), skin) < 0.02); // what presses have is kept
    CHECK_FALSE(soft_proof(profile("sRGB.icc"), profile("sRGB.icc")));
    CHECK_FALSE(soft_proof("", profile("sRGB.icc")));
}

TEST_CASE("pixels get the same inks as colors, but for the roundings of bytes") {
    InkTransform inks = colors_of({.inks = Inks::Cmyk});
    const std::string pixels = inks.convert_pixels(std::string("\xFF\x00\x00\x80\x80\x80", 6));
    REQUIRE(pixels.size() == 8);
    const Amounts red = inks.compute_amounts({1, 0, 0}),
                  gray = inks.compute_amounts({128 / 255.0, 128 / 255.0, 128 / 255.0});
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(std::abs(static_cast<unsigned char>(pixels[i]) - 255 * red[i]) <= 2);
        CHECK(std::abs(static_cast<unsigned char>(pixels[4 + i]) - 255 * gray[i]) <= 2);
    }
    const std::string photo("\x00\xFF\xFF\xFF", 4); // cyan alone, as Adobe's programs write it
    CHECK(inks.convert_ink_pixels(photo, InkTransform::Polarity::Inverted) == std::string("\xFF\0\0\0", 4));
}

TEST_CASE("grey has the luminance of the color") {
    InkTransform gray = colors_of({.inks = Inks::Gray});
    CHECK(gray.compute_amounts({0.5, 0.5, 0.5})[0] == doctest::Approx(0.5).epsilon(1e-6));
    CHECK(gray.compute_amounts({0, 1, 0})[0] > gray.compute_amounts({1, 0, 0})[0]);
    CHECK(gray.compute_amounts({1, 1, 1})[0] == doctest::Approx(1));
    CHECK(gray.describe_space() == "/DeviceGray");
}

TEST_CASE("colors that are given as inks become just these, also where others look the same") {
    const Blacks blacks;
    document::Document document = cards();
    document.pictures[0] = blacks.picture();
    tests::change_face(document, 0, [&](auto& face) { face.background = blacks.exact[1].color; });
    Opened opened(made(document, {.inks = Inks::Cmyk, .exact = blacks.exact}, file_info()).bytes);
    std::map<std::string, int> fills;
    for (QPDFObjectHandle& object : opened.file.getAllObjects())
        if (object.isFormXObject()) count_fills(data_of(object), fills);
    CHECK(fills["0.6 0.4 0.4 1"] == 1);
    CHECK(fills["0 0 0 1"] == 1);
    CHECK(fills["0 1 1 1"] == 2); // in the picture, and on the card
    const auto ends = gradient_ends(opened.file);
    CHECK(ends == std::set<std::string>{"0.6 0.4 0.4 1", "0 0 0 0", "0 1 1 1"});

    const std::vector<ExactInks> blue{{{0, 0, 1, 1}, {0, 1, 1, 0}}};
    InkTransform inks = colors_of({.inks = Inks::Cmyk, .exact = blue});
    CHECK(inks.compute_amounts({0, 0, 1}) == Amounts{0, 1, 1, 0});
    CHECK(inks.compute_amounts({0, 0, 0.96}) != Amounts{0, 1, 1, 0});
}

TEST_CASE("inks that are given keep to the limit, and it is noted what they would have been") {
    const std::vector<ExactInks> exact{{color::make_tagged_color(color::black, 0), {1, 1, 1, 1}}};
    const color::Color shown = exact.front().color;
    InkTransform inks = colors_of({.inks = Inks::Cmyk, .ink_limit = 2.5, .exact = exact});
    const Amounts& least = inks.compute_amounts({shown.red, shown.green, shown.blue});
    CHECK(total(least) == doctest::Approx(2.5));
    CHECK(least[0] == doctest::Approx(0.5));
    CHECK(least[3] == 1);
    CHECK(inks.ink_coverage().total_max == doctest::Approx(2.5));
    CHECK(inks.ink_coverage().unlimited == doctest::Approx(4));
}

TEST_CASE("a grey file has a share of black as it is given, and other inks by how light they look") {
    const auto seen = [](const color::Inks& inks) {
        const color::Color color = color::make_tagged_color(color::to_naive_rgb(inks), 0);
        InkTransform gray = colors_of({.inks = Inks::Gray, .exact = {{color, inks}}});
        return gray.compute_amounts({color.red, color.green, color.blue})[0];
    };
    CHECK(seen({0, 0, 0, 0.5}) == doctest::Approx(0.5).epsilon(1e-6));
    CHECK(seen({0.6, 0.4, 0.4, 1}) == 0);
    InkTransform gray = colors_of({.inks = Inks::Gray});
    CHECK(seen({0, 1, 1, 0}) == gray.compute_amounts({1, 0, 0})[0]);
}

TEST_CASE("a file in inks has no RGB left, and vectors are still vectors") {
    document::Document document = cards();
    document.pictures[1] = glass();
    for (const Inks inks : {Inks::Cmyk, Inks::Gray}) {
        const File file = made(document, {.inks = inks}, file_info());
        REQUIRE(file.ink_coverage);
        CHECK(file.ink_coverage->total_max > 0.2);
        Opened opened(file.bytes);
        for (QPDFObjectHandle& object : opened.file.getAllObjects()) {
            CHECK_FALSE(object.isImage());
            if (object.isFormXObject()) CHECK(data_of(object).find(" rg") == std::string::npos);
            CHECK(object.unparseResolved().find("/DeviceRGB") == std::string::npos);
        }
        CHECK(made(document, {.inks = inks}, file_info()).bytes == file.bytes);
    }
}

TEST_CASE("an X-1a file of opaque pictures has drawings and the keys of its version") {
    const document::Document document = cards();
    const File file = made(document, {.conformance = Conformance::X1a, .inks = Inks::Cmyk}, file_info());
    CHECK(file.flattening.pictures.empty());
    Opened opened(file.bytes);
    CHECK(opened.file.getPDFVersion() == "1.4");
    CHECK_FALSE(pages_of(opened)[0].hasKey("/Group"));
    CHECK(opened.file.getTrailer().getKey("/Info").getKey("/GTS_PDFXVersion").getUTF8Value() ==
          "PDF/X-1a:2003");
    CHECK_FALSE(opened.file.getTrailer().getKey("/Info").hasKey("/GTS_PDFXConformance"));
}

TEST_CASE("a profile that is not a press's is refused") {
    FileInfo wrong = file_info();
    for (const std::string& bytes : {wrong.rgb_profile, std::string("no profile"), std::string()}) {
        wrong.press_profile = bytes;
        CHECK_THROWS_AS(made(cards(), {.conformance = Conformance::X4}, wrong), diag::Error);
    }
}
