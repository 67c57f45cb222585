/** What was typed as a number, with a point or a comma; NaN where nothing was. */
export const numberIn = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));

/** Characters of what is saved of a text. */
export const lengthOf = (typed: string): number => [...typed.trim()].length;
