// Written by scripts/generate from src/serve/json.hpp and worker/lines/line_objects.hpp.

export type Figures = {
    cards: number;
    perCard: number;
    symbols: number;
    unused: number;
    sheets: number;
    pages: number;
    paper: string;
    backs: 'none' | 'left-out' | 'pages' | 'long-edge' | 'short-edge' | 'fold';
    hasBars: boolean;
    coverage: number;
    kind: 'projective' | 'dual-affine' | 'padded' | 'set';
};
export type Sentence = import('../../ui/dom').Sentence;
export type DeckOffer = {
    perCard: number;
    cards: number;
    missing: number;
    isChosen: boolean;
    text: Sentence;
    svg: string;
    settings: [string, string][];
};
export type Count = { given: number; wanted?: number; aim: [number, number]; decks: DeckOffer[] };
export type Setting = {
    value: string;
    number?: number;
    colors: string[];
    text: string;
    from?: string;
    below?: string;
    default: string;
    range?: [number, number];
    unit: string;
    words: string[];
};
export type ProposedEdit = { from: number; to: number; insert: string };
export type Remedy = {
    text: Sentence;
    name?: Sentence;
    settings: [string, string][];
    edits: ProposedEdit[];
    isRemoval: boolean;
};
export type Service = {
    name: string;
    title: string;
    settings: [string, string][];
    refusal: Sentence;
    remedies: Remedy[];
};
export type DeckSymbol = {
    id: string;
    kind: 'emoji' | 'text' | 'image' | 'drawing';
    written: string;
    name: string;
    scale?: number;
    color?: string;
    from?: number;
    to?: number;
    picture?: string;
    box?: string;
};
export type Head = {
    t: 'head';
    title: string;
    width: number;
    height: number;
    clip: string;
    faces: number;
    cards: number;
    figures: Figures;
    count: Count;
    settings: Record<string, Setting>;
    colors: string[];
    files: string[];
    services: Service[];
    symbols: DeckSymbol[];
    boxes: Record<string, string>;
    drawings: Record<string, string>;
};
export type ThemeLine = {
    t: 'theme';
    count: Count;
    settings: Record<string, Setting>;
    colors: string[];
    symbols: DeckSymbol[];
};
export type Face = {
    t: 'face';
    n: number;
    ground: string;
    pictures: [string, string, number][];
    texts: [string, string, number][];
    id: string;
};
export type Sheet = {
    t: 'sheet';
    page: number;
    pages: number;
    name: string;
    backOf?: string;
    width: number;
    height: number;
    svg: string;
    cut?: string;
    safe: Record<string, string>;
};
export type Subject = { kind: 'symbol' | 'card' | 'file'; id: string };
export type Problem = {
    severity: 'error' | 'warning' | 'hint';
    id: string;
    message: Sentence;
    notes: Sentence[];
    remedies: Remedy[];
    subjects: Subject[];
    label?: Sentence;
    isAsked: boolean;
    line?: number;
    from?: number;
    to?: number;
    file?: string;
};
export type Done = { t: 'done'; ok: boolean; problems: Problem[] };
export type Stopped = { t: 'stopped' };
export type Died = { t: 'died' };
export type Line = Head | ThemeLine | Face | Sheet | Done | Stopped | Died;
export type FoundEmoji = { emoji: string; name: string; svg: string; box: string };
export type Found = { emoji: FoundEmoji[]; word?: string; language?: string };
export type DrawnFont = { name: string; svg: string; box: string };
export type Key = {
    path: string;
    words: string[];
    names: string[];
    range?: [number, number];
    usual?: [number, number];
    unit: string;
    pictures: Record<string, string>;
    units: Record<string, number>;
};
export type KeyHelp = { path: string; help: string; takes: string; default: string; names: string[] };
export type Template = { name: string; group: string; title: string; summary: string; languages: string[] };
export type TableColumn = {
    heading: string;
    meaning: 'picture' | 'word' | 'translation' | 'ignored';
    language: string;
};
export type Table = {
    separator: string;
    encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
    heading: 'none' | 'known' | 'doubt';
    columns: TableColumn[];
    rows: string[][];
    problems: Problem[];
};

export const pictureEndings = { SVG: ['.svg'], PNG: ['.png'], JPEG: ['.jpg', '.jpeg', '.jfif'], WebP: ['.webp'], HEIC: ['.heic', '.heif'], AVIF: ['.avif'], GIF: ['.gif'], BMP: ['.bmp', '.dib'], TIFF: ['.tif', '.tiff'], } as const;
export const fontEndings: readonly string[] = ['.ttf', '.otf', '.ttc', '.otc', '.woff', '.woff2'];
export const tableEndings: readonly string[] = ['.csv', '.tsv', '.xlsx', '.xls', '.ods', '.numbers', '.apkg', '.colpkg'];
export const symbolKeys: readonly string[] = ['emoji', 'text', 'image'];
export const pluralKeys: readonly string[] = ['group', 'file', 'folder'];
export const maskShapes = ['none', 'circle', 'rounded'] as const;
export const headHeight = 0.38;
export const visions = {"protanopia":[0.152288,1.052585,-0.204866,0.114503,0.786281,0.099216,-0.003882,-0.048116,1.051998],"deuteranopia":[0.367322,0.860646,-0.227968,0.280083,0.672499,0.047411,-0.011818,0.042942,0.968883],"gray":[0.2126,0.7152,0.0722,0.2126,0.7152,0.0722,0.2126,0.7152,0.0722]};
export const usualDecks: readonly [number, number][] = [[3,7],[3,7],[3,7],[3,7],[3,7],[3,7],[3,7],[3,7],[3,7],[3,7],[3,7],[3,7],[4,12],[4,13],[4,13],[4,13],[4,13],[4,13],[4,13],[5,19],[5,20],[5,21],[5,21],[5,21],[5,21],[5,21],[6,26],[5,21],[6,28],[6,29],[6,30],[6,31],[6,31],[6,31],[6,31],[7,35],[7,36],[7,37],[7,38],[7,39],[7,40],[7,41],[6,31],[7,43],[6,31],[6,31],[6,31],[6,31],[6,31],[8,49],[8,50],[8,51],[8,52],[8,53],[8,54],[8,55],[8,56],[8,57]];
export const drawnKinds: readonly string[] = ['set'];
export const oblongShapes: readonly string[] = ['rectangle'];
export const roundShapes: readonly string[] = ['circle'];
export const maxCards = 200;
export const maxTheme = 1048576;
export const maxPicture = 26214400;
