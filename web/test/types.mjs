//
// node types.mjs: TypeScript finds nothing wrong in web/src, and the designer says all of its texts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { here, skip } from './browser/checks.mjs';

const compiler = here('node_modules/typescript/bin/tsc');
if (!existsSync(compiler)) skip('no TypeScript; run scripts/setup --tests');
const folder = here('../src'),
    sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('generated.ts'))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
        .join('');
const types = readFileSync(`${folder}/designer/protocol/generated.ts`, 'utf8'); // the server says some
const english = JSON.parse(readFileSync(`${folder}/designer/ui/texts.json`, 'utf8')),
    begun = [...sources.matchAll(/`(\w+_)\$\{/g)].map(([, begin]) => begin), // what follows is a value
    isUsed = (name) =>
        [sources, types].some((text) => text.includes(`'${name}'`)) || begun.some((begin) => name.startsWith(begin)),
    unused = Object.keys(english).filter((name) => !name.includes('.') && !isUsed(name)); // words of keys have a dot
test('each text of the designer is used', () => assert.deepEqual(unused, []));
test('the types are right', () => {
    // Without its last compiler and with much room V8 takes three quarters of the work for a program that runs so briefly.
    const quick = ['--no-opt', '--max-lazy', '--max-semi-space-size=256'],
        known = ['--incremental', '--tsBuildInfoFile', here('node_modules/.types.tsbuildinfo')], // of files that did not change
        asked = [...quick, compiler, '--noEmit', '--project', here('..'), ...known],
        { stdout, status } = spawnSync(process.execPath, asked, { encoding: 'utf8' });
    assert.equal(status, 0, stdout);
});
