#include "texts/languages.hpp"

namespace spotit::texts {

constinit const Texts french{
    .language = "fr",
    .decimal = ',',
    .draft = "ÉPREUVE",
    .footer{.sheet = "feuille {sheet} sur {sheets}",
            .front = "recto",
            .back = "verso",
            .actual_size = "imprimer à 100 % (taille réelle)",
            .not_to_print = "épreuve, ne pas imprimer",
            .long_edge = "retourner sur le bord long",
            .short_edge = "retourner sur le bord court",
            .fold = "plier sur la ligne et coller"},
    .calibration{
        .title = "Calibrage",
        .heading = "De combien les versos sont-ils décalés ?",
        .steps{"Imprimer les deux pages sur une feuille : à 100 % (taille réelle), recto verso, {flip}.",
               "Tenir la feuille contre une fenêtre, cette face vers soi.",
               "Les traits du verso se voient à travers le papier. Sur chacune des échelles A à D, chercher "
               "le trait qui rencontre le mieux un trait du verso et lire son nombre : un trait vaut 0,1 mm.",
               "Écrire ce qui en résulte dans le thème, ou dans un fichier pour votre imprimante, comme "
               "[0.4mm, -0.2mm] et 0.3 :"},
        .setting = "sheet: {back_offset: [(A + B) / 2, (C + D) / 2], back_rotation: {rotation}}",
        .again = "Imprimer de nouveau cette feuille avec ce réglage, et écrire à sa place ce qu’elle montre "
                 "alors. Les traits épais d’une échelle sont à plus de {max} mm l’un de l’autre ? Son nombre "
                 "est alors celui du bout du côté duquel se trouve le trait épais du verso ; vérifier aussi "
                 "les guides du bac à papier.",
        .scale = "Les traits extrêmes sont distants de {across} mm en haut et de {down} mm à gauche. Si "
                 "votre règle n’est pas d’accord, l’imprimante change l’échelle : chercher « ajuster à la "
                 "page » et le désactiver. Si cela ne suffit pas, écrire scale: [{across} / mesure en haut, "
                 "{down} / mesure à gauche], comme [100.2%, 99.9%], à côté de back_offset."},
    .key{.title = "Tous les symboles",
         .symbol_count = "{symbols} symboles sur {cards} cartes",
         .one_card = "sur 1 carte",
         .many_cards = "sur {n} cartes"},
    .rules{
        .title = "Comment jouer",
        .matching_intro =
            "Deux cartes ont toujours exactement un symbole en commun. Tout le monde joue en même temps : le "
            "premier qui le voit et le nomme joue son coup. Si deux joueurs parlent en même temps, le "
            "premier qui touche la carte l’emporte. Un nom faux ne compte pas.",
        .set_intro = "Trois cartes forment un trio si, pour chaque caractère, elles sont toutes les trois "
                     "pareilles ou toutes les trois différentes. Celui qui en voit un le dit et le montre.",
        .two_piles =
            "Les cartes forment deux piles : ce qu’une moitié montre sous une forme, l’autre le montre sous "
            "l’autre. Gardez les piles séparées et jouez l’une contre l’autre : distribuez l’une, et l’autre "
            "est celle du milieu. Ainsi chaque paire trouvée réunit les deux formes.",
        .deal_one_pile =
            "Chacun reçoit une carte de l’une des piles, face cachée. L’autre pile est au milieu, "
            "face visible. Au signal, tous retournent leur carte.",
        .take_below =
            "Trouve le symbole que ta carte partage avec celle du dessus de la pile. Nomme-le, prends "
            "cette carte et glisse-la sous la tienne, qui reste ta carte.",
        .open_well =
            "Pose une pile face visible au milieu : le puits. Distribue l’autre en parts égales et mets "
            "de côté les cartes qui restent. Chacun tient les siennes en paquet, face cachée. Au "
            "signal, tous retournent leur paquet.",
        .throw_away =
            "Trouve le symbole que ta carte du dessus partage avec celle du puits. Nomme-le, mets ta "
            "carte de côté et glisse celle du puits sous le puits : c’est le tour de la suivante.",
        .lay_ring =
            "Pose une carte de l’une des piles au milieu, face cachée, et tout autour deux de l’autre "
            "pile par joueur, face visible. Puis retourne celle du milieu.",
        .give_below =
            "Trouve le symbole que la carte du dessus de la pile partage avec celle d’un autre joueur. "
            "Nomme-le, prends la carte du dessus et glisse-la sous la sienne, qui reste sa carte. Il "
            "te dira merci.",
        .match_example = "Sur les deux cartes : {symbol}.",
        .set_example = "Un trio.",
        .players = "{min} à {max} joueurs",
        .as_many_players = "{max} joueurs",
        .one_player = "1 joueur",
        .tower{
            .name = "La tour",
            .steps{"Construis la plus haute tour.",
                   "Chacun reçoit une carte, face cachée. Les autres forment la pile au milieu, face "
                   "visible. Au signal, tous retournent leur carte.",
                   "Trouve le symbole que ta carte partage avec celle du dessus de la pile. Nomme-le, prends "
                   "cette carte et pose-la, face visible, sur la tienne : c’est maintenant ta carte.",
                   "Quand la pile est épuisée, celui qui a le plus de cartes gagne."}},
        .well{.name = "Le puits",
              .steps{"Sois le premier à ne plus avoir de cartes.",
                     "Pose une carte face visible au milieu : le puits. Distribue les autres en parts égales "
                     "et mets de côté celles qui restent. Chacun tient les siennes en paquet, face cachée. "
                     "Au signal, tous retournent leur paquet.",
                     "Trouve le symbole que ta carte du dessus partage avec celle du puits. Nomme-le et "
                     "jette ta carte dans le puits : la suivante doit correspondre à celle-ci.",
                     "Le premier qui a jeté sa dernière carte gagne. Les autres peuvent continuer pour "
                     "connaître le dernier."}},
        .hot_potato{
            .name = "La patate chaude",
            .steps{
                "Ne reste pas avec les cartes.",
                "Toutes les cartes forment une pile, face cachée. À chaque manche, chacun en prend une et la "
                "pose sur sa main ouverte sans la regarder. Au signal, tous retournent leur carte pour que "
                "chacun la voie.",
                "Trouve le symbole que ta carte partage avec celle d’un autre joueur. Nomme-le et pose ta "
                "carte, avec toutes celles qui sont dessous, sur la sienne. Tu es sauvé pour cette manche.",
                "Le dernier garde toutes les cartes de la manche. Quand il n’en reste plus assez pour une "
                "autre manche, celui qui en a gardé le moins gagne."}},
        .collect{
            .name = "La récolte",
            .steps{"Récolte le plus de cartes.",
                   "Mélange toutes les cartes en une pile, face cachée. Poses-en une au milieu, face cachée, "
                   "et tout autour deux par joueur, face visible. Puis retourne celle du milieu.",
                   "Trouve un symbole que la carte du milieu partage avec une carte du cercle. Nomme-le et "
                   "prends cette carte. Continuez jusqu’à ce que le cercle soit vide.",
                   "Glisse la carte du milieu sous la pile et dispose la manche suivante de la même façon. "
                   "Quand la pile n’y suffit plus, celui qui a le plus de cartes gagne."}},
        .shed{.name = "Après toi !",
              .steps{"Finis avec le moins de cartes possible.",
                     "Chacun reçoit une carte, face cachée. Les autres forment la pile au milieu, face "
                     "visible. Au signal, tous retournent leur carte.",
                     "Trouve le symbole que la carte du dessus de la pile partage avec celle d’un autre "
                     "joueur. Nomme-le, prends la carte du dessus et pose-la sur la sienne : c’est "
                     "maintenant sa carte. Il te dira merci.",
                     "Quand la pile est épuisée, celui qui a le moins de cartes gagne."}},
        .set{.name = "Trios",
             .steps{"Trouve le plus de trios.",
                    "Mélange les cartes et poses-en douze, face visible ; les autres forment la pile. On "
                    "compare le nombre, la couleur, le remplissage et la forme.",
                    "Cherche trois cartes qui forment un trio. Dis-le et montre-les. Si c’est juste, "
                    "prends-les ; sinon, tu rends un trio. Complète ensuite à douze cartes avec la pile. Si "
                    "personne ne voit de trio, ajoute trois cartes.",
                    "Quand la pile est épuisée et que personne ne trouve plus de trio, celui qui en a le "
                    "plus gagne."}}},
    .cover{.cards = "{cards} cartes"},
    .promise{.one_match = "Chacune des {pairs} paires de cartes de ce jeu a exactement un symbole en commun.",
             .one_third = "Deux des {cards} cartes de ce jeu, quelles qu’elles soient, forment un trio avec "
                          "exactement une troisième."},
    .play{{
        {"games", "Jeux"},
        {"why", "Pourquoi ça marche"},
        {"hint", "Indice"},
        {"hints_by_time", "toutes les 10 s"},
        {"again", "Rejouer"},
        {"say_names", "Dire les noms"},
        {"sound", "Son"},
        {"full_screen", "Plein écran"},
        {"players", "Joueurs"},
        {"player", "Joueur {n}"},
        {"card", "Carte {n}"},
        {"best", "Record : {time}"},
        {"new_best", "Ton record !"},
        {"not_a_record", "Les temps avec indices ne comptent pas."},
        {"cards_left", "Cartes restantes : {n}"},
        {"wins", "{player} gagne !"},
        {"loses", "{player} garde les cartes."},
        {"draw", "Égalité !"},
        {"not_on_both", "{symbol} n’est pas sur les deux cartes."},
        {"on_both", "{symbol} !"},
        {"time_result", "Fini en {time}. Erreurs : {wrong}."},
        {"clock_name", "Contre la montre"},
        {"clock_aim", "Trouve dix paires le plus vite possible. Une erreur coûte trois secondes."},
        {"which_is_on_both", "Quel symbole est sur les deux cartes ?"},
        {"class_name", "Toute la classe"},
        {"class_aim",
         "Deux grandes cartes que tous voient. Une touche montre la réponse, puis les deux suivantes."},
        {"class_answer", "Espace ou toucher : la réponse"},
        {"class_next", "Espace ou toucher : les cartes suivantes"},
        {"tap_own", "Touche, sur ta carte, le symbole que la carte du milieu a aussi."},
        {"tap_other", "Touche, sur ta carte, un symbole que la carte d’un autre a aussi."},
        {"tap_ring", "Touche, sur une carte du cercle, le symbole que la carte du milieu a aussi."},
        {"harvest_aim", "Récolte toutes les cartes le plus vite possible."},
        {"missing_name", "Que manque-t-il ?"},
        {"missing_aim", "Regarde une carte. Puis un de ses symboles disparaît : lequel ?"},
        {"missing_look", "Regarde bien !"},
        {"missing_which", "Lequel a disparu ?"},
        {"missing_wrong", "Ce n’était pas {symbol}."},
        {"missing_result", "Retenus : {n} sur {all}."},
        {"pairs_name", "Paires"},
        {"pairs_aim", "Toutes les cartes sont cachées, chaque symbole y est deux fois : trouve les paires."},
        {"pairs_turn", "Retourne deux cartes."},
        {"pairs_result", "Les {n} paires sont trouvées : {turns} essais, {time}."},
        {"set_aim", "Trouve des trios le plus vite possible, jusqu’au dernier."},
        {"set_choose", "Choisis trois cartes : chaque trait tout pareil ou tout différent."},
        {"set_found", "Un trio !"},
        {"set_wrong", "Pas un trio : pour {features}, deux sont pareilles et une est différente."},
        {"set_features", "nombre, couleur, remplissage, forme"},
        {"set_count", "Trios sur la table : {n}"},
        {"set_none", "Pas de trio ici"},
        {"set_more", "Exact, il n’y en avait pas : trois cartes de plus."},
        {"set_there_is", "Il y a un trio. Regarde encore !"},
        {"set_result", "Tout trouvé en {time}. Trios : {n}."},
        {"set_daily", "Partie du jour"},
        {"set_junior", "Junior : 27 cartes"},
        {"set_all", "Toutes les cartes"},
        {"why_pairs",
         "Prends deux des {cards} cartes, n’importe lesquelles : elles ont exactement un symbole "
         "en commun. Il y a {pairs} paires de cartes, et chacune a été vérifiée."},
        {"why_clock", "Place les {symbols} symboles autour d’une horloge. Une carte est une figure à "
                      "{corners} coins. De coin en coin, il y a {steps} chemins autour de l’horloge, et "
                      "chaque nombre de pas de 1 à {steps} arrive exactement une fois."},
        {"why_turn", "La seconde carte est la première, tournée de {n} pas. Exactement un coin est à {n} pas "
                     "d’un autre, donc exactement un coin tombe sur un coin : {symbol}."},
        {"why_same", "C’est deux fois la même carte : déplace l’une des deux."},
        {"why_left_out",
         "Cartes du jeu complet qui sont laissées de côté : {n}. Les autres marchent quand même."},
        {"why_not_there", "Cette carte du cercle n’est pas dans le jeu."},
        {"why_lines",
         "Le même jeu en image : les symboles sont des points, et chaque carte est une ligne qui "
         "passe par {corners} d’entre eux. Deux lignes se rencontrent toujours en un point."},
        {"why_both", "Les deux cartes montrent {symbol}, et rien d’autre n’est sur les deux."},
        {"why_affine", "Chacune de ces cartes est une place dans un carré de {order} sur {order}. Un symbole "
                       "est sur toutes les cartes d’une ligne. Deux places sont sur exactement une ligne."},
        {"why_fillers",
         "Symboles qui ne font que remplir les cartes : {n}. Chacun est sur une seule carte et "
         "ne va jamais avec rien."},
        {"why_table", "Chaque ligne et chaque colonne est une carte. Là où deux se croisent se trouve le "
                      "symbole que les deux cartes montrent."},
        {"why_set", "Choisis deux cartes. Trait par trait, la troisième est fixée : là où elles sont "
                    "pareilles, elle l’est aussi ; là où elles diffèrent, elle est ce qui reste. Donc "
                    "exactement une carte en fait un trio."},
        {"why_set_part", "Cartes du jeu complet qui sont laissées de côté : {n}. Si la troisième en fait "
                         "partie, deux cartes ne font pas de trio."},
        {"first_card", "Première carte"},
        {"second_card", "Seconde carte"},
        {"why_forms",
         "Chaque symbole de ce jeu a deux formes qui vont ensemble ; une carte montre l’une d’elles."},
        {"why_mixed",
         "Ce que deux cartes ont en commun peut être deux fois la même forme, ou une forme sur chacune."},
        {"why_split", "Les cartes sont deux piles, une pour chaque forme : d’une pile à l’autre, toute paire "
                      "trouvée réunit les deux."},
        {"both_forms", "{one} et {other}"},
        {"why_one_each", "{one} sur la première carte et {other} sur la seconde vont ensemble, et rien "
                         "d’autre ne correspond."},
        {"why_step",
         "Pas de la première carte à la seconde : {n}. C’est la distance du coin {a} au coin {b}, "
         "et d’aucun autre coin à un autre. Donc {a} de la seconde carte tombe sur {b} de la "
         "première, et aucun autre coin ne tombe sur un coin : {symbol}."},
        {"why_steps",
         "Fais faire un tour complet à la seconde carte. Chaque chemin d’un coin à un autre vient à la "
         "place de son nombre de pas : aucune place n’est prise deux fois, et aucune ne reste vide."},
        {"why_directions",
         "Les lignes vont dans {directions} directions, {order} côte à côte dans chacune. Chaque place "
         "est sur une ligne de chaque direction ; c’est pourquoi chaque carte a {directions} symboles."},
        {"why_categories", "Chaque catégorie est l’une de ces directions ; c’est pourquoi chaque carte a un "
                           "symbole de chacune."},
        {"why_count", "Les {directions} lignes de la première carte ont chacune {others} autres places : "
                      "{directions} × {others} = {places}. Elles atteignent donc les {places} autres cartes, "
                      "chacune exactement une fois, comme le montrent les couleurs."},
        {"why_plane_part",
         "Sans ce qui ne fait que les remplir, les cartes sont des droites d’un plan "
         "projectif d’ordre {order}, et les autres symboles en sont les points. Deux de ces "
         "droites se coupent toujours en exactement un point."},
        {"why_triples",
         "À part les symboles qui ne font que remplir des cartes, chaque symbole réunit ses cartes en un "
         "groupe de trois au plus. Les groupes sont choisis pour que deux cartes, quelles qu’elles soient, "
         "soient ensemble dans exactement l’un d’eux. En mathématiques, c’est un système triple de Steiner."},
        {"why_kirkman",
         "Quinze filles se promènent par trois pendant sept jours, et deux d’entre elles, quelles "
         "qu’elles soient, marchent ensemble exactement une fois. Chaque carte est une des filles ou un "
         "des jours, et les symboles sont les groupes de trois. Deux filles ont en commun le groupe où "
         "elles se rencontrent ; une fille et un jour, le groupe où elle marche ce jour-là ; deux jours, "
         "un symbole de plus, qui est sur tous les jours. (Kirkman, 1850)"},
        {"why_own",
         "Deux cartes, quelles qu’elles soient, ont un symbole à elles, qui n’est sur aucune autre carte."},
        {"why_words", "Pour qui veut les termes mathématiques"},
        {"words_difference_set",
         "Les coins sont en {hours}, un ensemble à différences parfait modulo {symbols} : chaque nombre "
         "de 1 à {steps} est la différence d’exactement une paire."},
        {"words_plane", "Les symboles sont les points et les cartes les droites d’un plan projectif d’ordre "
                        "{order} : {symbols} = {order}² + {order} + 1 de chaque sorte, et "
                        "{corners} = {order} + 1 points sur chaque droite."},
        {"words_affine", "Les cartes sont les points et les symboles les droites d’un plan affine d’ordre "
                         "{order} : {cards} = {order}² points et {symbols} = {order}² + {order} droites. Ses "
                         "directions s’appellent classes de parallèles."},
        {"words_space",
         "Les cartes du jeu complet sont les {cards} = 3{power} points d’un espace affine de dimension "
         "{dimension} sur le corps à trois éléments ; les trios en sont les {trios} droites."},
    }},
    .drawings{.shapes{.oval{"ovale", m},
                      .diamond{"losange", m},
                      .squiggle{"tortillon", m},
                      .star{"étoile", f},
                      .drop{"goutte", f},
                      .wave{"vague", f}},
              .colors{
                  .red{"rouge", "rouge", "", "rouge"},
                  .orange{"orange", "orange", "", "orange"},
                  .yellow{"jaune", "jaune", "", "jaune"},
                  .green{"vert", "verte", "", "vert"},
                  .blue{"bleu", "bleue", "", "bleu"},
                  .purple{"violet", "violette", "", "violet"},
                  .pink{"rose", "rose", "", "rose"},
                  .brown{"marron", "marron", "", "marron"},
                  .turquoise{"turquoise", "turquoise", "", "turquoise"},
                  .gray{"gris", "grise", "", "gris"},
                  .black{"noir", "noire", "", "noir"},
                  .white{"blanc", "blanche", "", "blanc"},
              },
              .fills{
                  .solid{"plein", "pleine", "", "à fond plein"},
                  .striped{"rayé", "rayée", "", "à rayures"},
                  .open{"vide", "vide", "", "au trait"},
              },
              .name = "{0} {1} {2}",
              .neutral_name = "{0} en {1}, {2}"},
};

} // namespace spotit::texts
