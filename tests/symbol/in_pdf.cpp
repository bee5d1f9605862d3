#include "symbol/in_pdf.hpp"

#include "symbol/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

namespace spotit::symbol::test {
namespace {

/// Returns what a command makes of a PDF: it is called with the names of both files.
std::string convert(const std::string& command, const std::string& pdf) {
    const ScratchFolder folder;
    const std::string from = (folder.path() / "page.pdf").string(), to = (folder.path() / "made").string();
    std::ofstream(from, std::ios::binary) << pdf;
    REQUIRE(std::system((command + " " + from + " " + to).c_str()) == 0);
    std::ifstream in(to, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

std::string label_pdf(const Symbol& label) {
    const geom::Affine place =
        geom::Affine::translation({20, 50}) * geom::Affine::scaling(geom::points_per_millimeter);
    return tests::write_file(tests::show_pictures({&label, 1}, {400, 100}, place), {.names = false}).bytes;
}

std::string text_in(const std::string& pdf) {
    return convert("pdftotext", pdf);
}

std::vector<std::string> fonts_in(const std::string& pdf) {
    std::istringstream table(convert("list() { pdffonts \"$1\" > \"$2\"; }; list", pdf));
    std::vector<std::string> lines;
    for (std::string line; std::getline(table, line);) lines.push_back(line);
    lines.erase(lines.begin(), lines.begin() + 2); // its head
    return lines;
}

std::string unpacked(const std::string& pdf) {
    return convert("qpdf --qdf --object-streams=disable", pdf);
}

std::string text_in_pdf(const Symbol& label) {
    const std::string text = text_in(label_pdf(label));
    return text.substr(0, text.find('\n'));
}

} // namespace spotit::symbol::test
