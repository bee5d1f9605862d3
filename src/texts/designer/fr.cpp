// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "texts/languages.hpp"

namespace spotit::texts {

constinit const DesignerTexts designer_french{{{
    {"undo", "Annuler"},
    {"redo", "Rétablir"},
    {"save", "Enregistrer"},
    {"download", "Télécharger"},
    {"print", "Imprimer…"},
    {"close", "Fermer"},
    {"language", "Langue"},
    {"theme", "Thème"},
    {"symbols", "Symboles"},
    {"card", "Carte"},
    {"back", "Verso"},
    {"sheet", "Feuille"},
    {"text", "Texte"},
    {"preview", "Aperçu"},
    {"cards", "Cartes"},
    {"sheets", "Feuilles"},
    {"play", "Jouer"},
    {"why", "Pourquoi"},
    {"problems", "Problèmes"},
    {"problems_are_english", "Pour l’instant, les messages n’existent qu’en anglais."},
    {"ask_for_new_link", "Demander un nouveau lien"},
    {"wait_for_answer", "Le numéro de cette page. Acceptez-la là où l’éditeur est déjà ouvert, ou tapez le "
                        "numéro dans le terminal."},
    {"nobody_let_in_now", "Personne ne peut être accepté pour le moment. Réessayez dans une minute."},
    {"not_let_in", "Elle n’a pas été acceptée."},
    {"browser_asks", "Un navigateur qui affiche ce numéro demande l’accès. Il pourra alors modifier et "
                     "enregistrer ce thème."},
    {"let_in", "Accepter"},
    {"refuse", "Refuser"},
    {"deck_size", "{cards} cartes × {symbols} symboles"},
    {"one_sheet_of", "1 feuille {paper}"},
    {"sheets_of", "{n} feuilles {paper}"},
    {"single_pages", "{n} pages d’une carte chacune"},
    {"one_unused", "1 symbole inutilisé"},
    {"unused", "{n} symboles inutilisés"},
    {"cards_as_before", "Les cartes sont encore les précédentes : {fault}"},
    {"click_a_card", "Cliquez sur une carte, ou sur deux pour voir ce qu’elles ont en commun."},
    {"cards_share", "Les cartes {first} et {second} ont en commun : {names}."},
    {"cards_share_nothing", "Les cartes {first} et {second} n’ont rien en commun."},
    {"card_number", "Carte {n}"},
    {"rearrange_card", "Redisposer la carte {n}"},
    {"on_cards", "{name} est sur les cartes {cards}."},
    {"on_no_card", "{name} n’est sur aucune carte."},
    {"not_from_here", "Ce n’est pas possible d’ici : modifiez-le dans le texte."},
    {"saved_without_deck", "{saved}, mais cela ne donne pas de jeu : {fault}"},
    {"making", "Création en cours…"},
    {"not_made", "La création a échoué ; voyez les problèmes."},
    {"print_actual_size", "Imprimez en taille réelle, 100 %, sans « Ajuster à la page »."},
    {"is_downloaded", "Vous le trouverez dans vos téléchargements."},
    {"process_died", "Une image ou une police a interrompu le dessin, ou il a pris trop de temps ou de "
                     "mémoire ; il reprendra à la prochaine modification."},
    {"session_ended", "La session de cette page est terminée : appuyez sur Entrée dans le terminal pour "
                      "obtenir un autre lien."},
    {"no_answer", "Le programme ne répond plus. Votre texte est toujours là."},
    {"link_used", "Ce lien a déjà servi, ou dans un autre navigateur."},
    {"ask_for_link", "Ou appuyez sur Entrée dans le terminal pour obtenir un autre lien."},
    {"no_emoji", "Aucun émoji pour « {words} »."},
    {"found_word", "Résultats pour « {word} » au lieu de « {words} »."},
    {"found_in", "Aucun émoji pour « {words} » en {language} ; en {other}, c’est {emoji}."},
    {"found_word_in", "Résultats pour « {word} » ({other}) au lieu de « {words} »."},
}}};

} // namespace spotit::texts
