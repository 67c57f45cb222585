import { z } from 'zod';
import { boundedRecord } from '../kernel/bounded-record.ts';
import { isWellFormed, shortText } from '../kernel/short-text.ts';
import { position } from './position.ts';
import { fieldCurrencies, fieldKinds, LONGEST_LINK, MOST_CHOICES, MOST_FIELDS } from './field-values.ts';

export const fieldName = shortText('Field name', { least: 1, most: 50 });

const choice = z.strictObject({ id: z.uuid(), name: shortText('Choice', { least: 1, most: 50 }) });
export const fieldChoices = z
  .array(choice)
  .max(MOST_CHOICES)
  .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, 'Each choice is named once');

/** A field that the cards of a project may have, beside those that all cards have. */
export const fieldRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(fieldKinds),
  /** The currency of a money field; null for other kinds. It cannot be changed: amounts are counted in it. */
  currency: z.enum(fieldCurrencies).nullable(),
  /**
   * The options of a choice field, in their order; empty for other kinds. A card keeps the id of a deleted option, and shows
   * nothing.
   */
  choices: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  position,
});
export type FieldRow = z.output<typeof fieldRow>;

/** A card's value of a field. `FieldValue` defines its meaning. */
export const fieldValue = z.union([z.string(), z.number()]);

/** Values of a card by the ids of the fields, as callers give them; null empties a field. */
export const fieldChanges = boundedRecord(
  36,
  z
    .union([z.string().min(1).max(LONGEST_LINK).trim().refine(isWellFormed, 'Text has half a character'), z.number()])
    .nullable(),
  MOST_FIELDS,
);
