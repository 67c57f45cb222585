import type { TextNormalisation } from '@nivel/contracts/learning/content/exercise-item';

/** A text with what does not matter taken away, so that two spellings of one answer are equal. */
export const normalise = (text: string, ignore: TextNormalisation): string => {
  let plain = text.normalize('NFC');
  if (ignore.blanks) plain = plain.trim().replaceAll(/\s+/g, ' ');
  if (ignore.case) plain = plain.toLocaleLowerCase('es-MX');
  if (ignore.accents) plain = plain.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  return plain;
};
