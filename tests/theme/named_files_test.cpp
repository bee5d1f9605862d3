#include "golden.hpp"
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
        , path_(fs::temp_directory_path() / ("spotit-named-files-" + std::to_string(::getpid())) / "deck") {
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
        fs::remove_all(path_.parent_path());
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

/// A theme and what is wrong with it: one mistake or warning.
struct Wrong {
    std::string text, finding;
};

/// Checks the findings, and returns the messages.
std::string check_findings(const std::vector<Wrong>& themes) {
    std::string said;
    for (const auto& [text, finding] : themes) {
        const Outcome outcome = read_theme(text);
        CAPTURE(text);
        CAPTURE(outcome.said);
        CHECK(list_findings(outcome) == finding);
        said += without_folder(outcome.said);
    }
    return said;
}

/// Checks the findings, and the messages against a golden file.
void check_all(const std::string& golden, const std::vector<Wrong>& themes) {
    CHECK(matches_golden("theme/golden/" + golden + ".txt", check_findings(themes)));
}

} // namespace

TEST_CASE("a pipe in place of a file is reported, and not waited for") {
    const Folder folder;
    check_all("no-file-pipes", {{seven_animals + "extends: pipe.yaml\n", "2:10 no-file"},
                                {seven_animals + "output: {icc: pipe}\n", "2:15 no-file"},
                                {seven_animals + "back: pipe.png\n", "2:7 no-picture"},
                                {seven_animals + "fonts: {text: pipe.ttf}\n", "2:15 no-file"},
                                {seven_animals + "fonts: {paths: [pipe]}\n", "2:17 no-file"},
                                {"symbols:\n- file: pipe.txt\n", "2:9 no-file"}});
}

TEST_CASE("a folder in place of a file is reported, and the other way round") {
    const Folder folder;
    check_all("no-file-folders", {{seven_animals + "extends: folder.yaml\n", "2:10 no-file"},
                                  {seven_animals + "output: {icc: photos}\n", "2:15 no-file"},
                                  {"symbols: photos\n", "1:10 too-few-symbols"},
                                  {"symbols:\n- folder: photos/rex.jpg\n", "2:11 no-file"}});
}

TEST_CASE("a folder whose name differs in capitals is named with its own slash") {
    const Folder folder;
    check_all("no-file-capitals", {{"symbols:\n- folder: ../deck/Photos/\n", "2:11 no-file"}});
}

TEST_CASE("a link to nothing is reported with what it leads to") {
    const Folder folder;
    check_all("no-file-links", {{seven_animals + "back: link.png\n", "2:7 no-picture"}});
}

TEST_CASE("a folder with pictures that can't be printed says which there are") {
    const Folder folder;
    check_all("no-file-pictures", {{"symbols:\n- folder: heic\n", "2:11 no-file"}});
}

TEST_CASE("pictures of a folder that can't be printed are reported beside those that can") {
    const Folder folder;
    const Wrong some{"symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos}]\n",
                     "1:33 warning picture-format"};
    check_all("picture-format-one", {some});
    for (int i = 2; i < 9; ++i) std::ofstream("photos/IMG_" + std::to_string(i) + ".psd") << "x";
    check_all("picture-format-many", {some});
}

TEST_CASE("folders with pictures in a folder are reported, with what to do") {
    const Folder folder;
    fs::create_directory("photos/more");
    std::ofstream("photos/more/a.jpg") << "x";
    fs::create_directory("photos/notes");
    std::ofstream("photos/IMG_1.MOV") << "x";
    fs::remove("photos/IMG_1.CR2");
    check_all("left-out",
              {{"symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos}]\n", "1:33 warning left-out"}});
}

TEST_CASE("a picture without an ending, or with a wrong one, is taken from a folder by what it holds") {
    const Folder folder;
    std::ofstream("photos/scan") << "\x89PNG\r\n\x1A\n";
    std::ofstream("photos/list.dat") << "x";
    const Outcome outcome = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos}]\n");
    REQUIRE(outcome.theme.symbols.size() == 8);
    CHECK(write_symbol(outcome.theme.symbols[7]) == "scan");
}

TEST_CASE("a picture of a folder with an entry of its own takes that, wherever it stands") {
    const Folder folder;
    std::ofstream("photos/anna.jpg") << "x";
    const std::string own = "{image: photos/rex.jpg, name: Rex, scale: 1.2}", all = "{folder: photos/}";
    for (const std::string& order : {own + ", " + all, all + ", " + own}) {
        const Outcome outcome = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊, " + order + "]\n");
        REQUIRE(outcome.theme.symbols.size() == 7);
        for (std::size_t i = 5; i < 7; ++i) {
            const bool is_own = write_symbol(outcome.theme.symbols[i]) == "rex.jpg";
            CHECK(outcome.theme.symbols[i].name == (is_own ? "Rex" : ""));
            CHECK(outcome.theme.fits[i].scale == (is_own ? 1.2 : 1));
        }
    }
    check_all(
        "same-symbol-folder",
        {{"symbols: [🐶 🐱 🐭 🐹 🦊, " + all + ", " + all + "]\n",
          "1:31 warning picture-format, 1:50 warning picture-format, 1:50 same-symbol, 1:50 same-symbol"}});
}

TEST_CASE("pictures can be left out of a folder by their names, and only those that are there") {
    const Folder folder;
    std::ofstream("photos/anna.jpg") << "x";
    const Outcome outcome =
        read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos, except: rex.jpg}]\n");
    REQUIRE(outcome.theme.symbols.size() == 7);
    CHECK(write_symbol(outcome.theme.symbols.back()) == "anna.jpg");
    check_all("value-except",
              {{"symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos, except: [Ana.jpg]}]\n",
                "1:33 warning picture-format, 1:50 no-picture"},
               {"symbols: [{folder: photos, except: 🐶}]\n", "1:36 value"},
               {"symbols: [{group: animals, except: rex.jpg}]\n", "1:36 value"}});
}

TEST_CASE("pictures are cut to a shape or out of their white, and nothing else is") {
    const Folder folder;
    const Outcome outcome = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {folder: photos, "
                                       "mask: circle, cut_out: white}]\n");
    const auto& picture = std::get<symbol::Picture>(outcome.theme.symbols.back().content);
    CHECK(picture.mask == symbol::PictureMask::Circle);
    CHECK(picture.cut_out == symbol::CutOut::White);
    const auto read_mask = [](const std::string& mask) {
        const Outcome read = read_theme(
            "symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {image: photos/rex.jpg, mask: " + mask + "}]\n");
        return std::get<symbol::Picture>(read.theme.symbols.back().content);
    };
    const symbol::Picture part = read_mask("{at: [50%, 0.35], zoom: 1.6}");
    CHECK(part.mask == symbol::PictureMask::Circle);
    CHECK(part.mask_at == geom::Point{0.5, 0.35});
    CHECK(part.mask_zoom == 1.6);
    CHECK(read_mask("{shape: rounded}").mask == symbol::PictureMask::Rounded);
    check_all(
        "value-mask",
        {{"symbols: [🐱 🐭 🐹 🦊 🐻 🐼, {emoji: 🐶, mask: circle}]\n", "1:41 value"},
         {"symbols: [{folder: photos, mask: {at: 50%}}]\n", "1:39 type"},
         {"symbols: [{folder: photos, mask: {at: [50%, 135%], zoom: 0.5}}]\n", "1:45 range, 1:58 range"},
         {"symbols: [{folder: photos, mask: square}]\n", "1:34 value"}});
}

TEST_CASE("what may not be read is reported as such") {
    const Folder folder;
    fs::permissions("locked.yaml", fs::perms::none);
    fs::permissions("heic", fs::perms::none);
    fs::permissions(".", fs::perms(0755));
    std::string said;
    {
        const WithoutRoot user;
        said = check_findings({{seven_animals + "extends: locked.yaml\n", "2:10 no-file"},
                               {seven_animals + "back: heic/a.png\n", "2:7 no-picture"},
                               {"symbols:\n- folder: heic\n", "2:11 no-file"}});
    }
    CHECK(matches_golden("theme/golden/no-file-locked.txt", said));
    fs::permissions("heic", fs::perms::owner_all);
}

} // namespace spotit::tests
