//
// node types.mjs: TypeScript finds nothing wrong in web/src, and the designer says all of its texts.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { check, exit, here, skip } from './checks.mjs';

const compiler = here('node_modules/typescript/bin/tsc');
if (!existsSync(compiler)) skip('no TypeScript; run scripts/setup --tests');
const folder = here('../src'),
    sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('generated.ts'))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
        .join('');
const types = readFileSync(`${folder}/designer/generated.ts`, 'utf8'); // the server says some
const textsOf = (language) => JSON.parse(readFileSync(`${folder}/designer/texts/${language}.json`, 'utf8'));
const english = textsOf('en'),
    unused = Object.keys(english).filter((name) => !sources.includes(`'${name}'`) && !types.includes(`'${name}'`));
check('each text of the designer is used', unused.length === 0, unused.join(' '));
const places = (text) => (text.match(/\{\w+\}/g) ?? []).sort().join();
const languages = /languages = (\[.*\])/.exec(types)[1].match(/\w+/g);
for (const language of languages) {
    const texts = textsOf(language),
        other = Object.keys(english).filter((name) => places(texts[name] ?? '') !== places(english[name]));
    check(`each text has its places in ${language}`, other.length === 0, other.join(' '));
    check(`${language} has the names of English`, Object.keys(texts).join() === Object.keys(english).join());
}
const { status } = spawnSync(process.execPath, [compiler, '--noEmit', '--project', here('..')], { stdio: 'inherit' });
check('the types are right', status === 0);
exit();
