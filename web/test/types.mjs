// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// node types.mjs: TypeScript finds nothing wrong in web/src.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { here, skip } from './checks.mjs';

const compiler = here('node_modules/typescript/bin/tsc');
if (!existsSync(compiler)) skip('no TypeScript; run scripts/setup --tests');
process.exit(spawnSync(process.execPath, [compiler, '--noEmit', '--project', here('..')], { stdio: 'inherit' }).status);
