#pragma once

#include <string>
#include <string_view>

/// The tables of names in the folder emoji-names, which the build makes and the program reads: lines of cells
/// that tabs separate, in the order of the bytes of their first cells.
///
/// - `de.txt`, `zh-hant.txt`, ...: normalized emoji; its name; for those of `index/emoji.txt`, search keys of
///   the name and of the tags.
/// - `index/shortcodes.txt`: lookup key of a shortcode; its emoji.
/// - `index/emoji.txt`, in Unicode's order and without skin tones: normalized emoji; emoji; group; subgroup;
///   shortcode that is shown; Unicode's English name; search keys of names; an empty cell; search keys of
///   tags.
namespace spotit::emoji {

/// Returns the form in which shortcodes are looked up.
std::string to_lookup_key(std::string_view shortcode);

} // namespace spotit::emoji
