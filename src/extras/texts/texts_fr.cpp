// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts/texts.hpp"

namespace spotit::extras {

constinit const Texts french{
    .language = "fr",
    .rules_title = "Comment jouer",
    .key_title = "Tous les symboles",
    .matching_intro =
        "Deux cartes ont toujours exactement un symbole en commun. Tout le monde joue en même "
        "temps : le premier qui le voit et le nomme joue son coup. Si deux joueurs parlent en même "
        "temps, le premier qui touche la carte l’emporte. Un nom faux ne compte pas.",
    .set_intro = "Trois cartes forment un trio si, pour chaque caractère, elles sont toutes les trois "
                 "pareilles ou toutes les trois différentes. Celui qui en voit un le dit et le montre.",
    .symbol_count = "{symbols} symboles sur {cards} cartes",
    .one_card = "sur 1 carte",
    .many_cards = "sur {n} cartes",
    .players = "{least} à {most} joueurs",
    .as_many_players = "{most} joueurs",
    .one_player = "1 joueur",
    .one_match = "Chacune des {pairs} paires de cartes de ce jeu a exactement un symbole en commun.",
    .one_third = "Deux des {cards} cartes de ce jeu, quelles qu’elles soient, forment un trio avec "
                 "exactement une troisième.",
    .games = {{
        {Game::Tower,
         "La tour",
         {"Construis la plus haute tour.",
          "Chacun reçoit une carte, face cachée. Les autres forment la pile au milieu, face "
          "visible. Au signal, tous retournent leur carte.",
          "Trouve le symbole que ta carte partage avec celle du dessus de la pile. Nomme-le, prends "
          "cette carte et pose-la, face visible, sur la tienne : c’est maintenant ta carte.",
          "Quand la pile est épuisée, celui qui a le plus de cartes gagne."}},
        {Game::Well,
         "Le puits",
         {"Sois le premier à ne plus avoir de cartes.",
          "Pose une carte face visible au milieu : le puits. Distribue les autres en parts égales "
          "et mets de côté celles qui restent. Chacun tient les siennes en paquet, face cachée. Au "
          "signal, tous retournent leur paquet.",
          "Trouve le symbole que ta carte du dessus partage avec celle du puits. Nomme-le et jette "
          "ta carte dans le puits : la suivante doit correspondre à celle-ci.",
          "Le premier qui a jeté sa dernière carte gagne. Les autres peuvent continuer pour "
          "connaître le dernier."}},
        {Game::HotPotato,
         "La patate chaude",
         {"Ne reste pas avec les cartes.",
          "Toutes les cartes forment une pile, face cachée. À chaque manche, chacun en prend une et "
          "la pose sur sa main ouverte sans la regarder. Au signal, tous retournent leur carte pour "
          "que chacun la voie.",
          "Trouve le symbole que ta carte partage avec celle d’un autre joueur. Nomme-le et pose ta "
          "carte, avec toutes celles qui sont dessous, sur la sienne. Tu es sauvé pour cette "
          "manche.",
          "Le dernier garde toutes les cartes de la manche. Quand il n’en reste plus assez pour une "
          "autre manche, celui qui en a gardé le moins gagne."}},
        {Game::Collect,
         "La récolte",
         {"Récolte le plus de cartes.",
          "Mélange toutes les cartes en une pile, face cachée. Poses-en une au milieu, face cachée, "
          "et tout autour deux par joueur, face visible. Puis retourne celle du milieu.",
          "Trouve un symbole que la carte du milieu partage avec une carte du cercle. Nomme-le et "
          "prends cette carte. Continuez jusqu’à ce que le cercle soit vide.",
          "Glisse la carte du milieu sous la pile et dispose la manche suivante de la même façon. "
          "Quand la pile n’y suffit plus, celui qui a le plus de cartes gagne."}},
        {Game::Shed,
         "Après toi !",
         {"Finis avec le moins de cartes possible.",
          "Chacun reçoit une carte, face cachée. Les autres forment la pile au milieu, face "
          "visible. Au signal, tous retournent leur carte.",
          "Trouve le symbole que la carte du dessus de la pile partage avec celle d’un autre "
          "joueur. Nomme-le, prends la carte du dessus et pose-la sur la sienne : c’est maintenant "
          "sa carte. Il te dira merci.",
          "Quand la pile est épuisée, celui qui a le moins de cartes gagne."}},
        {Game::Set,
         "Trios",
         {"Trouve le plus de trios.",
          "Mélange les cartes et poses-en douze, face visible ; les autres forment la pile. On "
          "compare le nombre, la couleur, le remplissage et la forme.",
          "Cherche trois cartes qui forment un trio. Dis-le et montre-les. Si c’est juste, "
          "prends-les ; sinon, tu rends un trio. Complète ensuite à douze cartes avec la pile. Si "
          "personne ne voit de trio, ajoute trois cartes.",
          "Quand la pile est épuisée et que personne ne trouve plus de trio, celui qui en a le plus "
          "gagne."}},
    }},
};

} // namespace spotit::extras
