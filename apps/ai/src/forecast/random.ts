/** Draws numbers from 0 up to 1; equal seeds draw the same. */
export type Random = () => number;

/** A small generator with a state of 32 bits (mulberry32): tens of millions of draws in a second, and good enough for sampling days. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A seed made of a text (FNV-1a): the same figures are answered as long as that stays the same. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};
