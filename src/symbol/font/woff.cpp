#include "symbol/font/font_data.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H

namespace spotit::symbol {

namespace {

/// Twice the size of Noto Color Emoji, the largest common font.
constexpr FT_ULong max_bytes = 64 << 20;

std::span<const std::uint8_t> blob_bytes(hb_blob_t* blob) {
    unsigned length = 0;
    const void* data = hb_blob_get_data(blob, &length);
    return {static_cast<const std::uint8_t*>(data), length};
}

void check_size(std::uint64_t size) {
    if (size > max_bytes)
        throw Damaged{
            fmt::format("it unpacks to {} MB; more than {} MB are not read", size >> 20, max_bytes >> 20)};
}

BlobHandle to_blob(std::vector<FT_Byte> bytes) {
    auto kept = std::make_unique<std::vector<FT_Byte>>(std::move(bytes));
    const char* const data = static_cast<const char*>(static_cast<const void*>(kept->data()));
    const auto length = static_cast<unsigned>(kept->size());
    return BlobHandle(hb_blob_create(data, length, HB_MEMORY_MODE_READONLY, kept.release(), [](void* bytes_) {
        delete static_cast<std::vector<FT_Byte>*>(bytes_);
    }));
}

} // namespace

bool is_packed(hb_blob_t* font) {
    unsigned length = 0;
    const char* const data = hb_blob_get_data(font, &length);
    const std::string_view text(data, length);
    return text.starts_with("wOFF") || text.starts_with("wOF2");
}

BlobHandle unpack(hb_blob_t* font) {
    const auto packed = blob_bytes(font);
    check_size(Bytes(packed).u32(16)); // totalSfntSize, in both kinds
    FT_Library opened = nullptr;
    if (FT_Init_FreeType(&opened) != 0) throw Damaged{"FreeType does not start"};
    const Handle<FT_LibraryRec_, FT_Done_FreeType> library(opened);
    FT_Face found = nullptr;
    if (FT_New_Memory_Face(library.get(), packed.data(), static_cast<FT_Long>(packed.size()), 0, &found) != 0)
        throw Damaged{"it can't be unpacked"};
    const Handle<FT_FaceRec_, FT_Done_Face> face(found);
    FT_ULong length = 0;
    constexpr FT_ULong whole_file = 0;
    if (FT_Load_Sfnt_Table(face.get(), whole_file, 0, nullptr, &length) != 0)
        throw Damaged{"it can't be unpacked"};
    check_size(length);
    std::vector<FT_Byte> bytes(length);
    if (FT_Load_Sfnt_Table(face.get(), whole_file, 0, bytes.data(), &length) != 0)
        throw Damaged{"it can't be unpacked"};
    return to_blob(std::move(bytes));
}

} // namespace spotit::symbol
