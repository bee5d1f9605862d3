#include "serve/themes.hpp"

#include <spotit/diag.hpp>

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

using spotit::serve::ThemeFile;

namespace {

/// A file of its own, removed afterwards.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& bytes) {
        std::string folder = std::filesystem::temp_directory_path() / "spotit-serve-XXXXXX";
        REQUIRE(::mkdtemp(folder.data()) != nullptr);
        path_ = std::filesystem::path(folder) / "theme.yaml";
        std::ofstream(path_, std::ios::binary) << bytes;
    }
    ~TemporaryFile() { std::filesystem::remove_all(path_.parent_path()); }
    const std::filesystem::path& path() const { return path_; }
    std::string bytes() const {
        std::ostringstream all;
        all << std::ifstream(path_, std::ios::binary).rdbuf();
        return all.str();
    }

private:
    std::filesystem::path path_;
};

} // namespace

TEST_CASE("what is saved as it was read leaves the bytes as they were") {
    for (const std::string bytes : {"", "a: 1", "a: 1\n", "a: 1\r\nb: 2\r\n",
                                    "\xEF\xBB\xBF"
                                    "a: 1\r\n",
                                    "\xEF\xBB\xBF"
                                    "a\n",
                                    "a\rb\n"}) {
        const TemporaryFile file(bytes);
        const ThemeFile theme(file.path());
        const ThemeFile::Content content = theme.read();
        CHECK(content.text.find("\r\n") == std::string::npos);
        CHECK_FALSE(content.text.starts_with("\xEF\xBB\xBF"));
        CHECK(theme.save(content.text, content.tag) == content.tag);
        CHECK(file.bytes() == bytes);
    }
}

TEST_CASE("a file that others have changed is not replaced") {
    const TemporaryFile file("a: 1\n");
    const ThemeFile theme(file.path());
    const std::string tag = theme.read().tag;
    std::ofstream(file.path()) << "a: 2\n";
    CHECK_FALSE(theme.save("a: 3\n", tag));
    CHECK(file.bytes() == "a: 2\n");
    CHECK(theme.save("a: 3\n", theme.read().tag));
    CHECK(file.bytes() == "a: 3\n");
}

TEST_CASE("a file that is not UTF-8 is not opened, since saving would spoil it") {
    const TemporaryFile file("title: Caf\xE9\n");
    CHECK_THROWS_AS(ThemeFile(file.path()).read(), spotit::diag::Error);
}
