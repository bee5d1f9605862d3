// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
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
        std::ofstream("photos/IMG_1.HEIC") << "x";
        fs::create_directories("heic");
        std::ofstream("heic/IMG_2.HEIC") << "x";
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
    CHECK(said.find("only such as IMG_2.HEIC, which can't be printed") != std::string::npos);
}

TEST_CASE("pictures of a folder that can't be printed are told of beside those that can") {
    const Folder folder;
    const Outcome outcome = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos}]\n");
    REQUIRE(outcome.diagnostics.size() == 1);
    CHECK(outcome.diagnostics[0].severity == diag::Severity::Warning);
    CHECK(outcome.diagnostics[0].message ==
          "a picture of this folder can't be printed and is left out: IMG_1.HEIC");
    for (int i = 2; i < 9; ++i) std::ofstream("photos/IMG_" + std::to_string(i) + ".gif") << "x";
    CHECK(
        read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos}]\n")
            .said.find("8 pictures of this folder can't be printed and are left out: IMG_1.HEIC, IMG_2.gif, "
                       "IMG_3.gif, IMG_4.gif, IMG_5.gif and 3 more") != std::string::npos);
}

TEST_CASE("of a picture that can't be printed the one that can is named where it lies beside it") {
    const Folder folder;
    const std::string said = read_theme("symbols:\n- photos/rex.tiff\n").said;
    CHECK(said.find("~ there is photos/rex.jpg\n") != std::string::npos);
}

TEST_CASE("what may not be read is told of as that") {
    const Folder folder;
    fs::permissions("locked.yaml", fs::perms::none);
    fs::permissions("heic", fs::perms::none);
    fs::permissions(".", fs::perms(0755));
    {
        const WithoutRoot user;
        check_all({{"extends: locked.yaml\n", "can't read the theme locked.yaml: permission denied"},
                   {"back: heic/a.png\n", "its folder can't be opened, permission denied"}});
        CHECK(read_theme("symbols:\n- folder: heic\n")
                  .said.find("can't read the folder heic: permission denied") != std::string::npos);
    }
    fs::permissions("heic", fs::perms::owner_all);
}

} // namespace spotit::tests
