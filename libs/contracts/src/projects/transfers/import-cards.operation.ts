import { z } from 'zod';
import { boardErrors } from '../board.errors.ts';
import { color, labelName, listName, longText, tag } from '../board-shape.ts';
import { cardScalars, MOST_MEMBERS } from '../card-input.ts';
import { fieldChoices, fieldName } from '../field-shape.ts';
import { fieldCurrencies, fieldKinds } from '../field-values.ts';
import { projectCommand } from '../project-command.ts';
import { cardStatuses } from '../values/board-values.ts';
import { nameKey } from '../values/name-key.ts';
import { transferCard } from './transfer-shape.ts';
import { MOST_IN_BATCH, transferLimits } from './transfer-values.ts';

const { title, is_automatic: _isAutomatic, ...others } = cardScalars;

const list = z.strictObject({ list_id: z.uuid(), name: listName, color, status: z.enum(cardStatuses) });
const label = z.strictObject({ label_id: z.uuid(), name: labelName, color });
const field = z.strictObject({
  field_id: z.uuid(),
  name: fieldName,
  kind: z.enum(fieldKinds),
  currency: z.enum(fieldCurrencies).default('USD'),
  choices: fieldChoices.default([]),
});

/** A card of the file. It names lists, labels, fields and people by their ids in the project. */
const card = z.strictObject({
  source_id: transferCard.shape.id,
  list_id: z.uuid(),
  title,
  set: z.strictObject(others).partial().default({}),
  labels: z.array(z.uuid()).max(MOST_MEMBERS).default([]),
  tags: z.array(tag).max(MOST_MEMBERS).default([]),
  checklist: transferCard.shape.checklist,
  description: longText.default(''),
  notes: longText.default(''),
});

const isEachOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;

/**
 * Lists, labels and fields are made if cards that come need them, unless they are there: each command of an import names those
 * of its cards. New cards go to the end of their lists, in their order. Cards that the project has are left as they are, by the
 * ids of the file.
 */
export const importCards = projectCommand({
  name: 'import-cards',
  summary: 'Makes cards of a file in a project that exists, with the lists, labels and fields that they need.',
  least: 'lead',
  input: {
    lists: z
      .array(list)
      .max(transferLimits.lists)
      .refine((lists) => isEachOnce(lists.map(({ list_id: id }) => id)), 'Each list is named once')
      .default([]),
    labels: z
      .array(label)
      .max(transferLimits.labels)
      .refine((labels) => isEachOnce(labels.map(({ label_id: id }) => id)), 'Each label is named once')
      .default([]),
    fields: z
      .array(field)
      .max(transferLimits.fields)
      .refine((fields) => isEachOnce(fields.map(({ field_id: id }) => id)), 'Each field is named once')
      .refine((fields) => isEachOnce(fields.map(({ name }) => nameKey(name))), 'Each name is given once')
      .default([]),
    cards: z
      .array(card)
      .max(MOST_IN_BATCH)
      .refine((cards) => isEachOnce(cards.map(({ source_id: id }) => id)), 'Each card is named once')
      .default([]),
    /** Whether cards of the file that are in the trash come back, as the file has them. */
    with_deleted: z.boolean().default(false),
    /** Whether lists may get more cards than their limits say. */
    override_limit: z.boolean().default(false),
  },
  errors: [
    boardErrors.id_taken,
    boardErrors.list_not_found,
    boardErrors.list_full,
    boardErrors.too_many_lists,
    boardErrors.label_not_found,
    boardErrors.too_many_labels,
    boardErrors.labels_need_lead,
    boardErrors.field_not_found,
    boardErrors.field_exists,
    boardErrors.field_value_invalid,
    boardErrors.too_many_fields,
    boardErrors.too_many_members,
    boardErrors.too_many_cards,
    boardErrors.assignee_cannot_read,
    boardErrors.dates_reversed,
    boardErrors.override_needs_lead,
  ],
});
