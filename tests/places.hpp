#pragma once

#include <spotit/base/files.hpp>

#include <filesystem>

namespace spotit::tests {

/// Returns the folders of the fonts that scripts/setup fetches and of the names of emoji that the build
/// makes.
inline base::DataPaths set_up_places() {
    return {{std::filesystem::path(SPOTIT_SOURCE_DIR) / "fonts", SPOTIT_BINARY_DIR}};
}

} // namespace spotit::tests
