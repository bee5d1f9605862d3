//
// node build_designer.mjs PAGE.cpp: bundles src/designer/ for `serve`, as C++ that holds its files.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { textLiteral } from './text_literal.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Returns the licenses of the packages that are in a bundle, as a comment: they ask to be in all copies. */
function licenses(inputs) {
    const packages = new Set(inputs.flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []));
    const texts = [...packages]
        .sort()
        .map((name) => `${name}\n\n${readFileSync(here(`node_modules/${name}/LICENSE`), 'utf8').trim()}`);
    return texts.length ? `/*\n${texts.join('\n\n\n').replaceAll('*/', '* /')}\n*/\n` : '';
}

async function bundle(entry) {
    const options = {
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        target: 'es2022',
        charset: 'ascii',
        legalComments: 'none',
    };
    const result = await build({ ...options, entryPoints: [here(entry)], format: 'esm' });
    return licenses(Object.keys(result.metafile.inputs)) + result.outputFiles[0].text.trim();
}

const files = {
    page_html: readFileSync(here('src/designer/page.html'), 'utf8'),
    frame_html: readFileSync(here('src/designer/frame.html'), 'utf8'),
    page_script: await bundle('src/designer/main.ts'),
    editor_script: await bundle('src/designer/editor.ts'), // when the text is opened
    page_style: await bundle('src/designer/style.css'),
    page_icon: readFileSync(here('src/designer/icon.svg'), 'utf8'),
    page_manifest: readFileSync(here('src/designer/manifest.json'), 'utf8'),
    shell_worker: await bundle('src/designer/shell_worker.ts'),
    photos_html: readFileSync(here('src/photos/page.html'), 'utf8'),
    photos_script: await bundle('src/photos/main.ts'),
};
const functions = Object.entries(files).map(
    ([name, text]) => `std::string_view ${name}() {
    return ${textLiteral(text)};
}
`,
);
writeFileSync(
    process.argv[2],
    `// Made by web/build_designer.mjs.
#include "serve/page.hpp"

namespace spotit::serve {

${functions.join('\n')}
} // namespace spotit::serve
`,
);
