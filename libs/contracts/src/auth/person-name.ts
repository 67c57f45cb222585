/** Maximum length of a first or last name, in characters. */
export const LONGEST_NAME = 40;

/**
 * Letters with their marks, spaces, hyphens and apostrophes; it starts with a letter. No address and no line break has this
 * form.
 */
const FORM = /^\p{L}[\p{L}\p{M} '’-]*$/u;

/**
 * Whether a text may be a person's first or last name. Names appear in e-mails to others, so they may contain nothing but a
 * name. The size is checked before the form.
 */
export const isPersonName = (text: string): boolean =>
  text.length <= LONGEST_NAME * 2 && [...text].length <= LONGEST_NAME && FORM.test(text);

/** Whether a text may be a person's full name: names and blanks, as long as a first and a last name together. */
export const isFullName = (text: string): boolean =>
  text.length <= LONGEST_NAME * 4 + 1 && [...text].length <= LONGEST_NAME * 2 + 1 && FORM.test(text);
