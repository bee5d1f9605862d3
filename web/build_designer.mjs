//
// node build_designer.mjs PAGE.cpp: bundles src/designer/ for `serve`, as C++ that holds its files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Returns what the themes say behind values, each comment once. */
function templateComments() {
    const themes = readdirSync(here('../themes'), { recursive: true }).filter((name) => name.endsWith('.yaml'));
    const texts = themes.map((name) => readFileSync(here(`../themes/${name}`), 'utf8'));
    const comments = texts.flatMap((text) => [...text.matchAll(/\S +# (.*)$/gm)].map(([, comment]) => comment));
    return [...new Set(comments)].sort();
}

/** Returns the codes of the languages: English, and those of the files in po/. */
const languageCodes = () => ['en', ...readdirSync(here('../po')).map((name) => name.replace('.po', ''))].sort();

/** The parser of YAML does not say that its modules have no effects of their own: those that nothing uses are left out. */
const leaveOutUnused = {
    name: 'leave out unused',
    setup({ onResolve, resolve }) {
        onResolve({ filter: /./ }, async ({ path, pluginData, ...options }) => {
            if (pluginData) return undefined;
            const found = await resolve(path, { ...options, pluginData: true });
            return { ...found, sideEffects: found.sideEffects && !found.path.includes('/node_modules/yaml/') };
        });
    },
};

async function bundle(entry) {
    const options = {
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        plugins: [leaveOutUnused],
        target: 'es2022',
        charset: 'ascii',
        legalComments: 'none',
        define: {
            templateComments: JSON.stringify(templateComments()),
            languageCodes: JSON.stringify(languageCodes()),
        },
    };
    const result = await build({ ...options, entryPoints: [here(entry)], format: 'esm' });
    return licenses(Object.keys(result.metafile.inputs)) + result.outputFiles[0].text.trim();
}

const read = (name) => readFileSync(here(`src/${name}`), 'utf8');

const files = [
    ['/', read('designer/app/page.html')],
    ['/frame.html', read('designer/app/frame.html')], // shows a page of the deck in a sandbox
    ['/app.js', await bundle('src/designer/main.ts')],
    ['/editor.js', await bundle('src/designer/editor/editor.ts')], // when the text is opened
    ['/spreadsheet.js', await bundle('src/designer/symbols/spreadsheet.ts')], // when one is dropped
    ['/app.css', await bundle('src/designer/style/style.css')],
    ['/icon.svg', read('designer/app/icon.svg')],
    ['/manifest.json', read('designer/app/manifest.json')],
    ['/worker.js', await bundle('src/designer/app/shell_worker.ts')], // opens the page while the program is not running
    ['/photos', read('photos/page.html')], // of phones that send photos
    ['/photos.js', await bundle('src/photos/main.ts')],
    ['/texts.json', JSON.stringify(JSON.parse(read('designer/ui/texts.json')))], // in English
];
const rows = files.map(([path, text]) => `    {"${path}", ${textLiteral(text)}sv},\n`);
writeFileSync(
    process.argv[2],
    `// Made by web/build_designer.mjs.
#include "serve/page.hpp"

namespace spotit::serve {

using namespace std::string_view_literals;

static constexpr PageFile files[]{
${rows.join('')}};

std::span<const PageFile> list_page_files() {
    return files;
}

} // namespace spotit::serve
`,
);
