// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/set/set_grammars.hpp"

namespace spotit::symbol {

namespace {

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

} // namespace

std::span<const Grammar> set_grammars() {
    return grammars;
}

} // namespace spotit::symbol
