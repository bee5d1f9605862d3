#include "bundle/parts.hpp"

#include <spotit/bundle.hpp>

#include "symbol/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

namespace fs = std::filesystem;
using namespace spotit;

namespace {

class Folder {
public:
    fs::path out() const { return folder_ / "out"; }
    fs::path operator/(const std::string& name) const { return folder_ / name; }

    /// All files in it with what they hold, by their names; but for the report.
    std::map<std::string, std::string> files() const {
        std::map<std::string, std::string> all;
        for (const auto& entry : fs::recursive_directory_iterator(out())) {
            if (!entry.is_regular_file() || entry.path().filename() == "report.txt") continue;
            std::ifstream file(entry.path(), std::ios::binary);
            all[entry.path().lexically_relative(out()).generic_string()] = {
                std::istreambuf_iterator<char>(file), {}};
        }
        return all;
    }

private:
    symbol::test::ScratchFolder folder_;
};

bundle::Bundle bundle_of(std::vector<bundle::Bundle::File> files) {
    bundle::Bundle bundle;
    bundle.files = std::move(files);
    const std::string list = bundle::format_list(bundle.files);
    bundle.files.push_back({std::string(bundle::report_name), "home.pdf: correct\n" + list});
    return bundle;
}

void write(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

using Files = std::map<std::string, std::string>;
using Names = std::vector<std::string>;

const bundle::Bundle thirteen = bundle_of({{"home.pdf", "13 cards"},
                                           {"cutter/sheet-03.svg", "third"},
                                           {"services/joon/deck.pdf", "joon"},
                                           {"services/crafter/front-01.png", "one"}});
const bundle::Bundle seven = bundle_of({{"home.pdf", "7 cards"}, {"services/crafter/front-1.png", "first"}});

} // namespace

TEST_CASE("a bundle clears away what an earlier one has left in its folder") {
    const Folder folder;
    CHECK(bundle::save(thirteen, folder.out()).removed.empty());
    CHECK(folder.files().size() == 4);
    const bundle::SaveResult tidied = bundle::save(seven, folder.out());
    CHECK(tidied.removed ==
          Names{"cutter/sheet-03.svg", "services/crafter/front-01.png", "services/joon/deck.pdf"});
    CHECK(tidied.left.empty());
    CHECK(folder.files() == Files{{"home.pdf", "7 cards"}, {"services/crafter/front-1.png", "first"}});
    CHECK_FALSE(fs::exists(folder.out() / "cutter"));
    CHECK_FALSE(fs::exists(folder.out() / "services/joon"));
    CHECK(bundle::save(seven, folder.out()).removed.empty());
}

TEST_CASE("what is not ours, or was changed since, stays") {
    const Folder folder;
    bundle::save(thirteen, folder.out());
    write(folder.out() / "cutter/notes.txt", "mine");
    write(folder.out() / "services/joon/deck.pdf", "mine");
    const bundle::SaveResult tidied = bundle::save(seven, folder.out());
    CHECK(tidied.removed == Names{"cutter/sheet-03.svg", "services/crafter/front-01.png"});
    CHECK(tidied.left == Names{"services/joon/deck.pdf"});
    CHECK(folder.files().at("cutter/notes.txt") == "mine");
    CHECK(folder.files().at("services/joon/deck.pdf") == "mine");
    CHECK(bundle::save(seven, folder.out()).left.empty()); // it is theirs now
}

TEST_CASE("a bundle with a file that can't be written changes nothing") {
    const Folder folder;
    bundle::save(bundle_of({{"old.pdf", "old"}, {"home.pdf", "old"}}), folder.out());
    fs::create_directories(folder.out() / "services/joon/deck.pdf"); // can't be written
    CHECK_THROWS_AS(bundle::save(thirteen, folder.out()), diag::Error);
    CHECK(folder.files() == Files{{"home.pdf", "old"}, {"old.pdf", "old"}});
    CHECK_FALSE(fs::exists(folder.out() / "cutter"));
    fs::remove_all(folder.out() / "services");
    bundle::save(seven, folder.out());
    CHECK(folder.files() == Files{{"home.pdf", "7 cards"}, {"services/crafter/front-1.png", "first"}});
}

TEST_CASE("what a run that was killed has written is known to the next one") {
    const Folder folder;
    fs::create_directories(folder.out() / "cutter");
    write(folder.out() / "cutter/sheet-03.svg", "third");
    write(folder.out() / "report.txt",
          "this bundle is not finished: make it again\n" + bundle::format_list(thirteen.files));
    bundle::save(seven, folder.out());
    CHECK(folder.files() == Files{{"home.pdf", "7 cards"}, {"services/crafter/front-1.png", "first"}});
}

TEST_CASE("nothing outside of the folder is touched, whatever a report says") {
    const Folder folder;
    write(folder / "precious.txt", "gold");
    bundle::Bundle wicked = bundle_of({{"../precious.txt", "gold"}, {"link/precious.txt", "gold"}});
    fs::create_directories(folder.out());
    fs::create_directory_symlink("..", folder.out() / "link");
    write(folder.out() / "report.txt", wicked.files.back().bytes);
    const bundle::SaveResult tidied = bundle::save(seven, folder.out());
    CHECK(tidied.removed.empty());
    CHECK(fs::exists(folder / "precious.txt"));
    write(folder.out() / "report.txt",
          bundle::format_list(std::vector{bundle::Bundle::File{(folder / "precious.txt").string(), "gold"}}));
    bundle::save(seven, folder.out());
    CHECK(fs::exists(folder / "precious.txt"));
}

TEST_CASE("what the theme is made of is not cleared away") {
    const Folder folder;
    bundle::save(thirteen, folder.out());
    bundle::Bundle next = seven;
    next.report.files = {folder.out() / "cutter/sheet-03.svg"};
    CHECK(bundle::save(next, folder.out()).left == Names{"cutter/sheet-03.svg"});
    CHECK(folder.files().contains("cutter/sheet-03.svg"));
}
