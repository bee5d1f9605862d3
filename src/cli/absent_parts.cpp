#include "cli/options.hpp"

#include <spotit/bundle.hpp>
#include <spotit/serve.hpp>
#include <spotit/verify.hpp>

// Stands for the modules that spotit-first-deck leaves out.
namespace spotit {
namespace {

[[noreturn]] void fail_as_absent() {
    cli::fail_by_usage("spotit-first-deck only makes decks",
                       {diag::make_fix("cmake --build build/release --target spotit-print")});
}

} // namespace

std::span<const bundle::Service> bundle::list_services() {
    return {};
}
bundle::Bundle bundle::bundle(const job::Request&, const BundleOptions&) {
    fail_as_absent();
}
bundle::SaveResult bundle::save(const Bundle&, const std::filesystem::path&) {
    fail_as_absent();
}
std::string serve::find_local_address() {
    fail_as_absent();
}
std::string serve::draw_qr_code(const std::string&) {
    fail_as_absent();
}
void serve::run(const Options&) {
    fail_as_absent();
}
verify::VerifyReport verify::verify(std::string_view, const Options&) {
    fail_as_absent();
}

} // namespace spotit
