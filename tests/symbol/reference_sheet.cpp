#include "symbol/reference_sheet.hpp"

#include "picture_files.hpp"
#include "symbol/paint.hpp"
#include "symbol/scratch_folder.hpp"

#include <spotit/render.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace spotit::symbol::test {
namespace {

constexpr int oversampling = 4;
constexpr int columns = 10;

Image from_surface(cairo_surface_t* surface) {
    cairo_surface_flush(surface);
    Image image{cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface), {}};
    const unsigned char* const data = cairo_image_surface_get_data(surface);
    const int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width;
             ++x) // Cairo's pixels are native words: blue first on the machines we test on
            for (const int channel : {2, 1, 0}) image.rgb.push_back(data[y * stride + 4 * x + channel]);
    return image;
}

Image averaged(const Image& big) {
    Image small{big.width / oversampling, big.height / oversampling, {}};
    for (int y = 0; y < small.height; ++y) {
        for (int x = 0; x < small.width; ++x) {
            for (int channel = 0; channel < 3; ++channel) {
                int sum = 0;
                for (int i = 0; i < oversampling * oversampling; ++i)
                    sum += big.at(x * oversampling + i % oversampling,
                                  y * oversampling + i / oversampling)[channel];
                constexpr int count = oversampling * oversampling;
                small.rgb.push_back(static_cast<std::uint8_t>((sum + count / 2) / count));
            }
        }
    }
    return small;
}

/// Returns the map from a picture's units to the pixels of its cell.
geom::Affine find_place(double units_per_em, const SheetForm& form) {
    return geom::Affine::translation({form.left, form.base}) * geom::Affine::scaling(form.em / units_per_em);
}

/// Returns a page for each picture, a point to a pixel.
document::Document make_cells(std::span<const Symbol> symbols, double units_per_em, const SheetForm& form) {
    const double side = form.cell;
    return tests::show_pictures(symbols, {side, side}, find_place(units_per_em, form));
}

Image read_ppm(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::string kind;
    int width = 0, height = 0, most = 0;
    in >> kind >> width >> height >> most;
    in.get();
    if (!in || kind != "P6" || most != 255) throw std::runtime_error("not a PPM: " + file.string());
    Image image{
        width, height,
        std::vector<std::uint8_t>(3 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height))};
    void* const bytes = image.rgb.data();
    in.read(static_cast<char*>(bytes), static_cast<std::streamsize>(image.rgb.size()));
    return image;
}

void run(const std::string& command) {
    if (std::system(command.c_str()) != 0) throw std::runtime_error("failed: " + command);
}

void write_pages(const std::filesystem::path& pdf, std::span<const Symbol> symbols, double units_per_em,
                 const SheetForm& form) {
    std::ofstream(pdf, std::ios::binary)
        << tests::write_file(make_cells(symbols, units_per_em, form), {.names = false}).bytes;
}

/// Where pdfimages finds one, from 1.
std::vector<int> pages_of_images(const std::filesystem::path& pdf, const std::filesystem::path& scratch) {
    const auto listing = scratch / "images.txt";
    run(fmt::format("pdfimages -list {} | tail -n +3 > {}", pdf.string(), listing.string()));
    std::vector<int> pages;
    for (const std::string& line : read_lines(listing)) {
        const int page = std::stoi(line);
        if (pages.empty() || pages.back() != page) pages.push_back(page);
    }
    return pages;
}

/// Draws the pages by Poppler.
std::vector<Image> read_pages(const std::filesystem::path& pdf, const std::filesystem::path& scratch) {
    run(fmt::format("pdftoppm -q -r {} {} {}/page", 72 * oversampling, pdf.string(), scratch.string()));
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(scratch))
        if (entry.path().extension() == ".ppm") files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<Image> pages;
    for (const auto& file : files) pages.push_back(averaged(read_ppm(file)));
    return pages;
}

bool has_ink(const std::uint8_t* pixel) {
    return std::min({pixel[0], pixel[1], pixel[2]}) < 250;
}

/// How far the pixel lies outside the other image's neighborhood, in its worst channel.
int excess(const Image& image, const Image& other, int x, int y) {
    int worst = 0;
    for (int channel = 0; channel < 3; ++channel) {
        int low = 255, high = 0;
        for (int v = std::max(y - 1, 0); v <= std::min(y + 1, other.height - 1); ++v) {
            for (int u = std::max(x - 1, 0); u <= std::min(x + 1, other.width - 1); ++u) {
                low = std::min<int>(low, other.at(u, v)[channel]);
                high = std::max<int>(high, other.at(u, v)[channel]);
            }
        }
        const int value = image.at(x, y)[channel];
        worst = std::max({worst, value - high, low - value});
    }
    return worst;
}

std::filesystem::path reference_folder() {
    return std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests" / "reference";
}

} // namespace

ReferenceSheet::ReferenceSheet(const SheetForm& form)
    : ReferenceSheet(form, reference_folder()) {}

ReferenceSheet::ReferenceSheet(const SheetForm& form, const std::filesystem::path& folder)
    : cell_(form.cell) {
    const auto file = folder / (form.name + ".png");
    const SurfaceHandle png(cairo_image_surface_create_from_png(file.c_str()));
    if (cairo_surface_status(png.get()) != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error("can't read " + file.string());
    sheet_ = from_surface(png.get());
}

Image ReferenceSheet::cell(int index) const {
    Image image{cell_, cell_, {}};
    for (int y = 0; y < cell_; ++y) {
        const std::uint8_t* const row = sheet_.at(index % columns * cell_, index / columns * cell_ + y);
        image.rgb.insert(image.rgb.end(), row, row + 3 * cell_);
    }
    return image;
}

Image render_by_cairo(const Symbol& symbol, double units_per_em, const SheetForm& form) {
    const int size = form.cell * oversampling;
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, size, size));
    const CairoHandle context(cairo_create(surface.get()));
    cairo_set_source_rgb(context.get(), 1, 1, 1);
    cairo_paint(context.get());
    transform(context.get(), geom::Affine::scaling(oversampling) * find_place(units_per_em, form));
    paint(context.get(), symbol.drawing);
    if (cairo_status(context.get()) != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error("Cairo gave up: " + symbol.name);
    return averaged(from_surface(surface.get()));
}

std::vector<int> images_in_pdf(std::span<const Symbol> symbols, double units_per_em, const SheetForm& form) {
    const ScratchFolder folder;
    const auto pdf = folder.path() / "pages.pdf";
    write_pages(pdf, symbols, units_per_em, form);
    return pages_of_images(pdf, folder.path());
}

PdfRun render_by_poppler(std::span<const Symbol> symbols, double units_per_em, const SheetForm& form) {
    const ScratchFolder folder;
    const auto pdf = folder.path() / "pages.pdf";
    write_pages(pdf, symbols, units_per_em, form);
    PdfRun result;
    result.pages = read_pages(pdf, folder.path());
    result.image_pages = pages_of_images(pdf, folder.path());
    return result;
}

SvgDrawing render_by_librsvg(const Symbol& symbol, double units_per_em, const SheetForm& form) {
    const ScratchFolder folder;
    const document::Document document = make_cells({&symbol, 1}, units_per_em, form);
    const std::string svg = render::Renderer(document).draw_page_svg(0);
    const auto file = folder.path() / "cell.svg", png = folder.path() / "cell.png";
    std::ofstream(file) << svg;
    const int size = form.cell * oversampling;
    run(fmt::format("rsvg-convert --unlimited -w {0} -h {0} {1} -o {2}", size, file.string(), png.string()));
    const SurfaceHandle surface(cairo_image_surface_create_from_png(png.c_str()));
    return {averaged(from_surface(surface.get())), svg.find("<image") != std::string::npos};
}

std::vector<std::string> PdfRun::pages_with_images(std::span<const std::string> names) const {
    std::vector<std::string> result;
    for (const int page : image_pages) result.push_back(names[static_cast<std::size_t>(page - 1)]);
    return result;
}

Difference compare(const Image& ours, const Image& reference) {
    int ink = 0, over8 = 0, over24 = 0;
    for (int y = 0; y < ours.height; ++y) {
        for (int x = 0; x < ours.width; ++x) {
            if (!has_ink(ours.at(x, y)) && !has_ink(reference.at(x, y))) continue;
            const int worst = std::max(excess(ours, reference, x, y), excess(reference, ours, x, y));
            ++ink;
            over8 += worst > 8 ? 1 : 0;
            over24 += worst > 24 ? 1 : 0;
        }
    }
    if (ink == 0) return {};
    return {static_cast<double>(over8) / ink, static_cast<double>(over24) / ink};
}

std::vector<std::string> read_lines(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in) throw std::runtime_error("can't read " + file.string());
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

void write_png(const Image& image, const std::filesystem::path& file) {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, image.width, image.height));
    unsigned char* const data = cairo_image_surface_get_data(surface.get());
    const int stride = cairo_image_surface_get_stride(surface.get());
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x)
            for (int channel = 0; channel < 3; ++channel)
                data[y * stride + 4 * x + 2 - channel] = image.at(x, y)[channel];
    cairo_surface_mark_dirty(surface.get());
    cairo_surface_write_to_png(surface.get(), file.c_str());
}

} // namespace spotit::symbol::test
