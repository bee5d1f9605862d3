// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <memory>

namespace spotit::theme {

/// Returns the text of a list in UTF-8, without a byte order mark. UTF-16 is known by its mark: Excel saves
/// "Unicode text" so.
std::shared_ptr<const diag::SourceText> decode_list(const std::shared_ptr<const diag::SourceText>& file);

} // namespace spotit::theme
