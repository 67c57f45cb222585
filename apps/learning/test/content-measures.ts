import type { ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import type { PartContent } from '@nivel/contracts/learning/content/part';

type Choice = Extract<ExerciseItem, { type: 'single_choice' | 'multiple_choice' }>;

const plain = (markdown: string): string => markdown.replaceAll(/[*_`]/g, '');
const lengthOf = (text: string): number => plain(text).length;

export const isChoice = (item: ExerciseItem): item is Choice => 'options' in item;

/** The difference between the longest and the shortest option, as a share of the longest. */
export const lengthSpread = ({ options }: Choice): number => {
  const lengths = options.map(({ text }) => lengthOf(text));
  return (Math.max(...lengths) - Math.min(...lengths)) / Math.max(...lengths);
};

/** Whether the length alone gives the right option away. */
export const isRightLongest = ({ options }: Choice): boolean =>
  options.every(({ text, correct }) =>
    correct
      ? true
      : lengthOf(text) < Math.max(0, ...options.filter((one) => one.correct).map((one) => lengthOf(one.text))),
  );

/** How many of these single choices may have a longer right option when chance decides (upper end of the 95 % interval). */
export const mostByChance = (items: readonly Choice[]): number => {
  const chances = items.map(({ options }) => 1 / options.length);
  const mean = chances.reduce((sum, chance) => sum + chance, 0);
  const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
  return mean + 1.96 * Math.sqrt(variance);
};

const itemMinutes: Readonly<Record<Exclude<ExerciseItem['type'], 'writing'>, number>> = {
  single_choice: 0.75,
  true_false: 0.75,
  multiple_choice: 1,
  short_text: 1,
  number: 1.5,
};

const WORDS_PER_MINUTE = 200;

/** The words one reads; a picture's description is read instead of the picture, not besides. */
export const wordsOf = (markdown: string): number =>
  markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const one = (isSo: boolean): number => (isSo ? 1 : 0);

/**
 * The minutes that a part states: the length of a video; for a text its words (rounded to the nearest) and a minute each for
 * tables, sums and tasks; for exercises the sum of their items; rounded up.
 */
export const minutesOf = (part: PartContent): number => {
  switch (part.type) {
    case 'video':
      return Math.ceil(part.body.durationSeconds / 60);
    case 'text': {
      const { markdown } = part.body;
      const extra = [/^\| --- /m, /^```text\n[^`]*\d+ [=×÷+/] ?/m, /^## Tu turno$/m].map((sign) =>
        one(sign.test(markdown)),
      );
      return Math.round(wordsOf(markdown) / WORDS_PER_MINUTE) + extra.reduce((sum, minute) => sum + minute, 0);
    }
    case 'exercises': {
      const { items, draw = items.length } = part.body;
      const minutes = items.reduce(
        (sum, item) => sum + (item.type === 'writing' ? item.minutes : itemMinutes[item.type]),
        0,
      );
      return Math.ceil((minutes * draw) / items.length);
    }
  }
};

const asWords = (text: string): string =>
  ` ${plain(text)
    .toLocaleLowerCase('es-MX')
    .replaceAll(/[^\p{L}\p{N}.−-]+/gu, ' ')} `;

/** Whether the hint after a wrong answer says the right one. */
export const isGivenAway = (item: ExerciseItem): boolean => {
  if (item.type === 'number')
    return asWords(item.feedback.wrong)
      .replaceAll(/\.(?!\d)/g, '')
      .includes(` ${item.value} `);
  if (item.type !== 'short_text') return false;
  const hint = asWords(item.feedback.wrong).replaceAll('.', '');
  return item.accepted.some((answer) => hint.includes(asWords(answer)));
};
