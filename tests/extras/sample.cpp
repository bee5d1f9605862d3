#include "extras/sample.hpp"

#include "picture_files.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace spotit::extras::test {
namespace {

namespace fs = std::filesystem;

std::string text_in(const std::string& pdf) {
    const fs::path stem = fs::temp_directory_path() / ("spotit-extras-" + std::to_string(getpid()));
    const std::string file = stem.string() + ".pdf", text = stem.string() + ".txt";
    std::ofstream(file, std::ios::binary) << pdf;
    REQUIRE(std::system(("pdftotext -raw " + file + " " + text).c_str()) == 0);
    std::ifstream in(text, std::ios::binary);
    std::string found{std::istreambuf_iterator<char>(in), {}};
    fs::remove(file);
    fs::remove(text);
    return found;
}

/// Returns a PDF with a page for each picture.
std::string show_all(const std::vector<symbol::Symbol>& pictures) {
    const geom::Affine to_points = geom::Affine::translation({1500, 1500}) * geom::Affine::scaling(3);
    return tests::write_file(tests::show_pictures(pictures, {3000, 3000}, to_points), {.names = false}).bytes;
}

} // namespace

document::Document sample(std::vector<std::string> names, const std::vector<std::vector<int>>& cards) {
    document::Document document;
    document.title = "Squares";
    document.language = "en";
    document.paper = {210, 297};
    for (std::size_t i = 0; i < names.size(); ++i) {
        document.pictures.push_back({.name = names[i], .drawing = {}, .box = {0, 0, 20, 10}, .outline = {}});
        document.picture_symbols.push_back(static_cast<base::SymbolIndex>(i));
    }
    document.picture_count = static_cast<int>(names.size());
    document.names = std::move(names);
    for (const std::vector<int>& card : cards) {
        document::Face face;
        for (const int picture : card) face.add({picture, {}}, document::Role::Symbol);
        document.faces.push_back(std::move(face));
    }
    document.card_count = static_cast<int>(cards.size());
    return document;
}

std::vector<Game> all_matching() {
    return {std::begin(matching_games), std::end(matching_games)};
}

std::vector<std::string> numbered(int count) {
    std::vector<std::string> names;
    for (int i = 1; i <= count; ++i) names.push_back("symbol " + std::to_string(i) + ".");
    return names;
}

std::string text_on(const document::Document& document, const document::Page& page) {
    std::vector<symbol::Symbol> pictures;
    for (const document::PlacedPicture& placed : page.texts)
        if (placed.picture >= document.picture_count)
            pictures.push_back(document.pictures[static_cast<std::size_t>(placed.picture)]);
    std::string text = text_in(show_all(pictures));
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\f'; }, ' ');
    return text;
}

int count_of(const std::string& text, const std::string& part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

double min_margin(const document::Document& document, const document::Page& page) {
    geom::Box all;
    for (const document::PlacedPicture& placed : page.texts) {
        const geom::Box& box = document.pictures[static_cast<std::size_t>(placed.picture)].box;
        all.add(placed.place({box.left, box.top}));
        all.add(placed.place({box.right, box.bottom}));
    }
    for (const drawing::Line& stroke : page.strokes) {
        all.add(stroke.from);
        all.add(stroke.to);
    }
    return std::min(
        {all.left, all.top, document.paper.width - all.right, document.paper.height - all.bottom});
}

} // namespace spotit::extras::test
