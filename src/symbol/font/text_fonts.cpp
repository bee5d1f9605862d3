#include "symbol/font/text_fonts.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/utf8.hpp>

#include <pango/pangofc-fontmap.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <system_error>
#include <utility>

namespace spotit::symbol {
namespace {

/// No bitmaps, and no weights that fonts don't have: cairo emboldens letters differently in pictures, from
/// which outlines come, and in PDFs, where the ink of words would be beside their outlines.
constexpr const char* own_rules =
    "<fontconfig><selectfont><rejectfont>"
    "<pattern><patelt name='color'><bool>true</bool></patelt></pattern>"
    "<pattern><patelt name='scalable'><bool>false</bool></patelt></pattern>"
    "</rejectfont></selectfont>"
    "<match target='font'><edit name='embolden' mode='assign'><bool>false</bool></edit></match></fontconfig>";

/// The weight of words in the faces that come with the program, to match the emoji beside them.
constexpr int default_weight = 800;

constexpr std::array<std::string_view, 5> generic_families{"sans-serif", "serif", "monospace", "cursive",
                                                           "fantasy"};

bool is_true(const FcPattern* font, const char* property) {
    FcBool value = FcFalse;
    return FcPatternGetBool(font, property, 0, &value) == FcResultMatch && value == FcTrue;
}

std::vector<FcPattern*> list_fonts(FcConfig* config) {
    std::vector<FcPattern*> all;
    for (const FcSetName set : {FcSetSystem, FcSetApplication})
        if (const FcFontSet* const fonts = FcConfigGetFonts(config, set))
            all.insert(all.end(), fonts->fonts, fonts->fonts + fonts->nfont);
    return all;
}

/// Returns true if a predicate is for one of the names of a font's family.
template<class Predicate>
bool is_any_name(const FcPattern* font, Predicate predicate) {
    for (int i = 0;; ++i) {
        const std::string name = read_property(font, FC_FAMILY, i);
        if (name.empty() || predicate(name)) return !name.empty();
    }
}

/// Pango finds no letters in a WOFF, and would take another font without a word.
bool is_packed_file(const std::filesystem::path& file) {
    return is_packed(BlobHandle(hb_blob_create_from_file(file.c_str())));
}

std::uint64_t take_next_id() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

/// The faces that come with the program in several weights, the preferred one first, and their packages.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> word_faces{
    {{"Nunito", "nunito"}, {"Comfortaa", "comfortaa"}}};

/// The faces for words in other scripts, extra bold alone, and their files: Greek and kana, Hebrew, Arabic.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> script_faces{
    {{"Rounded Mplus 1c", "RoundedMplus1c.ttf"},
     {"Fredoka", "Fredoka.ttf"},
     {"Baloo Bhaijaan 2", "BalooBhaijaan2.ttf"}}};

/// The faces of looks, Latin letters in one weight, and their files. The others have the letters they lack.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> look_faces{
    {{"Rubik", "Rubik.ttf"},
     {"Grandstander", "Grandstander.ttf"},
     {"Bevan", "Bevan.ttf"},
     {"DynaPuff", "DynaPuff.ttf"},
     {"Playpen Sans", "PlaypenSans.ttf"},
     {"Baloo 2", "Baloo2.ttf"},
     {"Fredoka", "Fredoka.ttf"}}};

/// Returns the files of a face's weights in the data folders.
std::vector<std::filesystem::path> find_face(std::string_view family, std::string_view package,
                                             const base::DataPaths& places) {
    namespace fs = std::filesystem;
    constexpr std::array<std::string_view, 5> weights{"400Regular", "500Medium", "600SemiBold", "700Bold",
                                                      "800ExtraBold"};
    std::vector<fs::path> files;
    for (const fs::path& place : places.data)
        for (const std::string_view weight : weights) {
            const std::string name = fmt::format("{}_{}.ttf", family, weight);
            std::error_code error;
            for (const fs::path& file :
                 {place / "node_modules/@expo-google-fonts" / package / weight / name, place / name})
                if (fs::is_regular_file(file, error)) files.push_back(file);
        }
    return files;
}

/// Returns the file of a face in one weight in the data folders, if it is there.
std::optional<std::filesystem::path> find_single_face(std::string_view name, const base::DataPaths& places) {
    for (const std::filesystem::path& place : places.data)
        if (std::error_code error; std::filesystem::is_regular_file(place / "scripts" / name, error))
            return place / "scripts" / name;
    return std::nullopt;
}

} // namespace

std::vector<std::filesystem::path> list_word_faces(const base::DataPaths& places) {
    std::vector<std::filesystem::path> files;
    for (const auto& [family, package] : word_faces)
        std::ranges::copy(find_face(family, package, places), std::back_inserter(files));
    for (const auto& [family, name] : look_faces)
        if (auto file = find_single_face(name, places)) files.push_back(std::move(*file));
    return files;
}

TextFonts::TextFonts(const FontOptions& options, std::span<const std::string> names)
    : config_(FcInitLoadConfig())
    , default_name_(options.text)
    , language_(options.language)
    , weight_(options.weight)
    , id_(take_next_id()) {
    FcConfigParseAndLoadFromMemory(config_.get(), to_fc_text(own_rules), FcTrue);
    FcConfigBuildFonts(config_.get());
    std::vector<std::filesystem::path> files = list_font_files(options.paths);
    std::erase_if(files, is_packed_file);
    const auto add_file = [&](std::string_view name) {
        auto file = find_single_face(name, options.places);
        if (!file) return false;
        files.push_back(std::move(*file));
        return true;
    };
    const auto* const own =
        std::ranges::find(look_faces, options.text, &decltype(look_faces)::value_type::first);
    if (own != look_faces.end() && add_file(own->second)) faces_.emplace_back(own->first);
    for (const auto& [family, name] : look_faces)
        if (family != options.text && std::ranges::find(names, family) != names.end()) add_file(name);
    if (own != look_faces.end() || options.text.empty()) default_name_ = "sans-serif";
    for (const auto& [family, package] : word_faces) {
        const auto found = find_face(family, package, options.places);
        files.insert(files.end(), found.begin(), found.end());
        if (default_name_ != options.text && !found.empty()) faces_.emplace_back(family);
    }
    for (const auto& [family, name] : script_faces)
        if (!faces_.empty() && family != options.text && add_file(name) &&
            weight_.value_or(default_weight) == default_weight)
            script_faces_.emplace_back(family);
    for (const auto& file : files) FcConfigAppFontAddFile(config_.get(), to_fc_text(file.native()));
    if (!faces_.empty() && !weight_) weight_ = default_weight;
    for (const std::string& name : names) {
        if (!is_font_path(name) || aliases_.contains(name)) continue;
        const auto file = find_font_path(name, options.paths);
        if (file) add_files(*file, name);
    }
    drop_unusable();
}

/// Adds a family with the name of the file or folder, so that no other file of the same family can take its
/// place.
void TextFonts::add_files(const std::filesystem::path& path, const std::string& name) {
    const FcFontSet* fonts = FcConfigGetFonts(config_.get(), FcSetApplication);
    const int before = fonts == nullptr ? 0 : fonts->nfont;
    bool is_added = false;
    for (const auto& file : list_font_files({&path, 1}))
        is_added |= !is_packed_file(file) &&
                    FcConfigAppFontAddFile(config_.get(), to_fc_text(file.native())) != FcFalse;
    if (!is_added) return;
    fonts = FcConfigGetFonts(config_.get(), FcSetApplication);
    const std::string alias = fmt::format("spotit file {}", aliases_.size());
    for (int i = before; i < fonts->nfont; ++i) {
        real_names_[alias] = read_property(fonts->fonts[i], FC_FAMILY);
        FcPatternDel(fonts->fonts[i], FC_FAMILY);
        FcPatternAddString(fonts->fonts[i], FC_FAMILY, to_fc_text(alias));
    }
    aliases_[name] = alias;
}

/// fontconfig's rules that reject fonts of the system do not apply to added fonts.
void TextFonts::drop_unusable() {
    FcFontSet* fonts = FcConfigGetFonts(config_.get(), FcSetApplication);
    for (int i = fonts == nullptr ? -1 : fonts->nfont - 1; i >= 0; --i) {
        FcPattern* font = fonts->fonts[i];
        if (is_true(font, FC_COLOR) || !is_true(font, FC_SCALABLE)) {
            std::copy(fonts->fonts + i + 1, fonts->fonts + fonts->nfont, fonts->fonts + i);
            --fonts->nfont;
            FcPatternDestroy(font);
        }
    }
}

std::shared_ptr<const TextFonts> TextFonts::open_shared(const base::DataPaths& places) {
    static std::mutex mutex;
    static std::map<std::vector<std::filesystem::path>, std::shared_ptr<const TextFonts>> all;
    const std::scoped_lock lock(mutex);
    auto& fonts = all[places.data];
    if (!fonts)
        fonts = std::make_shared<const TextFonts>(FontOptions{.places = places}, std::vector<std::string>{});
    return fonts;
}

PangoContextHandle TextFonts::make_context() const {
    // A font map belongs to a thread; making one takes as long as setting many words.
    struct Own {
        std::uint64_t id = 0;
        FontMapHandle map;
    };
    thread_local Own own;
    if (own.id != id_) {
        own.map.reset(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
        pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(own.map.get()), config_.get());
        own.id = id_;
    }
    PangoContextHandle context(pango_font_map_create_context(own.map.get()));
    const FontOptionsHandle options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context.get(), options.get());
    pango_context_set_round_glyph_positions(context.get(), FALSE);
    pango_context_set_language(context.get(), pango_language_from_string(language_.c_str()));
    return context;
}

LayoutHandle TextFonts::lay_out(const std::string& text, const FontDescriptionHandle& description) const {
    const PangoContextHandle context = make_context();
    LayoutHandle layout(pango_layout_new(context.get()));
    pango_font_description_set_absolute_size(description.get(), layout_size * PANGO_SCALE);
    pango_layout_set_font_description(layout.get(), description.get());
    pango_layout_set_text(layout.get(), text.c_str(), static_cast<int>(text.size()));
    return layout;
}

bool TextFonts::has_family(const std::string& family) const {
    if (std::ranges::find(generic_families, family) != generic_families.end()) return true;
    const auto is_same = [&](const std::string& name) {
        return FcStrCmpIgnoreCase(to_fc_text(name), to_fc_text(family)) == 0;
    };
    return std::ranges::any_of(list_fonts(config_.get()),
                               [&](const FcPattern* font) { return is_any_name(font, is_same); });
}

std::vector<std::string> TextFonts::list_families() const {
    return base::collect(list_fonts(config_.get()),
                         [](const FcPattern* font) { return read_property(font, FC_FAMILY); });
}

bool TextFonts::has(const std::string& name) const {
    if (name.empty()) return has(default_name_);
    if (is_font_path(name)) {
        const auto alias = aliases_.find(name);
        return alias != aliases_.end() && has_family(alias->second);
    }
    if (has_family(name)) return true;
    const FontDescriptionHandle styled(pango_font_description_from_string(name.c_str()));
    const char* const family = pango_font_description_get_family(styled.get());
    return family != nullptr && has_family(family);
}

FontDescriptionHandle TextFonts::describe(const std::string& name) const {
    if (name.empty() && !has_faces()) return describe(default_name_);
    // The later faces are for letters that the earlier lack.
    std::string family = fmt::format("{},{}", base::join(faces_, ","), default_name_);
    if (!name.empty()) {
        if (!has(name)) {
            diag::Diagnostic problem = refuse_font(name, list_families());
            if (!problem.meant) problem.meant = "sans-serif"; // which each computer has
            throw diag::Error(diag::ErrorCategory::Input, std::move(problem));
        }
        const auto alias = aliases_.find(name);
        family = alias == aliases_.end() ? name : alias->second;
        if (!has_family(family))
            return FontDescriptionHandle(pango_font_description_from_string(name.c_str()));
    }
    FontDescriptionHandle result(pango_font_description_new());
    pango_font_description_set_family(result.get(), family.c_str());
    if (weight_) pango_font_description_set_weight(result.get(), static_cast<PangoWeight>(*weight_));
    return result;
}

int TextFonts::count_letters(const std::string& family, std::string_view word) const {
    int max_count = 0;
    for (const FcPattern* font : list_fonts(config_.get())) {
        FcCharSet* letters = nullptr;
        if (FcPatternGetCharSet(font, FC_CHARSET, 0, &letters) != FcResultMatch) continue;
        if (!is_any_name(font, [&](const std::string& name) { return name == family; })) continue;
        const auto count =
            std::ranges::count_if(base::list_characters(word), [&](const base::Character& character) {
                return base::is_space(character.value) ||
                       FcCharSetHasChar(letters, character.value) != FcFalse;
            });
        max_count = std::max(max_count, static_cast<int>(count));
    }
    return max_count;
}

std::string TextFonts::choose_face(std::string_view word) const {
    const auto characters = base::list_characters(word);
    int max_count = static_cast<int>(std::ranges::count_if(
        characters, [](const base::Character& each) { return base::is_space(each.value); }));
    std::string best;
    const int all = static_cast<int>(characters.size());
    const auto take_better = [&](const std::string& family, int min_count) {
        const int count = max_count == all ? 0 : count_letters(family, word);
        if (count <= max_count || count < min_count) return;
        max_count = count;
        best = family;
    };
    for (const std::string& family : faces_) {
        take_better(family, 0);
        if (&family != &faces_.front()) continue;
        // Kana beside Chinese characters of another face and weight would be two words.
        for (const std::string& face : script_faces_) take_better(face, all);
    }
    return best;
}

std::string TextFonts::read_family_name(PangoFont* font) const {
    const FontDescriptionHandle description(pango_font_describe(font));
    const char* const family = pango_font_description_get_family(description.get());
    const auto real = real_names_.find(family);
    return real == real_names_.end() ? family : real->second;
}

int TextFonts::count() const {
    return static_cast<int>(list_fonts(config_.get()).size());
}

} // namespace spotit::symbol
