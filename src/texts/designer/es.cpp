// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "texts/languages.hpp"

namespace spotit::texts {

constinit const DesignerTexts designer_spanish{{{
    {"undo", "Deshacer"},
    {"redo", "Rehacer"},
    {"save", "Guardar"},
    {"download", "Descargar"},
    {"print", "Imprimir…"},
    {"close", "Cerrar"},
    {"language", "Idioma"},
    {"theme", "Tema"},
    {"symbols", "Símbolos"},
    {"card", "Carta"},
    {"back", "Reverso"},
    {"sheet", "Hoja"},
    {"text", "Texto"},
    {"preview", "Vista previa"},
    {"cards", "Cartas"},
    {"sheets", "Hojas"},
    {"play", "Jugar"},
    {"why", "Por qué"},
    {"problems", "Problemas"},
    {"problems_are_english", "Por ahora, los mensajes solo están en inglés."},
    {"deck_size", "{cards} cartas × {symbols} símbolos"},
    {"one_sheet_of", "1 hoja {paper}"},
    {"sheets_of", "{n} hojas {paper}"},
    {"single_pages", "{n} páginas con una carta cada una"},
    {"one_unused", "1 símbolo sin usar"},
    {"unused", "{n} símbolos sin usar"},
    {"cards_as_before", "Las cartas siguen como antes: {fault}"},
    {"click_a_card", "Haz clic en una carta, o en dos para ver qué tienen en común."},
    {"cards_share", "Las cartas {first} y {second} tienen en común: {names}."},
    {"cards_share_nothing", "Las cartas {first} y {second} no tienen nada en común."},
    {"card_number", "Carta {n}"},
    {"rearrange_card", "Recolocar la carta {n}"},
    {"on_cards", "{name} está en las cartas {cards}."},
    {"on_no_card", "{name} no está en ninguna carta."},
    {"not_from_here", "Desde aquí no se puede: cámbialo en el texto."},
    {"saved_without_deck", "{saved}, pero no da una baraja: {fault}"},
    {"making", "Creando…"},
    {"not_made", "No se ha podido crear; mira los problemas."},
    {"print_actual_size", "Imprime a tamaño real, 100 %, sin «ajustar a la página»."},
    {"is_downloaded", "Está en tu carpeta de descargas."},
    {"process_died", "Una imagen o un tipo de letra ha detenido el dibujo, o este ha necesitado demasiado "
                     "tiempo o memoria; con el próximo cambio empezará de nuevo."},
    {"session_ended",
     "La sesión de esta página ha terminado: pulsa Intro en la terminal para obtener otro enlace."},
    {"no_answer", "El programa ya no responde. Tu texto sigue aquí."},
    {"link_used", "Este enlace ya se ha usado, o abrió otra pestaña."},
    {"ask_for_link", "Pulsa Intro en la terminal para obtener otro enlace."},
}}};

} // namespace spotit::texts
