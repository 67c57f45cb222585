const SHORTEST = 2;
const LONGEST = 4;
/** The key for a name without two Latin letters. */
const DEFAULT = 'PRJ';

/** The letters before the number of a card: initials of several words, else the beginning of the one. */
export const projectKeyOf = (name: string): string => {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => /^[A-Z]/.test(word));
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const key = (words.length > 1 ? initials : (words[0] ?? '')).slice(0, LONGEST);
  return key.length < SHORTEST ? DEFAULT : key;
};
