#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/symbol/load.hpp>

namespace spotit::theme {
namespace {

namespace fs = std::filesystem;

/// An unsupported format, and the formats to convert it to.
struct OtherPicture {
    std::string_view ending, instead;
};
constexpr OtherPicture other_pictures[] = {
    {".ico", "PNG"},  {".psd", "PNG"},  {".xcf", "PNG"},  {".jxl", "PNG"},  {".jp2", "PNG"},
    {".dng", "JPEG"}, {".cr2", "JPEG"}, {".cr3", "JPEG"}, {".nef", "JPEG"}, {".arw", "JPEG"},
    {".ai", "SVG"},   {".eps", "SVG"},  {".pdf", "SVG"},  {".svgz", "SVG"},
};

const OtherPicture* find_other(std::string_view word) {
    if (symbol::is_image_path(word)) return nullptr;
    for (const OtherPicture& other : other_pictures)
        if (has_ending(word, other.ending)) return &other;
    return nullptr;
}

diag::Sentence explain_path(std::string_view written) {
    const std::string folder(written.substr(0, written.rfind('/')));
    if (written.find('*') != std::string_view::npos)
        return folder.size() < written.size()
                   ? diag::write("for all the pictures in a folder, write  - folder: {folder}", folder)
                   : "name each picture or, for all those in a folder, write  - folder: photos";
    if (written.find('\\') != std::string_view::npos)
        return "put the picture next to the theme and write its name; folders end with /, not with \\";
    if (written.starts_with('~'))
        return "write the path relative to the theme's folder; ~ is not supported here";
    return {};
}

} // namespace

bool is_path(std::string_view word) {
    return is_address(word) || symbol::is_image_path(word);
}

bool is_unsupported_picture(std::string_view word) {
    return find_other(word) != nullptr;
}

diag::Diagnostic& report_unsupported_picture(Problems& problems, std::string_view written,
                                             const diag::Span& span) {
    return problems
        .error(span, "picture-format", "pictures must be {formats} files", symbol::list_image_formats())
        .fix(diag::write("save or export it as {format} in an image editor, and write that file's name",
                         find_other(written)->instead));
}

fs::path resolve_picture(Files& files, std::string_view written, const diag::Span& span) {
    if (is_address(written)) {
        files.problems
            .error(span, "network", "pictures are not downloaded, so that a deck can always be made again")
            .fix("save the picture next to the theme, and write its file name");
        return {};
    }
    if (is_unsupported_picture(written)) {
        report_unsupported_picture(files.problems, written, span);
        return {};
    }
    const Named named{"the picture", written, span};
    auto* const problem = check_file(files, named);
    if (problem == nullptr) return named.path;
    problem->id = "no-picture";
    const std::string remedy = explain_path(written);
    if (!remedy.empty())
        problem->fix_instead(remedy);
    else if (!problem->meant && problem->notes.size() == 1 && !problem->notes.front().is_fix) // it is missing
        problem->fix("add the picture, or delete its entry", {.edits = {{span, std::nullopt, true}}});
    return named.path;
}

std::optional<fs::path> read_picture(Files& files, const Key& key, const yaml::Node& node) {
    const auto written = read_filled_text(files.problems, key, node);
    fs::path path = written ? resolve_picture(files, *written, node.span) : fs::path();
    return path.empty() ? std::nullopt : std::optional(std::move(path));
}

} // namespace spotit::theme
