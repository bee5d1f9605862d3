// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/fontconfig_handles.hpp"
#include "symbol/text/pango_handles.hpp"

#include <spotit/symbol.hpp>

#include <map>
#include <memory>

namespace spotit::symbol {

/// The fonts that words can be set in: the system's and a theme's, without those in color or of bitmaps,
/// which Cairo draws as images or not at all. Never changes once it is made; many threads may use it.
class TextFonts {
public:
    /// Fonts below options.paths, and the files among the names, are added to the system's. Throws
    /// diag::Error when a path of the options is missing; a name that is missing is found missing by
    /// `describe`.
    TextFonts(const FontOptions& options, std::span<const std::string> names);
    /// Returns the fonts of the system.
    static const std::shared_ptr<const TextFonts>& of_system();

    /// Returns a context for the calling thread.
    PangoContextHandle make_context() const;
    /// A family, a family with a style ("Lexend Bold") or a file; empty: what the options name. Without a
    /// size. Throws diag::Error when there is none.
    FontDescriptionHandle describe(const std::string& name) const;
    /// Returns whether `describe` would throw.
    bool has(const std::string& name) const;
    /// A family as people know it: for a file, that of the font in it.
    std::string family_name(PangoFont* font) const;
    int count() const;

private:
    void add_file(const std::filesystem::path& file, const std::string& alias);
    void drop_unusable();
    bool has_family(const std::string& family) const;
    std::vector<std::string> families() const;

    FcConfigHandle config_;
    std::string default_name_, language_;
    std::map<std::string, std::string> aliases_;    ///< the family that stands for a file, by the file's name
    std::map<std::string, std::string> real_names_; ///< the family in the file, by its alias
    std::uint64_t id_;
};

} // namespace spotit::symbol
