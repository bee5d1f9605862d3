/** Fonts that come with the program, and names that mean one on each computer. Others can be typed. */
export const fonts = ['Nunito', 'Comfortaa', 'serif', 'sans-serif', 'monospace', 'cursive'];
