/** Numbers from 0 to 1, the same every time. */
export const seededChance = (seed: number): (() => number) => {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    const mixed = Math.imul(at ^ (at >>> 15), at | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
