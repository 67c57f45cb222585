import type { ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import { plainText } from '../curriculum-places/plain-text.ts';
import { normalise } from '../grading/normalise.ts';

/** The words of a text in one form, so that differences of spelling, signs and shape do not hide that two are equal. */
const wordsOf = (text: string): string => {
  const plain = normalise(plainText(text), { case: true, accents: true, blanks: true });
  return ` ${(plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
};

/** Between groups of three digits: a blank of any kind, or an apostrophe. */
const GROUPED = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/** The numbers in a text without their signs, read with a decimal point and with a decimal comma, and with and without groups. */
const numbersOf = (text: string): number[] =>
  [text, text.replaceAll(GROUPED, '')]
    .flatMap((one) => one.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .flatMap((digits) => [Number(digits.replaceAll(',', '')), Number(digits.replaceAll('.', '').replace(',', '.'))]);

/** The texts of which each one answers an item. */
const keysOf = (item: ExerciseItem): readonly string[] => {
  switch (item.type) {
    case 'single_choice':
    case 'multiple_choice':
      return item.options.flatMap(({ correct, text }) => (correct ? [text] : []));
    case 'short_text':
      return item.accepted;
    // A passage that repeats the statement says whether it is true.
    case 'true_false':
      return [item.prompt];
    case 'writing':
      return [item.sample];
    case 'number':
      return [];
  }
};

/**
 * Whether a passage holds the solution of an item: one of its right answers word by word, or its number. Pure. It would rather
 * withhold a passage that only shares a short word with the answer than show one that gives it away.
 */
export const holdsSolution = (passage: string, item: ExerciseItem): boolean => {
  if (item.type === 'number')
    return numbersOf(passage).some((number) => Math.abs(number - Math.abs(item.value)) <= item.tolerance);
  const words = wordsOf(passage);
  return keysOf(item).some((key) => {
    const sought = wordsOf(key);
    return sought.trim() !== '' && words.includes(sought);
  });
};
