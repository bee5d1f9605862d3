#include "golden.hpp"

#include <spotit/diag.hpp>

#include <doctest/doctest.h>

namespace spotit::diag {
namespace {

namespace fs = std::filesystem;

/// Returns all sources of the program.
std::string read_sources() {
    std::string all;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SPOTIT_SOURCE_DIR) / "src")) {
        if (entry.path().extension() != ".cpp") continue;
        std::ifstream file(entry.path(), std::ios::binary);
        all.append(std::istreambuf_iterator<char>(file), {});
    }
    return all;
}

} // namespace

TEST_CASE("docs/diagnostics.md is what the table of ids gives") {
    CHECK(tests::matches_golden("../docs/diagnostics.md", describe_ids()));
}

TEST_CASE("each id of the table is the id of a message, and each has a sentence without its period") {
    const std::string sources = read_sources();
    for (const IdRow& row : id_rows) {
        CAPTURE(row.name);
        CHECK(sources.find("\"" + std::string(row.name) + "\"") != std::string::npos);
        CHECK_FALSE(row.meaning.empty());
        CHECK_FALSE(row.meaning.ends_with('.'));
    }
}

TEST_CASE("ids are compared with each other and with what people write") {
    const Id id("unknown-key");
    CHECK(id.name() == "unknown-key");
    CHECK(id == Id("unknown-key"));
    CHECK(id != Id("value"));
    CHECK(id == "unknown-key");
    CHECK_FALSE(id == "unknown-keys");
    CHECK(Id().empty());
}

} // namespace spotit::diag
