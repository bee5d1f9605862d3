#include "every_day.hpp"
#include "symbol/fonts.hpp"
#include "symbol/in_pdf.hpp"
#include "symbol/scratch_folder.hpp"

#include "symbol/paint.hpp"
#include <spotit/symbol/load.hpp>

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <numbers>
#include <numeric>

namespace spotit::symbol {
std::string try_svg(const std::string& svg, const SymbolSpec& spec); // of image_readers.hpp
}

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

constexpr std::string_view svg_head =
    R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 80">)";

Loaded load_svg(std::string_view body) {
    return load_bytes(std::string(svg_head) + std::string(body) + "</svg>", "drawing.svg");
}

/// Writes an SVG that is drawn as an image.
std::filesystem::path write_costly_svg(const ScratchFolder& folder) {
    std::string body;
    for (int i = 0; i < 10; ++i) {
        const std::string id = std::to_string(i), at = std::to_string(8 * i);
        body += "<filter id='f" + id + "'><feGaussianBlur stdDeviation='.5'/><feOffset dx='.1'/></filter>" +
                "<rect x='" + at + "' y='" + at + "' width='20' height='9' filter='url(#f" + id + ")'/>";
    }
    std::ofstream(folder.path() / "a.svg") << svg_head << body << "</svg>";
    return folder.path() / "a.svg";
}

/// Returns the colors of a grid of points.
std::vector<color::Color> colors_of(const Symbol& symbol) {
    constexpr int side = 20;
    std::vector<color::Color> colors;
    for (int i = 0; i < side * side; ++i)
        colors.push_back(color_at(symbol, {symbol.box.left + (i % side + 0.5) / side * symbol.box.width(),
                                           symbol.box.top + (i / side + 0.5) / side * symbol.box.height()}));
    return colors;
}

int images_in(const std::string& pdf) {
    int count = 0;
    for (std::size_t at = pdf.find("/Subtype /Image"); at != std::string::npos;
         at = pdf.find("/Subtype /Image", at + 1))
        ++count;
    return count;
}

bool is_near(const color::Color& a, const color::Color& b) {
    constexpr double jpeg = 0.06;
    return std::abs(a.red - b.red) < jpeg && std::abs(a.green - b.green) < jpeg &&
           std::abs(a.blue - b.blue) < jpeg;
}

/// The mean opacity of a square around a symbol that is turned.
double ink_turned(const Symbol& symbol, double angle) {
    constexpr int side = 240;
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_A8, side, side));
    {
        const CairoHandle context(cairo_create(surface.get()));
        const double scale = side / (1.5 * std::max(symbol.box.width(), symbol.box.height()));
        cairo_translate(context.get(), side / 2.0, side / 2.0);
        cairo_rotate(context.get(), angle);
        cairo_scale(context.get(), scale, scale);
        cairo_translate(context.get(), -symbol.box.center().x, -symbol.box.center().y);
        paint(context.get(), symbol.drawing);
    }
    cairo_surface_flush(surface.get());
    const unsigned char* row = cairo_image_surface_get_data(surface.get());
    double sum = 0;
    for (int y = 0; y < side; ++y, row += cairo_image_surface_get_stride(surface.get()))
        sum += std::accumulate(row, row + side, 0.0);
    return sum / 255 / side / side;
}

} // namespace

TEST_CASE("an SVG is vectors with the outline of its ink and the name of its file") {
    const Loaded loaded = load_svg(R"(<rect x="10" y="20" width="50" height="25" fill="#ff0000"/>)");
    CHECK(loaded.said.empty());
    CHECK(loaded.symbol.name == "drawing");
    CHECK(images_in(pdf_of(loaded.symbol)) == 0);
    const geom::Box box = geom::measure_bounds(loaded.symbol.outline);
    CHECK(box.width() / box.height() == doctest::Approx(2).epsilon(0.02));
    CHECK(color_at(loaded.symbol, box.center()) == color::Color{1, 0, 0, 1});
    CHECK(!loaded.symbol.pixels);
}

TEST_CASE("an SVG's page is large enough for masks, also when its drawing is small on it") {
    for (const std::string_view body :
         {R"(<circle cx="50" cy="40" r="40"/>)", R"(<circle cx="50" cy="40" r="4"/>)"}) {
        const Loaded loaded = load_svg(body);
        CHECK(std::max(loaded.symbol.box.width(), loaded.symbol.box.height()) >= 1000);
        const geom::Box box = geom::measure_bounds(loaded.symbol.outline);
        CHECK(geom::area(loaded.symbol.outline) ==
              doctest::Approx(3.14159 / 4 * box.width() * box.height()).epsilon(0.03));
    }
}

TEST_CASE("an SVG's text is drawn, also when it is small on its page") {
    for (const std::string_view size : {"60", "12"}) {
        const Loaded loaded = load_svg(R"(<text x="20" y="60" font-family="DejaVu Sans" font-size=")" +
                                       std::string(size) + R"(">ll</text>)");
        CHECK(loaded.said.empty());
        CHECK(loaded.symbol.outline.size() == 2);
        CHECK(loaded.symbol.box.height() > 200);
    }
}

TEST_CASE("an SVG whose masks or filters would take too much is drawn once, with as many pixels as will do") {
    const auto masked = [](std::string_view radius) {
        return load_svg(std::string(R"svg(<mask id="m"><rect width="100" height="80" fill="#fff"/></mask>
            <circle cx="50" cy="40" mask="url(#m)" r=")svg") +
                        std::string(radius) + "\"/>");
    };
    const Loaded large = masked("30");
    CHECK(!large.symbol.pixels);
    CHECK(std::max(large.symbol.box.width(), large.symbol.box.height()) >= 1000);
    const Loaded small = masked("4");
    REQUIRE(small.symbol.page);
    CHECK(small.symbol.page->width() <= 2400); // each mask has as many pixels as the page
    CHECK(small.symbol.page->width() > 2000);
    REQUIRE(small.symbol.pixels);
    CHECK(small.symbol.pixels->width > 160);
    CHECK(small.said == std::vector<std::string>{"not-vector: drawing.svg becomes an image in the PDF"});
    CHECK(color_at(small.symbol, small.symbol.box.center()) == color::Color{0, 0, 0, 1});
    CHECK(images_in(pdf_of(small.symbol)) == 2); // colors and opacity
    const geom::Box box = geom::measure_bounds(small.symbol.outline);
    CHECK(geom::area(small.symbol.outline) ==
          doctest::Approx(3.14159 / 4 * box.width() * box.height()).epsilon(0.03));
}

TEST_CASE("an SVG of many filters is one image with the pixels that printing needs") {
    const ScratchFolder folder;
    const std::filesystem::path file = write_costly_svg(folder);
    tests::EveryDay every_day(2);
    for (const double card : {1000.0, 1400.0}) { // pixels
        if (every_day.skips_next()) continue;
        SymbolSpec spec{.content = Picture{file}, .needed_pixels = card};
        diag::Sink sink;
        CHECK(try_pictures({&spec, 1}, colrtest(), sink).empty());
        const Symbol symbol = load_source(spec).symbol;
        REQUIRE(symbol.pixels);
        CHECK(std::max(symbol.pixels->width, symbol.pixels->height) >= card / 2 - 1);
        CHECK(images_in(pdf_of(symbol)) == 2); // colors and opacity
    }
}

TEST_CASE("a costly SVG looks the same with the pixels that its trial has drawn") {
    const ScratchFolder folder;
    SymbolSpec spec{.content = Picture{write_costly_svg(folder)}, .needed_pixels = 1000};
    const std::vector<color::Color> colors = colors_of(load_source(spec).symbol);
    // Not in a child, which would wait for the threads that librsvg has begun for the filters above.
    const std::string drawn = try_svg(read_file(write_symbol(spec, PathPart::Whole)), spec);
    spec.drawn = std::make_shared<const std::string>(drawn);
    CHECK(colors_of(load_source(spec).symbol) == colors);
    spec.drawn = std::make_shared<const std::string>(drawn.substr(4)); // not of its size, so not taken
    CHECK(colors_of(load_source(spec).symbol) == colors);
    spec.drawn = std::make_shared<const std::string>(drawn.size(), '\0');
    CHECK(load_source(spec).symbol.outline.empty());
}

TEST_CASE("a photo as HEIC is decoded in its trial alone") {
    const ScratchFolder folder;
    std::vector<SymbolSpec> specs;
    for (const std::string name : {"photo.heic", "alpha.heic"}) {
        std::filesystem::copy(data_folder() / name, folder.path());
        specs.push_back({Picture{folder.path() / name}});
    }
    const std::vector<color::Color> colors = colors_of(load_source(specs[0]).symbol);
    diag::Sink sink;
    CHECK(try_pictures(specs, colrtest(), sink).empty());
    CHECK(specs[1].drawn == nullptr); // it is transparent, and no JPEG
    REQUIRE(specs[0].drawn);
    std::ofstream(write_symbol(specs[0], PathPart::Whole), std::ios::binary)
        .write("????ftypheic", 12); // can't be decoded any more
    CHECK(colors_of(load_source(specs[0]).symbol) == colors);
}

TEST_CASE("an SVG with layers can be turned") {
    const Loaded loaded = load_svg(
        R"svg(<radialGradient id="g"><stop offset="0" stop-color="gold" stop-opacity=".2"/>)svg"
        R"svg(<stop offset="1" stop-color="purple"/></radialGradient><circle cx="50" cy="40" r="35" fill="url(#g)"/>)svg"
        R"svg(<path d="M20 20L80 60" stroke="black" stroke-width="6" opacity=".5"/>)svg");
    const double upright = ink_turned(loaded.symbol, 0);
    CHECK(upright > 0.2);
    for (int degrees = 15; degrees < 360; degrees += 15) {
        CAPTURE(degrees);
        CHECK(ink_turned(loaded.symbol, degrees * std::numbers::pi / 180) ==
              doctest::Approx(upright).epsilon(0.01));
    }
}

TEST_CASE("what can't stay a vector in an SVG is a warning") {
    const Loaded masked = load_svg(R"svg(<mask id="m"><circle cx="50" cy="40" r="20" fill="white"/></mask>
        <rect width="100" height="80" mask="url(#m)"/>)svg");
    CHECK(masked.said ==
          std::vector<std::string>{"not-vector: drawing.svg becomes an image in the PDF, at least in part"});
    CHECK(load_svg(R"(<g opacity=".5"><circle cx="50" cy="40" r="20"/></g>)").said.empty());
}

TEST_CASE("an SVG that shows nothing, or is broken, is an error") {
    CHECK(load_svg("").said.front().starts_with("blank-symbol: the picture "));
    CHECK(load_svg("<rect").said.front().starts_with("bad-picture: can't use the picture "));
    CHECK(load_bytes("<svg", "a.svg").said.front().starts_with("bad-picture: "));
}

TEST_CASE("an SVG's references to other files are never followed") {
    const ScratchFolder folder;
    std::filesystem::copy_file(data_folder() / "alpha.png", folder.path() / "alpha.png");
    const std::string beside = (folder.path() / "alpha.png").string();
    std::ofstream(folder.path() / "a.svg")
        << svg_head << R"(<image width="100" height="80" href="alpha.png"/><image width="100" height="80" )"
        << "xlink:href=\"file://" << beside
        << R"("/><image width="100" height="80" href="http://localhost/a.png"/>)"
        << R"(<rect width="9" height="9"/></svg>)";
    const Loaded loaded = load_source({Picture{folder.path() / "a.svg"}});
    CHECK(loaded.said ==
          std::vector<std::string>{"outside-picture: a.svg links to other files, which are not read: "
                                   "alpha.png, file://" +
                                   beside + ", http://localhost/a.png"});
    CHECK(loaded.symbol.outline.size() == 1);
    CHECK(images_in(pdf_of(loaded.symbol)) == 0);
}

TEST_CASE("a PNG keeps its pixels and its transparency") {
    const Loaded loaded = load_source({Picture{data_folder() / "alpha.png"}});
    CHECK(loaded.said.empty());
    CHECK(loaded.symbol.name == "alpha");
    CHECK(loaded.symbol.pixels == geom::Size{40, 30});
    CHECK(geom::area(loaded.symbol.outline) == doctest::Approx(20 * 20).epsilon(0.1));
    CHECK(images_in(pdf_of(loaded.symbol)) == 2); // the pixels and their opacity
    CHECK(load_source({Picture{data_folder() / "clear.png"}}).said.front().starts_with("blank-symbol: "));
}

namespace {

/// Returns a PNG of 40 x 20 pixels, blue but for the first quarter, with a chunk eXIf.
std::string make_png(int orientation) {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 40, 20));
    for (const auto& [width, height, red] : {std::tuple{40, 20, 0.0}, {20, 10, 1.0}}) {
        const CairoHandle context(cairo_create(surface.get()));
        cairo_set_source_rgb(context.get(), red, 0, 1 - red);
        cairo_rectangle(context.get(), 0, 0, width, height);
        cairo_fill(context.get());
    }
    std::string png;
    cairo_surface_write_to_png_stream(surface.get(), &append, &png);
    using namespace std::string_literals;
    const std::string tiff = "eXIfMM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"s +
                             static_cast<char>(orientation) + "\0\0\0\0\0\0"s;
    std::uint32_t checksum = ~0U; // CRC 32
    for (const char byte : tiff) {
        checksum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) checksum = checksum >> 1 ^ ((checksum & 1) != 0 ? 0xEDB88320U : 0U);
    }
    std::string chunk = "\0\0\0"s + static_cast<char>(tiff.size() - 4) + tiff;
    for (int shift = 24; shift >= 0; shift -= 8) chunk += static_cast<char>(~checksum >> shift & 0xFF);
    constexpr std::size_t after_header = 33;
    return png.insert(after_header, chunk);
}

} // namespace

TEST_CASE("a PNG is shown the way the camera was held") {
    // Where the first row and the first column are (Exif 2.3, tag 0x0112).
    constexpr std::array<std::pair<bool, bool>, 8> right_and_bottom{{{false, false},
                                                                     {true, false},
                                                                     {true, true},
                                                                     {false, true},
                                                                     {false, false},
                                                                     {true, false},
                                                                     {true, true},
                                                                     {false, true}}};
    for (int orientation = 1; orientation <= 8; ++orientation) {
        CAPTURE(orientation);
        const Loaded loaded = load_bytes(make_png(orientation), "held.png");
        CHECK(loaded.said.empty());
        const geom::Size size = orientation < 5 ? geom::Size{40, 20} : geom::Size{20, 40};
        CHECK(loaded.symbol.pixels == size);
        const auto [is_right, is_bottom] = right_and_bottom[static_cast<std::size_t>(orientation - 1)];
        const geom::Point first{is_right ? size.width - 4 : 4, is_bottom ? size.height - 4 : 4};
        CHECK(is_near(color_at(loaded.symbol, first), {1, 0, 0, 1}));
        CHECK(is_near(color_at(loaded.symbol, {size.width - first.x, size.height - first.y}), {0, 0, 1, 1}));
    }
}

TEST_CASE("a JPEG of any kind is in the PDF byte for byte, and its outline is its rectangle") {
    for (const std::string name : {"photo.jpg", "progressive.jpg", "grey.jpg", "inks.jpg", "turned.jpg"}) {
        CAPTURE(name);
        const Loaded loaded = load_source({Picture{data_folder() / name}});
        CHECK(loaded.said.empty());
        CHECK(geom::area(loaded.symbol.outline) == 48 * 32);
        CHECK(pdf_of(loaded.symbol).find(read_file(data_folder() / name)) != std::string::npos);
    }
}

TEST_CASE("a JPEG looks as it should, the way the camera was held, and inks as colors") {
    const auto corner = [](const std::string& name, geom::Point at) {
        return color_at(load_source({Picture{data_folder() / name}}).symbol, at);
    };
    for (const std::string name : {"photo.jpg", "progressive.jpg", "inks.jpg"}) {
        CAPTURE(name);
        CHECK(is_near(corner(name, {4, 4}), color::white));
        CHECK(is_near(corner(name, {44, 28}), {0, 0, 1, 1}));
    }
    CHECK(load_source({Picture{data_folder() / "turned.jpg"}}).symbol.pixels == geom::Size{32, 48});
    CHECK(is_near(corner("turned.jpg", {28, 4}), color::white));
    CHECK(is_near(corner("turned.jpg", {4, 44}), {0, 0, 1, 1}));
}

TEST_CASE("a WebP of any kind looks as it should, the way the camera was held") {
    for (const std::string name : {"photo.webp", "lossless.webp"}) {
        CAPTURE(name);
        const Loaded loaded = load_source({Picture{data_folder() / name}});
        CHECK(loaded.said.empty());
        CHECK(loaded.symbol.pixels == geom::Size{48, 32});
        CHECK(geom::area(loaded.symbol.outline) == doctest::Approx(48 * 32).epsilon(0.01));
        CHECK(is_near(color_at(loaded.symbol, {4, 4}), color::white));
        CHECK(is_near(color_at(loaded.symbol, {44, 28}), {0, 0, 1, 1}));
        CHECK(images_in(pdf_of(loaded.symbol)) == 1);
    }
    const Loaded turned = load_source({Picture{data_folder() / "turned.webp"}});
    CHECK(turned.symbol.pixels == geom::Size{32, 48});
    CHECK(is_near(color_at(turned.symbol, {28, 4}), color::white));
    CHECK(is_near(color_at(turned.symbol, {4, 44}), {0, 0, 1, 1}));
}

TEST_CASE("a WebP keeps its transparency, lossy or not") {
    for (const std::string name : {"alpha.webp", "lossyalpha.webp"}) {
        CAPTURE(name);
        const Loaded loaded = load_source({Picture{data_folder() / name}});
        CHECK(loaded.said.empty());
        CHECK(loaded.symbol.pixels == geom::Size{40, 30});
        CHECK(geom::area(loaded.symbol.outline) == doctest::Approx(20 * 20).epsilon(0.1));
        CHECK(is_near(color_at(loaded.symbol, {20, 15}), {200 / 255.0, 30 / 255.0, 30 / 255.0, 1}));
        CHECK(images_in(pdf_of(loaded.symbol)) == 2);
    }
}

TEST_CASE("of an animated WebP the first picture is printed, which is reported") {
    const Loaded loaded = load_source({Picture{data_folder() / "animated.webp"}});
    CHECK(loaded.said ==
          std::vector<std::string>{"animated: animated.webp is animated; its first frame is printed"});
    CHECK(geom::area(loaded.symbol.outline) == doctest::Approx(20 * 20).epsilon(0.1));
}

TEST_CASE("a WebP that is damaged, or claims more pixels than are read, is refused before it is decoded") {
    std::string whole = read_file(data_folder() / "photo.webp");
    for (const std::size_t length : {12UL, 20UL, 29UL, whole.size() / 2, whole.size() - 8}) {
        CAPTURE(length);
        CHECK(load_bytes(whole.substr(0, length), "a.webp").said.front().starts_with("bad-picture: "));
    }
    // A VP8 frame's width and height, 14 bits each, stand 26 bytes from the beginning.
    for (const std::size_t at : {26UL, 28UL}) {
        whole[at] = '\xFF';
        whole[at + 1] = '\x3F';
    }
    const std::string said = load_bytes(whole, "a.webp").said.front();
    CHECK(
        said.ends_with("it is 16383 x 16383 pixels; pictures with more than 40 million pixels are not read"));
    CHECK(load_bytes(std::string("RIFF\x04\0\0\0WAVE", 12), "a.webp")
              .said.front()
              .ends_with("it is not an SVG, PNG, JPEG, WebP, HEIC, AVIF, GIF, BMP or TIFF"));
}

TEST_CASE("a HEIC, AVIF, BMP or TIFF looks as it should, the way the camera was held") {
    for (const std::string name : {"photo.heic", "photo.avif", "photo.bmp", "photo.tiff", "inks.tiff"}) {
        CAPTURE(name);
        const Loaded loaded = load_source({Picture{data_folder() / name}});
        CHECK(loaded.said.empty());
        REQUIRE(loaded.symbol.pixels);
        const auto [width, height] = *loaded.symbol.pixels;
        CHECK(width == 1.5 * height);
        CHECK(geom::area(loaded.symbol.outline) == doctest::Approx(width * height).epsilon(0.01));
        CHECK(is_near(color_at(loaded.symbol, {4, 4}), color::white));
        CHECK(is_near(color_at(loaded.symbol, {width - 4, height - 4}), {0, 0, 1, 1}));
        CHECK(images_in(pdf_of(loaded.symbol)) == 1);
    }
    for (const std::string name : {"turned.heic", "turned.avif", "turned.tiff"}) {
        CAPTURE(name);
        const Loaded turned = load_source({Picture{data_folder() / name}});
        REQUIRE(turned.symbol.pixels);
        const auto [width, height] = *turned.symbol.pixels;
        CHECK(height == 1.5 * width);
        CHECK(is_near(color_at(turned.symbol, {width - 4, 4}), color::white));
        CHECK(is_near(color_at(turned.symbol, {4, height - 4}), {0, 0, 1, 1}));
    }
}

TEST_CASE("a HEIC, AVIF, GIF or TIFF keeps its transparency") {
    for (const std::string name : {"alpha.heic", "alpha.avif", "alpha.gif", "alpha.tiff"}) {
        CAPTURE(name);
        const Symbol symbol = load_source({Picture{data_folder() / name}}).symbol;
        REQUIRE(symbol.pixels);
        const double scale = symbol.pixels->width / 40;
        CHECK(geom::area(symbol.outline) == doctest::Approx(20 * 20 * scale * scale).epsilon(0.1));
        CHECK(is_near(color_at(symbol, {20 * scale, 15 * scale}), {200 / 255.0, 30 / 255.0, 30 / 255.0, 1}));
        CHECK(images_in(pdf_of(symbol)) == 2);
    }
}

TEST_CASE("a HEIC without transparency is a JPEG in the PDF") {
    const std::string pdf = pdf_of(load_source({Picture{data_folder() / "photo.heic"}}).symbol);
    CHECK(pdf.find("/DCTDecode") != std::string::npos);
}

TEST_CASE("of an animated GIF the first picture is printed, which is reported") {
    const Loaded loaded = load_source({Picture{data_folder() / "animated.gif"}});
    CHECK(loaded.said ==
          std::vector<std::string>{"animated: animated.gif is animated; its first frame is printed"});
    CHECK(geom::area(loaded.symbol.outline) == doctest::Approx(20 * 20).epsilon(0.1));
}

TEST_CASE("a picture with a wrong ending is read by what it holds") {
    for (const std::string name : {"photo.heic", "photo.tiff", "photo.webp", "photo.bmp", "alpha.gif"}) {
        CAPTURE(name);
        CHECK(load_bytes(read_file(data_folder() / name), "a.jpg").said.empty());
    }
}

TEST_CASE("a picture with far more pixels than printing needs is stored with fewer, never with too few") {
    for (const std::string name : {"photo.jpg", "progressive.jpg", "grey.jpg", "inks.jpg", "turned.jpg",
                                   "photo.webp", "photo.tiff", "photo.heic"}) {
        CAPTURE(name);
        const Symbol whole = load_source({Picture{data_folder() / name}}).symbol;
        const Symbol small =
            load_source({.content = Picture{data_folder() / name}, .needed_pixels = 20}).symbol;
        REQUIRE(small.pixels);
        const double side = std::max(small.pixels->width, small.pixels->height);
        CHECK(side >= 20);
        CHECK(side < 40);
        const double scale = side / std::max(whole.pixels->width, whole.pixels->height);
        const auto looks_alike = [&](geom::Point at) {
            const color::Color wanted = color_at(whole, at), found = color_at(small, scale * at);
            return std::abs(wanted.red - found.red) + std::abs(wanted.green - found.green) +
                       std::abs(wanted.blue - found.blue) <
                   0.25;
        };
        CHECK(looks_alike({whole.pixels->width / 8, whole.pixels->height / 8}));
        CHECK(looks_alike({whole.pixels->width * 7 / 8, whole.pixels->height * 7 / 8}));
    }
    const Symbol enough =
        load_source({.content = Picture{data_folder() / "photo.jpg"}, .needed_pixels = 30}).symbol;
    CHECK(pdf_of(enough).find(read_file(data_folder() / "photo.jpg")) != std::string::npos);
}

TEST_CASE("a picture that is not there is an error") {
    const ScratchFolder folder;
    const Loaded loaded = load_source({Picture{folder.path() / "Rex.JPG"}});
    CHECK(loaded.said == std::vector<std::string>{"no-picture: can't find the picture " +
                                                  (folder.path() / "Rex.JPG").string()});
}

TEST_CASE("files of other kinds are refused with a way out") {
    const auto reason = [](const std::string& bytes) {
        const std::string said = load_bytes(bytes, "a.png").said.front();
        return said.substr(said.rfind(": ") + 2);
    };
    CHECK(reason("%PDF-1.7") == "it is a PDF; save it as PNG, JPEG or SVG");
    CHECK(reason("hello") == "it is not an SVG, PNG, JPEG, WebP, HEIC, AVIF, GIF, BMP or TIFF");
    CHECK(reason("") == "it is empty");
}

TEST_CASE("a picture of one color takes another, one of many keeps its own") {
    const color::Color crimson{220 / 255.0, 20 / 255.0, 60 / 255.0, 1};
    const Loaded one =
        load_bytes(std::string(svg_head) + R"(<rect width="50" height="50"/></svg>)", "a.svg", crimson);
    CHECK(one.said.empty());
    CHECK(is_near(color_at(one.symbol, one.symbol.box.center()), crimson));
    CHECK(images_in(pdf_of(one.symbol)) == 0);
    // As icon sets write one color: each stays paint, without a mask.
    for (
        const char* drawing :
        {R"(<rect width="50" height="50" fill="#222"/>)",
         R"(<g fill="none" stroke="currentColor" stroke-width="5"><path d="M9 9 40 40"/><circle cx="25" cy="25" r="9"/></g>)",
         R"(<style>.a{fill:#444}</style><rect class="a" width="50" height="50"/>)",
         R"(<style>.a{fill:none;stroke:#444;stroke-width:4px}</style><path class="a" d="M5 5V45H45"/>)",
         R"(<rect width="50" height="50" style="fill:#123456;stroke:none"/>)"}) {
        CAPTURE(drawing);
        const Loaded icon = load_bytes(std::string(svg_head) + drawing + "</svg>", "a.svg", crimson);
        CHECK(icon.said.empty());
        CHECK(pdf_of(icon.symbol).find("/SMask") == std::string::npos);
        const Loaded black = load_bytes(std::string(svg_head) + drawing + "</svg>", "a.svg");
        CHECK(geom::area(icon.symbol.outline) == doctest::Approx(geom::area(black.symbol.outline)));
    }
    const Loaded many = load_bytes(
        std::string(svg_head) +
            R"(<rect width="50" height="50"/><rect x="50" width="9" height="9" fill="red"/></svg>)",
        "a.svg", crimson);
    CHECK(many.said == std::vector<std::string>{"color-unused: a has its own colors and keeps them"});
}
