// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/deck_pictures.hpp"

#include <spotit/diag.hpp>

#include <string>

namespace spotit::theme {
struct Theme;
}

namespace spotit::job {

/// Returns a key of the appearance of a picture: pictures with the same key can't be told apart. Empty if a
/// word is missing.
std::string describe_face(const PictureSpec& spec);

/// Reports symbols that look like another one, because cards would share more than one symbol, as errors. A
/// symbol whose two forms are the same is a warning; it is an error if all symbols are so or if the forms are
/// the symbol's own.
void check_faces(const theme::Theme& theme, const DeckPictures& pictures, diag::Sink& sink);

} // namespace spotit::job
