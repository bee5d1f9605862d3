//
// What scripts/lint asks of the scripts of the pages, beside TypeScript's own checks.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';

export default defineConfig(
    { ignores: ['**/node_modules/**', '**/generated.ts'] },
    typescript.configs.recommended,
    {
        files: ['src/**/*.ts'],
        extends: [typescript.configs.recommendedTypeChecked],
        languageOptions: {
            parserOptions: {
                project: './tsconfig.json',
                tsconfigRootDir: fileURLToPath(new URL('..', import.meta.url)),
            },
        },
    },
    {
        rules: {
            // Indices that are known to be right.
            '@typescript-eslint/no-non-null-assertion': 'off',
            // Shows what is unused on purpose: the head of a list that is divided.
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        },
    },
);
