// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "texts/languages.hpp"

namespace spotit::texts {

constinit const Texts spanish{
    .language = "es",
    .decimal = ',',
    .draft = "PRUEBA",
    .footer{.sheet = "hoja {sheet} de {sheets}",
            .front = "anverso",
            .back = "reverso",
            .actual_size = "imprimir al 100 % (tamaño real)",
            .not_to_print = "prueba, no imprimir",
            .long_edge = "girar por el borde largo",
            .short_edge = "girar por el borde corto",
            .fold = "doblar por la línea y pegar"},
    .calibration{
        .title = "Calibración",
        .heading = "¿Cuánto se desvían los reversos?",
        .steps{"Imprime las dos páginas en una hoja: al 100 % (tamaño real), por las dos caras, {flip}.",
               "Sostén la hoja contra una ventana, con esta cara hacia ti.",
               "Las líneas del reverso se ven al trasluz. Busca en cada una de las escalas A a D la línea "
               "que mejor coincide con una del reverso y lee su número: cada línea es 0,1 mm.",
               "Escribe lo que resulta en el tema, o en un archivo propio de tu impresora, como [0.4mm, "
               "-0.2mm] y 0.3:"},
        .setting = "sheet: {back_offset: [(A + B) / 2, (C + D) / 2], back_rotation: {rotation}}",
        .again =
            "Imprime otra vez esta hoja con ese ajuste y escribe en su lugar lo que muestre entonces. "
            "¿Distan las líneas gruesas de una escala más de {max} mm? Entonces su número es el del extremo "
            "en cuyo lado está la línea gruesa del reverso; revisa también las guías de la bandeja de papel.",
        .scale = "Las líneas extremas distan {across} mm arriba y {down} mm a la izquierda. Si tu regla no "
                 "está de acuerdo, la impresora cambia la escala: busca «ajustar a la página» y desactívalo. "
                 "Si aún no coincide, escribe scale: [{across} / medida de arriba, {down} / medida de la "
                 "izquierda], como [100.2%, 99.9%], junto a back_offset."},
    .key{.title = "Todos los símbolos",
         .symbol_count = "{symbols} símbolos en {cards} cartas",
         .one_card = "en 1 carta",
         .many_cards = "en {n} cartas"},
    .rules{
        .title = "Cómo se juega",
        .matching_intro = "Dos cartas cualesquiera tienen exactamente un símbolo en común. Todos juegan a la "
                          "vez: quien primero lo ve y lo nombra hace la jugada. Si dos hablan al mismo "
                          "tiempo, vale quien primero toca la carta. Un nombre equivocado no cuenta.",
        .set_intro = "Tres cartas forman un trío si, en cada rasgo, las tres son iguales o las tres son "
                     "distintas. Quien ve uno avisa y lo muestra.",
        .two_piles = "Las cartas son dos mazos: lo que una mitad muestra de una forma, la otra lo muestra de "
                     "la otra. Mantened los mazos separados y jugad uno contra otro: repartid de uno, y que "
                     "el otro sea el del centro. Así cada pareja une las dos formas.",
        .match_example = "En las dos cartas: {symbol}.",
        .set_example = "Un trío.",
        .players = "De {min} a {max} jugadores",
        .as_many_players = "{max} jugadores",
        .one_player = "1 jugador",
        .tower{.name = "La torre",
               .steps{"Construye la torre más alta.",
                      "Cada jugador recibe una carta boca abajo. Las demás forman el mazo en el centro, boca "
                      "arriba. A la señal, todos dan la vuelta a su carta.",
                      "Busca el símbolo que tu carta comparte con la de encima del mazo. Nómbralo, toma esa "
                      "carta y ponla boca arriba sobre la tuya: ahora es tu carta.",
                      "Cuando se acaba el mazo, gana quien tiene más cartas."}},
        .well{.name = "El pozo",
              .steps{"Sé el primero en quedarte sin cartas.",
                     "Pon una carta boca arriba en el centro: el pozo. Reparte las demás por igual y aparta "
                     "las que sobren. Cada uno sostiene las suyas en un montón boca abajo. A la señal, todos "
                     "dan la vuelta a su montón.",
                     "Busca el símbolo que tu carta de encima comparte con la del pozo. Nómbralo y echa tu "
                     "carta encima: la siguiente tiene que coincidir con ella.",
                     "Gana quien primero echa su última carta. Los demás pueden seguir para ver quién queda "
                     "el último."}},
        .hot_potato{.name = "La patata caliente",
                    .steps{"No te quedes con las cartas.",
                           "Todas las cartas forman un mazo boca abajo. En cada ronda, cada jugador toma una "
                           "y la pone sobre la mano abierta sin mirarla. A la señal, todos dan la vuelta a "
                           "su carta para que los demás la vean.",
                           "Busca el símbolo que tu carta comparte con la de otro jugador. Nómbralo y pon tu "
                           "carta, con todas las que hay debajo, sobre la suya. Estás a salvo en esta ronda.",
                           "El último se queda con todas las cartas de la ronda. Cuando ya no alcanzan para "
                           "otra ronda, gana quien se ha quedado con menos."}},
        .collect{
            .name = "La cosecha",
            .steps{"Cosecha el mayor número de cartas.",
                   "Baraja todas las cartas en un mazo boca abajo. Pon una de ellas boca abajo en el centro "
                   "y, alrededor, dos por jugador boca arriba. Después da la vuelta a la del centro.",
                   "Busca un símbolo que la carta del centro comparta con una del círculo. Nómbralo y toma "
                   "esa carta. Se sigue hasta que el círculo quede vacío.",
                   "Mete la carta del centro debajo del mazo y prepara la siguiente ronda de la misma "
                   "manera. Cuando el mazo ya no alcanza, gana quien tiene más cartas."}},
        .shed{
            .name = "¡Tú primero!",
            .steps{
                "Acaba con las menos cartas posibles.",
                "Cada jugador recibe una carta boca abajo. Las demás forman el mazo en el centro, boca "
                "arriba. A la señal, todos dan la vuelta a su carta.",
                "Busca el símbolo que la carta de encima del mazo comparte con la de otro jugador. Nómbralo, "
                "toma esa carta del mazo y ponla sobre la suya: ahora es su carta. Te lo agradecerá.",
                "Cuando se acaba el mazo, gana quien tiene menos cartas."}},
        .set{.name = "Tríos",
             .steps{"Encuentra el mayor número de tríos.",
                    "Baraja las cartas y pon doce boca arriba; las demás forman el mazo. Se comparan el "
                    "número, el color, el relleno y la forma.",
                    "Busca tres cartas que formen un trío. Avisa y señálalas. Si aciertas, tómalas; si no, "
                    "devuelves un trío. Después se completan doce cartas con el mazo. Si nadie ve un trío, "
                    "se añaden tres cartas.",
                    "Cuando se acaba el mazo y nadie encuentra otro trío, gana quien tiene más."}}},
    .cover{.cards = "{cards} cartas"},
    .promise{
        .one_match =
            "Cada una de las {pairs} parejas de cartas de esta baraja tiene exactamente un símbolo en común.",
        .one_third = "Dos cualesquiera de las {cards} cartas de esta baraja forman un trío con exactamente "
                     "una tercera."},
    .drawings{.shapes{.oval{"óvalo", m},
                      .diamond{"rombo", m},
                      .squiggle{"garabato", m},
                      .star{"estrella", f},
                      .drop{"gota", f},
                      .wave{"onda", f}},
              .colors{
                  .red{"rojo", "roja", "", "rojo"},
                  .orange{"naranja", "naranja", "", "naranja"},
                  .yellow{"amarillo", "amarilla", "", "amarillo"},
                  .green{"verde", "verde", "", "verde"},
                  .blue{"azul", "azul", "", "azul"},
                  .purple{"morado", "morada", "", "morado"},
                  .pink{"rosa", "rosa", "", "rosa"},
                  .brown{"marrón", "marrón", "", "marrón"},
                  .turquoise{"turquesa", "turquesa", "", "turquesa"},
                  .gray{"gris", "gris", "", "gris"},
                  .black{"negro", "negra", "", "negro"},
                  .white{"blanco", "blanca", "", "blanco"},
              },
              .fills{
                  .solid{"relleno", "rellena", "", "con relleno"},
                  .striped{"rayado", "rayada", "", "a rayas"},
                  .open{"vacío", "vacía", "", "sin relleno"},
              },
              .name = "{0} {1} {2}",
              .neutral_name = "{0} en {1}, {2}"},
};

} // namespace spotit::texts
