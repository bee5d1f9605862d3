/** The codes of the languages, which the build takes from the files in po/. */
declare const languageCodes: readonly string[];

export const languages = languageCodes;
