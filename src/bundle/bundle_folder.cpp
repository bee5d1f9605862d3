#include "bundle/parts.hpp"

#include <spotit/base/hash.hpp>
#include <spotit/job/files.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <sstream>

namespace spotit::bundle {
namespace {

namespace fs = std::filesystem;

/// A file as it was written. The same name may be listed twice, after an interrupted run.
struct Listed {
    std::string name;
    std::uintmax_t size = 0;
    std::uint64_t sum = 0;
};

std::string format_entry(const Listed& file) {
    return fmt::format("  {:016x} {} {}", file.sum, file.size, file.name);
}

std::string format_entries(std::span<const Listed> files) {
    std::string text;
    for (const Listed& file : files) text += format_entry(file) + "\n";
    return text;
}

/// Returns true if the name is a path below its folder.
bool stays_inside(const fs::path& name) {
    return name.is_relative() && !name.empty() &&
           std::ranges::none_of(name, [](const fs::path& part) { return part == ".." || part == "."; });
}

/// Parses "  0123456789abcdef 1234 services/joon/deck.pdf"; nothing for any other line.
std::optional<Listed> read_listed(const std::string& line) {
    Listed file;
    std::istringstream words(line);
    std::getline(words >> std::hex >> file.sum >> std::dec >> file.size >> std::ws, file.name);
    return line == format_entry(file) && stays_inside(file.name) ? std::optional(file) : std::nullopt;
}

/// Returns the files listed in the report of the folder; none if there is no report.
std::vector<Listed> read_list(const fs::path& folder) {
    const fs::path report = folder / report_name;
    std::error_code ignored;
    if (!fs::is_regular_file(report, ignored)) return {};
    const auto source = job::read_source(report.string());
    std::istringstream lines(source->text());
    std::vector<Listed> files;
    for (std::string line; std::getline(lines, line);)
        if (auto file = read_listed(line)) files.push_back(*std::move(file));
    return files;
}

std::vector<Listed> list_entries(std::span<const Bundle::File> files) {
    return base::collect(files, [](const Bundle::File& file) {
        return Listed{file.name, file.bytes.size(), base::hash_bytes(file.bytes)};
    });
}

/// Folders that are made for files; those that stay empty are removed again.
class NewFolders {
public:
    NewFolders() = default;
    NewFolders(const NewFolders&) = delete;
    NewFolders& operator=(const NewFolders&) = delete;
    ~NewFolders() {
        std::error_code ignored;
        for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder) fs::remove(*folder, ignored);
    }

    void make(const fs::path& folder) {
        std::error_code ignored;
        if (const fs::path above = folder.parent_path(); !above.empty() && !fs::exists(above, ignored))
            make(above);
        if (job::make_bundle_folder(folder)) made_.push_back(folder);
    }

private:
    std::vector<fs::path> made_;
};

/// Returns true if no link on the path leads out of the folder.
bool lies_in(const fs::path& path, const fs::path& folder) {
    std::error_code problem;
    if (fs::symlink_status(path, problem).type() != fs::file_type::regular) return false;
    const fs::path from = fs::canonical(folder, problem);
    const fs::path way = fs::canonical(path, problem).lexically_relative(from);
    return !problem && stays_inside(way);
}

/// Returns true if the file has not been changed.
bool is_unchanged(const fs::path& path, const Listed& file) {
    std::error_code problem;
    if (fs::file_size(path, problem) != file.size || problem) return false;
    return base::hash_bytes(job::read_source(path.string())->text()) == file.sum;
}

/// Removes the files of earlier bundles that this one does not have.
SaveResult remove_stale_files(const fs::path& folder, const std::vector<Listed>& earlier,
                              const Bundle& bundle) {
    std::set<std::string> left, removed;
    for (const Listed& file : earlier) {
        const fs::path path = folder / file.name;
        if (std::ranges::find(bundle.files, file.name, &Bundle::File::name) != bundle.files.end()) continue;
        if (!lies_in(path, folder)) continue;
        std::error_code problem;
        const auto is_path = [&](const fs::path& other) { return fs::equivalent(path, other, problem); };
        if (std::ranges::none_of(bundle.report.files, is_path) && is_unchanged(path, file) &&
            fs::remove(path, problem)) {
            removed.insert(file.name);
            // The folders above it, too, if they are empty.
            for (fs::path above = path.parent_path();
                 above != folder && fs::remove(above, problem) && !problem;)
                above = above.parent_path();
        } else
            left.insert(file.name);
    }
    for (const std::string& name : removed) left.erase(name);
    return {{removed.begin(), removed.end()}, {left.begin(), left.end()}};
}

} // namespace

std::string format_list(std::span<const Bundle::File> files) {
    return format_entries(list_entries(files));
}

SaveResult save(const Bundle& bundle, const fs::path& folder) {
    NewFolders folders;
    folders.make(folder.has_filename() ? folder : folder.parent_path());
    const auto locks = std::make_shared<job::FolderLocks>();
    locks->lock(folder);
    const std::vector<Listed> earlier = read_list(folder);
    // While files are replaced, both lists are in the report, so that the next run can clean up after an
    // interrupted one.
    std::vector<Listed> all = list_entries(bundle.files);
    all.insert(all.end(), earlier.begin(), earlier.end());
    std::erase_if(all, [](const Listed& file) { return file.name == report_name; });
    job::PendingFiles files(locks), report(locks);
    files.add(folder / report_name, "this bundle is not finished: make it again\n" + format_entries(all));
    for (const Bundle::File& file : bundle.files) {
        folders.make((folder / file.name).parent_path());
        (file.name == report_name ? report : files).add(folder / file.name, file.bytes);
    }
    files.commit();
    SaveResult tidied = remove_stale_files(folder, earlier, bundle);
    report.commit();
    return tidied;
}

} // namespace spotit::bundle
