#pragma once

#include <filesystem>
#include <vector>

namespace spotit::base {

/// The folders that hold the data of the program: fonts, emoji names, color profiles. The first folder that
/// has a file wins.
struct DataPaths {
    std::vector<std::filesystem::path>
        data; ///< each laid out like fonts/ after set-up, like the build folder, or like the installed data
    friend bool operator==(const DataPaths&, const DataPaths&) = default;
};

} // namespace spotit::base
