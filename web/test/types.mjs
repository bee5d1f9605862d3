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
const [types, names] = readFileSync(`${folder}/designer/generated.ts`, 'utf8').split('export type DesignerText ='); // the server says some
const unused = names.match(/'\w+'/g).filter((quoted) => !sources.includes(quoted) && !types.includes(quoted));
check('each text of the designer is used', unused.length === 0, unused.join(' '));
const { status } = spawnSync(process.execPath, [compiler, '--noEmit', '--project', here('..')], { stdio: 'inherit' });
check('the types are right', status === 0);
exit();
