import { MOST_CHOICES, type FieldKind } from '@nivel/contracts/projects/field-values';
import { transferLimits } from '@nivel/contracts/projects/transfers/transfer-values';
import { dayOfMoment, entryOf, itemsOf, wordsOf, type Entry } from './file-values.ts';
import { fittingLine } from './fitting.ts';
import type { SentFrame } from './source.ts';
import type { Tally } from './tally.ts';

type SentField = NonNullable<SentFrame['fields']>[number];

const kinds: Readonly<Record<string, FieldKind>> = {
  text: 'text',
  number: 'number',
  date: 'day',
  checkbox: 'boolean',
  list: 'choice',
};
const LONGEST_NAME = 50;
const LONGEST_VALUE = 500;

const optionName = (option: unknown): string => wordsOf(entryOf(entryOf(option)['value'])['text']);

/** The fields of a board; of a choice those choices that have a name. */
export const trelloFields = (fields: readonly Entry[], tally: Tally): SentField[] => {
  tally.found('fields', fields.length);
  return fields.flatMap((field, nth): SentField[] => {
    const name = fittingLine(wordsOf(field['name']), LONGEST_NAME).text;
    const kind = kinds[wordsOf(field['type'])];
    if (name === '' || kind === undefined || nth >= transferLimits.fields) {
      tally.left('fields', kind === undefined || name === '' ? 'unreadable-value' : 'too-many', name);
      return [];
    }
    tally.made('fields');
    const choices = itemsOf(field['options']).flatMap((option) => {
      const text = fittingLine(optionName(option), LONGEST_NAME).text;
      return text === '' ? [] : [{ id: wordsOf(entryOf(option)['id']), name: text }];
    });
    return [{ id: wordsOf(field['id']), name, kind, choices: kind === 'choice' ? choices.slice(0, MOST_CHOICES) : [] }];
  });
};

const valueOf = ({ kind, choices = [] }: SentField, item: Entry): string | number | null => {
  const value = entryOf(item['value']);
  if (kind === 'choice') return choices.find(({ id }) => id === item['idValue'])?.id ?? null;
  if (kind === 'boolean') return wordsOf(value['checked']) === 'true' ? 'yes' : 'no';
  if (kind === 'day') return dayOfMoment(value['date']);
  if (kind === 'number') return Number.isFinite(Number(value['number'])) ? Number(value['number']) : null;
  return fittingLine(wordsOf(value['text']), LONGEST_VALUE).text || null;
};

/** A card's values of its board's fields. */
export const trelloValues = (card: Entry, fields: readonly SentField[], onDropped: () => void) => {
  const values: Record<string, string | number> = {};
  for (const item of itemsOf(card['customFieldItems']).map(entryOf)) {
    const field = fields.find(({ id }) => id === item['idCustomField']);
    const value = field === undefined ? null : valueOf(field, item);
    if (field === undefined || value === null) onDropped();
    else values[field.id] = value;
  }
  return values;
};
