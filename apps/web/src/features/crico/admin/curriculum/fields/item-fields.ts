import { freshId } from './fresh-id.ts';
import { field, optional, type EntryForm, type ThingField } from './thing-fields.ts';

const verdict = [
  field('feedback.right', 'area'),
  field('feedback.wrong', 'area'),
  field('feedback.explanation', 'area', optional),
];

/** What it says, what is answered to who chooses it, and whether it is right. */
const option: EntryForm = {
  name: 'option',
  fields: [field('text', 'text'), field('feedback', 'area'), field('correct', 'flag')],
  empty: () => ({ id: freshId('opcion'), text: '', correct: false, feedback: '' }),
};

const own: Readonly<Record<string, readonly ThingField[]>> = {
  single_choice: [field('options', 'entries', { entry: option })],
  multiple_choice: [field('options', 'entries', { entry: option })],
  true_false: [field('answer', 'flag'), ...verdict],
  short_text: [field('accepted', 'lines'), ...verdict],
  number: [field('value', 'number'), field('tolerance', 'number'), field('unit', 'text', optional), ...verdict],
  writing: [
    ...[field('minWords', 'number'), field('minutes', 'number', optional), field('criteria', 'lines')],
    ...[field('sample', 'area'), field('feedback', 'area')],
  ],
};

/** The fields of a question of an exercise, by its type. */
export const itemFieldsOf = (type: string): readonly ThingField[] => [
  field('prompt', 'area'),
  ...(own[type] ?? []),
  field('hint', 'area', optional),
  field('objective', 'number', optional),
  field('module', 'number', optional),
  field('weight', 'number', optional),
  field('id', 'text'),
];
