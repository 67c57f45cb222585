import { describe, expect, test } from '@jest/globals';
import { exerciseItemSchema, type ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import { anExercisesPart, aTextPart, aVideoPart, idOf } from './a-curriculum.ts';
import { isChoice, isGivenAway, isRightLongest, lengthSpread, minutesOf, mostByChance } from './content-measures.ts';

const choiceOf = (right: string, ...wrong: string[]) => {
  const options = [right, ...wrong].map((text, index) => ({
    id: `o${index}`,
    text,
    correct: index === 0,
    feedback: text,
  }));
  const item = exerciseItemSchema.parse({ id: 'una', type: 'single_choice', prompt: '¿Cuál?', options });
  if (!isChoice(item)) throw new Error('a choice has options');
  return item;
};
const hinted = (wrong: string, more: object): ExerciseItem =>
  exerciseItemSchema.parse({ id: 'una', prompt: '¿?', feedback: { right: 'Sí', wrong }, ...more });

describe('options', () => {
  test('are measured as they read, without the signs of Markdown', () => {
    expect(lengthSpread(choiceOf('**abcd**', 'abcde'))).toBeCloseTo(0.2);
  });

  test('give the right one away when it is longer than every other', () => {
    expect(isRightLongest(choiceOf('abcdef', 'abc', 'abcde'))).toBe(true);
    expect(isRightLongest(choiceOf('abcde', 'abc', 'abcde'))).toBe(false);
  });

  test('by chance a third of 30 with three options each, and not above the interval', () => {
    const items = Array.from({ length: 30 }, () => choiceOf('a', 'b', 'c'));
    expect(mostByChance(items)).toBeCloseTo(10 + 1.96 * Math.sqrt(30 * (2 / 9)));
  });
});

describe('a hint', () => {
  test.each([
    ['Divide, y te da 20.', true],
    ['Divide 120 entre 6.', false],
    ['Son 2.0 y no 20.5.', false],
  ])('"%s" gives 20 away: %s', (wrong, isGiven) => {
    expect(isGivenAway(hinted(wrong, { type: 'number', value: 20 }))).toBe(isGiven);
  });

  test('reveals a word in every case of its letters', () => {
    const short = { type: 'short_text', accepted: ['un modelo'] };
    expect(isGivenAway(hinted('Se llama **Un modelo**.', short))).toBe(true);
    expect(isGivenAway(hinted('Lo que queda al entrenar.', short))).toBe(false);
  });
});

describe('minutes', () => {
  const words = (count: number) => 'palabra '.repeat(count);
  const textOf = (markdown: string) => minutesOf(aTextPart(idOf('c', 1), 1, { body: { markdown } }));

  test('of a text are its words, and one each for tables, sums and something to do', () => {
    expect(textOf(words(500))).toBe(3);
    expect(textOf(`${words(499)}\n\n![Un valle visto de lado](x100/valle.webp)`)).toBe(2);
    expect(textOf(`${words(400)}\n\n| a | b |\n| --- | --- |\n| 1 | 2 |`)).toBe(3);
    expect(textOf(`${words(400)}\n\n\`\`\`text\n3 × 2 = 6\n\`\`\`\n\n## Tu turno`)).toBe(4);
  });

  test('of a video are its length, of exercises the sum of their items', () => {
    expect(minutesOf(aVideoPart(idOf('c', 1), 1, 61))).toBe(2);
    expect(minutesOf(anExercisesPart(idOf('c', 1), 1))).toBe(3);
  });
});
