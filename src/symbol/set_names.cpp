// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/set_names.hpp"

#include "symbol/set_color_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace spotit::symbol {

namespace {

enum class Gender { Masculine, Feminine, Neuter };

struct Noun {
    std::string_view english, word;
    Gender gender = Gender::Masculine;
};
/// An adjective beside a noun of each gender, and as it stands where the noun's gender is not known.
struct Adjective {
    std::string_view english, masculine, feminine, neuter, apart;

    std::string_view beside(Gender gender) const {
        return gender == Gender::Masculine ? masculine : gender == Gender::Feminine ? feminine : neuter;
    }
};

/// How drawings are called in a language. The names of pictures and emoji come without a gender, so theirs is
/// a way that needs none.
struct Grammar {
    std::string_view language;
    std::span<const Noun> shapes;
    std::span<const Adjective> colors, fills;
    /// {0}: the shape, {1}: the colour, {2}: the fill; with a gender and without.
    std::string_view usual, apart;
};

constexpr Gender m = Gender::Masculine, f = Gender::Feminine, n = Gender::Neuter;

constexpr Noun german_shapes[] = {{"oval", "Oval", n},  {"diamond", "Raute", f}, {"squiggle", "Schnörkel", m},
                                  {"star", "Stern", m}, {"drop", "Tropfen", m},  {"wave", "Welle", f}};
constexpr Adjective german_colors[] = {
    {"red", "roter", "rote", "rotes", "rot"},
    {"orange", "orangefarbener", "orangefarbene", "orangefarbenes", "orange"},
    {"yellow", "gelber", "gelbe", "gelbes", "gelb"},
    {"green", "grüner", "grüne", "grünes", "grün"},
    {"blue", "blauer", "blaue", "blaues", "blau"},
    {"purple", "violetter", "violette", "violettes", "violett"},
    {"pink", "rosafarbener", "rosafarbene", "rosafarbenes", "rosa"},
    {"brown", "brauner", "braune", "braunes", "braun"},
    {"turquoise", "türkisfarbener", "türkisfarbene", "türkisfarbenes", "türkis"},
    {"gray", "grauer", "graue", "graues", "grau"},
    {"black", "schwarzer", "schwarze", "schwarzes", "schwarz"},
    {"white", "weißer", "weiße", "weißes", "weiß"},
};
constexpr Adjective german_fills[] = {{"solid", "gefüllter", "gefüllte", "gefülltes", "gefüllt"},
                                      {"striped", "gestreifter", "gestreifte", "gestreiftes", "gestreift"},
                                      {"open", "leerer", "leere", "leeres", "leer"}};

constexpr Noun french_shapes[] = {{"oval", "ovale", m},         {"diamond", "losange", m},
                                  {"squiggle", "tortillon", m}, {"star", "étoile", f},
                                  {"drop", "goutte", f},        {"wave", "vague", f}};
constexpr Adjective french_colors[] = {
    {"red", "rouge", "rouge", "", "rouge"},
    {"orange", "orange", "orange", "", "orange"},
    {"yellow", "jaune", "jaune", "", "jaune"},
    {"green", "vert", "verte", "", "vert"},
    {"blue", "bleu", "bleue", "", "bleu"},
    {"purple", "violet", "violette", "", "violet"},
    {"pink", "rose", "rose", "", "rose"},
    {"brown", "marron", "marron", "", "marron"},
    {"turquoise", "turquoise", "turquoise", "", "turquoise"},
    {"gray", "gris", "grise", "", "gris"},
    {"black", "noir", "noire", "", "noir"},
    {"white", "blanc", "blanche", "", "blanc"},
};
constexpr Adjective french_fills[] = {{"solid", "plein", "pleine", "", "à fond plein"},
                                      {"striped", "rayé", "rayée", "", "à rayures"},
                                      {"open", "vide", "vide", "", "au trait"}};

constexpr Noun spanish_shapes[] = {{"oval", "óvalo", m},        {"diamond", "rombo", m},
                                   {"squiggle", "garabato", m}, {"star", "estrella", f},
                                   {"drop", "gota", f},         {"wave", "onda", f}};
constexpr Adjective spanish_colors[] = {
    {"red", "rojo", "roja", "", "rojo"},
    {"orange", "naranja", "naranja", "", "naranja"},
    {"yellow", "amarillo", "amarilla", "", "amarillo"},
    {"green", "verde", "verde", "", "verde"},
    {"blue", "azul", "azul", "", "azul"},
    {"purple", "morado", "morada", "", "morado"},
    {"pink", "rosa", "rosa", "", "rosa"},
    {"brown", "marrón", "marrón", "", "marrón"},
    {"turquoise", "turquesa", "turquesa", "", "turquesa"},
    {"gray", "gris", "gris", "", "gris"},
    {"black", "negro", "negra", "", "negro"},
    {"white", "blanco", "blanca", "", "blanco"},
};
constexpr Adjective spanish_fills[] = {{"solid", "relleno", "rellena", "", "con relleno"},
                                       {"striped", "rayado", "rayada", "", "a rayas"},
                                       {"open", "vacío", "vacía", "", "sin relleno"}};

constexpr Grammar grammars[] = {
    {"de", german_shapes, german_colors, german_fills, "{1} {2} {0}", "{0}, {1} {2}"},
    {"fr", french_shapes, french_colors, french_fills, "{0} {1} {2}", "{0} en {1}, {2}"},
    {"es", spanish_shapes, spanish_colors, spanish_fills, "{0} {1} {2}", "{0} en {1}, {2}"},
};

/// The English word for a colour: the theme's own name, or CSS's.
std::string english_color(const SetStyle& style) {
    return style.color_name.empty() ? std::string(plain_color_name(style.color)) : style.color_name;
}

/// The colour of a grammar; nothing for a name of the theme's own, which is in the theme's language already.
const Adjective* color_of(const Grammar& grammar, const SetStyle& style) {
    const auto found = std::ranges::find(grammar.colors, english_color(style), &Adjective::english);
    if (found != grammar.colors.end()) return &*found;
    if (!style.color_name.empty() && !color::parse(style.color_name)) return nullptr;
    return &*std::ranges::find(grammar.colors, plain_color_name(style.color), &Adjective::english);
}

} // namespace

std::string drawing_name(const SetShape& shape, const SetStyle& style) {
    const std::string_view language = std::string_view(style.language).substr(0, style.language.find('-'));
    const auto* const grammar = std::ranges::find(grammars, language, &Grammar::language);
    if (grammar == std::end(grammars))
        return fmt::format("{} {} {}", english_color(style), name_of(style.fill), shape.name);
    const Adjective& fill = *std::ranges::find(grammar->fills, name_of(style.fill), &Adjective::english);
    const Adjective* color = color_of(*grammar, style);
    const auto noun = std::ranges::find(grammar->shapes, shape.name, &Noun::english);
    if (noun == grammar->shapes.end())
        return fmt::format(fmt::runtime(grammar->apart), shape.name, color ? color->apart : style.color_name,
                           fill.apart);
    return fmt::format(fmt::runtime(grammar->usual), noun->word,
                       color ? color->beside(noun->gender) : style.color_name, fill.beside(noun->gender));
}

} // namespace spotit::symbol
