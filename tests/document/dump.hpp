#pragma once

#include <spotit/document.hpp>

#include <string>

namespace spotit::tests {

/// Returns the document as text, to compare with golden files: one line for each fact, lengths to 0.01 mm.
std::string dump(const document::Document& document);

} // namespace spotit::tests
