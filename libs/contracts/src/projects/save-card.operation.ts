import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { longText } from './board-shape.ts';
import { cardStatuses } from './values/board-values.ts';
import { cardMembers, cardScalars, checklistChanges, newLabels } from './card-input.ts';
import { place, projectCommand } from './project-command.ts';

/** A long text, and the version of the text that was changed. */
const writtenText = z.strictObject({ base_version: z.int().min(0), text: longText }).optional();

/**
 * Omitted fields do not change; the command is applied completely or not at all. In another list the card goes to its end. With
 * another status it goes to the end of the first list with that status, which is created with the id of the command where none
 * exists. Long texts are merged as by `update-card-text`.
 */
export const saveCard = projectCommand({
  name: 'save-card',
  summary: "Saves all of a person's changes to a card.",
  least: 'member',
  input: {
    card_id: z.uuid(),
    set: z.strictObject(cardScalars).partial().default({}),
    add: cardMembers.default({}),
    remove: cardMembers.default({}),
    new_labels: newLabels,
    checklist: z.strictObject(checklistChanges).optional(),
    texts: z.strictObject({ description: writtenText, notes: writtenText }).default({}),
    to: z.union([z.strictObject({ list_id: z.uuid() }), z.strictObject({ status: z.enum(cardStatuses) })]).optional(),
    override_limit: place.override_limit,
  },
  errors: [
    boardErrors.card_not_found,
    boardErrors.list_not_found,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
    boardErrors.id_taken,
    boardErrors.too_many_lists,
    boardErrors.assignee_cannot_read,
    boardErrors.watcher_cannot_read,
    boardErrors.dates_reversed,
    boardErrors.label_not_found,
    boardErrors.labels_need_lead,
    boardErrors.too_many_labels,
    boardErrors.too_many_members,
    boardErrors.dependency_circle,
    boardErrors.field_not_found,
    boardErrors.field_value_invalid,
    boardErrors.text_conflict,
  ],
});
