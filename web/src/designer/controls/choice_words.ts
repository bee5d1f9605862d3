import { nameOfLanguage, translate, type DesignerText } from '../ui/texts';

/** What the values of keys are called. */
const names: Record<string, Record<string, DesignerText>> = {
    look: {
        '': 'no_look',
        bold: 'look_bold',
        chalk: 'look_chalk',
        classic: 'look_classic',
        kids: 'look_kids',
        mono: 'look_mono',
        night: 'look_night',
        paper: 'look_paper',
        party: 'look_party',
        school: 'look_school',
        sticker: 'look_sticker',
    },
    'card.shape': {
        circle: 'shape_circle',
        square: 'shape_square',
        rectangle: 'shape_rectangle',
        hexagon: 'shape_hexagon',
        octagon: 'shape_octagon',
    },
    'card.size': { square: 'shape_square' },
    'layout.rotation': { any: 'turned_any', upright: 'turned_upright' },
    'deck.cards': { all: 'all_cards' },
    'card.drawing': { full: 'drawn_full', outline: 'drawn_outline' },
    'symbols.rotation': { '': 'as_others', any: 'turned_any', upright: 'turned_upright' },
    'symbols.mask': { none: 'whole_picture', circle: 'circle', rounded: 'rounded' },
    'sheet.paper': { Universal: 'paper_universal', none: 'paper_none' },
    'sheet.duplex': {
        none: 'one_sided',
        'long-edge': 'duplex_long',
        'short-edge': 'duplex_short',
        fold: 'duplex_fold',
    },
    'sheet.marks': {
        ticks: 'marks_ticks',
        crop: 'marks_crop',
        full: 'marks_full',
        center: 'marks_center',
        none: 'marks_none',
    },
    'output.color': { rgb: 'colors_rgb', cmyk: 'colors_cmyk', gray: 'colors_gray' },
    pattern: {
        dots: 'dots',
        stripes: 'stripes',
        checks: 'checks',
        diamonds: 'diamonds',
        waves: 'waves',
        rays: 'rays',
        rings: 'rings',
        confetti: 'confetti',
        symbols: 'symbols',
    },
};

/** Returns what a value is called; names of papers and cards are the same in all languages. */
export function wordFor(key: string, value: string): string {
    if (key === 'language' && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(value)) return nameOfLanguage(value);
    const name = names[key]?.[value];
    return name ? translate(name) : value;
}
