#pragma once

#include "serve/http/http.hpp"
#include "serve/json.hpp"
#include "serve/theme_folder.hpp"

#include <spotit/serve.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace spotit::serve {

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
    Answer list_templates();
    Answer find_templates(const std::string& words);
    /// Gives the text of a template, or of none, and the name that its file may have.
    Answer make_new(const Exchange& exchange);
    /// Returns the theme that a picture is wanted of: a template, one of the folder, or nothing.
    std::optional<Template> find_sample(const std::string& name);
    /// Returns the template of that name; null if there is none.
    const Template* find_template(const std::string& name);
    /// Returns the file that a request is about, beside which relative names lead.
    std::filesystem::path file(const std::string& name) const;

private:
    /// Returns the theme that a request names; nothing where it may not be read.
    std::optional<ThemeFile> find(const std::string& name) const;
    std::vector<std::pair<std::string, std::string>> headers() const;
    const Templates& templates();

    const Options& options_;
    ThemeFolder folder_;
    std::optional<Templates> templates_{}; ///< once they were wanted
};

} // namespace spotit::serve
