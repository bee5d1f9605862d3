#include "cli/commands/command.hpp"

#include "cli/make.hpp"
#include "golden.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>

using namespace spotit;

namespace {

cli::Command parsed(const std::vector<std::string>& arguments) {
    return cli::parse(arguments);
}

/// Returns the options of the main form.
cli::MakeOptions made(const std::vector<std::string>& arguments) {
    cli::MakeOptions options;
    std::vector<cli::Command> commands = cli::make_commands();
    commands.front().common = {std::shared_ptr<void>(), &options.theme.common};
    commands.front().sections = cli::make_sections(options);
    CHECK(cli::parse(arguments, std::move(commands)).name.empty());
    return options;
}

std::string refused(const std::vector<std::string>& arguments) {
    try {
        cli::parse(arguments);
    } catch (const diag::Error& error) {
        CHECK(error.category() == diag::ErrorCategory::Usage);
        return diag::render(error.diagnostics());
    }
    return "accepted";
}

bool contains(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

} // namespace

TEST_CASE("options may stand before and behind the theme") {
    const cli::MakeOptions front = made({"-o", "a.pdf", "-q", "animals.yaml"});
    const cli::MakeOptions back = made({"animals.yaml", "--quiet", "--output=a.pdf"});
    for (const cli::MakeOptions& options : {front, back}) {
        CHECK(options.theme.common.positionals == std::vector<std::string>{"animals.yaml"});
        CHECK(options.output == "a.pdf");
        CHECK(options.theme.common.quiet);
        CHECK_FALSE(options.theme.verbose);
    }
}

TEST_CASE("options may stand before and behind a command") {
    for (const auto& words : {std::vector<std::string>{"-q", "check", "--json", "a.yaml"},
                              std::vector<std::string>{"check", "a.yaml", "--json", "-q"}}) {
        bool json = false;
        std::vector<cli::Command> commands = cli::make_commands();
        cli::Command& check = *std::ranges::find(commands, "check", &cli::Command::name);
        check.sections.front() = {"Output", {{"--json", "", "", &json}}};
        const cli::Command command = cli::parse(words, std::move(commands));
        CHECK(command.name == "check");
        CHECK(json);
        CHECK(command.common->quiet);
        CHECK(command.common->positionals == std::vector<std::string>{"a.yaml"});
    }
}

TEST_CASE("what an option takes is no command") {
    CHECK(made({"-o", "check", "a.yaml"}).output == "check");
}

TEST_CASE("settings are kept in the order of the command line, and a seed wins over them") {
    const cli::MakeOptions options =
        made({"a.yaml", "-s", "card.size=70mm", "--seed", "spring", "-s", "title=a=b"});
    const auto overrides = cli::request_without_theme(options.theme).overrides;
    REQUIRE(overrides.size() == 3);
    CHECK(overrides[0].key == "card.size");
    CHECK(overrides[0].value == "70mm");
    CHECK(overrides[1].key == "title");
    CHECK(overrides[1].value == "a=b"); // a value may hold equals signs
    CHECK(overrides[2].key == "seed");
    CHECK(overrides[2].value == "spring");
}

TEST_CASE("of an option that is given twice the last one counts") {
    CHECK(made({"a.yaml", "-o", "a.pdf", "-o", "b.pdf"}).output == "b.pdf");
}

TEST_CASE("a single dash stands for standard input and output") {
    const cli::MakeOptions options = made({"-", "-o", "-"});
    CHECK(options.theme.common.positionals == std::vector<std::string>{"-"});
    CHECK(options.output == "-");
}

TEST_CASE("two dashes end options and commands, so that a theme may be called like one") {
    CHECK(parsed({"--", "-q.yaml"}).common->positionals == std::vector<std::string>{"-q.yaml"});
    const cli::Command command = parsed({"--", "check"});
    CHECK(command.name.empty());
    CHECK(command.common->positionals == std::vector<std::string>{"check"});
    CHECK(parsed({"./check"}).name.empty());
}

TEST_CASE("help is given wherever it is asked for, even when the rest is wrong") {
    CHECK(parsed({"-h"}).common->help);
    CHECK(parsed({"a.yaml", "--bogus", "-h"}).common->help);
    CHECK(parsed({"a.yaml", "-o", "--help"}).common->help);
    const cli::Command command = parsed({"cards", "-h", "--nonsense"});
    CHECK(command.common->help);
    CHECK(command.name == "cards");
    CHECK_FALSE(contains(refused({"--", "-h"}), "accepted") == false);
}

TEST_CASE("mistakes in the command line are each answered with the remedy") {
    CHECK(contains(refused({"a.yaml", "--outptu", "b.pdf"}), "did you mean --output?"));
    CHECK(contains(refused({"cards", "a.yaml", "b.yaml"}), "give one theme, not two"));
    CHECK(contains(refused({"a.yaml", "-s", "card.size"}), "KEY=VALUE"));
    CHECK(contains(refused({"a.yaml", "--threads", "none"}), "a number from 1 to 1024"));
    CHECK(contains(refused({"a.yaml", "--color", "blue"}),
                   "--color takes one of auto, always, never, not 'blue'"));
    CHECK(contains(refused({"a.yaml", "--format", "gif"}), "--format takes one of pdf, "));
    CHECK(contains(refused({"a.yaml", "--language", "pt"}),
                   "--language takes one of en, de, es, fr, not 'pt'"));
    CHECK(contains(refused({"cards"}), "name a theme"));
    CHECK(contains(refused({"cards"}), "./cards"));
    CHECK(contains(refused({"fonts", "Noto"}), "takes no argument 'Noto'"));
}

TEST_CASE("missing and superfluous values are reported in our own words") {
    CHECK(contains(refused({"a.yaml", "-o"}), "error: -o needs a value\n  usage:  -o FILE\n"));
    CHECK(contains(refused({"a.yaml", "--output"}), "error: --output needs a value\n"));
    CHECK(contains(refused({"a.yaml", "--output=", "b.pdf"}), "error: --output needs a value\n"));
    CHECK(contains(refused({"a.yaml", "--bundle", ""}), "error: --bundle needs a value\n"));
    CHECK(contains(refused({"a.yaml", "-o", ""}), "error: -o needs a value\n"));
    CHECK(contains(refused({"a.yaml", "-qo"}), "error: -o needs a value\n"));
    CHECK(contains(refused({"a.yaml", "-o", "-q"}), "-o needs a value, and -q is an option"));
    CHECK(contains(refused({"a.yaml", "-s", "--seed", "1"}), "-s needs a value, and --seed is an option"));
    CHECK(contains(refused({"a.yaml", "-o=b.pdf"}), "fix:  -o b.pdf   or   --output=b.pdf"));
    CHECK(contains(refused({"a.yaml", "--quiet=no"}), "error: --quiet takes no value"));
    CHECK(contains(refused({"a.yaml", "-q=no"}), "error: -q takes no value"));
    CHECK(made({"a.yaml", "--output=-q"}).output == "-q");
    CHECK(made({"a.yaml", "-ob.pdf", "-o-x.pdf"}).output == "-x.pdf");
    for (const auto& words :
         {std::vector<std::string>{"a.yaml", "--"}, {"++", "a.yaml"}, {"--=x"}, {"---"}, {"-o"}})
        CHECK_FALSE(contains(refused(words), "TEXT"));
}

TEST_CASE("an option of another command says whose it is") {
    const std::string said = refused({"a.yaml", "--covers", "x"});
    CHECK(contains(said, "--covers needs a command before it"));
    CHECK(contains(said, "it belongs to: fonts"));
    CHECK(contains(refused({"check", "a.yaml", "-o", "b.pdf"}), "`check` has no option --output"));
}

TEST_CASE("a misspelt command is no theme") {
    CHECK(contains(refused({"chek", "a.yaml"}), "did you mean check?"));
    CHECK(contains(refused({"symbol", "unicorn"}), "did you mean symbols?"));
    CHECK(parsed({"chek.yaml"}).name.empty());
}

TEST_CASE("an option's name means the same in every command, so that it can be read before the command") {
    std::map<std::string_view, bool> takes_value;
    for (const cli::Command& command : cli::list_commands())
        for (const cli::Section& section : command.sections)
            for (const cli::Option& option : section.options) {
                CAPTURE(std::string(option.names));
                const auto [known, added] = takes_value.emplace(option.names, !option.value.empty());
                CHECK(known->second == !option.value.empty());
                CHECK((option.kind == cli::Value::None) == option.value.empty());
                CHECK((option.kind == cli::Value::Word) == !option.words.empty());
            }
    for (const auto& [names, has_value] : takes_value)
        for (const auto& [others, other_has] : takes_value)
            if (names != others) CHECK(names.substr(names.find("--")) != others.substr(others.find("--")));
}

TEST_CASE("help is what the golden files show, and fits 80 columns") {
    for (const cli::Command& command : cli::list_commands()) {
        const std::string help = cli::write_help(command);
        const std::string name(command.name);
        CHECK(tests::matches_golden("cli/help" + (name.empty() ? "" : "-" + name) + ".txt", help));
        std::istringstream lines(help);
        for (std::string line; std::getline(lines, line);) CHECK(base::measure_display_width(line) <= 80);
        CHECK_FALSE(command.summary.empty());
        CHECK((command.run != nullptr));
        CHECK(command.positionals.min <= command.positionals.max);
    }
}

TEST_CASE("every option of the tables is accepted by the parser") {
    for (const cli::Command& command : cli::list_commands())
        for (const cli::Section& section : command.sections)
            for (const cli::Option& option : section.options) {
                CAPTURE(std::string(option.names));
                std::vector<std::string> words{std::string(option.extract_long_name())};
                if (!command.name.empty()) words.insert(words.begin(), std::string(command.name));
                if (option.kind == cli::Value::Word) words.emplace_back(option.words.back());
                if (option.kind == cli::Value::Number) words.emplace_back("2");
                if (option.kind == cli::Value::Setting) words.emplace_back("title=x");
                if (option.kind > cli::Value::None && option.words.empty() && words.size() < 3 &&
                    !words.back().starts_with("2") && !words.back().starts_with("title"))
                    words.emplace_back("x");
                while (words.size() < 3 + command.positionals.min) words.emplace_back("x");
                words.resize(std::min(words.size(), 1 + command.positionals.max +
                                                        (command.name.empty() ? 0U : 1U) +
                                                        (option.value.empty() ? 0U : 1U)));
                CHECK_NOTHROW(cli::parse(words));
            }
}

TEST_CASE("each file of a command is in the table") {
    for (const auto& entry : std::filesystem::directory_iterator(SPOTIT_SOURCE_DIR "/src/cli/commands")) {
        const std::string name = entry.path().stem().string();
        if (entry.path().extension() != ".cpp" || name == "commands" || name == "make") continue;
        CAPTURE(name);
        CHECK(cli::find_command(name) != nullptr);
    }
}
