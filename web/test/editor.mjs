//
// node editor.mjs: edits themes as editors with yaml-language-server do. Themes that come with the program or are examples of
// the tests have no problems: all in the slow tests, every day one of six, for theme-schema checks all. What editors offer and
// say of tests/theme/data/editor.txt is that of tests/theme/golden/editor.txt, which UPDATE_GOLDEN=1 records.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tree = new URL('../../', import.meta.url);
const program = fileURLToPath(new URL('node_modules/yaml-language-server/bin/yaml-language-server', import.meta.url));
if (!existsSync(program)) {
    console.log('skipped: no yaml-language-server; run scripts/setup --tests');
    process.exit(0);
}
const settings = {
    schemas: { [new URL('themes/theme.schema.json', tree).href]: '*.yaml' },
    validate: true,
    completion: true,
    hover: true,
    schemaStore: { enable: false },
};

/** The server, spoken to by the language server protocol 3.17. */
class Editor {
    #server = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    #heard = Buffer.alloc(0);
    #requests = new Map();
    #documents = new Map();
    #last = 0;

    constructor() {
        this.#server.stdout.on('data', (bytes) => {
            this.#heard = Buffer.concat([this.#heard, bytes]);
            for (let message; (message = this.#nextMessage()); ) this.#take(message);
        });
    }
    ask(method, params) {
        return new Promise((done) => {
            this.#requests.set(++this.#last, done);
            this.#send({ id: this.#last, method, params });
        });
    }
    async start() {
        await this.ask('initialize', {
            processId: null,
            rootUri: null,
            capabilities: { workspace: { configuration: true } },
        });
        this.#send({ method: 'initialized', params: {} });
    }
    /** Opens a text; returns its name and what is said of it. */
    async open(text, uri = `file:///theme${++this.#last}.yaml`) {
        const problems = new Promise((done) => this.#documents.set(uri, done));
        this.#send({
            method: 'textDocument/didOpen',
            params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
        });
        return { uri, problems: await problems };
    }
    stop() {
        this.#server.kill();
    }

    #send(message) {
        const text = JSON.stringify({ jsonrpc: '2.0', ...message });
        this.#server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    }
    #nextMessage() {
        const end = this.#heard.indexOf('\r\n\r\n');
        if (end < 0) return null;
        const from = end + 4,
            to = from + Number(/Content-Length: (\d+)/.exec(this.#heard.subarray(0, end))[1]);
        if (this.#heard.length < to) return null;
        const message = JSON.parse(this.#heard.subarray(from, to));
        this.#heard = this.#heard.subarray(to);
        return message;
    }
    #take({ id, method, params, result }) {
        if (method === 'workspace/configuration')
            this.#send({ id, result: params.items.map(({ section }) => (section === 'yaml' ? settings : null)) });
        else if (method === 'textDocument/publishDiagnostics') this.#documents.get(params.uri)?.(params.diagnostics);
        else if (id && method) this.#send({ id, result: null });
        else this.#requests.get(id)?.(result);
    }
}

const editor = new Editor();
await editor.start();
let failures = 0;

const files = ['themes', 'tests/theme/examples'].flatMap((folder) =>
    readdirSync(new URL(folder, tree), { recursive: true })
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .filter((_, place) => process.env.SPOTIT_ALL || place % 6 === 0)
        .map((name) => `${folder}/${name}`),
);
// All at once: the server waits a fifth of a second before it looks at a text.
await Promise.all(
    files.map(async (file) => {
        const place = new URL(file, tree);
        const { problems } = await editor.open(
            readFileSync(place, 'utf8'),
            place.href.replace('/templates/', '/'), // init puts the schema beside them
        );
        for (const problem of problems) console.log(`${file}:${problem.range.start.line + 1}: ${problem.message}`);
        failures += problems.length;
    }),
);

let found = '';
const examples = readFileSync(new URL('tests/theme/data/editor.txt', tree), 'utf8').trimEnd().split('\n--\n'),
    opened = await Promise.all(examples.map((example) => editor.open(example.replace('‸', ''))));
for (const [place, example] of examples.entries()) {
    const cursor = example.indexOf('‸');
    const { uri, problems } = opened[place];
    found += `${example}\n`;
    if (cursor < 0)
        for (const { range, message } of problems)
            found += `    ${range.start.line + 1}:${range.start.character + 1}: ${message}\n`;
    else {
        const before = example.slice(0, cursor).split('\n');
        const { items } = await editor.ask('textDocument/completion', {
            textDocument: { uri },
            position: { line: before.length - 1, character: before.at(-1).length },
        });
        found += `    offers ${items.map(({ label }) => label).join(' ')}\n`;
    }
    found += '--\n';
}
editor.stop();

const golden = new URL('tests/theme/golden/editor.txt', tree);
if (process.env.UPDATE_GOLDEN) writeFileSync(golden, found);
else if (readFileSync(golden, 'utf8') !== found) {
    ++failures;
    console.log(`tests/theme/golden/editor.txt is not what editors say:\n${found}`);
}
console.log(failures ? `${failures} failed` : `${files.length} themes without a problem`);
process.exit(failures ? 1 : 0);
