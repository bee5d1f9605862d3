// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/scratch_folder.hpp"

#include <spotit/job/files.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;
using namespace spotit;

namespace {

using Folder = symbol::test::ScratchFolder;

std::ptrdiff_t entries(const Folder& folder) {
    return std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator{});
}

std::string content(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

diag::Error failure(const fs::path& path) {
    try {
        job::save(path, "new");
    } catch (const diag::Error& error) {
        return error;
    }
    FAIL("saved to " << path);
    throw;
}

} // namespace

TEST_CASE("saving makes a file or replaces it, and leaves nothing else behind") {
    const Folder folder;
    job::save(folder / "deck.pdf", "first");
    CHECK(content(folder / "deck.pdf") == "first");
    job::save(folder / "deck.pdf", "second");
    CHECK(content(folder / "deck.pdf") == "second");
    CHECK(entries(folder) == 1);
}

TEST_CASE("a file that is replaced keeps its permissions") {
    const Folder folder;
    job::save(folder / "deck.pdf", "first");
    fs::permissions(folder / "deck.pdf", fs::perms::owner_read | fs::perms::owner_write);
    job::save(folder / "deck.pdf", "second");
    CHECK(fs::status(folder / "deck.pdf").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("a link stays a link, and what it points at is replaced") {
    const Folder folder;
    job::save(folder / "real.pdf", "first");
    fs::create_symlink(folder / "real.pdf", folder / "link.pdf");
    job::save(folder / "link.pdf", "second");
    CHECK(fs::is_symlink(folder / "link.pdf"));
    CHECK(content(folder / "real.pdf") == "second");
}

TEST_CASE("a missing folder is reported with its remedy, and a folder is not a file") {
    const Folder folder;
    const diag::Error missing = failure(folder / "none/deck.pdf");
    CHECK(missing.category() == diag::ErrorCategory::File);
    CHECK(missing.diagnostics()[0].message.find("there is no such file or folder") != std::string::npos);
    CHECK(missing.diagnostics()[0].notes[0].find("mkdir -p") != std::string::npos);
    fs::create_directory(folder / "taken.pdf");
    CHECK(failure(folder / "taken.pdf").diagnostics()[0].message.find("it is a folder") != std::string::npos);
    CHECK(entries(folder) == 1);
}

TEST_CASE("a theme that can't be read says which and why") {
    const Folder folder;
    CHECK_THROWS_AS(job::read_source((folder / "none.yaml").string()), diag::Error);
    job::save(folder / "theme.yaml", "title: x\n");
    CHECK(job::read_source((folder / "theme.yaml").string())->text() == "title: x\n");
}
