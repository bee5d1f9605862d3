#include "diag/write.hpp"
#include "symbol/bytes.hpp"
#include "symbol/svg/svg_source.hpp"

#include <spotit/diag/sentence.hpp>

#include <doctest/doctest.h>
#include <sys/resource.h>

#include <string>
#include <system_error>

using namespace spotit::symbol;

TEST_CASE("a service remembers a bounded number of pictures that it has tried") {
    TriedPictures tried;
    for (std::size_t i = 0; i < 3 * TriedPictures::max_size; ++i) {
        tried.add(std::to_string(i));
        REQUIRE(tried.contains(std::to_string(i)));
    }
    CHECK_FALSE(tried.contains("0"));
    tried.add("0");
    tried.add("0");
    CHECK(tried.contains("0"));
}

TEST_CASE("the reason of a child's failure is a sentence that can be translated") {
    const auto results = try_in_child(2, [](std::size_t index) -> std::string {
        if (index == 0) throw Damaged{"it declares entities; save it as plain SVG"};
        throw Damaged{spotit::diag::write("it is not a readable SVG ({})", "line 7")};
    });
    REQUIRE(results.size() == 2);
    CHECK(spotit::diag::translate(results[0].reason, "de") ==
          "Es deklariert Entitäten; als einfaches SVG speichern");
    CHECK(results[1].reason.text_template() == "it is not a readable SVG ({})");
    CHECK(results[1].reason.english() == "it is not a readable SVG (line 7)");
}

#if !defined(__SANITIZE_ADDRESS__) // which needs descriptors of its own

TEST_CASE("what can't be tried for the limit of descriptors is not worked on") {
    rlimit before{};
    REQUIRE(::getrlimit(RLIMIT_NOFILE, &before) == 0);
    rlimit none = before;
    none.rlim_cur = 0;
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &none) == 0);
    const auto problem = [&]() -> std::error_code {
        try {
            try_in_child(1, [](std::size_t) { return std::string(); });
        } catch (const std::system_error& error) {
            return error.code();
        }
        return {};
    }();
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &before) == 0);
    CHECK(problem == std::errc::too_many_files_open);
}

#endif
