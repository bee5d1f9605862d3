// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts.hpp"

namespace spotit::extras {

constinit const Texts spanish{
    .language = "es",
    .rules_title = "Cómo se juega",
    .key_title = "Todos los símbolos",
    .matching_intro =
        "Dos cartas cualesquiera tienen exactamente un símbolo en común. Juega quien primero lo ve y lo "
        "nombra. Si "
        "dos hablan a la vez, vale quien primero toca la carta. Un nombre equivocado no cuenta.",
    .set_intro = "Tres cartas forman un trío si, en cada rasgo, las tres son iguales o las tres son "
                 "distintas. Quien ve uno "
                 "avisa y lo muestra.",
    .symbol_count = "{symbols} símbolos en {cards} cartas",
    .one_card = "en 1 carta",
    .many_cards = "en {n} cartas",
    .one_match =
        "Cada una de las {pairs} parejas de cartas de esta baraja tiene exactamente un símbolo en común.",
    .one_third =
        "Dos cualesquiera de las {cards} cartas de esta baraja forman un trío con exactamente una tercera.",
    .games = {{
        {Game::Tower,
         "La torre",
         "De 2 a 8 jugadores",
         {"Construye la torre más alta.",
          "Cada jugador recibe una carta boca abajo. Las demás forman el mazo en el centro, boca arriba. A "
          "la señal, "
          "todos dan la vuelta a su carta.",
          "Busca el símbolo que tu carta comparte con la de encima del mazo. Nómbralo, toma esa carta y "
          "ponla sobre "
          "la tuya: ahora es tu carta.",
          "Cuando se acaba el mazo, gana quien tiene más cartas."}},
        {Game::Well,
         "El pozo",
         "De 2 a 8 jugadores",
         {"Sé el primero en quedarte sin cartas.",
          "Pon una carta boca arriba en el centro: el pozo. Reparte todas las demás; cada uno sostiene las "
          "suyas en "
          "un montón boca abajo. A la señal, todos dan la vuelta a su montón.",
          "Busca el símbolo que tu primera carta comparte con la del pozo. Nómbralo y echa tu carta encima; "
          "la "
          "siguiente tiene que coincidir con la tuya.",
          "Gana quien echa su última carta. Los demás siguen para ver quién queda el último."}},
        {Game::HotPotato,
         "La patata caliente",
         "De 2 a 8 jugadores",
         {"No te quedes con las cartas.",
          "En cada ronda todos toman una carta sin mirarla. A la señal, la muestran sobre la mano abierta "
          "para que "
          "todos la vean.",
          "Busca el símbolo que tu carta comparte con la de otro. Nómbralo y pon tu carta, con todas las que "
          "hay "
          "debajo, sobre la suya. Estás a salvo en esta ronda.",
          "El último se queda con las cartas de la ronda. Cuando ya no alcanzan, gana quien tiene menos "
          "cartas."}},
        {Game::Collect,
         "La cosecha",
         "De 2 a 8 jugadores",
         {"Cosecha el mayor número de cartas.",
          "Pon una carta boca abajo en el centro y, alrededor, dos por jugador boca arriba. Da la vuelta a "
          "la del "
          "centro.",
          "Todos buscan un símbolo que la carta del centro comparta con una del círculo. Nómbralo y toma esa "
          "carta, "
          "hasta que el círculo quede vacío.",
          "Mete la carta del centro bajo el mazo y empieza de nuevo. Cuando ya no alcanzan las cartas, gana "
          "quien "
          "tiene más."}},
        {Game::Shed,
         "¡Tú primero!",
         "De 3 a 8 jugadores",
         {"Ten las menos cartas posibles.",
          "Cada jugador recibe una carta boca abajo. Las demás forman el mazo en el centro, boca arriba. A "
          "la señal, "
          "todos dan la vuelta a su carta.",
          "Busca el símbolo que la carta de encima del mazo comparte con la de otro jugador. Nómbralo y pon "
          "la carta "
          "del mazo sobre la suya. Te lo agradecerá.",
          "Cuando se acaba el mazo, gana quien tiene menos cartas."}},
        {Game::Set,
         "Tríos",
         "De 1 a 8 jugadores",
         {"Encuentra el mayor número de tríos.",
          "Pon doce cartas boca arriba. Los rasgos son el número, el color, el relleno y la forma.",
          "Busca tres cartas que formen un trío. Avisa, señálalas y tómalas si todos están de acuerdo; un "
          "error "
          "cuesta un trío. Rellena los huecos con el mazo. Si nadie ve un trío, añade tres cartas.",
          "Cuando se acaba el mazo y no quedan tríos, gana quien tiene más."}},
    }},
};

} // namespace spotit::extras
