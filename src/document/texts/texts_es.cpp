// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/texts/texts.hpp"

namespace spotit::document {

constinit const Texts spanish{
    .language = "es",
    .decimal = ',',
    .proof = "PRUEBA",
    .sheet = "hoja {sheet} de {sheets}",
    .front = "anverso",
    .back = "reverso",
    .actual_size = "imprimir al 100 % (tamaño real)",
    .not_to_print = "prueba, no imprimir",
    .long_edge = "girar por el borde largo",
    .short_edge = "girar por el borde corto",
    .fold = "doblar por la línea y pegar",
    .calibration = {
        .title = "Calibración",
        .heading = "¿Cuánto se desvían los reversos?",
        .steps = {"Imprime las dos páginas en una hoja: al 100 % (tamaño real), por las dos caras, {flip}.",
                  "Sostén la hoja contra una ventana, con esta cara hacia ti.",
                  "Las líneas del reverso se ven al trasluz. Busca en cada escala la línea que mejor "
                  "coincide con una del reverso y lee su número: cada línea es 0,1 mm.",
                  "Escribe los dos números en el tema, o en un archivo propio de tu impresora, en "
                  "milímetros, como [0.4mm, -0.2mm]:"},
        .setting = "sheet: {back_offset: [NÚMERO DE ARRIBA, NÚMERO DE LA IZQUIERDA]}",
        .again = "Imprime otra vez esta hoja con ese ajuste: ahora coinciden las líneas de los números que "
                 "escribiste. ¿No coincide ninguna? Los reversos se desvían más de {most} mm: revisa "
                 "primero las guías de la bandeja de papel.",
        .scale = "Las líneas extremas distan {across} mm arriba y {down} mm a la izquierda. Si tu regla no "
                 "está de acuerdo, la impresora cambia la escala: busca «ajustar a la página» y desactívalo. "
                 "Si aún no coincide, escribe scale: [{across} / medida de arriba, {down} / medida de la "
                 "izquierda], como [100.2%, 99.9%], junto a back_offset."}};

} // namespace spotit::document
