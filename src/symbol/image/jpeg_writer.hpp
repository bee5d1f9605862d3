#pragma once

#include <csetjmp>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>

#include <jpeglib.h> // requires cstdio

namespace spotit::symbol {

/// Compresses pixels to a JPEG, row by row. Throws std::bad_alloc.
class JpegWriter {
public:
    struct Format {
        unsigned width = 0, height = 0;
        int components = 3;         ///< 1 gray, 3 red, green and blue, 4 inks
        bool inverted_inks = false; ///< as Adobe stores them: 0 is full
    };
    explicit JpegWriter(const Format& format);
    ~JpegWriter();
    JpegWriter(const JpegWriter&) = delete;
    JpegWriter& operator=(const JpegWriter&) = delete;

    /// Adds the next row, a byte for each component of each pixel.
    void put_row(std::span<const std::uint8_t> row);
    /// Returns the file, after the last row.
    std::string finish();

private:
    void begin(const Format& format);

    jpeg_compress_struct info_{};
    jpeg_error_mgr errors_{};
    std::jmp_buf failed_{};
    unsigned char* bytes_ = nullptr;
    unsigned long size_ = 0;
};

} // namespace spotit::symbol
