#include "job/load_drawings.hpp"

#include "job/memory/memory_data.hpp"

#include <spotit/background.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numbers>
#include <set>
#include <tuple>

namespace spotit::job {
namespace {

symbol::SymbolSpec make_caption_spec(const PictureSpec& spec, const theme::Theme& theme) {
    const bool has_own = !spec.shown.font.empty();
    return {.content = symbol::Word{spec.caption},
            .color = spec.caption_color,
            .font = has_own ? spec.shown.font : theme.labels.font,
            .span = spec.shown.span,
            .font_span = has_own ? spec.shown.font_span : theme.find_place({"labels.font"})};
}

/// Returns everything that needs fonts: the pictures, and then their captions.
std::vector<symbol::SymbolSpec> list_drawn_specs(const DeckPictures& pictures, const theme::Theme& theme) {
    auto sources = base::collect(pictures.specs, &PictureSpec::shown);
    for (const PictureSpec& spec : pictures.specs)
        if (!spec.caption.empty()) sources.push_back(make_caption_spec(spec, theme));
    return sources;
}

/// Adds what helps with every problem of an id, where the problem itself has no fix.
void add_remedy(diag::Diagnostic& diagnostic) {
    struct Remedy {
        diag::Id id;
        std::string_view fix;
    };
    constexpr Remedy remedies[] = {
        {"missing-glyph", "another emoji, or a font that has it:  fonts: {emoji: ...}"},
        {"not-one-emoji", "another emoji, or a picture of it:  - {image: flag.svg}"},
        {"blank-symbol", "replace it with another symbol"},
        {"bad-picture", "open it in an image editor and save it again as PNG"},
        {"animated", "save the picture you want as PNG"},
        {"not-vector", "if it is large enough, do nothing; a plain SVG stays a vector drawing"},
        {"not-outlined", "another picture, or  card.drawing: full"},
    };
    if (std::ranges::any_of(diagnostic.notes, &diag::Note::is_fix)) return;
    const auto* const found = std::ranges::find(remedies, diagnostic.id, &Remedy::id);
    if (found != std::end(remedies)) diagnostic.fix(found->fix);
}

/// The step of making a drawing whose result is kept.
enum class Step { Load, Edge };

/// Draws the pictures of one deck, or recalls them from the request's memory.
class DrawingLoader {
public:
    /// Opens the fonts; reports problems with them to the sink.
    DrawingLoader(const DeckPictures& pictures, const theme::Theme& theme, const Request& request,
                  diag::Sink& sink)
        : theme_(theme)
        , memory_(request.memory.get())
        , grounds_(list_ground_colors(pictures, theme)) {
        const std::vector<symbol::SymbolSpec> specs = list_drawn_specs(pictures, theme);
        emoji_key_.add_file(theme.fonts.emoji).add(request.places);
        words_key_.add(theme.fonts, request.places);
        std::set<std::pair<symbol::SymbolKind, std::string>> named;
        for (const symbol::SymbolSpec& spec : specs) named.emplace(spec.kind(), spec.font);
        for (const auto& [kind, font] : named) words_key_.add(kind).add_file(font);
        fonts_ = recall(memory_, &Memory::Data::fonts, words_key_, sink, [&](diag::Sink& problems) {
            return symbol::Fonts::open(theme.fonts, specs, problems);
        });
    }

    const symbol::Fonts& fonts() const { return *fonts_; }

    symbol::Symbol load(const symbol::SymbolSpec& spec, diag::Sink& sink) const {
        Key key = Key().add(Step::Load, spec);
        if (spec.row().fonts == symbol::FontUse::Emoji) key.add(emoji_key_.bytes());
        if (spec.row().fonts == symbol::FontUse::Text) key.add(words_key_.bytes());
        return recall(memory_, &Memory::Data::drawings, key, sink,
                      [&](diag::Sink& problems) { return symbol::load(spec, *fonts_, problems); });
    }

    double measure_near_share(const symbol::Symbol& plain, const PictureSpec& spec) const {
        const Key key = Key().add(Step::Edge, plain, choose_edge(spec, theme_), grounds_, spec.shown.kind(),
                                  theme_.output.inks);
        return recall(memory_, &Memory::Data::faint_shares, key,
                      [&] { return job::measure_near_share(plain, spec, theme_, grounds_); });
    }
    symbol::Symbol add_edge(const symbol::Symbol& plain, const PictureSpec& spec,
                            std::size_t symbols_per_card, bool has_line) const {
        const color::Color& card = grounds_.front();
        const symbol::Edge& edge = choose_edge(spec, theme_);
        Key key = Key().add(Step::Edge, plain, plain.name, edge, theme_.style.card.area(), symbols_per_card,
                            spec.shown.kind(), has_line);
        if (edge.kind != symbol::Edge::Kind::Rim) key.add(card); // a rim is the same on all
        return recall(memory_, &Memory::Data::drawings, key, [&] {
            return with_edge(plain, spec, theme_, card, symbols_per_card, has_line).value_or(plain);
        });
    }

private:
    const theme::Theme& theme_;
    Memory* memory_;
    std::vector<color::Color> grounds_; ///< behind the symbols
    Key emoji_key_{}, words_key_{};     ///< of the fonts that drawings depend on
    std::optional<symbol::Fonts> fonts_{};
};

/// Returns the area that symbols will cover at least, if a card has so many.
double estimate_covered_area(const theme::Theme& theme, std::size_t count) {
    constexpr double density = 0.55; // of discs with half a gap around them
    const auto [width, height] = theme.style.card.size();
    const double gap = theme.layout.gap / 2, inset = theme.layout.margin - gap,
                 within = std::max(0.0, 1 - 2 * inset / std::min(width, height)),
                 disc = density * theme.style.card.area() * within * within / static_cast<double>(count),
                 radius = std::max(0.0, std::sqrt(disc / std::numbers::pi) - gap);
    return static_cast<double>(count) * std::numbers::pi * radius * radius;
}

struct Captioned {
    const DeckPictures& pictures;
    std::vector<symbol::Symbol>& drawn;
    const std::vector<std::optional<symbol::Symbol>>& captions;
};

/// Returns the height of an x, per size of the pictures, at which the captions can be read on each card:
/// the names get their room first, and the pictures what is left of it.
double compute_legible_height(const Captioned& captioned, const theme::Theme& theme) {
    constexpr double max_height = 0.5;
    const double smallest = theme.labels.x_height * std::sqrt(theme.layout.size_variety);
    double x_height = 0;
    for (const std::vector<PictureIndex>& card : captioned.pictures.cards) {
        double pictures = 0, room = estimate_covered_area(theme, card.size());
        for (const PictureIndex picture : card) {
            const auto index = static_cast<std::size_t>(picture);
            const auto& caption = captioned.captions[index];
            const symbol::CaptionAreas areas =
                symbol::measure_caption_areas(captioned.drawn[index], caption ? &*caption : nullptr);
            pictures += areas.picture;
            room -= areas.word * smallest * smallest;
        }
        x_height = std::max(x_height, room > 0 ? smallest * std::sqrt(pictures / room) : max_height);
    }
    return std::min(x_height, max_height);
}

/// Adds the captions that are there, all of one size beside their pictures, unless these have a scale.
void add_captions(const Captioned& captioned, const theme::Theme& theme) {
    const auto& [pictures, drawn, captions] = captioned;
    double x_height = 1;
    for (std::size_t i = 0; i < drawn.size(); ++i)
        if (captions[i])
            x_height = std::min(x_height, symbol::compute_max_caption_height(drawn[i], *captions[i]));
    if (x_height < 1) x_height = std::max(x_height, compute_legible_height(captioned, theme));
    for (std::size_t i = 0; i < drawn.size(); ++i)
        if (captions[i])
            drawn[i] =
                symbol::with_caption(drawn[i], *captions[i], x_height / pictures.specs[i].options.scale);
}

} // namespace

void try_backgrounds(const theme::Theme& theme) {
    std::vector<symbol::SymbolSpec> specs;
    const auto add = [&](const std::optional<background::BackgroundSpec>& source) {
        const auto* const image = source ? std::get_if<background::Image>(&source->drawing) : nullptr;
        if (image != nullptr)
            specs.push_back({.content = symbol::Picture{image->file}, .span = source->span});
    };
    add(theme.style.drawing);
    if (theme.back) add(theme.back->drawing);
    if (specs.empty()) return;
    diag::Sink sink;
    symbol::try_pictures(specs, symbol::open_text_fonts({}), sink);
    sink.throw_if_errors();
}

Drawings load_drawings(const DeckPictures& pictures, const theme::Theme& theme, const Request& request,
                       Stages& stages, diag::Sink& sink) {
    const DrawingLoader loader(pictures, theme, request, sink);
    const std::size_t symbols_per_card = pictures.cards.empty() ? 1 : pictures.cards.front().size();
    std::vector<symbol::SymbolSpec> shown = list_drawn_specs(pictures, theme);
    const std::size_t count = pictures.specs.size();
    const auto [width, height] = theme.style.card.size(); // no picture is larger
    for (std::size_t i = 0; i < count; ++i) {
        const auto* const picture = symbol::find_picture(shown[i]);
        shown[i].needed_pixels = std::max(width, height) / geom::millimeters_per_inch * theme.image_dpi *
                                 (picture == nullptr ? 1 : picture->mask_zoom);
    }
    const std::vector<std::size_t> refused = symbol::try_pictures(shown, loader.fonts(), sink);
    // There will be no deck with a caption that can't be drawn: a font of SVGs may crash.
    const bool has_captions = refused.empty() || refused.back() < count;
    std::vector<diag::Sink> sinks(count);
    std::vector<symbol::Symbol> drawn(count);
    std::vector<std::optional<symbol::Symbol>> captions(count);
    std::atomic<bool> has_line{false}; // around some pictures only it would look like a mistake
    stages.run_each("symbols", static_cast<int>(count), [&](std::size_t i) {
        if (!has_captions || std::ranges::binary_search(refused, i)) return;
        const PictureSpec& spec = pictures.specs[i];
        drawn[i] = loader.load(shown[i], sinks[i]);
        if (!has_line && loader.measure_near_share(drawn[i], spec) > max_share_without_line) has_line = true;
        shown[i].drawn.reset();
        if (!spec.caption.empty()) captions[i] = loader.load(make_caption_spec(spec, theme), sinks[i]);
    });
    run_parallel(count, request.threads, [&](std::size_t i) {
        drawn[i] = loader.add_edge(drawn[i], pictures.specs[i], symbols_per_card, has_line);
    });
    if (refused.empty()) add_captions({pictures, drawn, captions}, theme);
    // A word and a caption may lack the same letters.
    std::set<std::tuple<diag::Id, std::string, const diag::SourceText*, std::size_t>> reported;
    for (std::size_t i = 0; i < sinks.size(); ++i)
        for (diag::Diagnostic& diagnostic : sinks[i].list_sorted()) {
            const bool is_new = reported
                                    .emplace(diagnostic.id, diagnostic.message, diagnostic.span.source.get(),
                                             diagnostic.span.begin)
                                    .second;
            if (!is_new) continue;
            for (const diag::Subject& symbol : list_subjects(pictures.specs[i].shown))
                diagnostic.add_subject(symbol);
            add_remedy(diagnostic);
            if (diagnostic.severity == diag::Severity::Error)
                symbol::offer_removal(diagnostic, pictures.specs[i].shown);
            sink.add(std::move(diagnostic));
        }
    Drawings drawings{std::move(drawn)};
    if (loader.fonts().emoji() != nullptr) drawings.font = loader.fonts().emoji()->file().filename().string();
    return drawings;
}

} // namespace spotit::job
