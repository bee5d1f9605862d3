#pragma once

#include "serve/http/http.hpp"
#include "serve/json.hpp"

#include <spotit/serve.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace spotit::serve {

/// A theme on the disk. Pages see it without a byte order mark and with plain line ends; it is saved with its
/// own.
class ThemeFile {
public:
    explicit ThemeFile(std::filesystem::path path)
        : path_(std::move(path)) {}
    const std::filesystem::path& path() const { return path_; }

    bool has_file() const;

    struct Content {
        std::string text{};
        std::string tag{}; ///< differs when the file does, as an HTTP entity tag
    };
    /// Throws diag::Error if the file can't be read, is longer than a page may send, or is no UTF-8.
    Content read() const;
    /// Replaces the file if it still has that tag, and returns the new one; nothing if it was changed by
    /// others. Throws diag::Error.
    std::optional<std::string> save(std::string_view text, std::string_view tag) const;
    /// Removes the file if it still has that tag; returns whether it had. Throws diag::Error and
    /// std::filesystem::filesystem_error.
    bool remove(std::string_view tag) const;

private:
    std::string read_bytes() const;

    std::filesystem::path path_;
};

/// The themes of one folder, without those of the folders in it.
class ThemeFolder {
public:
    /// `chosen` is the theme with which the designer was started, whatever its name, or empty: then the
    /// folder is the current one.
    explicit ThemeFolder(std::filesystem::path chosen)
        : chosen_(std::move(chosen)) {}

    std::filesystem::path path() const { return chosen_.parent_path(); }
    /// Returns digits that tell the folder from others.
    std::string id() const;
    std::string find_chosen_name() const { return chosen_.filename().string(); }
    /// Returns whether there is a theme with which the designer was started.
    bool has_chosen() const { return !chosen_.empty() && ThemeFile(chosen_).has_file(); }
    /// Returns the theme of that name, which may be missing; nothing for a name that is no plain one, and for
    /// a link.
    std::optional<ThemeFile> find(const std::string& name) const;
    /// Returns a name that no file has yet: "animals.yaml", "animals-2.yaml", ...
    std::string find_free_name(const std::string& stem) const;
    /// Gives a theme another name; false if a file has that name already. Throws
    /// std::filesystem::filesystem_error.
    bool rename(const ThemeFile& from, const std::string& to);

private:
    std::filesystem::path chosen_;
};

/// Saves a file in a folder that is made if it is missing, and that only the user can read. Throws
/// diag::Error and std::filesystem::filesystem_error.
void save_privately(const std::filesystem::path& folder, const std::string& name, std::string_view bytes);

/// What the pages of one user have not saved of the themes of a folder: other browsers find it, and those
/// of other ports. Each draft is the JSON of a page, in a file that only the user can read.
class Drafts {
public:
    /// `folder` is made when there is a draft; empty: none are kept.
    explicit Drafts(std::filesystem::path folder)
        : folder_(std::move(folder)) {}
    Answer list() const;
    /// Keeps a draft under the name that the page gave it; an empty one removes it. Throws diag::Error.
    Answer keep(const std::string& name, const std::string& draft) const;

private:
    std::filesystem::path folder_;
};

/// The themes that pages read, save and begin with, and its answers to them. Requests name a theme of the
/// folder; without a name they mean the one with which the designer was started.
class Themes {
public:
    explicit Themes(const Options& options)
        : options_(options)
        , folder_(options.theme) {}

    const ThemeFolder& folder() const { return folder_; }
    Answer read(const Exchange& exchange) const;
    Answer save(const Exchange& exchange) const;
    Answer rename(const Exchange& exchange);
    Answer remove(const Exchange& exchange) const;
    Answer list_templates(const std::string& language);
    Answer find_templates(const std::string& words);
    /// Gives the text of a template, or of none, and the name that its file may have.
    Answer make_new(const Exchange& exchange);
    /// Returns the theme that a picture is wanted of: a template, one of the folder, or nothing.
    std::optional<Template> find_sample(const std::string& name);
    const Template* find_template(const std::string& name);
    /// Returns the file that a request is about, beside which relative names lead.
    std::filesystem::path find_file(const std::string& name) const;

private:
    /// Returns the theme that a request names; nothing where it may not be read.
    std::optional<ThemeFile> find(const std::string& name) const;
    std::vector<std::pair<std::string, std::string>> write_headers() const;
    const Templates& templates();

    const Options& options_;
    ThemeFolder folder_;
    std::optional<Templates> templates_{}; ///< once they were wanted
};

} // namespace spotit::serve
