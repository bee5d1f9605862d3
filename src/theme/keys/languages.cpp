#include "theme/keys/keys.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

using enum Language::Use;

// clang-format off
constexpr Language languages[] = {
    {"ar Arabic العربية arabisch arabe", Example}, {"bg Bulgarian български bulgarisch"},
    {"bn Bengali বাংলা", Offered}, {"ca Catalan català"}, {"cs Czech čeština tschechisch"}, {"cy Welsh Cymraeg"},
    {"da Danish dansk danisch danois", Offered}, {"de German Deutsch allemand aleman", Example},
    {"el Greek Ελληνικά griechisch grec griego", Offered}, {"en English englisch anglais ingles", Example},
    {"en-GB", Offered}, {"eo Esperanto"}, {"es Spanish español spanisch espagnol castellano", Example},
    {"es-MX", Offered}, {"et Estonian eesti", Offered}, {"eu Basque euskara"},
    {"fa Persian فارسی persisch"}, {"fi Finnish suomi finnisch", Offered},
    {"fr French français franzosisch frances", Example}, {"ga Irish Gaeilge"}, {"gl Galician galego"},
    {"he Hebrew עברית hebraisch hebreu hebreo", Offered}, {"hi Hindi हिन्दी", Offered},
    {"hr Croatian hrvatski kroatisch"}, {"hu Hungarian magyar ungarisch", Offered}, {"id Indonesian Indonesia"},
    {"is Icelandic íslenska"}, {"it Italian italiano italienisch italien", Example},
    {"ja Japanese 日本語 japanisch japonais japones", Example}, {"ko Korean 한국어 koreanisch", Offered},
    {"la Latin Latina latein"}, {"lt Lithuanian lietuvių", Offered}, {"lv Latvian latviešu"},
    {"ms Malay Melayu", Offered}, {"nb Norwegian norsk Bokmål norsk_bokmål norwegisch", Offered},
    {"nl Dutch Nederlands niederlandisch neerlandais neerlandes", Example}, {"no"},
    {"pl Polish polski polnisch polonais polaco", Example},
    {"pt Portuguese português portugiesisch portugais", Example}, {"ro Romanian română rumanisch"},
    {"ru Russian русский russisch russe ruso", Offered}, {"sk Slovak slovenčina"}, {"sl Slovenian slovenščina"},
    {"sq Albanian shqip albanisch"}, {"sr Serbian српски serbisch"},
    {"sv Swedish svenska schwedisch suedois sueco", Offered}, {"sw Swahili Kiswahili"},
    {"th Thai ไทย", Offered}, {"tr Turkish Türkçe turkisch turc turco", Example},
    {"uk Ukrainian українська ukrainisch ukrainien ucraniano", Example}, {"ur Urdu اردو"},
    {"vi Vietnamese Tiếng_Việt", Offered}, {"zh Chinese 中文 chinesisch chinois chino", Example},
    {"zh-Hant", Offered},
};
// clang-format on

} // namespace

std::span<const Language> list_languages() {
    return languages;
}

std::string describe_language_codes() {
    std::vector<std::string> examples;
    for (const Language& language : languages)
        if (language.use == Example) {
            const std::vector<std::string_view> names = split_at(language.names);
            examples.push_back(fmt::format("{} {}", names[0], names[1]));
        }
    return fmt::format("for example: {}", base::join(examples, ", "));
}

} // namespace spotit::theme
