// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/stream_data.hpp"

#include <qpdf/Pl_Function.hh>

#include <stdexcept>

namespace spotit::verify {

bool ReadingBudget::charge(std::size_t amount) {
    if (amount > bytes) {
        spent = true;
        return false;
    }
    bytes -= amount;
    return true;
}

std::string stream_data(QPDFObjectHandle stream, ReadingBudget& budget, qpdf_stream_decode_level_e level) {
    std::string data;
    bool exceeded = false;
    // Stops before a few bytes that unpack to gigabytes are in memory.
    Pl_Function collect("collect", nullptr, [&](const unsigned char* bytes, std::size_t length) {
        exceeded = exceeded || length > budget.bytes - data.size();
        if (exceeded) throw std::length_error("there is more than is read");
        data.append(reinterpret_cast<const char*>(bytes), length);
    });
    try {
        stream.pipeStreamData(&collect, nullptr, 0, level, true, false);
    } catch (const std::exception&) {
        // Our own, or of a filter: what came before it is what can be read.
    }
    if (exceeded) {
        budget.spent = true;
        return {};
    }
    budget.bytes -= data.size();
    return data;
}

} // namespace spotit::verify
