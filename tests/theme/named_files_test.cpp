#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include <sys/stat.h>
#include <unistd.h>

namespace spotit::tests {
namespace {

namespace fs = std::filesystem;

/// A folder with what themes may name by mistake; the current one while it is there.
class Folder {
public:
    Folder()
        : before_(fs::current_path())
        , path_(fs::temp_directory_path() / ("spotit-named-files-" + std::to_string(::getpid()))) {
        fs::create_directories(path_ / "photos");
        fs::create_directories(path_ / "folder.yaml");
        fs::current_path(path_);
        std::ofstream("photos/rex.jpg") << "x";
        std::ofstream("photos/IMG_1.CR2") << "x";
        fs::create_directories("heic");
        std::ofstream("heic/IMG_2.CR2") << "x";
        std::ofstream("locked.yaml") << "title: x\n";
        fs::create_symlink("gone.png", "link.png");
        REQUIRE(::mkfifo("pipe", 0600) == 0);
        for (const char* name : {"pipe.yaml", "pipe.png", "pipe.txt", "pipe.ttf"})
            fs::create_symlink("pipe", name);
    }
    ~Folder() {
        fs::current_path(before_);
        fs::remove_all(path_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

private:
    fs::path before_, path_;
};

/// Root may read everything: while this exists, root acts as a user without rights (nobody, by convention).
class WithoutRoot {
public:
    WithoutRoot() {
        if (is_root_) REQUIRE(::seteuid(65534) == 0);
    }
    ~WithoutRoot() {
        if (is_root_) REQUIRE(::seteuid(0) == 0);
    }
    WithoutRoot(const WithoutRoot&) = delete;
    WithoutRoot& operator=(const WithoutRoot&) = delete;

private:
    bool is_root_ = ::geteuid() == 0;
};

struct Wrong {
    const char* text;
    const char* says;
};

void check_all(std::initializer_list<Wrong> themes) {
    for (const Wrong& wrong : themes) {
        const std::string text = wrong.text, said = read_theme(seven_animals + text).said;
        CAPTURE(text);
        CAPTURE(said);
        CHECK(said.find(wrong.says) != std::string::npos);
    }
}

} // namespace

TEST_CASE("a pipe in place of a file is told of, and not waited for") {
    const Folder folder;
    check_all({
        {"extends: pipe.yaml\n", "can't read the theme pipe.yaml: it is a pipe"},
        {"output: {icc: pipe}\n", "can't read the profile pipe: it is a pipe"},
        {"back: pipe.png\n", "can't read the picture pipe.png: it is a pipe"},
        {"fonts: {text: pipe.ttf}\n", "can't read the font pipe.ttf: it is a pipe"},
        {"fonts: {paths: [pipe]}\n", "can't read the fonts pipe: it is a pipe"},
    });
    CHECK(
        read_theme("symbols:\n- file: pipe.txt\n").said.find("can't read the file pipe.txt: it is a pipe") !=
        std::string::npos);
}

TEST_CASE("a folder in place of a file is told of, and the other way round") {
    const Folder folder;
    check_all({
        {"extends: folder.yaml\n", "can't read the theme folder.yaml: it is a folder"},
        {"output: {icc: photos}\n", "can't read the profile photos: it is a folder"},
    });
    CHECK(read_theme("symbols:\n- folder: photos/rex.jpg\n").said.find("photos/rex.jpg: it is a file") !=
          std::string::npos);
}

TEST_CASE("a folder whose name differs in capitals is named with its own slash") {
    const Folder folder;
    CHECK(read_theme("symbols:\n- folder: ../" + fs::current_path().filename().string() + "/Photos/\n")
              .said.find("there is ../" + fs::current_path().filename().string() +
                         "/photos/ (upper and lower case differ)") != std::string::npos);
}

TEST_CASE("a link to nothing is told of with what it leads to") {
    const Folder folder;
    CHECK(read_theme(seven_animals + "back: link.png\n")
              .said.find("it is a link to gone.png, which is missing") != std::string::npos);
}

TEST_CASE("a folder with pictures that can't be printed says which there are") {
    const Folder folder;
    const std::string said = read_theme("symbols:\n- folder: heic\n").said;
    CHECK(said.find("only such as IMG_2.CR2, which can't be printed") != std::string::npos);
}

TEST_CASE("pictures of a folder that can't be printed are told of beside those that can") {
    const Folder folder;
    const Outcome outcome = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos}]\n");
    REQUIRE(outcome.diagnostics.size() == 1);
    CHECK(outcome.diagnostics[0].severity == diag::Severity::Warning);
    CHECK(outcome.diagnostics[0].message ==
          "a picture of this folder can't be printed and is left out: IMG_1.CR2");
    for (int i = 2; i < 9; ++i) std::ofstream("photos/IMG_" + std::to_string(i) + ".psd") << "x";
    CHECK(read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos}]\n")
              .said.find("8 pictures of this folder can't be printed and are left out: IMG_1.CR2, IMG_2.psd, "
                         "IMG_3.psd, IMG_4.psd, IMG_5.psd and 3 more") != std::string::npos);
}

TEST_CASE("folders with pictures in a folder are told of, with what to do") {
    const Folder folder;
    fs::create_directory("photos/more");
    std::ofstream("photos/more/a.jpg") << "x";
    fs::create_directory("photos/notes");
    std::ofstream("photos/IMG_1.MOV") << "x";
    const std::string said = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos}]\n").said;
    CHECK(said.find("the pictures of a folder in this folder are left out: more") != std::string::npos);
    CHECK(said.find("- folder: photos/more") != std::string::npos);
}

TEST_CASE("a picture without an ending, or with a wrong one, is taken from a folder by what it holds") {
    const Folder folder;
    std::ofstream("photos/scan") << "\x89PNG\r\n\x1A\n";
    std::ofstream("photos/list.dat") << "x";
    const Outcome outcome = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos}]\n");
    REQUIRE(outcome.theme.symbols.size() == 8);
    CHECK(outcome.theme.symbols[7].image.filename() == "scan");
}

TEST_CASE("a picture of a folder with an entry of its own takes that, wherever it stands") {
    const Folder folder;
    std::ofstream("photos/anna.jpg") << "x";
    const std::string own = "{image: photos/rex.jpg, name: Rex, scale: 1.2}", all = "{folder: photos/}";
    for (const std::string& order : {own + ", " + all, all + ", " + own}) {
        const Outcome outcome = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊, " + order + "]\n");
        REQUIRE(outcome.theme.symbols.size() == 7);
        for (std::size_t i = 5; i < 7; ++i) {
            const bool is_own = outcome.theme.symbols[i].image.filename() == "rex.jpg";
            CHECK(outcome.theme.symbols[i].name == (is_own ? "Rex" : ""));
            CHECK(outcome.theme.fits[i].scale == (is_own ? 1.2 : 1));
        }
    }
    CHECK(read_theme("symbols: [🐶 🐱 🐭 🐹 🦊, " + all + ", " + all + "]\n")
              .said.find("in the deck twice") != std::string::npos);
}

TEST_CASE("pictures can be left out of a folder by their names, and only those that are there") {
    const Folder folder;
    std::ofstream("photos/anna.jpg") << "x";
    const Outcome outcome =
        read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos, except: rex.jpg}]\n");
    REQUIRE(outcome.theme.symbols.size() == 7);
    CHECK(outcome.theme.symbols.back().image.filename() == "anna.jpg");
    CHECK(read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos, except: [Ana.jpg]}]\n")
              .said.find("~ did you mean anna.jpg?") != std::string::npos);
    CHECK(read_theme("symbols: [{folder: photos, except: 🐶}]\n")
              .said.find("a `folder` is made of pictures, not of emoji") != std::string::npos);
    CHECK(read_theme("symbols: [{group: animals, except: rex.jpg}]\n")
              .said.find("a `group` is made of emoji, not of pictures such as rex.jpg") != std::string::npos);
}

TEST_CASE("pictures are cut to a shape or out of their white, and nothing else is") {
    const Folder folder;
    const Outcome outcome = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos, "
                                       "mask: circle, cut_out: white}]\n");
    CHECK(outcome.theme.symbols.back().mask == symbol::PictureMask::Circle);
    CHECK(outcome.theme.symbols.back().cut_out == symbol::CutOut::White);
    CHECK(outcome.theme.symbols.front().mask == symbol::PictureMask::None);
    CHECK(read_theme("symbols: [{emoji: 🐶, mask: circle}]\n")
              .said.find("`mask` is for pictures: an `image` or a `folder`") != std::string::npos);
    CHECK(read_theme("symbols: [{folder: photos, mask: square}]\n").said.find("circle") != std::string::npos);
}

TEST_CASE("what may not be read is told of as that") {
    const Folder folder;
    fs::permissions("locked.yaml", fs::perms::none);
    fs::permissions("heic", fs::perms::none);
    fs::permissions(".", fs::perms(0755));
    {
        const WithoutRoot user;
        check_all({{"extends: locked.yaml\n", "can't read the theme locked.yaml: permission denied"},
                   {"extends: locked.yaml\n", "fix: chmod u+r locked.yaml, or ask its owner\n"},
                   {"back: heic/a.png\n", "its folder can't be opened, permission denied"},
                   {"back: heic/a.png\n", "fix: chmod u+rx heic, or ask its owner\n"}});
        CHECK(read_theme("symbols:\n- folder: heic\n")
                  .said.find("can't read the folder heic: permission denied") != std::string::npos);
    }
    fs::permissions("heic", fs::perms::owner_all);
}

} // namespace spotit::tests
