#pragma once

#include "face_parts.hpp"
#include "picture_files.hpp"

#include <spotit/render.hpp>

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <array>
#include <fstream>
#include <iterator>
#include <span>
#include <string>

/// Little decks to write and to read back.
namespace spotit::pdf::example {

inline drawing::Item fill_box(const geom::Box& box, const drawing::Paint& paint) {
    geom::Path path;
    path.add(box);
    return {drawing::Fill{path, paint, {}}};
}
inline symbol::Symbol square(double red) {
    const geom::Box box{-50, -50, 50, 50};
    return {
        .name = "square", .drawing = drawing::Items{fill_box(box, color::Color{red, 0, 0, 1})}, .box = box};
}

/// Two cards that share one of three symbols, on one sheet of A4.
inline document::Document cards(double size = 85) {
    document::Document document;
    document.title = "Zwei Kärtchen 🐶";
    document.language = "de";
    document.paper = {210, 297};
    document.card = geom::Shape::circle(size);
    const auto place = [&](double x, double scale) {
        return geom::Affine::scaling(size / 85) * geom::Affine::translation({x, 0}) *
               geom::Affine::scaling(scale);
    };
    for (const double red : {0.2, 0.6, 1.0}) document.pictures.push_back(square(red));
    document.picture_count = 3;
    for (int i = 0; i < 3; ++i) document.picture_symbols.push_back(base::SymbolIndex{i});
    document.names = {"first", "second", "third"};
    for (const int other : {1, 2}) {
        document.faces.push_back(
            tests::make_face(document.card, {.background = color::Color{1, 0.9, 0.8, 1},
                                             .border = document::Border{0.5, color::black, 1},
                                             .symbols = {
                                                 {0, place(-20, 0.2)},
                                                 {other, place(20, 0.3)},
                                             }}));
    }
    document.card_count = 2;
    document.pages.push_back(
        {.slots = {{.face = 0, .center = {60, 60}}, {.face = 1, .center = {150, 60}}}, .name = "1"});
    return document;
}

inline File made(const document::Document& document, const Options& options = {},
                 const FileInfo& file_info = {.producer = "test", .moment = {}}) {
    const render::Renderer renderer(document);
    FileInfo info = file_info;
    info.face_pixels = [&](const document::Face& face, const PixelGrid& grid) {
        return renderer.draw_face_rgba(face, grid.to_pixels, {grid.width, grid.height});
    };
    return tests::write_file(document, options, info);
}
inline std::string written(const document::Document& document, const Options& options = {},
                           const FileInfo& file_info = {.producer = "test", .moment = {}}) {
    return made(document, options, file_info).bytes;
}

/// A profile that comes with the program.
inline std::string profile(const std::string& name) {
    const std::string path = SPOTIT_SOURCE_DIR "/icc/" + name;
    std::string bytes(std::filesystem::file_size(path), '\0');
    std::ifstream(path, std::ios::binary).read(bytes.data(), std::ssize(bytes));
    return bytes;
}
inline FileInfo file_info() {
    return {.producer = "test",
            .moment = 1795210632,
            .press_profile = profile("FOGRA39L_coated.icc"),
            .rgb_profile = profile("sRGB.icc"),
            .deck_kind = "projective"};
}

/// The smallest deck: seven cards with three of seven symbols each, on two sheets.
inline document::Document fano() {
    document::Document document;
    document.title = "Fano";
    document.paper = {210, 297};
    document.card = geom::Shape::circle(80);
    for (int i = 0; i < 7; ++i) document.pictures.push_back(square(0.1 * i));
    document.picture_count = 7;
    for (int i = 0; i < 7; ++i) document.picture_symbols.push_back(base::SymbolIndex{i});
    document.names = {"dog", "cat", "hot dog", "Éléphant", "שלום", "#3/7", "a (b) \\ c"};
    for (const auto& line :
         {std::array{0, 1, 2}, {0, 3, 4}, {0, 5, 6}, {1, 3, 5}, {1, 4, 6}, {2, 3, 6}, {2, 4, 5}}) {
        document::Face card;
        for (std::size_t i = 0; i < 3; ++i)
            card.add({line[i], geom::Affine::translation({-20 + 20.0 * static_cast<double>(i), 5}) *
                                   geom::Affine::scaling(0.1)},
                     document::Role::Symbol);
        document.faces.push_back(card);
    }
    document.card_count = 7;
    for (int sheet = 0; sheet < 2; ++sheet) {
        document::Page page;
        for (int i = 0; i < (sheet == 0 ? 4 : 3); ++i)
            page.slots.push_back(
                {.face = 4 * sheet + i, .center = {55 + 100.0 * (i % 2), 60 + 100.0 * (i / 2)}});
        page.name = std::to_string(sheet + 1);
        document.pages.push_back(page);
    }
    return document;
}

/// The same with backs, for a printer that turns the paper over its long edge.
inline document::Document duplex() {
    document::Document document = fano();
    document.faces.push_back(tests::make_face(document.card, {.background = color::Color{0.2, 0.4, 0.8, 1}}));
    std::vector<document::Page> sheets;
    for (const document::Page& front : document.pages) {
        document::Page back{.side = document::Side::Back, .name = front.name + " back"};
        for (const document::Slot& slot : front.slots)
            back.slots.push_back({.face = 7, .center = {210 - slot.center.x, slot.center.y}});
        sheets.push_back(front);
        sheets.push_back(back);
    }
    document.pages = sheets;
    return document;
}

/// A file opened by qpdf, whose bytes must outlive it.
struct Opened {
    explicit Opened(std::string text)
        : bytes(std::move(text)) {
        file.processMemoryFile("deck", bytes.data(), bytes.size());
    }
    std::string bytes;
    QPDF file;
};

inline std::vector<QPDFObjectHandle> pages_of(Opened& opened) {
    std::vector<QPDFObjectHandle> pages;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(opened.file).getAllPages())
        pages.push_back(page.getObjectHandle());
    return pages;
}

/// Returns the first of the page's streams: what cards and texts draw, without the strokes and the cut.
inline QPDFObjectHandle content_of(QPDFObjectHandle page) {
    return page.getKey("/Contents").getArrayItem(0);
}

inline std::string data_of(QPDFObjectHandle stream) {
    const auto data = stream.getStreamData(qpdf_dl_all);
    const void* const bytes = data->getBuffer();
    return {static_cast<const char*>(bytes), data->getSize()};
}

} // namespace spotit::pdf::example
