#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"
#include "theme/symbols/tables.hpp"

#include <spotit/base/files.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/symbol/load.hpp>

#include <algorithm>
#include <fstream>

namespace spotit::theme {
namespace {

namespace fs = std::filesystem;

using Names = std::vector<std::string>;

/// The pictures in a folder, and what is left out; each sorted by name.
struct Pictures {
    std::vector<fs::path> files;
    Names unsupported; ///< pictures in other formats
    Names folders;     ///< with pictures in them
};

bool begins_like_picture(const fs::path& file) {
    std::array<char, 32> head{};
    std::ifstream in(file, std::ios::binary);
    in.read(head.data(), head.size());
    return symbol::is_image_content({head.data(), static_cast<std::size_t>(in.gcount())});
}

Pictures list_pictures(const fs::path& folder) {
    Pictures pictures;
    for (const fs::path& path : base::list_folder(folder)) {
        const std::string name = path.filename().string();
        std::error_code ignored;
        const fs::file_status status = fs::status(path, ignored);
        if (name.starts_with('.')) continue;
        if (fs::is_directory(status)) {
            if (std::ranges::any_of(base::list_folder(path), is_path,
                                    [](const fs::path& each) { return each.filename().string(); }))
                pictures.folders.push_back(name);
        } else if (fs::is_regular_file(status)) {
            if (is_unsupported_picture(name))
                pictures.unsupported.push_back(name);
            else if (is_path(name) || begins_like_picture(path))
                pictures.files.push_back(path);
        }
    }
    return pictures;
}

/// Warns of pictures in a folder that are not in the deck.
void warn_of_left_out(Problems& problems, const Entry& entry, const Pictures& pictures) {
    const Names &unsupported = pictures.unsupported, &folders = pictures.folders;
    if (pictures.files.empty()) return;
    if (!unsupported.empty())
        problems
            .warn(entry.source.span, "picture-format", "{}",
                  diag::write_count(
                      unsupported.size(),
                      "a picture in this folder can't be printed and is left out: {files}",
                      "{count} pictures in this folder can't be printed and are left out: {files}",
                      unsupported.size(), diag::list_some(unsupported)))
            .fix("save or export such pictures as PNG or JPEG in an image editor, or move them elsewhere")
            .note(diag::write("pictures must be {formats} files", symbol::list_image_formats()));
    if (folders.empty()) return;
    problems
        .warn(entry.source.span, "left-out", "{}",
              diag::write_count(folders.size(), "the pictures in a subfolder are left out: {folders}",
                                "the pictures in {count} subfolders are left out: {folders}", folders.size(),
                                diag::list_some(folders)))
        .fix(diag::write("give each subfolder its own entry:  - folder: {folder}{separator}{name}",
                         entry.written, entry.written.ends_with('/') ? "" : "/", folders.front()));
}

void report_no_pictures(Problems& problems, const Entry& entry, const Pictures& pictures) {
    const std::string folder = resolve_path(entry.source.span, entry.written).string();
    diag::Diagnostic& problem =
        problems.error(entry.source.span, "no-file", "there are no pictures in {folder}", folder)
            .add_subject(diag::make_file(folder))
            .note(diag::write("pictures end in {endings}", diag::join_words(symbol::list_image_endings())));
    if (pictures.unsupported.empty()) return;
    problem.fix("save or export them as PNG or JPEG in an image editor")
        .point_out(
            diag::write("only files such as {file}, which can't be printed", pictures.unsupported.front()));
}

/// Removes the pictures that the entry excepts; reports those that are not there.
void leave_out(Problems& problems, const Entry& entry, std::vector<fs::path>& files) {
    for (const auto& [name, span] : entry.except_files) {
        const std::size_t before = files.size();
        std::erase_if(files, [&file_name = name](const fs::path& file) {
            return file.filename() == fs::path(file_name).filename();
        });
        if (files.size() < before) continue;
        const Names names =
            base::collect(files, [](const fs::path& file) { return file.filename().string(); });
        const std::vector<std::string_view> candidates(names.begin(), names.end());
        const std::string_view near = problems.nearest_word(name, candidates);
        problems.error(span, "no-picture", "there is no picture {picture} in this folder", name)
            .suggest(std::string(near), near)
            .fix("delete it, or write the name of a file in the folder")
            .add_subject(diag::make_file((resolve_path(span, entry.written) / name).string()));
    }
}

/// Reports a file that is no text but holds a table, or a picture; true if it is one.
bool refuse_other_file(Problems& problems, const Entry& entry) {
    const diag::Span& span = entry.source.span;
    if (is_path(entry.written) || is_unsupported_picture(entry.written)) {
        problems
            .error(span, "no-file", "`file` is a text file with one symbol per line, but this is a picture")
            .fix(diag::write("write  image: {file}", entry.written))
            .add_subject(diag::make_file(resolve_path(span, entry.written).string()));
        return true;
    }
    const TableFormat* const other = find_table_format(entry.written);
    if (other == nullptr || other->remedy.empty()) return false;
    problems
        .error(span, "table-format", "{ending} files can't be read; a table of words is a text file",
               other->ending)
        .fix(diag::write("{remedy}, and write that file's name", other->remedy));
    return true;
}

/// Reports a file or folder that can't be read, and how to do without it.
diag::Diagnostic* check_entry(Reading& reading, const Named& named) {
    diag::Diagnostic* const problem = check_file(reading.files, named);
    if (problem == nullptr || problem->id == "outside-file") return problem; // as if there or not
    std::error_code error;
    const auto type = fs::status(named.path, error).type();
    if (type == fs::file_type::directory && named.sort == Named::Sort::Text)
        problem->fix(diag::write("write  {key}: {value}", "folder", named.written));
    else if (type == fs::file_type::regular && named.sort == Named::Sort::Folder)
        problem->fix(diag::write("write  {key}: {value}", "file", named.written));
    else if (type == fs::file_type::not_found && !problem->meant)
        problem->fix("add it, or delete its entry", {.edits = {{named.span, std::nullopt, true}}});
    return problem;
}

/// Returns the text of a file; nothing if it can't be read, which is reported.
std::optional<ListText> read_list_file(Reading& reading, const Entry& entry) {
    const diag::Span& span = entry.source.span;
    const Named named{"the file", entry.written, span, Named::Sort::Text};
    note_file(reading.files, named.path);
    if (refuse_other_file(reading, entry) || check_entry(reading, named) != nullptr) return std::nullopt;
    auto source = read_file(named.path);
    if (!source) return std::nullopt;
    auto text = read_list_text(reading, *source, reading.theme.language);
    if (text && text->hint) reading.files.hints.push_back(std::move(*text->hint));
    return text;
}

} // namespace

void add_folder(Reading& reading, const Entry& entry) {
    const diag::Span span = entry.source.span;
    const Named named{"the folder", entry.written, span, Named::Sort::Folder};
    if (auto* problem = check_entry(reading, named)) {
        const std::string_view folder = std::string_view(entry.written).substr(0, entry.written.find("/*"));
        if (folder != entry.written) // photos/*.jpg
            problem->suggest(std::string(folder));
        else if (is_path(entry.written))
            problem->fix_instead(diag::write("for this picture only, write  image: {file}", entry.written));
        return;
    }
    Pictures pictures = list_pictures(named.path);
    if (pictures.files.empty()) report_no_pictures(reading, entry, pictures);
    warn_of_left_out(reading, entry, pictures);
    leave_out(reading, entry, pictures.files);
    std::vector<symbol::SymbolSpec> found;
    for (const fs::path& file : pictures.files) {
        if (check_place(reading.files, {"the picture", file.native(), span, Named::Sort::File, file}) !=
            nullptr)
            return;
        note_file(reading.files, file);
        found.push_back(entry.source);
        found.back().content.emplace<symbol::Picture>(entry.picture).file = file;
    }
    if (entry.count)
        return reading.symbols.groups.push_back({reading.theme.symbols.size(), entry, std::move(found)});
    for (symbol::SymbolSpec& source : found) add_folder_symbol(reading, std::move(source), entry.fit);
}

void add_file(Reading& reading, const Entry& entry) {
    const auto list = read_list_file(reading, entry);
    if (!list) return;
    const auto& source = list->source;
    const std::string_view text = source->text();
    if (is_table(entry.written, text)) return add_table(reading, entry, *list);
    const auto locate = [&](std::string_view part) {
        const auto at = static_cast<std::size_t>(part.data() - text.data());
        return diag::Span{source, at, at + part.size()};
    };
    std::vector<std::string_view> lines = list_lines(text);
    const auto numbers = take_line_numbers(lines);
    for (const std::string_view line : take_unnumbered(lines, numbers))
        reading
            .warn(locate(line), "table-first-row",
                  "all other lines of this list begin with a number or a bullet, so this is left out: {line}",
                  line)
            .fix("if it is a symbol, delete the numbers or bullets of the others");
    if (!numbers.empty()) note_list_numbers(reading, numbers, locate(numbers.front()));
    for (const std::string_view line : lines)
        add_symbols(reading, {yaml::Node::Kind::Scalar, std::string(line), locate(line), {}, {}}, entry);
}

} // namespace spotit::theme
