#include "symbol/font/font_data.hpp"

#include "diag/write.hpp"
#include "symbol/glyph/glyph.hpp"

#include <spotit/symbol/glyph_font.hpp>

#include <hb-ot.h>

#include <algorithm>
#include <array>
#include <span>
#include <system_error>

namespace spotit::symbol {
namespace {

[[noreturn]] void fail(const std::filesystem::path& file, std::string_view reason,
                       std::vector<diag::Note> notes = {},
                       diag::ErrorCategory category = diag::ErrorCategory::File) {
    throw diag::Error(
        category, diag::Diagnostic{.id = "bad-font",
                                   .message = diag::write("can't use the font {}: {}", file.string(), reason),
                                   .notes = std::move(notes)});
}

/// Maps the file into memory instead of reading it: a deck needs 1 or 2 MB of 25.
BlobHandle map_file(const std::filesystem::path& file) {
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status)) fail(file, "there is no such file");
    if (!std::filesystem::is_regular_file(status)) fail(file, "it is not a file");
    BlobHandle blob(hb_blob_create_from_file_or_fail(file.c_str()));
    if (!blob) fail(file, "it can't be read");
    return blob;
}

BlobHandle read_font(const std::filesystem::path& file) {
    BlobHandle blob = map_file(file);
    if (is_packed(blob))
        fail(file, "it is compressed for web pages (WOFF)",
             {diag::make_fix("name the font's .ttf or .otf file"),
              "or unpack it; Debian's packages woff2 and woff-tools have  woff2_decompress "
              "Name.woff2  and  woff2sfnt Name.woff > Name.ttf"},
             diag::ErrorCategory::Input);
    return blob;
}

std::string read_family_name(hb_face_t* face, const std::filesystem::path& file) {
    std::string name(200, '\0');
    auto length = static_cast<unsigned>(name.size());
    hb_ot_name_get_utf8(face, HB_OT_NAME_ID_FONT_FAMILY, HB_LANGUAGE_INVALID, &length, name.data());
    name.resize(length);
    return name.empty() ? file.stem().string() : name;
}

Font::Format detect_format(const Font::Data& data) {
    if (data.colors.has_paint_graphs()) return Font::Format::ColrV1;
    if (data.colors.has_layers()) return Font::Format::ColrV0;
    if (hb_ot_color_has_svg(data.face.get()) != 0) return Font::Format::Svg;
    if (hb_ot_color_has_png(data.face.get()) != 0) return Font::Format::Bitmap;
    return Font::Format::Outline;
}

void read_colors(Font::Data& data) {
    data.color_bytes.reset(hb_face_reference_table(data.face.get(), HB_TAG('C', 'O', 'L', 'R')));
    const auto bytes = as_bytes(read_bytes(data.color_bytes));
    if (bytes.empty()) return;
    try {
        data.colors = ColrTable(Bytes(bytes));
    } catch (const Damaged& damaged) {
        fail(data.file, diag::write("its color table is damaged: {}", damaged.what()));
    }
    data.palette = read_palette(data.face.get());
}

} // namespace

bool is_packed(const BlobHandle& font) {
    return read_bytes(font).starts_with("wOFF") || read_bytes(font).starts_with("wOF2");
}

Font Font::open(const std::filesystem::path& file) {
    const BlobHandle blob = read_font(file);
    auto data = std::make_shared<Data>();
    data->file = file;
    data->face.reset(hb_face_create(blob.get(), 0));
    if (hb_face_get_glyph_count(data->face.get()) == 0) fail(file, "it is not a TTF or OTF font");
    data->family = read_family_name(data->face.get(), file);
    data->font.reset(hb_font_create(data->face.get()));
    hb_ot_font_set_funcs(data->font.get());
    const auto units = static_cast<int>(hb_face_get_upem(data->face.get()));
    data->units_per_em = units;
    hb_font_set_scale(data->font.get(), units, units);
    hb_face_make_immutable(data->face.get());
    hb_font_make_immutable(data->font.get());
    read_colors(*data);
    if (hb_ot_color_has_svg(data->face.get()) != 0) data->svg_documents = std::make_shared<SvgDocuments>();
    data->format = detect_format(*data);
    return Font(std::move(data));
}

Font::Format Font::format() const {
    return data_->format;
}
const std::filesystem::path& Font::file() const {
    return data_->file;
}
const std::string& Font::family() const {
    return data_->family;
}
int Font::units_per_em() const {
    return data_->units_per_em;
}

std::string write_without_svg(const Font& font) {
    hb_face_t* const face = font.data().face.get();
    const FaceHandle small(hb_face_builder_create());
    std::array<hb_tag_t, 64> tags{};
    auto count = static_cast<unsigned>(tags.size());
    hb_face_get_table_tags(face, 0, &count, tags.data());
    for (const hb_tag_t tag : std::span(tags).first(count))
        if (const BlobHandle table(hb_face_reference_table(face, tag)); tag != HB_TAG('S', 'V', 'G', ' '))
            hb_face_builder_add_table(small.get(), tag, table.get());
    return std::string(read_bytes(BlobHandle(hb_face_reference_blob(small.get()))));
}

} // namespace spotit::symbol
