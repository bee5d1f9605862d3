#pragma once

#include <filesystem>

namespace spotit::bench {

/// What preparing 57 and 381 emoji costs.
void measure_speed();

/// Compares all emoji with Chromium's pictures of them, which make_reference.py --all put into the folder;
/// the worst go into FOLDER/outliers.png. Whether all are right.
bool compare_all(const std::filesystem::path& folder);

} // namespace spotit::bench
