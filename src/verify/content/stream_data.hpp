// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDFObjectHandle.hh>

#include <cstddef>
#include <string>

namespace spotit::verify {

/// The number of bytes of a file that may still be unpacked. Decks in which a program has written out every
/// drawing have hundreds of megabytes of content, but then they are large files.
struct ReadingBudget {
    std::size_t bytes = 48'000'000;
    bool spent = false; ///< something was left unread

    static ReadingBudget of_file(std::size_t file_size) { return {48'000'000 + 12 * file_size}; }
    /// Takes so many bytes; returns false, and is spent, if fewer are left.
    bool charge(std::size_t amount);
};

/// Returns the bytes of a stream, unpacked, up to where it is broken. Returns nothing, and the budget is
/// spent, if there are more than the budget has left.
std::string stream_data(QPDFObjectHandle stream, ReadingBudget& budget,
                        qpdf_stream_decode_level_e level = qpdf_dl_specialized);

} // namespace spotit::verify
