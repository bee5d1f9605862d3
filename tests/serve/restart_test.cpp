#include "serve/restart.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

using spotit::serve::Restart;
namespace fs = std::filesystem;

TEST_CASE("pages of the last run alone go on, at the same port alone") {
    const fs::path folder = fs::temp_directory_path() / ("spotit-restart-" + std::to_string(::getpid()));
    std::string last;
    {
        Restart first(folder, 4000);
        CHECK(first.greeting().empty());
        CHECK_FALSE(first.is_pass(""));
        last = first.prepare();
        CHECK(last == first.prepare());
        CHECK(fs::status(folder).permissions() == fs::perms::owner_all);
    }
    const std::string greeting = last.substr(0, 32), pass = last.substr(33);
    CHECK(pass.size() == 32);
    {
        Restart second(folder, 4000);
        CHECK(second.greeting() == greeting);
        CHECK(second.is_pass(pass));
        CHECK_FALSE(second.is_pass(greeting));
        CHECK_FALSE(second.is_pass(""));
        CHECK(second.prepare() != last);
    }
    {
        Restart third(folder, 4001);
        CHECK(third.greeting().empty());
        CHECK_FALSE(third.is_pass(pass));
        last = third.prepare();
    }
    CHECK(Restart(folder, 4001).greeting() == last.substr(0, 32));
    CHECK(Restart(folder, 4001).greeting().empty()); // no page has asked the last one
    std::ofstream(folder / "restart") << "4001 x\n";
    CHECK(Restart(folder, 4001).greeting().empty());
    fs::remove_all(folder);
    CHECK(Restart("", 4000).prepare().empty());
}
