#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace spotit::tests {
namespace {

namespace fs = std::filesystem;

std::string contents_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_CASE("each check of a deck has its row in the table of checks") {
    const fs::path folder = fs::path(SPOTIT_SOURCE_DIR) / "src/job/checks";
    const std::string table = contents_of(folder / "checks.cpp");
    const std::string rows = table.substr(table.find("check_rows()"));
    const std::string head = "<diag::Diagnostic> find_";
    int count = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string source = contents_of(entry.path());
        for (std::size_t at = source.find(head); at != std::string::npos; at = source.find(head, at + 1)) {
            const std::size_t begin = source.find("find_", at), end = source.find('(', begin);
            if (!source.substr(end).starts_with("(const CheckSubject&") &&
                !source.substr(end).starts_with("(const PictureSpec&"))
                continue;
            const std::string name = source.substr(begin, end - begin);
            CAPTURE(name);
            CHECK(rows.find(name + ",") != std::string::npos);
            ++count;
        }
    }
    CHECK(count >= 10);
}

} // namespace spotit::tests
