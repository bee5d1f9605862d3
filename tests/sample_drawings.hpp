#pragma once

#include <spotit/symbol.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/symbol/text.hpp>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

/// A drawing for each thing that painters and writers must know, all in a box of 100 units.
namespace spotit::tests {

class SampleDrawings {
public:
    SampleDrawings() {
        add_fills();
        add_strokes();
        add_gradients();
        add_groups();
        add_masks();
        add_modes();
        add_uses();
        add_words();
        add_pictures();
    }
    std::vector<symbol::Symbol> all{};

private:
    using Items = drawing::Items;
    using Mode = drawing::CompositeMode;
    static constexpr color::Color red{0.9, 0.1, 0.1, 1}, blue{0.1, 0.2, 0.9, 1}, yellow{1, 0.85, 0, 1},
        green{0, 0.6, 0.2, 0.6};
    static constexpr geom::Box page{0, 0, 100, 100};

    void add(std::string name, Items items) {
        all.push_back({.name = std::move(name), .drawing = std::move(items), .box = page});
    }

    static geom::Path box(double left, double top, double right, double bottom) {
        geom::Path path;
        path.add(geom::Box{left, top, right, bottom});
        return path;
    }
    static geom::Path circle(geom::Point center, double radius) {
        geom::Path path;
        path.add_circle(center, radius);
        return path;
    }
    /// A ring of two circles that run opposite ways, and a curve that is left open.
    static geom::Path ring() {
        geom::Path path = circle({50, 50}, 40);
        path.add(geom::transform(circle({50, 50}, 20), {-1, 0, 0, 1, 100, 0}));
        path.move_to({5, 5});
        path.curve_to({40, 5}, {5, 40}, {30, 30});
        return path;
    }
    static drawing::Item fill(geom::Path path, drawing::Paint paint, const geom::Affine& place = {}) {
        return {drawing::Fill{std::move(path), std::move(paint), place}};
    }
    static drawing::Item everywhere(drawing::Paint paint) {
        return {drawing::Fill{{}, std::move(paint), {}}};
    }

    void add_fills() {
        add("fills", {fill(ring(), red), fill(box(40, 40, 90, 60), green)});
        add("nothing", {});
        add("everywhere", {everywhere(green)});
        add("empty path", {fill({}, red), fill(box(20, 20, 30, 30), blue)});
        geom::Path twice = box(10, 10, 60, 60);
        twice.add(box(40, 40, 90, 90));
        add("overlapping rings", {fill(twice, green)});
    }

    void add_strokes() {
        geom::Path path;
        path.move_to({15, 80});
        path.curve_to({15, 0}, {90, 120}, {80, 20});
        path.move_to({20, 20});
        path.line_to({45, 20});
        path.line_to({45, 45});
        path.close();
        add("round strokes", {{drawing::Stroke{path, 8, blue}}});
        add("butt strokes", {{drawing::Stroke{path, 8, blue, drawing::Stroke::Ends::Butt}}});
        add("translucent stroke", {{drawing::Stroke{path, 12, green}}, {drawing::Stroke{path, 3, red}}});
        geom::Path dots;
        for (const double x : {20.0, 50.0, 80.0}) {
            dots.move_to({x, 50});
            dots.line_to({x, 50});
        }
        add("dots", {{drawing::Stroke{dots, 20, red}}});
    }

    static drawing::ColorLine line(drawing::Extend extend, const color::Color& last) {
        return {extend, {{0, red}, {0.3, yellow}, {1, last}}};
    }
    void add_gradients() {
        constexpr std::pair<const char*, drawing::Extend> extends[] = {{"pad", drawing::Extend::Pad},
                                                                       {"repeat", drawing::Extend::Repeat},
                                                                       {"reflect", drawing::Extend::Reflect}};
        for (const auto& [name, extend] : extends)
            for (const color::Color& last : {blue, color::Color{0, 0, 1, 0}}) {
                const std::string kind = std::string(last.alpha < 1 ? "fading " : "") + name;
                const drawing::ColorLine colors = line(extend, last);
                add("linear " + kind, {fill(ring(), drawing::LinearGradient{colors, {30, 30}, {65, 50}})});
                add("radial " + kind,
                    {fill(ring(), drawing::RadialGradient{colors, {{45, 45}, 5}, {{50, 50}, 25}})});
                add("oval " + kind,
                    {fill(box(5, 5, 95, 95), drawing::RadialGradient{colors, {{}, 0}, {{}, 20}},
                          {1.5, 0.3, 0, 0.8, 50, 50})});
                add("sweep " + kind,
                    {fill(circle({50, 50}, 45), drawing::SweepGradient{colors, {50, 50}, 0.5, 2.5})});
            }
        add("moved gradient",
            {fill(box(10, 10, 90, 90), drawing::LinearGradient{line({}, blue), {0, 0}, {1, 0}},
                  {50, 30, -20, 40, 20, 20})});
        add("hard steps",
            {fill(box(10, 10, 90, 90),
                  drawing::LinearGradient{
                      {{}, {{0, red}, {0.5, red}, {0.5, blue}, {1, blue}, {1, yellow}}}, {10, 0}, {80, 0}})});
        add("gradient everywhere",
            {everywhere(drawing::RadialGradient{line({}, blue), {{50, 50}, 0}, {{50, 50}, 70}})});
    }

    void add_groups() {
        const Items inner{fill(circle({0, 0}, 30), red), fill(box(-10, -10, 40, 40), blue)};
        const geom::Affine place{0.8, 0.4, -0.4, 0.8, 45, 45};
        add("moved group", {{drawing::Group{.place = place, .items = inner}}});
        add("mirrored group", {{drawing::Group{.place = {-1, 0, 0, 1.5, 50, 40}, .items = inner}}});
        add("clipped by a path",
            {{drawing::Group{.place = place, .clip = circle({5, 5}, 25), .items = inner}}});
        add("clipped by a box", {{drawing::Group{.place = place,
                                                 .clip = geom::Box{-20, -20, 20, 20},
                                                 .items = {everywhere(yellow), inner[0]}}}});
        add("clipped by nothing", {{drawing::Group{.clip = geom::Path(), .items = {everywhere(red)}}}});
        add("translucent group", {fill(box(0, 40, 100, 60), yellow),
                                  {drawing::Group{.place = place, .opacity = 0.4, .items = inner}}});
        const drawing::Item within{drawing::Group{.place = geom::Affine::rotation(0.4),
                                                  .clip = circle({50, 10}, 40),
                                                  .opacity = 0.5,
                                                  .items = {everywhere(blue)}}};
        add("group in a group",
            {{drawing::Group{
                .place = geom::Affine::translation({10, 10}), .opacity = 0.7, .items = {inner[0], within}}}});
        add("flat group",
            {{drawing::Group{.place = {1, 1, 1, 1, 0, 0}, .items = inner}}, fill(box(5, 5, 9, 9), red)});
        add("colors after a group", {fill(box(5, 5, 25, 25), green),
                                     {drawing::Group{.place = place, .items = inner}},
                                     fill(box(70, 5, 95, 25), green),
                                     {drawing::Group{.opacity = 0.5, .items = inner}},
                                     fill(box(70, 70, 95, 95), red)});
    }

    void add_masks() {
        const drawing::Item shape = fill(ring(), green), picture = fill(box(30, 0, 100, 70), blue);
        const drawing::LinearGradient across{{{}, {{0, {1, 0, 0, 1}}, {1, {1, 1, 0, 0}}}}, {0, 0}, {100, 0}},
            down{{{}, {{0, {0, 0, 1, 0}}, {1, {0, 1, 1, 1}}}}, {0, 0}, {0, 100}};
        const auto both = [](Mode mode, Items source, Items backdrop) {
            return drawing::Item{drawing::Composite{mode, std::move(source), std::move(backdrop)}};
        };
        add("color in a shape", {both(Mode::SourceIn, {everywhere(red)}, {shape})});
        add("picture in a shape", {both(Mode::SourceIn, {picture, shape}, {fill(ring(), red)})});
        add("gradient in a shape", {both(Mode::SourceIn, {everywhere(across)}, {shape})});
        add("fading gradient in a fading mask",
            {both(Mode::SourceIn, {everywhere(across)}, {fill(ring(), down)})});
        add("fading fill in a fading mask",
            {both(Mode::SourceIn, {fill(ring(), across)}, {everywhere(down)})});
        add("made translucent",
            {both(Mode::SourceIn, {shape, picture}, {everywhere(color::Color{0, 0, 0, 0.4})})});
        add("backdrop where the source is",
            {both(Mode::DestinationIn, {shape}, {picture, everywhere(across)})});
        add("on top of a fill", {both(Mode::SourceAtop, {picture}, {fill(ring(), red)})});
        add("below, where the source is", {both(Mode::DestinationAtop, {fill(ring(), red)}, {picture})});
        add("mask in a mask",
            {both(Mode::SourceIn, {both(Mode::SourceIn, {everywhere(across)}, {picture})}, {shape})});
        add("masked in a translucent group",
            {{drawing::Group{.opacity = 0.5,
                             .items = {both(Mode::SourceIn, {everywhere(across)}, {shape}), picture}}}});
    }

    void add_modes() {
        const Items source{fill(circle({60, 60}, 30), blue),
                           fill(box(10, 60, 90, 75), {color::Color{0, 0.7, 0.9, 0.5}})},
            backdrop{fill(circle({40, 40}, 30), yellow),
                     fill(box(40, 10, 60, 90), color::Color{0.8, 0.3, 0.2, 0.6})};
        for (int i = 0; i <= static_cast<int>(Mode::Luminosity); ++i)
            add("mode " + std::to_string(i), {fill(box(0, 0, 100, 20), red),
                                              {drawing::Composite{static_cast<Mode>(i), source, backdrop}}});
        add("mode in a moved group",
            {{drawing::Group{.place = {0.5, 0.2, -0.2, 0.5, 30, 10},
                             .opacity = 0.8,
                             .items = {{drawing::Composite{Mode::Multiply, source, backdrop}}}}}});
        add("mode that becomes pixels in a moved group",
            {{drawing::Group{.place = {0.5, 0.2, -0.2, 0.5, 30, 10},
                             .items = {{drawing::Composite{Mode::Xor, source, backdrop}}}}}});
    }

    /// The tile at many places, in many sizes.
    static Items repeat(const drawing::Drawing& tile, double scale) {
        Items uses;
        for (int i = 0; i < 9; ++i)
            uses.push_back(
                {drawing::Use{tile, geom::Affine::translation({20.0 + i % 3 * 30, 20.0 + 30 * (i / 3)}) *
                                        geom::Affine::rotation(i) * geom::Affine::scaling(scale * (1 + i))}});
        return uses;
    }
    void add_uses() {
        const drawing::Drawing tile =
            Items{fill(circle({0, 0}, 500), red), fill(box(-100, -100, 600, 100), green)};
        add("used once", {{drawing::Use{tile, {0.05, 0.01, 0, 0.05, 40, 50}}}});
        add("used many times", repeat(tile, 0.004));
        add("tiles in tiles",
            {{drawing::Composite{Mode::SourceIn, repeat(tile, 0.004), repeat(tile, 0.003)}}});
        add("tiles in small units",
            repeat(Items{fill(circle({0, 0}, 0.005), red), fill(box(-0.001, -0.001, 0.006, 0.001), green)},
                   400));
        add("tiny tiles",
            repeat(Items{{drawing::Group{.place = geom::Affine::scaling(1e-5), .items = {tile.items()}}}},
                   400));
        add("clipped tiles without an end",
            repeat(Items{{drawing::Group{.clip = circle({}, 300),
                                         .items = {everywhere(yellow), fill(box(0, 0, 500, 500), red)}}}},
                   0.004));
        add("tiles of nothing", repeat(Items{{drawing::Group{.clip = geom::Box{0, 0, 1, 1},
                                                             .items = {fill(box(5, 5, 6, 6), red)}}}},
                                       1));
        const drawing::LinearGradient across{{{}, {{0, red}, {1, {0, 0, 1, 0}}}}, {-500, 0}, {500, 0}};
        add("fading tiles", repeat(Items{fill(circle({0, 0}, 500), across)}, 0.004));
        add("everywhere in turn",
            {{drawing::Group{.opacity = 0.5,
                             .items = repeat(Items{everywhere(color::Color{0, 0, 1, 0.2})}, 1)}}});
    }

    void add_words() {
        diag::Sink sink;
        const auto word = [&](const symbol::SymbolSpec& spec) {
            return symbol::load(spec, symbol::Fonts::open({}, {&spec, 1}, sink), sink);
        };
        /// Fits a symbol into the page.
        const auto fitted = [](const symbol::Symbol& made) {
            const double scale = 90 / std::max(made.box.width(), made.box.height());
            return geom::Affine::translation({50, 50}) * geom::Affine::scaling(scale) *
                   geom::Affine::translation(-1 * made.box.center());
        };
        const symbol::Symbol plain = word({.content = symbol::Word{"Ärger\nfünf"},
                                           .color = blue,
                                           .font = "DejaVu Sans"}),
                             other = word({.content = symbol::Word{"שלום\nسلام Ζώα"}, .font = "DejaVu Sans"});
        add("words", {{drawing::Use{plain.drawing, fitted(plain)}}});
        add("words that run left", {{drawing::Use{other.drawing, fitted(other)}}});
        const symbol::Symbol clear =
            word({.content = symbol::Word{"AVAg"}, .color = green, .font = "DejaVu Serif"});
        add("translucent word",
            {fill(box(0, 40, 100, 60), yellow), {drawing::Use{clear.drawing, fitted(clear)}}});
        add("rotated word",
            {{drawing::Group{.place = geom::Affine::translation({50, 50}) * geom::Affine::rotation(0.7) *
                                      geom::Affine::translation({-50, -50}),
                             .opacity = 0.5,
                             .items = {{drawing::Use{plain.drawing, fitted(plain)}}}}}});
        add("gradient in a word",
            {{drawing::Composite{Mode::SourceIn,
                                 {everywhere(drawing::LinearGradient{line({}, blue), {0, 0}, {100, 0}})},
                                 {{drawing::Use{plain.drawing, fitted(plain)}}}}}});
        add("tiles of a word", repeat(plain.drawing, 0.002));
        add("slanted word",
            {{drawing::Use{clear.drawing, geom::Affine{1, 0, -0.3, 1, 15, 0} * fitted(clear)}}});
        const symbol::Symbol circle = symbol::typeset_on_circle(
            "round and round", 35, {.size = 9, .halo = yellow}, symbol::open_text_fonts({}));
        add("word on a circle", {{drawing::Use{circle.drawing, geom::Affine::translation({50, 50})}}});
        const symbol::Symbol rim =
            symbol::typeset("a text\nwith a rim", {.size = 14, .halo = yellow}, symbol::open_text_fonts({}));
        add("word with a rim", {{drawing::Use{rim.drawing, fitted(rim)}}});
    }

    void add_pictures() {
        diag::Sink sink;
        const symbol::Fonts fonts = symbol::open_text_fonts({});
        const auto folder = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests" / "data";
        const auto picture = [&](const std::filesystem::path& file) {
            const symbol::Symbol made = symbol::load({symbol::Picture{file}}, fonts, sink);
            // Pixels are drawn one by one: programs smooth them in other ways.
            const double scale = made.pixels ? 0.5 : 90 / std::max(made.box.width(), made.box.height());
            return drawing::Item{drawing::Use{
                made.drawing, geom::Affine::translation({50, 50}) * geom::Affine::scaling(scale) *
                                  geom::Affine::translation(-1 * made.box.center())}};
        };
        for (const char* name :
             {"alpha.png", "photo.jpg", "grey.jpg", "turned.jpg", "turned.webp", "lossless.webp"})
            add(name, {picture(folder / name)});
        const drawing::Item photo = picture(folder / "photo.jpg"), clear = picture(folder / "alpha.png");
        add("clipped photo",
            {{drawing::Group{.clip = circle({50, 50}, 25), .opacity = 0.6, .items = {photo}}}});
        add("tinted picture", {{drawing::Composite{Mode::SourceIn, {everywhere(red)}, {clear}}}});
        add("photo in a word", {{drawing::Composite{Mode::SourceIn, {photo}, {fill(ring(), green)}}}});
        add("multiplied photo", {{drawing::Composite{Mode::Multiply, {fill(ring(), yellow)}, {photo}}}});
        const auto svg = std::filesystem::temp_directory_path() / "spotit sample.svg";
        std::ofstream(svg)
            << R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80"><defs><linearGradient id="a">
                <stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs>
                <rect x="5" y="5" width="60" height="70" rx="9" fill="url(#a)"/>
                <circle cx="65" cy="40" r="30" fill="#0a0" fill-opacity=".5" stroke="#000" stroke-width="3"/></svg>)svg";
        const drawing::Item page = picture(svg);
        std::filesystem::remove(svg);
        add("SVG", {page});
        add("faint SVG",
            {fill(box(0, 40, 100, 60), yellow), {drawing::Group{.opacity = 0.5, .items = {page}}}});
        add("gradient in an SVG",
            {{drawing::Composite{Mode::SourceIn,
                                 {everywhere(drawing::LinearGradient{line({}, blue), {0, 0}, {100, 0}})},
                                 {page}}}});
    }
};

} // namespace spotit::tests
