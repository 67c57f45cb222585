/** One of several parts of a long run, which can be run one by one: `2/5`. */
export interface Part {
  readonly nth: number;
  readonly of: number;
}
/** All of it. */
export const whole: Part = { nth: 1, of: 1 };

/** Reads a part as given on the command line, `2/5`. @returns null for an invalid one */
export const readPart = (text: string): Part | null => {
  const [, nth, of] = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? [];
  return Number(nth) <= Number(of) ? { nth: Number(nth), of: Number(of) } : null;
};
