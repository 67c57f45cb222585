/** At most two letters that stand for a person where there is no picture. */
export const initialsOf = (name: string): string => {
  const letters = name.match(/\p{L}\p{M}*/gu) ?? [...name.trim()];
  return letters.slice(0, 2).join('').toUpperCase();
};
