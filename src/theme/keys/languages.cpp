#include "theme/keys/keys.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

using Use = Language::Use;

// clang-format off
constexpr Language languages[] = {
    {"ar Arabic العربية arabisch arabe", Use::Example}, {"bg Bulgarian български bulgarisch"},
    {"bn Bengali বাংলা", Use::Offered}, {"ca Catalan català"}, {"cs Czech čeština tschechisch"}, {"cy Welsh Cymraeg"},
    {"da Danish dansk danisch danois", Use::Offered}, {"de German Deutsch allemand aleman", Use::Example},
    {"el Greek Ελληνικά griechisch grec griego", Use::Offered}, {"en English englisch anglais ingles", Use::Example},
    {"en-GB", Use::Offered}, {"eo Esperanto"}, {"es Spanish español spanisch espagnol castellano", Use::Example},
    {"es-MX", Use::Offered}, {"et Estonian eesti", Use::Offered}, {"eu Basque euskara"},
    {"fa Persian فارسی persisch"}, {"fi Finnish suomi finnisch", Use::Offered},
    {"fr French français franzosisch frances", Use::Example}, {"ga Irish Gaeilge"}, {"gl Galician galego"},
    {"he Hebrew עברית hebraisch hebreu hebreo", Use::Offered}, {"hi Hindi हिन्दी", Use::Offered},
    {"hr Croatian hrvatski kroatisch"}, {"hu Hungarian magyar ungarisch", Use::Offered}, {"id Indonesian Indonesia"},
    {"is Icelandic íslenska"}, {"it Italian italiano italienisch italien", Use::Example},
    {"ja Japanese 日本語 japanisch japonais japones", Use::Example}, {"ko Korean 한국어 koreanisch", Use::Offered},
    {"la Latin Latina latein"}, {"lt Lithuanian lietuvių", Use::Offered}, {"lv Latvian latviešu"},
    {"ms Malay Melayu", Use::Offered}, {"nb Norwegian norsk Bokmål norsk_bokmål norwegisch", Use::Offered},
    {"nl Dutch Nederlands niederlandisch neerlandais neerlandes", Use::Example}, {"no"},
    {"pl Polish polski polnisch polonais polaco", Use::Example},
    {"pt Portuguese português portugiesisch portugais", Use::Example}, {"ro Romanian română rumanisch"},
    {"ru Russian русский russisch russe ruso", Use::Offered}, {"sk Slovak slovenčina"}, {"sl Slovenian slovenščina"},
    {"sq Albanian shqip albanisch"}, {"sr Serbian српски serbisch"},
    {"sv Swedish svenska schwedisch suedois sueco", Use::Offered}, {"sw Swahili Kiswahili"},
    {"th Thai ไทย", Use::Offered}, {"tr Turkish Türkçe turkisch turc turco", Use::Example},
    {"uk Ukrainian українська ukrainisch ukrainien ucraniano", Use::Example}, {"ur Urdu اردو"},
    {"vi Vietnamese Tiếng_Việt", Use::Offered}, {"zh Chinese 中文 chinesisch chinois chino", Use::Example},
    {"zh-Hant", Use::Offered},
};
// clang-format on

} // namespace

std::span<const Language> list_languages() {
    return languages;
}

std::string describe_language_codes() {
    std::vector<std::string> examples;
    for (const Language& language : languages)
        if (language.use == Use::Example) {
            const std::vector<std::string_view> names = split_at(language.names);
            examples.push_back(fmt::format("{} {}", names[0], names[1]));
        }
    return fmt::format("for example: {}", base::join(examples, ", "));
}

} // namespace spotit::theme
