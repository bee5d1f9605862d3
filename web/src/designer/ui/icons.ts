import { svg } from '../../ui/dom';

/** Lines of icons in a square of 24. */
const icons = {
    undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
    redo: 'm15 6 5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
    save: 'M5 3h11l4 4v14H4V4a1 1 0 0 1 1-1ZM8 3v5h7V3M8 21v-7h8v7',
    download: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
    print: 'M7 8V3h10v5M7 18H4V9a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v9h-3M7 14h10v7H7Z',
    symbols: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM9 9.5v.01M15 9.5v.01M8 14c1.8 3 6.2 3 8 0',
    card: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM12 17.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z',
    back: 'M5 4h14v16H5ZM12 8l4 4-4 4-4-4Z',
    sheet: 'M4 3h16v18H4ZM8.5 10a2 2 0 1 1 0-4 2 2 0 0 1 0 4ZM15.5 10a2 2 0 1 1 0-4 2 2 0 0 1 0 4ZM8.5 17a2 2 0 1 1 0-4 2 2 0 0 1 0 4ZM15.5 17a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z',
    globe: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
    eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 1 0-6 3 3 0 0 1 0 6Z',
    copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
    trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
    text: 'M4 6h16M4 11h10M4 16h13M4 21h7',
};
export type Icon = keyof typeof icons;

/** Draws an icon, which stands beside its name. */
export const icon = (name: Icon): SVGSVGElement =>
    svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: icons[name] }));
