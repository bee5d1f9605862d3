#include <spotit/diag/permissions.hpp>

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>

#include <system_error>

namespace spotit::diag {

std::filesystem::path find_locked_folder(const std::filesystem::path& file) {
    std::filesystem::path folder, next;
    for (const std::filesystem::path& step : file) {
        next /= step;
        std::error_code problem;
        static_cast<void>(std::filesystem::status(next, problem));
        if (problem == std::errc::permission_denied) return folder.empty() ? "." : folder;
        folder = next;
    }
    return {};
}

Sentence find_permission_remedy(const std::filesystem::path& file) {
    const std::filesystem::path folder = find_locked_folder(file), place = folder.empty() ? file : folder;
    std::error_code ignored;
    const char* const rights = std::filesystem::is_directory(place, ignored) ? "rx" : "r";
    return write("chmod u+{} {}, or ask its owner", rights, quote_for_shell(place.string()));
}

} // namespace spotit::diag
