//
// Random layouts of one theme: block and flow style, quotes, comments and anchors change, what it says does not.

/** Returns a generator of whole numbers below a limit: the same for the same seed. */
export function makeRandom(seed) {
    let state = (seed * 48271 + 1) % 2147483647;
    return (below) => (state = (state * 16807) % 2147483647) % below;
}

export const theme = {
    title: 'Pets & co',
    language: 'en',
    deck: { symbols_per_card: 3, copies: 2 },
    symbols: ['🐶 🐱', { emoji: '🐭', name: 'Mini' }, '🐹', 'dog', { text: 'ice cream', scale: 1.2 }, '🐻', '🦊 🐰'],
    card: {
        size: '85mm',
        margin: '2mm',
        border: { width: '2mm', color: 'navy' },
        background: { pattern: 'dots', colors: ['white', '#ddeeff'] },
    },
    back: { background: 'navy', text: 'Pets' },
    layout: { gap: '2mm', reroll: { 3: 1 }, size_variety: 1.5 },
    sheet: { paper: 'A4', bleed: '2mm' },
    x_colors: ['navy', 'white'],
};

/** Writes a theme in a layout that a seed decides on. */
class Writer {
    comments = 0;
    anchors = new Map(); // of values, by their JSON

    constructor(random) {
        this.random = random;
        this.indent = 2 + 2 * random(2);
        this.hasComments = random(3) > 0;
        this.hasAnchors = random(2) > 0;
        this.flowShare = [0, 3, 10][random(3)]; // of ten
    }

    shuffle(list) {
        const from = [...list];
        return list.map(() => from.splice(this.random(from.length), 1)[0]);
    }
    comment() {
        return this.hasComments && this.random(3) === 0 ? ` # note ${++this.comments}, with "quotes" & [brackets]` : '';
    }
    lines(depth) {
        const comment = this.random(3) ? '' : this.comment();
        const blank = this.random(8) ? '' : '\n';
        return blank + (comment ? `${' '.repeat(depth)}${comment.trim()}\n` : '');
    }
    text(value) {
        if (typeof value !== 'string') return String(value);
        const isPlain = /^[\p{L}\p{N}\p{Extended_Pictographic}][^#:,[\]{}&"]*$/u.test(value);
        return isPlain && this.random(3) ? value : this.random(2) ? JSON.stringify(value) : `'${value}'`;
    }
    /** Returns the name that a value gets here, or the alias of an equal one. */
    share(value, write) {
        const known = JSON.stringify(value),
            name = this.anchors.get(known);
        if (!this.hasAnchors) return write();
        if (name && this.random(3)) return `*${name}`;
        if (name || this.random(2)) return write();
        const made = `a${this.anchors.size}`,
            written = `&${made} ${write()}`; // before it has its name: no value is inside itself
        this.anchors.set(known, made);
        return written;
    }
    flow(value, depth) {
        const isList = Array.isArray(value);
        if (typeof value !== 'object') return this.share(value, () => this.text(value));
        const entries = isList ? value.map((one) => [undefined, one]) : this.shuffle(Object.entries(value)),
            isLong = this.random(4) === 0,
            inner = depth + this.indent,
            parts = entries.map(([key, one]) => (isList ? '' : `${this.key(key)}: `) + this.flow(one, inner)),
            space = this.random(2) ? ' ' : '',
            [open, close] = isList ? '[]' : '{}';
        if (!isLong) return open + space + parts.join(', ') + space + close;
        const pad = `\n${' '.repeat(inner)}`;
        const rows = parts.map((part, i) => part + (i + 1 < parts.length ? ',' : '') + this.comment());
        return `${open}${pad}${rows.join(pad)}\n${' '.repeat(depth)}${close}`;
    }
    key(key) {
        return this.random(8) || /^\d/.test(key) ? key : `"${key}"`;
    }
    block(value, depth) {
        if (typeof value !== 'object' || this.random(10) < this.flowShare)
            return ` ${this.flow(value, depth)}${this.comment()}\n`;
        const isList = Array.isArray(value),
            comment = this.comment(),
            inner = depth + (isList && this.random(2) ? 0 : this.indent);
        return `${comment}\n${isList ? this.list(value, inner) : this.map(value, inner)}`;
    }
    map(value, depth) {
        return this.shuffle(Object.entries(value))
            .map(([key, one]) => `${this.lines(depth)}${' '.repeat(depth)}${this.key(key)}:${this.block(one, depth)}`)
            .join('');
    }
    list(value, depth) {
        const pad = ' '.repeat(depth);
        return value
            .map((one) => {
                const isMap = typeof one === 'object' && this.random(2) > 0;
                const written = isMap
                    ? this.map(one, depth + 2)
                          .replace(/^(\n|\s*#.*\n)*/, '')
                          .trimStart()
                    : `${this.flow(one, depth + 2)}${this.comment()}\n`;
                return `${this.lines(depth)}${pad}- ${written}`;
            })
            .join('');
    }
    theme(value) {
        const head = this.random(6) ? '' : '---\n';
        if (this.random(6) === 0) return `${head}${this.lines(0)}${this.flow(value, 0)}${this.random(3) ? '\n' : ''}`;
        const text = head + this.map(value, 0);
        return this.random(5) ? text : text.trimEnd();
    }
}

/** Returns the theme in one of many layouts. */
export const writeTheme = (seed) => new Writer(makeRandom(seed)).theme(theme);
