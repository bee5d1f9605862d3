//
// The page's modules, for tests in Node.
import { here, skip } from '../browser/checks.mjs';

const { build } = await import('esbuild').catch(() => skip('no esbuild or yaml; run scripts/setup'));

/** Returns what a module of the designer exports. */
export async function load(file) {
    const bundled = await build({
        entryPoints: [here(`../src/designer/${file}.ts`)],
        bundle: true,
        write: false,
        format: 'esm',
        define: { languageCodes: '["en"]', templateComments: '[]' },
    });
    return import(`data:text/javascript;base64,${Buffer.from(bundled.outputFiles[0].contents).toString('base64')}`);
}
