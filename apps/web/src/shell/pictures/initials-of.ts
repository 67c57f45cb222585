/** The initials, at most two, of a person without a picture. */
export const initialsOf = (name: string): string => {
  const letters = name.match(/\p{L}\p{M}*/gu) ?? [...name.trim()];
  return letters.slice(0, 2).join('').toUpperCase();
};
