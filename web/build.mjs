//
// node build.mjs FRAME.cpp: bundles src/ into the frame of a page, as C++ that holds its text.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { textLiteral } from './text_literal.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

async function bundle(entry) {
    const options = {
        bundle: true,
        minify: true,
        write: false,
        target: 'es2022',
        charset: 'utf8',
        legalComments: 'none',
    };
    const result = await build({ ...options, entryPoints: [here(entry)], format: 'iife' });
    return result.outputFiles[0].text.trim();
}

// The policy names the two by what is in them; nothing else may run, and nothing may be fetched.
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = await bundle('src/main.ts'),
    style = await bundle('src/style.css');
const policy = [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    "style-src-attr 'unsafe-inline'", // blend modes of emoji are attributes
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
const frame = readFileSync(here('src/frame.html'), 'utf8')
    .replace('{{policy}}', () => policy)
    .replace('{{style}}', () => style)
    .replace('{{script}}', () => script);

writeFileSync(
    process.argv[2],
    `// Made by web/build.mjs.
#include "play/frame.hpp"

namespace spotit::play {

std::string_view frame() {
    return ${textLiteral(frame)};
}

} // namespace spotit::play
`,
);
