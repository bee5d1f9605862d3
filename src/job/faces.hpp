// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/pictures_of_deck.hpp"

#include <spotit/diag.hpp>
#include <spotit/theme.hpp>

#include <string>

namespace spotit::job {

/// What stands on the cards for a role: nobody can tell two apart that have the same face. Empty where a word
/// is missing.
std::string face_of(const Role& role);

/// Every symbol must show something that no other shows, or cards share more than one: errors in the sink. A
/// symbol whose two forms are the same is a warning, and an error when it is so with all or when they are its
/// own.
void check_faces(const theme::Theme& theme, const Cast& cast, diag::Sink& sink);

} // namespace spotit::job
