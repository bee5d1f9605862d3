#include "symbol/font/text_fonts.hpp"

#include "diag/write.hpp"
#include "symbol/glyph/glyph.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/symbol/font.hpp>

#include <hb-ot.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <system_error>
#include <tuple>

namespace spotit::symbol {
namespace {

[[noreturn]] void fail(const std::filesystem::path& file, const diag::Sentence& reason,
                       std::vector<diag::Note> notes = {},
                       diag::ErrorCategory category = diag::ErrorCategory::File) {
    throw diag::Error(category, diag::Diagnostic{.id = "bad-font",
                                                 .message = diag::write("can't use the font {file}: {reason}",
                                                                        file.string(), reason),
                                                 .notes = std::move(notes),
                                                 .subjects = {diag::make_file(file.string())}});
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
        fail(data.file, diag::write("its color table is damaged: {reason}", damaged.reason));
    }
    data.palette = read_palette(data.face.get());
}

bool is_invisible(char32_t character) {
    return character == base::joiner || (character >= 0xFE00 && character <= base::emoji_selector);
}

bool has_all(const FcPattern* font, std::string_view text) {
    FcCharSet* letters = nullptr;
    if (FcPatternGetCharSet(font, FC_CHARSET, 0, &letters) != FcResultMatch) return text.empty();
    return std::ranges::all_of(base::list_characters(text), [&](const base::Character& character) {
        return is_invisible(character.value) || FcCharSetHasChar(letters, character.value) != FcFalse;
    });
}

/// A font that can't be opened counts as one without colors.
Font::Format read_format(const std::filesystem::path& file) {
    try {
        return Font::open(file).data().format;
    } catch (const diag::Error&) {
        return Font::Format::Outline;
    }
}

auto order(const FontInfo& font) {
    return std::tie(font.family, font.style, font.file);
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

const std::filesystem::path& Font::file() const {
    return data_->file;
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

std::vector<FontInfo> list_installed_fonts(const FontOptions& options, std::string_view covers) {
    const FcConfigHandle config(FcInitLoadConfigAndFonts());
    auto files = list_font_files(options.paths);
    if (auto file = find_default_font_file(options.places)) files.push_back(std::move(*file));
    std::ranges::copy(list_word_faces(options.places), std::back_inserter(files));
    for (const auto& file : files) FcConfigAppFontAddFile(config.get(), to_fc_text(file.native()));
    const FcPatternHandle any(FcPatternCreate());
    const FcObjectSetHandle properties(
        FcObjectSetBuild(FC_FAMILY, FC_STYLE, FC_FILE, FC_COLOR, FC_CHARSET, nullptr));
    const FcFontSetHandle fonts(FcFontList(config.get(), any.get(), properties.get()));
    std::vector<FontInfo> result;
    for (int i = 0; fonts && i < fonts->nfont; ++i) {
        const FcPattern* font = fonts->fonts[i];
        if (!has_all(font, covers)) continue;
        FcBool color = FcFalse;
        FcPatternGetBool(font, FC_COLOR, 0, &color);
        result.push_back({.family = read_property(font, FC_FAMILY),
                          .style = read_property(font, FC_STYLE),
                          .file = read_property(font, FC_FILE),
                          .color = color != FcFalse});
        if (color != FcFalse) result.back().format = read_format(result.back().file);
    }
    std::ranges::sort(result, {}, order);
    // Not std::ranges::unique: clang 14 cannot compile its result with this standard library.
    const auto same = [&](const FontInfo& a, const FontInfo& b) { return order(a) == order(b); };
    result.erase(std::unique(result.begin(), result.end(), same), result.end());
    return result;
}

std::string_view describe_font_format(Font::Format format) {
    constexpr std::array<std::string_view, 5> names{"COLRv1", "COLRv0", "SVG", "bitmaps", "outlines"};
    return names[static_cast<std::size_t>(format)];
}

} // namespace spotit::symbol
