#include "theme/layers/layers.hpp"
#include "diag/write.hpp"

#include "theme/values/values.hpp"

#include <spotit/base/join.hpp>
#include <spotit/theme/tables.hpp>

#include <algorithm>
#include <iterator>

namespace spotit::theme {
namespace {

constexpr std::size_t max_layers = 100; ///< texts of one theme

/// Returns a text that is the same for all names of a file.
std::string identify_file(const diag::SourceText& source) {
    std::error_code error;
    const auto path = std::filesystem::weakly_canonical(source.name(), error);
    return error ? source.name() : path.string();
}

/// Where names come from: the key that takes them, and what reads them.
struct NamedTexts {
    std::string_view key;
    SourcePointer (*read)(std::string_view name);
};
constexpr NamedTexts named_layers{"extends", read_style}, named_looks{"look", read_look};

/// Pushes a theme and the texts that it builds on, lowest first.
class LayerStack {
public:
    explicit LayerStack(Reading& reading)
        : reading_(reading) {}

    /// Adds a text; `extends`, if given, replaces the text's own.
    void add(const SourcePointer& source, const yaml::Node* extends) {
        const bool is_table =
            source == reading_.files.source && replaces_theme(source->name(), source->text());
        yaml::Node root = is_table ? read_table_theme(*source) : parse_theme(source);
        if (extends == nullptr) extends = find_value(root, "extends");
        open_.push_back({identify_file(*source), source->name()});
        if (extends != nullptr) extend(*extends, named_layers);
        open_.pop_back();
        layers_.push_back({source, std::move(root)});
    }

    /// Adds a text that is not the theme itself, or reports its mistakes.
    void add_other(const SourcePointer& source) {
        try {
            add(source, nullptr);
        } catch (const diag::Error& error) {
            reading_.has_all_layers = false;
            reading_.add(error);
        }
    }

    /// Adds what a value names. Values other than names and lists of names are reported with the other keys.
    void extend(const yaml::Node& value, const NamedTexts& names) {
        const std::string_view written = diag::trim(value.text);
        if (value.is_scalar() && !written.empty() && written != "none") extend_one(value, names);
        for (const yaml::Node& item : value.items)
            if (item.is_scalar()) extend_one(item, names);
    }

    std::vector<Layer> take() { return std::move(layers_); }

private:
    /// A text that is being read, and its identity.
    struct Open {
        std::string identity, shown;
    };

    void extend_one(const yaml::Node& name, const NamedTexts& names) {
        const std::string_view written = diag::trim(name.text);
        if (is_address(written)) {
            report(name.span, "network", "themes are not downloaded, so that a deck can always be made again")
                .fix("save the theme next to this one, and write its file name");
            return;
        }
        if (++count_ > max_layers) {
            if (count_ == max_layers + 1)
                report(name.span, "range", "a theme can extend at most {limit} others", max_layers);
            return;
        }
        const SourcePointer source = find(written, name.span, names);
        if (!source) return;
        const Open open{identify_file(*source), source->name()};
        if (!closes_cycle(open, name.span)) add_other(read_.try_emplace(open.identity, source).first->second);
    }

    SourcePointer find(std::string_view written, const diag::Span& span, const NamedTexts& names) {
        const bool is_path = written.find('/') != std::string_view::npos || written.ends_with(".yaml") ||
                             written.ends_with(".yml");
        if (!is_path) {
            auto style = names.read(written);
            if (!style) report_no_style(written, span, names);
            return style;
        }
        const Named named{"the theme", written, span, Named::Sort::Text};
        diag::Diagnostic* const problem = check_file(reading_.files, named);
        if (problem == nullptr) return read_file(named.path);
        const std::string style = named.path.stem().string();
        if (names.read(style) && written.find('/') == std::string_view::npos)
            problem->fix_instead(diag::write("for the style write  {style}", style),
                                 diag::write_value(span, style));
        reading_.has_all_layers = false;
        return nullptr;
    }

    void report_no_style(std::string_view written, const diag::Span& span, const NamedTexts& named) {
        const bool is_look = named.key == named_looks.key;
        const std::vector<std::string_view> names = list_known_names(*find_key(named.key));
        diag::Diagnostic& problem =
            is_look ? report(span, "unknown-style", "there is no look called {name}", written)
                    : report(span, "unknown-style", "there is no style called {name}", written);
        problem.suggest(reading_.nearest_word(written, names));
        std::error_code error;
        const std::string file = std::string(written) + ".yaml";
        if (!is_look && written.find_first_of(" ,;") != std::string_view::npos)
            problem.fix("write several as a list:  [kids, ./school.yaml]");
        else if (std::filesystem::exists(resolve_path(span, file), error))
            problem.fix(diag::write("for the file write  {file}", file));
        problem.note(is_look ? diag::write("looks: {looks}", base::join(names, " "))
                             : diag::write("styles: {styles}", base::join(names, " ")));
    }

    /// Reports the cycle of names if the text is already being read.
    bool closes_cycle(const Open& next, const diag::Span& span) {
        const auto first = std::ranges::find(open_, next.identity, &Open::identity);
        if (first == open_.end()) return false;
        std::string chain;
        for (auto open = first; open != open_.end(); ++open) chain += open->shown + " -> ";
        report(span, "extends-cycle", "`extends` forms a loop")
            .point_out(chain + first->shown)
            .fix("delete one of these `extends`");
        return true;
    }

    template<class... Values>
    diag::Diagnostic& report(const diag::Span& span, diag::Id id, diag::Template<Values...> message,
                             Values&&... values) {
        reading_.has_all_layers = false;
        return reading_.error(span, id, message, std::forward<Values>(values)...);
    }

    Reading& reading_;
    std::vector<Layer> layers_;
    std::vector<Open> open_;
    std::map<std::string, SourcePointer> read_; ///< texts by path or name, each read once
    std::size_t count_ = 0;
};

bool is_some_back(const yaml::Node::Entry& entry) {
    return entry.key.text == "back" && !is_word(entry.value, "none");
}

/// Puts the uppermost look below all layers, so that whatever they set themselves wins. A look gives
/// the backs their paint, but makes none.
void add_look(Reading& reading, std::vector<Layer>& layers) {
    LayerStack stack(reading);
    const yaml::Node* look = nullptr;
    for (Layer& layer : layers)
        if (const yaml::Node* value = find_value(layer.root, "look")) look = value;
    if (look != nullptr) stack.extend(*look, named_looks);
    const bool has_backs = std::ranges::any_of(layers, [](const Layer& layer) {
        return !is_look(*layer.source) && std::ranges::any_of(layer.root.entries, is_some_back);
    });
    std::vector<Layer> all = stack.take();
    std::ranges::move(layers, std::back_inserter(all));
    if (!has_backs)
        for (Layer& layer : all) std::erase_if(layer.root.entries, is_some_back);
    layers = std::move(all);
}

} // namespace

std::vector<Layer> read_layer_stack(Reading& reading) {
    std::vector<Layer> overrides = read_overrides(reading, reading.input.overrides);
    // -s extends=... replaces the theme's own.
    const yaml::Node* extends = nullptr;
    for (Layer& layer : overrides)
        if (const yaml::Node* value = find_value(layer.root, "extends")) extends = value;
    LayerStack stack(reading);
    note_file(reading.files, reading.files.source->name());
    stack.add(reading.files.source, extends);
    for (const SourcePointer& overlay : reading.input.overlays) {
        if (!is_style(*overlay)) note_file(reading.files, overlay->name());
        stack.add_other(overlay);
    }
    std::vector<Layer> layers = stack.take();
    std::ranges::move(overrides, std::back_inserter(layers));
    add_look(reading, layers);
    gather_back_paint(layers);
    return layers;
}

void read_layers(Reading& reading, std::span<const Layer> layers) {
    const auto is_of_look = [](const Layer& layer) { return is_look(*layer.source); };
    reading.given.looks = static_cast<std::size_t>(std::ranges::count_if(layers, is_of_look));
    for (std::size_t i = 0; i < layers.size(); ++i) {
        MergedValues upper;
        collect_keys(reading, layers[i].root, "", upper);
        for (auto& [key, value] : upper.values) value.layer = i;
        lay_over(reading.given, upper);
    }
    drop_conflicts(reading.given);
    read_values(reading, reading.given, reading.theme);
}

} // namespace spotit::theme
