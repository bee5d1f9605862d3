// What a PDF costs: a duplex deck of 57 cards with the animals' emoji, written with more and more in it.
// Drawing its pictures and writing the file are measured apart. Processor time of one thread, the median of
// nine runs.
//
//   bench-pdf [FOLDER]     leaves the files in FOLDER, to be looked at

#include <spotit/deck.hpp>
#include <spotit/deck/options.hpp>
#include <spotit/document/compose.hpp>
#include <spotit/emoji.hpp>
#include <spotit/pdf.hpp>
#include <spotit/sheet.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/verify.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <numbers>

namespace {

using namespace spotit;

constexpr int runs = 9;

double processor_milliseconds(const auto& work) {
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

std::string bytes_of(const std::string& file) {
    std::ifstream stream(std::string(SPOTIT_SOURCE_DIR) + "/" + file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<symbol::Symbol> animals() {
    diag::Sink sink;
    const base::DataPaths places{{std::string(SPOTIT_SOURCE_DIR) + "/fonts", SPOTIT_BINARY_DIR}};
    const emoji::Names names(places);
    std::vector<symbol::SymbolSpec> sources;
    for (const emoji::TextRun& piece : emoji::split_sequences(bytes_of("themes/animals.yaml"))) {
        const std::string emoji(piece.text);
        if (piece.emoji) sources.push_back({.content = symbol::Emoji{emoji}, .name = names.find(emoji)});
    }
    const symbol::Fonts fonts = symbol::Fonts::open({.places = places}, sources, sink);
    std::vector<symbol::Symbol> symbols;
    for (const symbol::SymbolSpec& source : sources) symbols.push_back(symbol::load(source, fonts, sink));
    return symbols;
}

/// One symbol in the middle and the others in a ring, each turned: where they stand changes nothing here.
document::Face face_of(const deck::Card& card, const std::vector<symbol::Symbol>& symbols) {
    const geom::Shape shape{};
    document::Face face{{{document::Role::Ground, drawing::Area{shape, {1, 0.98, 0.94, 1}}},
                         {document::Role::Ground, drawing::Line{.outlined = shape, .width = 0.5}}}};
    const double others = static_cast<double>(card.size()) - 1;
    for (std::size_t i = 0; i < card.size(); ++i) {
        const double turn = 2 * std::numbers::pi * static_cast<double>(i) / others;
        const geom::Point place{i == 0 ? 0 : 28 * std::cos(turn), i == 0 ? 0 : 28 * std::sin(turn)};
        const geom::Box& box = symbols[static_cast<std::size_t>(card[i])].box;
        const double scale = 19 / std::max(box.width(), box.height());
        face.add({card[i], geom::Affine::translation(place) * geom::Affine::rotation(turn) *
                               geom::Affine::scaling(scale) *
                               geom::Affine::translation({-box.center().x, -box.center().y})},
                 document::Role::Symbol);
    }
    return face;
}

document::Document duplex_deck() {
    document::Document document;
    document.title = "Animals";
    document.language = "en";
    document.bleed = document.back_bleed = 2;
    document.pictures = animals();
    const deck::Deck deck = deck::make({}, static_cast<int>(document.pictures.size()));
    document.picture_count = static_cast<int>(document.pictures.size());
    for (int i = 0; i < document.picture_count; ++i) {
        document.picture_symbols.push_back(base::SymbolIndex{i});
        document.names.push_back(document.pictures[static_cast<std::size_t>(i)].name);
    }
    for (const deck::Card& card : deck.cards) document.faces.push_back(face_of(card, document.pictures));
    document.card_count = static_cast<int>(document.faces.size());
    document.faces.push_back({{{document::Role::Ground, drawing::Area{document.card, {0.2, 0.4, 0.6, 1}}}}});
    sheet::Options options;
    options.gap = 6;
    options.bleed = 2;
    const sheet::Imposition imposition = sheet::impose(document.card, options);
    document.paper = imposition.paper;
    const int per_sheet = static_cast<int>(imposition.slots.size());
    for (int first = 0; first < document.card_count; first += per_sheet) {
        document::Page front, back{.side = document::Side::Back};
        const int used = std::min(per_sheet, document.card_count - first);
        for (int i = 0; i < used; ++i) {
            const geom::Point center = imposition.slots[static_cast<std::size_t>(i)];
            front.slots.push_back({.face = first + i, .center = center});
            back.slots.push_back(
                {.face = document.card_count, .center = {document.paper.width - center.x, center.y}});
        }
        front.strokes = sheet::draw_marks(imposition, document.card, options, used);
        front.name = fmt::format("{}", first / per_sheet + 1);
        back.name = front.name + " back";
        document.pages.push_back(std::move(front));
        document.pages.push_back(std::move(back));
    }
    return document;
}

struct Row {
    const char* name;
    pdf::Options options;
};

const std::array rows{
    Row{"plain, without names", {.names = false}},
    Row{"plain", {}},
    Row{"x-4", {.conformance = pdf::Conformance::X4}},
    Row{"a-3b, with a theme", {.conformance = pdf::Conformance::A3b}},
    Row{"gray", {.inks = pdf::Inks::Gray}},
    Row{"x-4, cmyk, limit, contour: everything",
        {.conformance = pdf::Conformance::X4,
         .inks = pdf::Inks::Cmyk,
         .ink_limit = 2.8,
         .cut_contour = "CutContour"}},
};

} // namespace

int main(int count, char** arguments) {
    const document::Document document = duplex_deck();
    const pdf::FileInfo file_info{.producer = "bench",
                                  .moment = 0,
                                  .press_profile = bytes_of("icc/FOGRA39L_coated.icc"),
                                  .rgb_profile = bytes_of("icc/sRGB.icc"),
                                  .theme_name = "animals.yaml",
                                  .theme = bytes_of("themes/animals.yaml"),
                                  .deck_kind = "projective"};
    std::puts("                                         drawing  writing     bytes   ms to verify");
    for (const Row& row : rows) {
        std::array<double, runs> drawn{}, written{}, verified{};
        pdf::File file;
        for (std::size_t i = 0; i < runs; ++i) {
            const pdf::Colors colors(row.options, file_info);
            std::vector<pdf::DrawnPicture> pictures;
            drawn[i] = processor_milliseconds([&] {
                for (const symbol::Symbol& picture : document.pictures)
                    pictures.push_back(pdf::draw(picture, colors));
            });
            written[i] = processor_milliseconds(
                [&] { file = pdf::write(document, pictures, colors, row.options, file_info); });
            verified[i] = processor_milliseconds([&] { verify::verify(file.bytes); });
        }
        for (auto* times : {&drawn, &written, &verified}) std::ranges::sort(*times);
        std::puts(fmt::format("{:<40} {:7.1f} {:8.1f} {:9} {:8.1f}", row.name, drawn[runs / 2],
                              written[runs / 2], file.bytes.size(), verified[runs / 2])
                      .c_str());
        if (count > 1)
            std::ofstream(fmt::format("{}/{}.pdf", arguments[1], row.name), std::ios::binary) << file.bytes;
    }
}
