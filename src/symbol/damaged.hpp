// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <stdexcept>
#include <string>

namespace spotit::symbol {

/// Thrown by the readers of font tables and pictures, caught where the symbol's name is known.
struct Damaged : std::runtime_error {
    using std::runtime_error::runtime_error; // "the table ends at byte 300, 412 was wanted"
};

/// Throws a diag::Error: the message with the reason added. Without a message, throws the reason again.
[[noreturn]] inline void throw_with_reason(diag::Diagnostic error, const Damaged& damaged) {
    if (error.message.empty()) throw damaged;
    error.message += damaged.what();
    throw diag::Error(diag::ErrorCategory::Input, std::move(error));
}

} // namespace spotit::symbol
