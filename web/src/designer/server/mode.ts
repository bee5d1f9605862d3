/** What the server lets its pages do, which it sends with the first theme. */
export const mode = {
    /** Nothing can be changed. */
    isFixed: false,
    /** It is for everybody: it keeps no files. */
    isShared: false,
    /** The name of its folder, under which drafts are kept. */
    folder: '',
};
