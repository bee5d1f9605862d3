// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/texts/texts.hpp"

namespace spotit::document {

constinit const Texts french{
    .language = "fr",
    .decimal = ',',
    .proof = "ÉPREUVE",
    .sheet = "feuille {sheet} sur {sheets}",
    .front = "recto",
    .back = "verso",
    .actual_size = "imprimer à 100 % (taille réelle)",
    .not_to_print = "épreuve, ne pas imprimer",
    .long_edge = "retourner sur le bord long",
    .short_edge = "retourner sur le bord court",
    .fold = "plier sur la ligne et coller",
    .calibration = {
        .title = "Calibrage",
        .heading = "De combien les versos sont-ils décalés ?",
        .steps = {"Imprimer les deux pages sur une feuille : à 100 % (taille réelle), recto verso, {flip}.",
                  "Tenir la feuille contre une fenêtre, cette face vers soi.",
                  "Les traits du verso se voient à travers le papier. Sur chaque échelle, chercher le trait "
                  "qui rencontre le mieux un trait du verso et lire son nombre : un trait vaut 0,1 mm.",
                  "Écrire les deux nombres dans le thème, ou dans un fichier pour votre imprimante, en "
                  "millimètres, comme [0.4mm, -0.2mm] :"},
        .setting = "sheet: {back_offset: [NOMBRE EN HAUT, NOMBRE À GAUCHE]}",
        .again = "Imprimer de nouveau cette feuille avec ce réglage : les traits qui se rencontrent sont "
                 "alors ceux des nombres écrits. Aucun ne se rencontre ? Les versos sont décalés de plus de "
                 "{most} mm : vérifier d’abord les guides du bac à papier.",
        .scale = "Les traits extrêmes sont distants de {across} mm en haut et de {down} mm à gauche. Si "
                 "votre règle n’est pas d’accord, l’imprimante change l’échelle : chercher « ajuster à la "
                 "page » et le désactiver. Si cela ne suffit pas, écrire scale: [{across} / mesure en haut, "
                 "{down} / mesure à gauche], comme [100.2%, 99.9%], à côté de back_offset."}};

} // namespace spotit::document
