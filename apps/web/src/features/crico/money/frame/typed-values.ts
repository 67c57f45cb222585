/** The number for a typed text, with a point or a comma; NaN where nothing was. */
export const numberIn = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));

/** The stored characters of a text. */
export const lengthOf = (typed: string): number => [...typed.trim()].length;
