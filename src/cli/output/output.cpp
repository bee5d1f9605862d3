#include "cli/output/output.hpp"

#include "cli/options.hpp"
#include "cli/output/terminal.hpp"
#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/job/files.hpp>

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

struct Placeholder {
    std::string_view name;
    job::PictureSubject subject;
};
constexpr std::array<Placeholder, 3> placeholders{{{"{card}", job::PictureSubject::Cards},
                                                   {"{back}", job::PictureSubject::Backs},
                                                   {"{sheet}", job::PictureSubject::Sheets}}};

std::string_view find_placeholder(job::PictureSubject subject) {
    return std::ranges::find(placeholders, subject, &Placeholder::subject)->name;
}

/// Returns whether the path is missing, a file or a folder; a device takes any format. Folders are refused
/// later.
bool is_file_name(const fs::path& path) {
    std::error_code ignored;
    return fs::status(path, ignored).type() <= fs::file_type::regular;
}

/// Returns the format of the name's longest known ending, such as ".cut.svg", or null.
const Format* format_of(const std::string& name) {
    const std::string file = diag::to_lower_case(fs::path(name).filename().string());
    const Format* found = nullptr;
    for (const Format& format : list_formats())
        if (file.ends_with(format.write_ending()) &&
            (found == nullptr || format.name.size() > found->name.size()))
            found = &format;
    return found;
}

const Format& choose_format(const std::string& name, const std::string& wanted) {
    const Format* const found =
        wanted.empty() ? format_of(name) : base::find_row(list_formats(), wanted, &Format::name);
    if (found != nullptr) return *found;
    if (name == "-" || !is_file_name(name)) return list_formats().front();
    fail_by_usage(diag::write("the format of '{name}' is unknown", name),
                  {diag::make_fix(diag::write("give it a name with one of these endings: .{endings}",
                                              base::join(base::list_names(list_formats()), ", ."))),
                   "     or name the format:  -f pdf"});
}

/// Returns the placeholders in a text, in their order.
std::vector<const Placeholder*> find_placeholders(std::string_view text) {
    std::vector<const Placeholder*> found;
    for (std::size_t at = 0; at < text.size(); ++at)
        for (const Placeholder& place : placeholders)
            if (text.substr(at).starts_with(place.name)) found.push_back(&place);
    return found;
}

/// Returns the name with only its first placeholder, and without the dashes before the others.
std::string with_one_placeholder(std::string name, const std::vector<const Placeholder*>& marks) {
    const std::size_t behind = name.find(marks.front()->name) + marks.front()->name.size();
    for (const Placeholder* place : std::span(marks).subspan(1)) {
        std::size_t begin = name.find(place->name, behind), end = begin + place->name.size();
        if (begin > behind && (name[begin - 1] == '-' || name[begin - 1] == '_')) --begin;
        name.erase(begin, end - begin);
    }
    return name;
}

/// Throws for a word in braces that is no placeholder.
void check_unknown_placeholders(const std::string& name) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
    for (std::size_t begin = 0; (begin = name.find('{', begin)) != std::string::npos; ++begin) {
        const std::size_t end = std::min(name.find_first_not_of(letters, begin + 1), name.size());
        const std::string word = name.substr(begin, end + 1 - begin);
        if (end == name.size() || end == begin + 1 || name[end] != '}' || !find_placeholders(word).empty())
            continue;
        const std::vector<std::string_view> known = base::list_names(placeholders);
        refuse_unknown_word(
            diag::write("'{name}': there is no {placeholder}", name, word), word, known,
            {diag::write("names of pictures can contain {placeholders}", diag::join_words(known))});
    }
}

/// Throws unless the name of pictures has one placeholder, and other names none.
void check_placeholders(const Output& output) {
    const fs::path path = output.name;
    const std::string file = path.filename().string();
    const std::vector<const Placeholder*> marks = find_placeholders(file);
    const auto in_folder = find_placeholders(path.parent_path().string());
    if (!in_folder.empty())
        fail_by_usage(
            diag::write("{placeholder} is in the name of a folder; it belongs in the name of the file",
                        in_folder.front()->name));
    if (marks.empty()) return;
    if (!output.is_numbered())
        fail_by_usage(diag::write("'{name}' is one file for the whole deck; {placeholder} numbers pictures",
                                  output.name, marks.front()->name),
                      {diag::make_fix(diag::write("-o '{file}' for pictures, or a name without {placeholder}",
                                                  fs::path(output.name).replace_extension(".png").string(),
                                                  marks.front()->name))});
    if (marks.size() > 1)
        fail_by_usage(
            diag::write("'{name}' has {count} placeholders; the file name of pictures needs exactly one",
                        output.name, marks.size()),
            {diag::make_fix(diag::write("-o '{file}'",
                                        (path.parent_path() / with_one_placeholder(file, marks)).string())),
             "make cards, backs and sheets in separate runs"});
}

job::PictureSubject find_numbered_subject(const Output& output) {
    const std::string file = fs::path(output.name).filename().string(),
                      ending = output.format->write_ending();
    const auto marks = find_placeholders(file);
    const bool is_outlines = output.format->is_outlines();
    if (!marks.empty() && is_outlines && marks.front()->subject != job::PictureSubject::Sheets) {
        std::string name = output.name;
        name.replace(name.rfind(marks.front()->name), marks.front()->name.size(), "{sheet}");
        fail_by_usage(diag::write("{ending} files have the outlines of a whole sheet's cards", ending),
                      {diag::make_fix(diag::write("-o '{file}'", name))});
    }
    if (!marks.empty()) return marks.front()->subject;
    const std::string stem = output.name == "-" ? "deck"
                             : diag::to_lower_case(file).ends_with(ending)
                                 ? output.name.substr(0, output.name.size() - ending.size())
                                 : fs::path(output.name).replace_extension().string();
    if (is_outlines)
        fail_by_usage(diag::write("'{file}' is one sheet; a deck can have many", output.name),
                      {diag::make_fix(diag::write("put {{sheet}} in the name:  -o '{name}-{{sheet}}{ending}'",
                                                  stem, ending))});
    fail_by_usage(diag::write("'{file}' is one picture; a deck has many", output.name),
                  {diag::make_fix(diag::write(
                      "put {{card}}, {{back}} or {{sheet}} in the name:  -o '{name}-{{card}}{ending}'", stem,
                      ending))});
}

bool is_same_file(const fs::path& first, const fs::path& second) {
    std::error_code ignored;
    return fs::equivalent(first, second, ignored);
}

} // namespace

Output resolve_output(const std::string& theme, const std::string& name, const std::string& format) {
    Output output{name};
    std::error_code ignored;
    const bool is_folder =
        name.ends_with('/') || (format_of(name) == nullptr && fs::is_directory(name, ignored));
    if (name.empty() || is_folder) {
        if (theme == "-")
            fail_by_usage("a theme from standard input needs -o",
                          {diag::write("example:  {example}", "-o deck.pdf")});
        // A folder has no name to give to the file: reading it tells what is wrong.
        if (fs::path(theme).filename().empty()) job::read_input(theme);
        const Format& made =
            format.empty() ? list_formats().front() : *base::find_row(list_formats(), format, &Format::name);
        output.name = (fs::path(name) / fs::path(theme).filename().replace_extension(made.name)).string();
        if (!made.is_one_file())
            output.name.insert(output.name.size() - made.write_ending().size(),
                               made.is_pictures() ? "-{card}" : "-{sheet}");
    }
    if (!name.empty() && !is_folder) check_unknown_placeholders(name);
    output.format = &choose_format(output.name, format);
    check_placeholders(output);
    if (output.is_numbered()) output.subject = find_numbered_subject(output);
    if (output.name == "-") {
        if (output.format->is_deck() && ::isatty(STDOUT_FILENO) == 1)
            fail_by_usage(
                diag::write("a {format} can't be shown in a terminal", output.format->write_title()),
                {"write it to a file:  -o deck.pdf"});
        return output;
    }
    // A PDF is no theme, as reading it reports.
    if (theme != "-" && !theme.ends_with(".pdf") && is_same_file(theme, output.name))
        fail_by_usage(diag::write("{file} is the theme itself; it would be overwritten", output.name),
                      {"choose another name with -o"});
    job::require_folder(output.name);
    return output;
}

std::string Output::number_name(std::size_t number, std::size_t last) const {
    const std::string_view mark = find_placeholder(subject);
    std::string result = name;
    result.replace(result.rfind(mark), mark.size(),
                   fmt::format("{:0{}}", number, std::to_string(last).size()));
    return result;
}

bool Output::owns(const fs::path& path) const {
    const fs::path own = fs::absolute(name).lexically_normal(), other = fs::absolute(path).lexically_normal();
    if (!is_numbered()) return own == other;
    const std::string pattern = own.filename().string(), file = other.filename().string();
    const std::string_view mark = find_placeholder(subject);
    const std::size_t begin = pattern.find(mark), rest = pattern.size() - begin - mark.size();
    if (own.parent_path() != other.parent_path() || file.size() <= begin + rest) return false;
    const std::string_view number = std::string_view(file).substr(begin, file.size() - begin - rest);
    return file.starts_with(pattern.substr(0, begin)) &&
           file.ends_with(pattern.substr(begin + mark.size())) &&
           number.find_first_not_of("0123456789") == std::string_view::npos;
}

void require_no_input(const Output& output, std::span<const fs::path> inputs) {
    if (output.name == "-") return;
    const fs::path folder = fs::absolute(output.name).parent_path();
    std::error_code ignored;
    for (const fs::path& input : inputs) {
        if (is_same_file(input, output.name))
            fail_by_usage(diag::write("{file} is part of the theme; it would be overwritten", output.name),
                          {"choose another name with -o"});
        if (output.is_numbered() && fs::is_directory(input, ignored) && is_same_file(input, folder))
            fail_by_usage(
                diag::write("the theme uses all pictures in the folder {folder}; it would use these, too",
                            input.string()),
                {"choose another folder with -o"});
    }
}

void write(const Output& output, std::span<const std::string> files, std::span<const fs::path> inputs) {
    if (output.name == "-") return print(files.front());
    job::PendingFiles pending;
    for (std::size_t i = 0; i < files.size(); ++i) {
        Output numbered = output;
        if (output.is_numbered()) numbered.name = output.number_name(i + 1, files.size());
        require_no_input(numbered, inputs);
        pending.add(numbered.name, files[i]);
    }
    pending.commit();
}

diag::Sentence list_formats(bool (Format::*is_such)() const, std::string (Format::*shown)() const,
                            diag::Template<diag::Sentence&, std::string&> last) {
    std::vector<std::string> names;
    for (const Format& format : list_formats())
        if ((format.*is_such)()) names.push_back((format.*shown)());
    if (names.size() < 2) return names.empty() ? "" : names.front();
    diag::Sentence others = base::join(std::span(names).first(names.size() - 1), ", ");
    return diag::write(last, others, names.back());
}

std::string Format::write_ending() const {
    return fmt::format(".{}", name);
}

std::string Format::write_title() const {
    std::string title(name);
    for (char& c : title)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return title;
}

} // namespace spotit::cli
