#include "symbol/scratch_folder.hpp"

#include <spotit/job/files.hpp>

#include <doctest/doctest.h>

#include <sys/stat.h>

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
    const diag::Error missing = failure(folder / "none/there/deck.pdf");
    CHECK(missing.category() == diag::ErrorCategory::File);
    CHECK(missing.diagnostics()[0].message.english().find("there is no such file or folder") !=
          std::string::npos);
    CHECK(missing.diagnostics()[0].notes[0].text.english().find("mkdir -p") != std::string::npos);
    fs::create_directory(folder / "taken.pdf");
    CHECK(failure(folder / "taken.pdf").diagnostics()[0].message.english().find("it is a folder") !=
          std::string::npos);
    CHECK(entries(folder) == 1);
}

TEST_CASE("a link to a file that is not there yet stays a link, and the file is made") {
    const Folder folder;
    fs::create_directory(folder / "decks");
    fs::create_symlink("decks/real.pdf", folder / "middle.pdf");
    fs::create_symlink("middle.pdf", folder / "link.pdf");
    job::save(folder / "link.pdf", "new");
    CHECK(fs::is_symlink(folder / "link.pdf"));
    CHECK(fs::is_symlink(folder / "middle.pdf"));
    CHECK(content(folder / "decks/real.pdf") == "new");
}

TEST_CASE("a link in a circle, or to a missing folder, is one error with a remedy for it") {
    const Folder folder;
    fs::create_symlink("b.pdf", folder / "a.pdf");
    fs::create_symlink("a.pdf", folder / "b.pdf");
    const diag::Diagnostic circle = failure(folder / "a.pdf").diagnostics()[0];
    CHECK(circle.message.english().ends_with("a.pdf: its link points to itself"));
    CHECK(circle.notes == std::vector<diag::Note>{"remove the link:  rm " + (folder / "a.pdf").string(),
                                                  "nothing was changed"});
    fs::create_symlink(folder / "my decks/new/real.pdf", folder / "link.pdf");
    const diag::Diagnostic missing = failure(folder / "link.pdf").diagnostics()[0];
    CHECK(missing.notes[0].text.english() ==
          "make the folder first:  mkdir -p '" + (folder / "my decks/new").string() + "'");
    CHECK_THROWS_AS(job::require_folder(folder / "link.pdf"), diag::Error);
    job::require_folder(folder / "my decks/deck.pdf");
    CHECK_FALSE(fs::exists(folder / "my decks"));
    job::save(folder / "my decks/deck.pdf", "new");
    CHECK(content(folder / "my decks/deck.pdf") == "new");
}

TEST_CASE("a name that a file has, or a file before it, is one error with another place") {
    const Folder folder;
    job::save(folder / "taken", "mine");
    const auto fail_to_make = [&](const char* name) {
        try {
            job::make_bundle_folder(folder / name);
        } catch (const diag::Error& error) {
            return error.diagnostics()[0];
        }
        return diag::Diagnostic{};
    };
    CHECK(fail_to_make("taken").message.english().ends_with("taken: a file with that name already exists"));
    CHECK(fail_to_make("taken").notes ==
          std::vector<diag::Note>{"choose another place:  --bundle ~/taken", "nothing was changed"});
    CHECK(fail_to_make("taken/out").notes[0].text.english() == "choose another place:  --bundle ~/out");
    CHECK(failure(folder / "taken/deck.pdf").diagnostics()[0].notes[0].text.english() ==
          "choose another place:  -o ~/deck.pdf");
    CHECK(content(folder / "taken") == "mine");
}

TEST_CASE("several files are replaced together, or none of them") {
    const Folder folder;
    job::save(folder / "1.png", "old");
    {
        job::PendingFiles pending;
        pending.add(folder / "1.png", "new");
        pending.add(folder / "2.png", "new");
        CHECK(content(folder / "1.png") == "old");
        CHECK_FALSE(fs::exists(folder / "2.png"));
        CHECK_THROWS_AS(pending.add(folder / "none/there/3.png", "new"), diag::Error);
    }
    CHECK(content(folder / "1.png") == "old");
    CHECK(entries(folder) == 1);
    {
        job::PendingFiles pending;
        pending.add(folder / "1.png", "new");
        pending.add(folder / "2.png", "new");
        pending.commit();
    }
    CHECK(content(folder / "1.png") == "new");
    CHECK(content(folder / "2.png") == "new");
    CHECK(entries(folder) == 2);
}

TEST_CASE("when a file can't be put in its place, those before it are taken back") {
    const Folder folder;
    job::save(folder / "1.png", "old");
    {
        job::PendingFiles pending;
        for (const char* name : {"1.png", "2.png", "3.png"}) pending.add(folder / name, "new");
        fs::rename(folder / "1.png", folder / "moved.png"); // the first file is a new one now
        for (const auto& entry : fs::directory_iterator(folder.path()))
            if (entry.path().filename().string().starts_with(".3.png")) fs::remove(entry.path());
        try {
            pending.commit();
            FAIL("the third file was lost");
        } catch (const diag::Error& error) {
            CHECK(error.diagnostics()[0].notes.back().text.english() == "nothing was changed");
        }
    }
    CHECK(entries(folder) == 1);
    CHECK(content(folder / "moved.png") == "old");
}

TEST_CASE("a file beyond the limit is refused with the limit") {
    const Folder folder;
    job::save(folder / "deck.pdf", std::string((std::size_t{2} << 20U) + 1, ' '));
    CHECK(job::read_source((folder / "deck.pdf").string())->text().size() > 2 << 20);
    try {
        job::read_source((folder / "deck.pdf").string(), std::size_t{2} << 20U);
        FAIL("it was read");
    } catch (const diag::Error& error) {
        CHECK(error.diagnostics()[0].message.english().ends_with("deck.pdf: it is larger than 2 MB"));
        CHECK(error.diagnostics()[0].notes.size() == 1);
    }
}

TEST_CASE("a theme that can't be read says which and why") {
    const Folder folder;
    CHECK_THROWS_AS(job::read_source((folder / "none.yaml").string()), diag::Error);
    job::save(folder / "theme.yaml", "title: x\n");
    CHECK(job::read_source((folder / "theme.yaml").string())->text() == "title: x\n");
}

TEST_CASE("a pipe and a device are no files, but what a command line may name") {
    const Folder folder;
    const std::string pipe = (folder / "pipe.yaml").string();
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    for (const std::string& path : {pipe, std::string("/dev/null")}) {
        try {
            job::read_source(path);
            FAIL("read " << path);
        } catch (const diag::Error& error) {
            CHECK(error.category() == diag::ErrorCategory::File);
            CHECK(error.diagnostics()[0].message.english() ==
                  "can't read " + path + ": it is a pipe or a device");
        }
    }
    CHECK(job::read_input("/dev/null")->text().empty());
}
