#include "symbol/font/text_fonts.hpp"

#include "diag/write.hpp"
#include "symbol/image/image_readers.hpp"
#include "symbol/svg/trial.hpp"

#include <spotit/symbol/load.hpp>

#include <fstream>
#include <system_error>

namespace spotit::symbol {
namespace {

namespace fs = std::filesystem;

/// Returns the way to try an image file; null if it needs no trial.
TryImage* find_trial(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return nullptr;
    std::string head(1 << 16, '\0');
    std::ifstream in(file, std::ios::binary);
    in.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(in.gcount()));
    const ImageReader* const reader = find_image_reader(head);
    return reader == nullptr ? nullptr : reader->try_once;
}

/// Returns the font of an emoji or a word if it is made of SVGs, else null.
const Font* find_svg_font(const SymbolSpec& spec, const Fonts::Data& fonts) {
    const Font* const font = spec.is_emoji()  ? fonts.find_emoji_font(spec)
                             : spec.is_word() ? fonts.find_word_colors(spec)
                                              : nullptr;
    return font != nullptr && font->format() == Font::Format::Svg ? font : nullptr;
}

std::string try_emoji(const SymbolSpec& spec, const Fonts& fonts) {
    diag::Sink ignored;
    return try_painting(load(spec, fonts, ignored).drawing);
}

std::string make_key(const fs::path& file, std::string_view emoji) {
    std::error_code error;
    return fmt::format("{}\n{}\n{}\n{}", fs::absolute(file, error).string(), fs::file_size(file, error),
                       fs::last_write_time(file, error).time_since_epoch().count(), emoji);
}

struct Trial {
    std::size_t spec = 0; ///< its index
    std::string key;
    TryImage* try_image = nullptr; ///< null for an emoji
};

diag::Diagnostic make_error(const SymbolSpec& spec, const diag::Sentence& reason) {
    diag::Diagnostic error = describe_picture_error(spec, reason);
    error.notes = {diag::make_fix("simplify it, or export it as a PNG of 2000 x 2000 pixels")};
    if (spec.is_picture()) return error;
    error.message = diag::write("can't draw {}: {}", write_symbol(spec), reason);
    error.notes = {diag::make_fix("choose another emoji font, or another emoji")};
    return error;
}

diag::Sentence describe_limit(const std::error_code& problem) {
    if (problem == std::errc::resource_unavailable_try_again)
        return "no more processes may be started (ulimit -u)";
    if (problem == std::errc::too_many_files_open || problem == std::errc::too_many_files_open_in_system)
        return "too many files are open (ulimit -n)";
    return problem == std::errc::not_enough_memory ? "out of memory" : diag::Sentence(problem.message());
}

/// A picture that can't be tried is not drawn: it could take all time and memory.
diag::Error make_refusal(const SymbolSpec& spec, const std::error_code& problem) {
    diag::Diagnostic error = make_error(
        spec, diag::write("it must be tried in a separate process first, but {}", describe_limit(problem)));
    error.id = "untried-picture";
    error.notes = {diag::make_fix("end other programs, or start spotit-print where more is allowed")};
    return {diag::ErrorCategory::File, std::move(error)};
}

std::vector<TrialResult> try_all(std::span<SymbolSpec> specs, std::span<const Trial> trials,
                                 const Fonts& fonts) {
    try {
        return try_in_child(trials.size(), [&](std::size_t trial) {
            const SymbolSpec& spec = specs[trials[trial].spec];
            TryImage* const try_image = trials[trial].try_image;
            return try_image == nullptr ? try_emoji(spec, fonts)
                                        : try_image(*read_file(write_symbol(spec, PathPart::Whole)), spec);
        });
    } catch (const std::system_error& problem) {
        throw make_refusal(specs[trials.front().spec], problem.code());
    }
}

} // namespace

std::vector<std::size_t> try_pictures(std::span<SymbolSpec> specs, const Fonts& fonts, diag::Sink& sink) {
    static TriedPictures tried;
    std::vector<Trial> trials;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const SymbolSpec& spec = specs[i];
        const std::string written = write_symbol(spec, PathPart::Whole);
        const Font* const font = find_svg_font(spec, fonts.data());
        TryImage* const try_image = spec.is_picture() ? find_trial(written) : nullptr;
        if (font == nullptr && try_image == nullptr) continue;
        std::string key = font != nullptr ? make_key(font->file(), written) : make_key(written, "");
        if (!tried.contains(key)) trials.push_back({i, std::move(key), try_image});
    }
    std::vector<TrialResult> results = try_all(specs, trials, fonts);
    std::vector<std::size_t> refused;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        SymbolSpec& spec = specs[trials[i].spec];
        auto& [has_failed, bytes] = results[i];
        if (has_failed) {
            refused.push_back(trials[i].spec);
            if (!bytes.empty()) sink.add(make_error(spec, bytes));
        } else {
            tried.add(trials[i].key);
            if (!bytes.empty()) spec.drawn = std::make_shared<const std::string>(std::move(bytes));
        }
    }
    return refused;
}

} // namespace spotit::symbol
