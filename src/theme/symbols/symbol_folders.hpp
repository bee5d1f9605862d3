// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Adds the pictures of the entry's folder to the deck, but those that the entry excepts, and those that have
/// an entry of their own.
void add_folder(ReadContext& context, const Entry& entry);

} // namespace spotit::theme
