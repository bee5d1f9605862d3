// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// node build_designer.mjs PAGE.cpp: bundles src/designer/ for `serve`, as C++ that holds its files.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { textLiteral } from './text_literal.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

async function bundle(entry) {
    const options = { bundle: true, minify: true, write: false, target: 'es2022', charset: 'ascii', legalComments: 'none' };
    const result = await build({ ...options, entryPoints: [here(entry)], format: 'esm' });
    return result.outputFiles[0].text.trim();
}

const files = {
    page_html: readFileSync(here('src/designer/page.html'), 'utf8'),
    page_script: await bundle('src/designer/main.ts'),
    page_style: await bundle('src/designer/style.css'),
};
const functions = Object.entries(files).map(([name, text]) => `std::string_view ${name}() {
    return ${textLiteral(text)};
}
`);
writeFileSync(process.argv[2], `// Made by web/build_designer.mjs.
#include "serve/page.hpp"

namespace spotit::serve {

${functions.join('\n')}
} // namespace spotit::serve
`);
