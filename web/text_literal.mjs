/** Returns a text as a C++ literal, in pieces: compilers need not take longer ones. */
export const textLiteral = (text) =>
    text
        .match(/[^]{1,15000}/gu)
        .map((piece) => `R"frame(${piece})frame"`)
        .join('\n');
