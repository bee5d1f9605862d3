// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts/texts.hpp"

namespace spotit::extras {

constinit const Texts spanish{
    .language = "es",
    .rules_title = "Cómo se juega",
    .key_title = "Todos los símbolos",
    .matching_intro =
        "Dos cartas cualesquiera tienen exactamente un símbolo en común. Todos juegan a la vez: "
        "quien primero lo ve y lo nombra hace la jugada. Si dos hablan al mismo tiempo, vale quien "
        "primero toca la carta. Un nombre equivocado no cuenta.",
    .set_intro = "Tres cartas forman un trío si, en cada rasgo, las tres son iguales o las tres son "
                 "distintas. Quien ve uno avisa y lo muestra.",
    .symbol_count = "{symbols} símbolos en {cards} cartas",
    .one_card = "en 1 carta",
    .many_cards = "en {n} cartas",
    .players = "De {least} a {most} jugadores",
    .as_many_players = "{most} jugadores",
    .one_player = "1 jugador",
    .one_match =
        "Cada una de las {pairs} parejas de cartas de esta baraja tiene exactamente un símbolo en común.",
    .one_third = "Dos cualesquiera de las {cards} cartas de esta baraja forman un trío con exactamente una "
                 "tercera.",
    .games = {{
        {Game::Tower,
         "La torre",
         {"Construye la torre más alta.",
          "Cada jugador recibe una carta boca abajo. Las demás forman el mazo en el centro, boca "
          "arriba. A la señal, todos dan la vuelta a su carta.",
          "Busca el símbolo que tu carta comparte con la de encima del mazo. Nómbralo, toma esa "
          "carta y ponla boca arriba sobre la tuya: ahora es tu carta.",
          "Cuando se acaba el mazo, gana quien tiene más cartas."}},
        {Game::Well,
         "El pozo",
         {"Sé el primero en quedarte sin cartas.",
          "Pon una carta boca arriba en el centro: el pozo. Reparte las demás por igual y aparta "
          "las que sobren. Cada uno sostiene las suyas en un montón boca abajo. A la señal, todos "
          "dan la vuelta a su montón.",
          "Busca el símbolo que tu carta de encima comparte con la del pozo. Nómbralo y echa tu "
          "carta encima: la siguiente tiene que coincidir con ella.",
          "Gana quien primero echa su última carta. Los demás pueden seguir para ver quién queda el "
          "último."}},
        {Game::HotPotato,
         "La patata caliente",
         {"No te quedes con las cartas.",
          "Todas las cartas forman un mazo boca abajo. En cada ronda, cada jugador toma una y la "
          "pone sobre la mano abierta sin mirarla. A la señal, todos dan la vuelta a su carta para "
          "que los demás la vean.",
          "Busca el símbolo que tu carta comparte con la de otro jugador. Nómbralo y pon tu carta, "
          "con todas las que hay debajo, sobre la suya. Estás a salvo en esta ronda.",
          "El último se queda con todas las cartas de la ronda. Cuando ya no alcanzan para otra "
          "ronda, gana quien se ha quedado con menos."}},
        {Game::Collect,
         "La cosecha",
         {"Cosecha el mayor número de cartas.",
          "Baraja todas las cartas en un mazo boca abajo. Pon una de ellas boca abajo en el centro "
          "y, alrededor, dos por jugador boca arriba. Después da la vuelta a la del centro.",
          "Busca un símbolo que la carta del centro comparta con una del círculo. Nómbralo y toma "
          "esa carta. Se sigue hasta que el círculo quede vacío.",
          "Mete la carta del centro debajo del mazo y prepara la siguiente ronda de la misma "
          "manera. Cuando el mazo ya no alcanza, gana quien tiene más cartas."}},
        {Game::Shed,
         "¡Tú primero!",
         {"Acaba con las menos cartas posibles.",
          "Cada jugador recibe una carta boca abajo. Las demás forman el mazo en el centro, boca "
          "arriba. A la señal, todos dan la vuelta a su carta.",
          "Busca el símbolo que la carta de encima del mazo comparte con la de otro jugador. "
          "Nómbralo, toma esa carta del mazo y ponla sobre la suya: ahora es su carta. Te lo "
          "agradecerá.",
          "Cuando se acaba el mazo, gana quien tiene menos cartas."}},
        {Game::Set,
         "Tríos",
         {"Encuentra el mayor número de tríos.",
          "Baraja las cartas y pon doce boca arriba; las demás forman el mazo. Se comparan el "
          "número, el color, el relleno y la forma.",
          "Busca tres cartas que formen un trío. Avisa y señálalas. Si aciertas, tómalas; si no, "
          "devuelves un trío. Después se completan doce cartas con el mazo. Si nadie ve un trío, se "
          "añaden tres cartas.",
          "Cuando se acaba el mazo y nadie encuentra otro trío, gana quien tiene más."}},
    }},
};

} // namespace spotit::extras
