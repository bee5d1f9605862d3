// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/in_pdf.hpp"

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"
#include "symbol/scratch_folder.hpp"

#include <cairo-pdf.h>
#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace spotit::symbol::test {

namespace {

cairo_status_t append(void* text, const unsigned char* bytes, unsigned length) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), length);
    return CAIRO_STATUS_SUCCESS;
}

template<class Place>
std::string pdf_page(const Symbol& symbol, const geom::Size& size, Place place) {
    std::string pdf;
    {
        const SurfaceHandle surface(
            cairo_pdf_surface_create_for_stream(append, &pdf, size.width, size.height));
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
        const CairoHandle context(cairo_create(surface.get()));
        place(context.get());
        Canvas canvas(context.get());
        symbol.picture(canvas);
    }
    return pdf;
}

} // namespace

std::string label_pdf(const Symbol& label) {
    return pdf_page(label, {400, 100}, [](cairo_t* context) {
        cairo_translate(context, 20, 50);
        cairo_scale(context, geom::points_per_millimeter, geom::points_per_millimeter);
    });
}

std::string pdf_of(const Symbol& symbol) {
    return pdf_page(symbol, {symbol.box.width(), symbol.box.height()},
                    [&](cairo_t* context) { cairo_translate(context, -symbol.box.left, -symbol.box.top); });
}

std::string text_in(const std::string& pdf) {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "page.pdf").string(),
                      text = (folder.path() / "page.txt").string();
    std::ofstream(file, std::ios::binary) << pdf;
    REQUIRE(std::system(("pdftotext " + file + " " + text).c_str()) == 0);
    std::ifstream in(text, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string text_in_pdf(const Symbol& label) {
    const std::string text = text_in(label_pdf(label));
    return text.substr(0, text.find('\n'));
}

} // namespace spotit::symbol::test
