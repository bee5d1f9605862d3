#include "symbol/glyph/glyph.hpp"

#include <cmath>

namespace spotit::symbol {

namespace {

/// The target of HarfBuzz's callbacks.
struct OutlineSink {
    geom::Path path{};
    float unit = 0; ///< coordinates are rounded to multiples of it; 0: no rounding

    geom::Point point(float x, float y) const { return {rounded(x), rounded(y)}; }

private:
    double rounded(float value) const { return unit > 0 ? std::round(value / unit) * unit : value; }
};

OutlineSink& to_sink(void* data) {
    return *static_cast<OutlineSink*>(data);
}

/// Quadratic curves have no callback: HarfBuzz converts them to cubic ones.
hb_draw_funcs_t* draw_functions() {
    static const DrawFunctionsHandle functions = [] {
        DrawFunctionsHandle made(hb_draw_funcs_create());
        const auto move = [](auto*, void* data, auto*, float x, float y, void*) {
            to_sink(data).path.move_to(to_sink(data).point(x, y));
        };
        const auto line = [](auto*, void* data, auto*, float x, float y, void*) {
            to_sink(data).path.line_to(to_sink(data).point(x, y));
        };
        // NOLINTNEXTLINE(readability-function-size): as HarfBuzz calls it
        const auto curve = [](auto*, void* data, auto*, float x1, float y1, float x2, float y2, float x,
                              float y, void*) {
            OutlineSink& sink = to_sink(data);
            sink.path.curve_to(sink.point(x1, y1), sink.point(x2, y2), sink.point(x, y));
        };
        const auto close = [](auto*, void* data, auto*, void*) { to_sink(data).path.close(); };
        hb_draw_funcs_set_move_to_func(made.get(), move, nullptr, nullptr);
        hb_draw_funcs_set_line_to_func(made.get(), line, nullptr, nullptr);
        hb_draw_funcs_set_cubic_to_func(made.get(), curve, nullptr, nullptr);
        hb_draw_funcs_set_close_path_func(made.get(), close, nullptr, nullptr);
        hb_draw_funcs_make_immutable(made.get());
        return made;
    }();
    return functions.get();
}

} // namespace

geom::Path read_outline(hb_font_t* font, hb_codepoint_t glyph) {
    // Half a unit of 500 to the em is 0.02 mm on a symbol of 20 mm.
    constexpr unsigned fine_enough = 500;
    OutlineSink sink;
    sink.unit = hb_face_get_upem(hb_font_get_face(font)) >= fine_enough ? 1.0F : 0.0F;
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, draw_functions(), &sink);
#else
    hb_font_get_glyph_shape(font, glyph, draw_functions(), &sink);
#endif
    return std::move(sink.path);
}

} // namespace spotit::symbol
