import type { CardRow } from '../board-shape.ts';
import type { FieldRow } from '../field-shape.ts';
import { yesAndNo, yesNoWords } from '../field-values.ts';
import { cardFields } from './card-fields.ts';
import { fieldsFrom, type FilterField, type FilterFields } from './filter-field.ts';

/** The data of a project's own field that filters need. */
export type OwnField = Pick<FieldRow, 'id' | 'name' | 'kind' | 'choices'>;

const textIn = ({ fields }: CardRow, id: string): string | null => {
  const value = fields[id];
  return typeof value === 'string' ? value : null;
};
const numberIn = ({ fields }: CardRow, id: string): number | null => {
  const value = fields[id];
  return typeof value === 'number' ? value : null;
};

/** Names change, and filters outlive them: its name for filters is its id. */
const ownField = ({ id, name: title, kind, choices }: OwnField): FilterField => {
  const described = { name: id, title, also: [], mayBeEmpty: true };
  switch (kind) {
    case 'number':
      return { ...described, kind: 'number', read: (card) => numberIn(card, id) };
    case 'money':
      // Kept in hundredths; people ask for whole ones.
      return {
        ...described,
        kind: 'number',
        read: (card) => {
          const hundredths = numberIn(card, id);
          return hundredths === null ? null : hundredths / 100;
        },
      };
    case 'day':
      return { ...described, kind: 'day', read: (card) => textIn(card, id) };
    case 'person':
      return { ...described, kind: 'reference', of: 'person', read: (card) => textIn(card, id) };
    case 'choice': {
      // Cards keep a deleted choice, which is not shown.
      const shown = new Set(choices.map((choice) => choice.id));
      const read = (card: CardRow): string | null => {
        const chosen = textIn(card, id);
        return chosen !== null && shown.has(chosen) ? chosen : null;
      };
      return { ...described, kind: 'reference', of: id, read };
    }
    case 'boolean':
      return {
        ...described,
        kind: 'choice',
        choices: yesAndNo,
        isOrdered: false,
        words: yesNoWords,
        read: (card) => textIn(card, id),
      };
    case 'text':
    case 'link':
      return { ...described, kind: 'text', read: (card) => textIn(card, id) ?? '' };
  }
};

/** The filter fields of a project's cards: what all have, and the fields of that project. */
export const fieldsWith = (own: Iterable<OwnField>): FilterFields =>
  fieldsFrom([...cardFields.values(), ...[...own].map(ownField)]);
