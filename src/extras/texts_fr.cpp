// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts.hpp"

namespace spotit::extras {

constinit const Texts french{
    .language = "fr",
    .rules_title = "Comment jouer",
    .key_title = "Tous les symboles",
    .matching_intro =
        "Deux cartes ont toujours exactement un symbole en commun. Le premier qui le voit et le nomme joue. "
        "Si deux "
        "joueurs parlent en même temps, le premier qui touche la carte l’emporte. Un nom faux ne compte pas.",
    .set_intro = "Trois cartes forment un trio si, pour chaque caractère, elles sont toutes les trois "
                 "pareilles ou toutes "
                 "les trois différentes. Qui en voit un appelle et le montre.",
    .symbol_count = "{symbols} symboles sur {cards} cartes",
    .one_card = "sur 1 carte",
    .many_cards = "sur {n} cartes",
    .one_match = "Chacune des {pairs} paires de cartes de ce jeu a exactement un symbole en commun.",
    .one_third = "Deux des {cards} cartes de ce jeu forment un trio avec exactement une troisième.",
    .games = {{
        {Game::Tower,
         "La tour",
         "2 à 8 joueurs",
         {"Construis la plus haute tour.",
          "Chacun reçoit une carte, face cachée. Les autres forment la pile au milieu, face visible. Au "
          "signal, tous "
          "retournent leur carte.",
          "Trouve le symbole que ta carte partage avec celle du dessus de la pile. Nomme-le, prends cette "
          "carte et "
          "pose-la sur la tienne : c’est maintenant ta carte.",
          "Quand la pile est finie, celui qui a le plus de cartes gagne."}},
        {Game::Well,
         "Le puits",
         "2 à 8 joueurs",
         {"Sois le premier à ne plus avoir de cartes.",
          "Pose une carte face visible au milieu : le puits. Distribue toutes les autres ; chacun tient les "
          "siennes "
          "en paquet, face cachée. Au signal, tous retournent leur paquet.",
          "Trouve le symbole que ta première carte partage avec celle du puits. Nomme-le et jettes-y ta "
          "carte ; "
          "c’est à elle que la suivante doit répondre.",
          "Qui a jeté sa dernière carte gagne. Les autres continuent pour connaître le dernier."}},
        {Game::HotPotato,
         "La patate chaude",
         "2 à 8 joueurs",
         {"Ne reste pas avec les cartes.",
          "À chaque manche, chacun prend une carte sans la regarder. Au signal, tous la montrent à plat sur "
          "la main "
          "pour que chacun la voie.",
          "Trouve le symbole que ta carte partage avec celle d’un autre. Nomme-le et pose ta carte, avec "
          "toutes "
          "celles qui sont dessous, sur la sienne. Tu es sauvé pour cette manche.",
          "Le dernier garde toutes les cartes de la manche. Quand il n’y en a plus assez, celui qui a le "
          "moins de "
          "cartes gagne."}},
        {Game::Collect,
         "La récolte",
         "2 à 8 joueurs",
         {"Récolte le plus de cartes.",
          "Pose une carte face cachée au milieu et, tout autour, deux cartes par joueur face visible. "
          "Retourne celle "
          "du milieu.",
          "Tous cherchent un symbole que la carte du milieu partage avec une de celles du cercle. Nomme-le "
          "et "
          "prends cette carte, jusqu’à ce que le cercle soit vide.",
          "Glisse la carte du milieu sous la pile et recommence. Quand il n’y a plus assez de cartes, celui "
          "qui en "
          "a le plus gagne."}},
        {Game::Shed,
         "Après toi !",
         "3 à 8 joueurs",
         {"Aie le moins de cartes possible.",
          "Chacun reçoit une carte, face cachée. Les autres forment la pile au milieu, face visible. Au "
          "signal, tous "
          "retournent leur carte.",
          "Trouve le symbole que le dessus de la pile partage avec la carte d’un autre. Nomme-le et pose la "
          "carte de "
          "la pile sur la sienne. Il te dira merci.",
          "Quand la pile est finie, celui qui a le moins de cartes gagne."}},
        {Game::Set,
         "Trios",
         "1 à 8 joueurs",
         {"Trouve le plus de trios.",
          "Pose douze cartes face visible. Les caractères sont le nombre, la couleur, le remplissage et la "
          "forme.",
          "Cherche trois cartes qui forment un trio. Appelle, montre-les et prends-les si tous sont d’accord "
          "; une "
          "erreur coûte un trio. Remplis les vides avec la pile. Si personne ne voit de trio, ajoute trois "
          "cartes.",
          "Quand la pile est finie et qu’il n’y a plus de trio, celui qui en a le plus gagne."}},
    }},
};

} // namespace spotit::extras
