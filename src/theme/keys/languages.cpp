#include "theme/keys/keys.hpp"

namespace spotit::theme {
namespace {

using enum Language::Use;

// clang-format off
constexpr Language languages[] = {
    {"ar Arabic العربية arabisch arabe", Offered}, {"bg Bulgarian български bulgarisch"},
    {"bn Bengali বাংলা", Offered}, {"ca Catalan català"}, {"cs Czech čeština tschechisch"}, {"cy Welsh Cymraeg"},
    {"da Danish dansk danisch danois", Offered}, {"de German Deutsch allemand aleman", Offered},
    {"el Greek Ελληνικά griechisch grec griego", Offered}, {"en English englisch anglais ingles", Offered},
    {"en-GB", Offered}, {"eo Esperanto"}, {"es Spanish español spanisch espagnol castellano", Offered},
    {"es-MX", Offered}, {"et Estonian eesti", Offered}, {"eu Basque euskara"},
    {"fa Persian فارسی persisch"}, {"fi Finnish suomi finnisch", Offered},
    {"fr French français franzosisch frances", Offered}, {"ga Irish Gaeilge"}, {"gl Galician galego"},
    {"he Hebrew עברית hebraisch hebreu hebreo", Offered}, {"hi Hindi हिन्दी", Offered},
    {"hr Croatian hrvatski kroatisch"}, {"hu Hungarian magyar ungarisch", Offered}, {"id Indonesian Indonesia"},
    {"is Icelandic íslenska"}, {"it Italian italiano italienisch italien", Offered},
    {"ja Japanese 日本語 japanisch japonais japones", Offered}, {"ko Korean 한국어 koreanisch", Offered},
    {"la Latin Latina latein"}, {"lt Lithuanian lietuvių", Offered}, {"lv Latvian latviešu"},
    {"ms Malay Melayu", Offered}, {"nb Norwegian norsk Bokmål norsk_bokmål norwegisch", Offered},
    {"nl Dutch Nederlands niederlandisch neerlandais neerlandes", Offered}, {"no"},
    {"pl Polish polski polnisch polonais polaco", Offered},
    {"pt Portuguese português portugiesisch portugais", Offered}, {"ro Romanian română rumanisch"},
    {"ru Russian русский russisch russe ruso", Offered}, {"sk Slovak slovenčina"}, {"sl Slovenian slovenščina"},
    {"sq Albanian shqip albanisch"}, {"sr Serbian српски serbisch"},
    {"sv Swedish svenska schwedisch suedois sueco", Offered}, {"sw Swahili Kiswahili"},
    {"th Thai ไทย", Offered}, {"tr Turkish Türkçe turkisch turc turco", Offered},
    {"uk Ukrainian українська ukrainisch ukrainien ucraniano", Offered}, {"ur Urdu اردو"},
    {"vi Vietnamese Tiếng_Việt", Offered}, {"zh Chinese 中文 chinesisch chinois chino", Offered},
    {"zh-Hant", Offered},
};
// clang-format on

} // namespace

std::span<const Language> list_languages() {
    return languages;
}

diag::Sentence describe_language_codes() {
    return "for example: ar Arabic, de German, en English, es Spanish, fr French, it Italian, ja Japanese, "
           "nl Dutch, pl Polish, pt Portuguese, tr Turkish, uk Ukrainian, zh Chinese";
}

} // namespace spotit::theme
