#include <spotit/emojibase.hpp>

#include <filesystem>
#include <fstream>

/// Part of the build, not of the program: spotit-emoji-names PACKAGE FOLDER writes the tables of
/// emojibase-data to the folder.
int main(int count, char** words) {
    if (count != 3) return 2;
    for (const auto& [name, text] : spotit::emojibase::make_tables(words[1])) {
        const std::filesystem::path file = words[2] / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream out;
        out.exceptions(std::ios::failbit | std::ios::badbit);
        out.open(file, std::ios::binary);
        out << text;
        out.close();
    }
    return 0;
}
