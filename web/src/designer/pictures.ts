// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { ask } from './api';
import type { Store } from './store';
import { translate } from './texts';

/** Puts pictures into the folder pictures/ beside the theme; returns their paths from there. */
export async function upload(store: Store, files: readonly File[]): Promise<string[]> {
    const paths: string[] = [];
    for (const file of files) {
        const name = file.name
            .normalize()
            .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
            .replace(/^[.-]+/, '');
        const answer = await ask(`picture?name=${encodeURIComponent(name)}`, { method: 'POST', body: file });
        const said = await answer.text();
        if (answer.ok) paths.push(said);
        else
            store.say(
                answer.status === 413 ? translate('too_large_picture', { name: file.name }) : `${file.name}: ${said}`,
            );
    }
    return paths;
}

/** Returns pictures that were pasted, under names that differ from those pasted before. */
export function pastedPictures(clipboard: DataTransfer | null): File[] {
    const files = [...(clipboard?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    const now = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
    return files.map((file, i) => {
        if (file.name && file.name !== 'image.png') return file;
        return new File([file], `pasted-${now}${i ? `-${i + 1}` : ''}.${file.type.slice('image/'.length)}`, file);
    });
}
