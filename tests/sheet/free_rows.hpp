#pragma once

#include <spotit/sheet.hpp>

namespace spotit::sheet::test {

/// The most hexagons that rows or columns hold on the sheet, however it lies, when each row has a number of
/// cards of its own and stands anywhere between the margins. Looked for in steps: a little more may fit.
std::size_t max_in_free_rows(double height, const Options& options);

} // namespace spotit::sheet::test
