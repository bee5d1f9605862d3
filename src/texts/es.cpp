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
        .deal_one_pile =
            "Cada jugador recibe una carta de uno de los mazos, boca abajo. El otro mazo está en "
            "el centro, boca arriba. A la señal, todos dan la vuelta a su carta.",
        .take_below = "Busca el símbolo que tu carta comparte con la de encima del mazo. Nómbralo, toma esa "
                      "carta y ponla debajo de la tuya, que sigue siendo tu carta.",
        .open_well =
            "Pon un mazo boca arriba en el centro: el pozo. Reparte el otro por igual y aparta las "
            "cartas que sobren. Cada uno sostiene las suyas en un montón boca abajo. A la señal, todos "
            "dan la vuelta a su montón.",
        .throw_away = "Busca el símbolo que tu carta de encima comparte con la del pozo. Nómbralo, aparta tu "
                      "carta y mete la del pozo debajo de él: ahora le toca a la siguiente.",
        .lay_ring =
            "Pon una carta de uno de los mazos boca abajo en el centro y, alrededor, dos del otro mazo "
            "por jugador boca arriba. Después da la vuelta a la del centro.",
        .give_below =
            "Busca el símbolo que la carta de encima del mazo comparte con la de otro jugador. "
            "Nómbralo, toma esa carta del mazo y ponla debajo de la suya, que sigue siendo su carta. "
            "Te lo agradecerá.",
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
    .play{{
        {"games", "Juegos"},
        {"why", "Por qué funciona"},
        {"hint", "Pista"},
        {"hints_by_time", "cada 10 s"},
        {"again", "Otra vez"},
        {"say_names", "Decir los nombres"},
        {"sound", "Sonido"},
        {"full_screen", "Pantalla completa"},
        {"players", "Jugadores"},
        {"player", "Jugador {n}"},
        {"card", "Carta {n}"},
        {"best", "Récord: {time}"},
        {"new_best", "¡Tu récord!"},
        {"not_a_record", "Los tiempos con pistas no cuentan."},
        {"cards_left", "Cartas restantes: {n}"},
        {"wins", "¡Gana {player}!"},
        {"loses", "{player} se queda con las cartas."},
        {"draw", "¡Empate!"},
        {"not_on_both", "{symbol} no está en las dos cartas."},
        {"on_both", "¡{symbol}!"},
        {"time_result", "Hecho en {time}. Fallos: {wrong}."},
        {"clock_name", "Contra el reloj"},
        {"clock_aim", "Encuentra diez parejas lo más rápido posible. Un fallo cuesta tres segundos."},
        {"which_is_on_both", "¿Qué símbolo está en las dos cartas?"},
        {"class_name", "Toda la clase"},
        {"class_aim", "Dos cartas grandes para que todos las vean. Una tecla muestra la respuesta, y luego "
                      "las dos siguientes."},
        {"class_answer", "Espacio o toque: la respuesta"},
        {"class_next", "Espacio o toque: las cartas siguientes"},
        {"tap_own", "Toca, en tu carta, el símbolo que también tiene la del centro."},
        {"tap_other", "Toca, en tu carta, un símbolo que también tiene la de otro jugador."},
        {"tap_ring", "Toca, en una carta del anillo, el símbolo que también tiene la del centro."},
        {"harvest_aim", "Cosecha todas las cartas lo más rápido posible."},
        {"missing_name", "¿Qué falta?"},
        {"missing_aim", "Mira una carta. Luego desaparece uno de sus símbolos: ¿cuál?"},
        {"missing_look", "¡Mira bien!"},
        {"missing_which", "¿Cuál ha desaparecido?"},
        {"missing_wrong", "No era {symbol}."},
        {"missing_result", "Recordados: {n} de {all}."},
        {"pairs_name", "Parejas"},
        {"pairs_aim", "Todas las cartas están boca abajo, cada símbolo dos veces: encuentra las parejas."},
        {"pairs_turn", "Da la vuelta a dos cartas."},
        {"pairs_result", "Las {n} parejas encontradas: {turns} intentos, {time}."},
        {"set_aim", "Encuentra tríos lo más rápido posible, hasta que no quede ninguno."},
        {"set_choose", "Elige tres cartas: cada rasgo todo igual o todo distinto."},
        {"set_found", "¡Un trío!"},
        {"set_wrong", "No es un trío: en {features}, dos son iguales y una es diferente."},
        {"set_features", "número, color, relleno, forma"},
        {"set_count", "Tríos en la mesa: {n}"},
        {"set_none", "Aquí no hay trío"},
        {"set_more", "Cierto, no había: tres cartas más."},
        {"set_there_is", "Hay un trío. ¡Mira otra vez!"},
        {"set_result", "Todos encontrados en {time}. Tríos: {n}."},
        {"set_daily", "Partida del día"},
        {"set_junior", "Júnior: 27 cartas"},
        {"set_all", "Todas las cartas"},
        {"why_pairs", "Toma dos cartas cualesquiera de las {cards}: tienen exactamente un símbolo en común. "
                      "Hay {pairs} parejas de cartas, y cada una se ha comprobado."},
        {"why_clock",
         "Pon los {symbols} símbolos alrededor de un reloj. Una carta es una figura de {corners} "
         "esquinas. De esquina a esquina hay {steps} caminos por el reloj, y cada número de "
         "pasos de 1 a {steps} aparece exactamente una vez."},
        {"why_turn", "La segunda carta es la primera girada {n} pasos. Exactamente una esquina está a {n} "
                     "pasos de otra, así que exactamente una esquina cae sobre otra: {symbol}."},
        {"why_same", "Ahora las dos son la misma carta: mueve una."},
        {"why_left_out", "Cartas de la baraja completa que faltan: {n}. Las demás siguen encajando."},
        {"why_not_there", "Esta carta del círculo no está en la baraja."},
        {"why_lines", "La misma baraja como dibujo: los símbolos son puntos y cada carta es una línea que "
                      "pasa por {corners} de ellos. Dos líneas siempre se cruzan en un punto."},
        {"why_both", "Las dos cartas muestran {symbol}, y nada más está en las dos."},
        {"why_affine",
         "Cada una de estas cartas es un lugar en un cuadrado de {order} por {order}. Un símbolo está en "
         "todas las cartas de una línea. Dos lugares están en exactamente una línea."},
        {"why_fillers",
         "Símbolos que solo rellenan cartas: {n}. Cada uno está en una sola carta y nunca coincide."},
        {"why_table", "Cada fila y cada columna es una carta. Donde se cruzan dos está el símbolo que "
                      "muestran las dos cartas."},
        {"why_set",
         "Elige dos cartas. Rasgo por rasgo, la tercera queda fijada: donde son iguales, es igual; "
         "donde son distintas, es lo que queda. Así que exactamente una carta completa el trío."},
        {"why_set_part", "Cartas de la baraja completa que faltan: {n}. Si la tercera carta es una de ellas, "
                         "dos cartas no hacen trío."},
        {"first_card", "Primera carta"},
        {"second_card", "Segunda carta"},
        {"why_forms",
         "Cada símbolo de esta baraja tiene dos formas que van juntas; una carta muestra una de ellas."},
        {"why_mixed",
         "Lo que dos cartas tienen en común puede ser dos veces la misma forma, o una forma en cada una."},
        {"why_split", "Las cartas son dos montones, uno para cada forma: de un montón al otro, cada "
                      "coincidencia une las dos."},
        {"both_forms", "{one} y {other}"},
        {"why_one_each",
         "{one} en la primera carta y {other} en la segunda van juntos, y nada más coincide."},
        {"why_step",
         "Pasos de la primera carta a la segunda: {n}. Esa es la distancia de la esquina {a} a la "
         "esquina {b}, y de ninguna otra esquina a otra. Así que {a} de la segunda carta cae "
         "sobre {b} de la primera, y ninguna otra esquina cae sobre una esquina: {symbol}."},
        {"why_steps", "Da una vuelta entera a la segunda carta. Cada camino de una esquina a otra llega al "
                      "lugar con su número de pasos: ningún lugar se ocupa dos veces y ninguno queda vacío."},
        {"why_directions",
         "Las líneas van en {directions} direcciones, {order} juntas en cada una. Cada lugar está en una "
         "línea de cada dirección; por eso cada carta tiene {directions} símbolos."},
        {"why_categories",
         "Cada categoría es una de estas direcciones; por eso cada carta tiene un símbolo de cada una."},
        {"why_count", "Las {directions} líneas de la primera carta tienen {others} lugares más cada una: "
                      "{directions} × {others} = {places}. Así llegan a las otras {places} cartas, y a cada "
                      "una exactamente una vez, como muestran los colores."},
        {"why_plane_part", "Sin lo que solo las rellena, las cartas son rectas de un plano proyectivo de "
                           "orden {order}, y los demás símbolos son sus puntos. Dos de esas rectas se cortan "
                           "siempre en exactamente un punto."},
        {"why_triples",
         "Aparte de los símbolos que solo rellenan cartas, cada símbolo reúne sus cartas en un grupo de tres "
         "como mucho. Los grupos se eligen de modo que dos cartas cualesquiera estén juntas en "
         "exactamente uno. En matemáticas es un sistema triple de Steiner."},
        {"why_kirkman", "Quince niñas pasean de tres en tres durante siete días, y dos cualesquiera pasean "
                        "juntas exactamente una vez. Cada carta es una de las niñas o uno de los días, y los "
                        "símbolos son los grupos de tres. Dos niñas comparten el grupo en el que se "
                        "encuentran; una niña y un día, el grupo en el que ella pasea ese día; dos días, un "
                        "símbolo más, que está en todos los días. (Kirkman, 1850)"},
        {"why_own", "Dos cartas cualesquiera tienen un símbolo propio, que no está en ninguna otra."},
        {"why_words", "Para quien quiera los términos matemáticos"},
        {"words_difference_set",
         "Las esquinas están en {hours}, un conjunto de diferencias perfecto módulo {symbols}: cada "
         "número de 1 a {steps} es la diferencia de exactamente una pareja."},
        {"words_plane",
         "Los símbolos son los puntos y las cartas las rectas de un plano proyectivo de orden "
         "{order}: {symbols} = {order}² + {order} + 1 de cada clase, y {corners} = {order} + 1 "
         "puntos en cada recta."},
        {"words_affine", "Las cartas son los puntos y los símbolos las rectas de un plano afín de orden "
                         "{order}: {cards} = {order}² puntos y {symbols} = {order}² + {order} rectas. Sus "
                         "direcciones se llaman clases de paralelas."},
        {"words_space",
         "Las cartas de la baraja completa son los {cards} = 3{power} puntos de un espacio afín de "
         "dimensión {dimension} sobre el cuerpo de tres elementos; los tríos son sus {trios} rectas."},
    }},
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
