// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDFObjectHandle.hh>

#include <cstddef>
#include <string>

namespace spotit::verify {

/// How much of a file is unpacked to be read; counts down. Decks in which a program has written out every
/// drawing have hundreds of megabytes of content, but then they are large files.
struct ReadingBudget {
    std::size_t bytes = 48'000'000;
    bool spent = false; ///< something was left unread

    static ReadingBudget of_file(std::size_t file_size) { return {48'000'000 + 12 * file_size}; }
    /// Takes so many; whether there were so many left.
    bool charge(std::size_t amount);
};

/// The bytes of a stream, unpacked. Empty, and the budget is spent, when they are more than what is left of
/// it; what is broken ends where it breaks.
std::string stream_data(QPDFObjectHandle stream, ReadingBudget& budget,
                        qpdf_stream_decode_level_e level = qpdf_dl_specialized);

} // namespace spotit::verify
