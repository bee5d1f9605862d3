#include "symbol/font/text_fonts.hpp"

#include <algorithm>
#include <set>

namespace spotit::symbol {
namespace {

/// Opens fonts and collects the errors, so that all are reported at once, each where the font is named.
class Opening {
public:
    template<class Open>
    void attempt(const diag::Span& span, Open open) {
        try {
            open();
        } catch (const diag::Error& error) {
            fault_ = error.category();
            for (diag::Diagnostic diagnostic : error.diagnostics()) {
                if (!diagnostic.span.source) diagnostic.span = span;
                errors_.push_back(std::move(diagnostic));
            }
        }
    }
    void throw_errors() const {
        if (!errors_.empty()) throw diag::Error(fault_, errors_);
    }

private:
    diag::ErrorCategory fault_ = diag::ErrorCategory::File;
    std::vector<diag::Diagnostic> errors_;
};

/// Returns the place that names the symbol's own font.
const diag::Span& find_font_place(const SymbolSpec& source) {
    return source.font_span.source ? source.font_span : source.span;
}

void open_emoji(Fonts::Data& data, std::span<const SymbolSpec> sources, Opening& opening, diag::Sink& sink) {
    const auto wants_default = [](const SymbolSpec& source) {
        return source.row().fonts == FontUse::Emoji && source.font.empty();
    };
    if (!data.options.emoji.empty() || std::ranges::any_of(sources, wants_default))
        opening.attempt(data.options.emoji_span,
                        [&] { data.emoji = Font::find(data.options.emoji, data.options, sink); });
    for (const SymbolSpec& source : sources) {
        if (source.row().fonts != FontUse::Emoji || source.font.empty() ||
            data.emoji_fonts.contains(source.font))
            continue;
        opening.attempt(find_font_place(source), [&] {
            data.emoji_fonts.emplace(source.font, Font::find(source.font, data.options, sink));
        });
    }
}

bool is_set_in_text(const SymbolSpec& source) {
    return source.row().fonts == FontUse::Text;
}

/// Returns true if the letters of a font have colors; opens it.
bool is_color_font(Fonts::Data& data, const std::string& name) {
    if (name.empty() || data.text->has(name)) return false;
    auto font = find_color_font(name, data.options);
    if (!font) return false;
    data.color_fonts.emplace(name, *std::move(font));
    return true;
}

void open_text(Fonts::Data& data, std::span<const SymbolSpec> sources, Opening& opening) {
    if (data.options.text.empty() && std::ranges::none_of(sources, is_set_in_text)) return;
    std::vector<std::string> names{data.options.text};
    for (const SymbolSpec& source : sources)
        if (is_set_in_text(source)) names.push_back(source.font);
    opening.attempt(data.options.text_span, [&] {
        data.text = std::make_shared<const TextFonts>(data.options, names);
        if (is_color_font(data, data.options.text)) { // other texts are set in the default faces
            FontOptions others = data.options;
            others.text.clear();
            data.text = std::make_shared<const TextFonts>(others, names);
        }
        data.text->describe("");
    });
    std::set<std::string> asked{""};
    for (const SymbolSpec& source : sources) {
        if (!data.text || !is_set_in_text(source) || !asked.insert(source.font).second) continue;
        opening.attempt(find_font_place(source), [&] {
            if (!is_color_font(data, source.font)) data.text->describe(source.font);
        });
    }
}

} // namespace

const Font* Fonts::Data::find_emoji_font(const SymbolSpec& spec) const {
    if (spec.font.empty()) return emoji ? &*emoji : nullptr;
    const auto own = emoji_fonts.find(spec.font);
    return own == emoji_fonts.end() ? nullptr : &own->second;
}

const Font* Fonts::Data::find_word_colors(const SymbolSpec& word) const {
    const auto found = color_fonts.find(word.font.empty() ? options.text : word.font);
    return found == color_fonts.end() ? nullptr : &found->second;
}

std::shared_ptr<const TextFonts> Fonts::Data::open_text_fonts(const std::string& name) const {
    auto open = text ? text : TextFonts::open_shared(options.places);
    if (open->has(name)) return open;
    return std::make_shared<const TextFonts>(options, std::vector{options.text, name});
}

Fonts::Fonts(Font emoji) {
    auto data = std::make_shared<Data>();
    data->emoji = std::move(emoji);
    data_ = std::move(data);
}

Fonts Fonts::open(const FontOptions& options, std::span<const SymbolSpec> specs, diag::Sink& sink) {
    auto data = std::make_shared<Data>();
    data->options = options;
    Opening opening;
    open_emoji(*data, specs, opening, sink);
    open_text(*data, specs, opening);
    opening.throw_errors();
    return Fonts(std::move(data));
}

const Font* Fonts::emoji() const {
    return data_->emoji ? &*data_->emoji : nullptr;
}

} // namespace spotit::symbol
