#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace spotit::texts {

/// Returns the index of the form for a number by the rule of a language: an expression of C with the variable
/// n, as in "n%10==1 && n%100!=11 ? 0 : 1". Returns 0 by a rule that can't be read.
/// https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html
std::size_t choose_plural_form(std::string_view rule, std::size_t n);

/// Returns the texts of the files in po/, in the order of their names.
std::span<const std::string_view> list_po_files();

} // namespace spotit::texts
