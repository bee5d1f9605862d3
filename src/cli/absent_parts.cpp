#include "cli/commands/command.hpp"
#include "cli/make.hpp"

#include <spotit/bundle.hpp>
#include <spotit/cutter.hpp>
#include <spotit/job/output.hpp>

// Stands for what spotit-first-deck leaves out: all commands and formats but one, and what only these need.
namespace spotit {
namespace {

[[noreturn]] void fail_as_absent() {
    cli::fail_by_usage("spotit-first-deck only makes decks",
                       {diag::make_fix("cmake --build build/release --target spotit-print")});
}

} // namespace

std::vector<cli::Command> cli::make_commands() {
    return {make_command()};
}
std::span<const cli::Format> cli::list_formats() {
    static constexpr Format rows[] = {{"pdf", &job::make_pdf}};
    return rows;
}
std::string cli::complete(std::span<const std::string>) {
    return {};
}
int cli::make_bundle(const MakeOptions&) {
    fail_as_absent();
}
std::span<const bundle::Service> bundle::list_services() {
    return {};
}
std::vector<int> cutter::cut_pages(const document::Document&) {
    fail_as_absent();
}
job::PictureFiles job::make_pictures(const PreparedDeck&, const PictureOptions&) {
    fail_as_absent();
}
job::Listing job::list(const Request&) {
    fail_as_absent();
}

} // namespace spotit
