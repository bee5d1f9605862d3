#include "cli/output/output.hpp"

#include "diag/write.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace spotit;

TEST_CASE("JSON calls errors, warnings and hints by their names") {
    std::vector<diag::Diagnostic> diagnostics(3);
    diagnostics[0].severity = diag::Severity::Error;
    diagnostics[1].severity = diag::Severity::Warning;
    diagnostics[2].severity = diag::Severity::Hint;
    const cli::Json list = cli::write_diagnostics(diagnostics);
    CHECK(list.parts().at(0).at("severity") == "error");
    CHECK(list.parts().at(1).at("severity") == "warning");
    CHECK(list.parts().at(2).at("severity") == "hint");
}

TEST_CASE("JSON has the values of a message in their order and by their names") {
    diag::Diagnostic diagnostic{.id = {}, .message = diag::write("{symbol} is not on card {card}", "🐶", 3)};
    CHECK(cli::write_diagnostics({&diagnostic, 1}).parts().at(0).at("arguments").dump() ==
          R"({"symbol":"🐶","card":"3"})");
    diagnostic.message = diag::write("{} is not on card {}", "🐶", 3);
    CHECK(cli::write_diagnostics({&diagnostic, 1}).parts().at(0).at("arguments").dump() ==
          R"({"0":"🐶","1":"3"})");
}

TEST_CASE("JSON has the values of labels and notes, too") {
    diag::Diagnostic diagnostic{.id = {}, .message = "there is no card"};
    diagnostic.point_out(diag::write("at most {limit}", 7)).note(diag::write("cards: {cards}", 3));
    const cli::Json sentences = cli::write_diagnostics({&diagnostic, 1}).parts().at(0).at("sentences");
    CHECK(sentences.at("label").at("arguments").dump() == R"({"limit":"7"})");
    CHECK(sentences.at("notes").parts().at(0).at("template") == "cards: {cards}");
}
