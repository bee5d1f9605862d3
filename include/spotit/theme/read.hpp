#pragma once

#include <spotit/base/files.hpp>
#include <spotit/diag.hpp>
#include <spotit/symbol/spec.hpp>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

struct Theme;

/// -s KEY=VALUE. The key is a path through the sections: "card.size".
using Override = diag::Setting;

/// Returns the indices of `count` candidates that differ most, in their order; the theme is complete except
/// for the symbols of groups.
using ChooseDistinct = std::function<std::vector<std::size_t>(
    const Theme& so_far, std::span<const symbol::SymbolSpec> candidates, std::size_t count)>;

/// Called for each file and folder before it is opened, even if reading fails then.
using FileListener = std::function<void(const std::filesystem::path&)>;
/// Called with the theme as far as it could be read, before errors are thrown.
using ThemeListener = std::function<void(const Theme&)>;

/// Returns the error of a press profile, given its bytes and its name; nothing if it is valid.
using CheckProfile =
    std::function<std::optional<diag::Diagnostic>(const std::string& profile, const std::string& name)>;

/// The context in which a theme is read. Later wins: extended themes, the theme, the overlays, the overrides.
struct Context {
    std::vector<Override> overrides{};
    base::DataPaths places{}; ///< the folders of emoji's names, fonts and profiles
    std::vector<std::shared_ptr<const diag::SourceText>> overlays{}; ///< --with FILE, or a style
    ChooseDistinct distinct{};      ///< empty: the first of a group are taken instead
    FileListener file_listener{};   ///< may be empty
    CheckProfile check_profile{};   ///< pdf::check_press_profile; empty: profiles are not checked
    bool confine = false;           ///< refuses files outside of the theme's folder
    ThemeListener theme_listener{}; ///< may be empty
};

/// A style or look that themes can build on by its name.
struct Style {
    std::string_view name, summary;
};
std::vector<Style> list_styles();
std::vector<Style> list_looks();
/// Returns what `extends` takes by its name: the styles, and the looks whose name no style has.
std::vector<Style> list_layers();
/// Returns the text of one of these, to be used like a theme file; null if there is none.
std::shared_ptr<const diag::SourceText> read_style(std::string_view name);

/// Returns a symbol as a theme writes it, a picture by its path from the folder of the theme.
std::string write_symbol(const symbol::SymbolSpec& spec, const diag::SourceText& text);
/// Returns the id of a symbol of a theme.
std::string make_id(const symbol::SymbolSpec& spec, const diag::SourceText& text);

/// Reads a theme. All errors are collected and thrown together as diag::Error; warnings go into the sink.
Theme read(const std::shared_ptr<const diag::SourceText>& source, const Context& input, diag::Sink& sink);
/// Returns one theme with what the theme has by all its layers, each value with the name of its layer as a
/// comment.
std::string write_resolved(const std::shared_ptr<const diag::SourceText>& source, const Context& input);

} // namespace spotit::theme
