#include "golden.hpp"
#include "reference.hpp"

#include "theme/keys/keys.hpp"

#include <spotit/theme/read.hpp>

#include <doctest/doctest.h>

namespace spotit::theme {
TEST_CASE("the schema in themes/ is the one that the table of keys gives") {
    CHECK(tests::matches_golden("../themes/theme.schema.json", write_schema()));
}

TEST_CASE("the reference in docs/ is the one that the table of keys gives") {
    CHECK(tests::matches_golden("../docs/theme.md", write_reference()));
}

TEST_CASE("schema and reference have every key") {
    const std::string json = write_schema(), page = write_reference();
    for (const Key& key : list_keys()) {
        CAPTURE(key.path);
        const std::string name(key.name());
        CHECK(json.find("\"" + name + "\": ") != std::string::npos);
        CHECK(json.find(fill_image_formats(key.summary)) != std::string::npos);
        CHECK(page.find("`" + name + "`") != std::string::npos);
    }
}

} // namespace spotit::theme
