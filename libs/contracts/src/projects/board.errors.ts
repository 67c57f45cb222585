import { z } from 'zod';
import { defineErrors } from '../kernel/errors.ts';
import { cardTexts } from './values/board-values.ts';

/** Errors of projects, lists and cards. `details` of the rows that carry data have the shapes declared below. */
export const boardErrors = defineErrors({
  list_not_found: { kind: 'not-found', message: 'This list is not there any more' },
  card_not_found: { kind: 'not-found', message: 'This card is not there any more' },
  id_taken: { kind: 'conflict', message: 'Something with this id is there already' },
  /** `details`: `ListFull`. */
  list_full: { kind: 'conflict', message: 'Column limit reached' },
  override_needs_lead: { kind: 'forbidden', message: 'Only leads and directors may exceed the limit of a list' },
  list_has_cards: { kind: 'conflict', message: 'This list has cards; say where they go' },
  last_list: { kind: 'conflict', message: 'A board keeps at least one list' },
  assignee_cannot_read: { kind: 'conflict', message: 'Only people who can see the project can be assigned' },
  dates_reversed: { kind: 'invalid', message: 'The start must not be after the due date' },
  repeat_invalid: { kind: 'invalid', message: 'This is no rule by which a card can repeat' },
  repeat_too_often: { kind: 'invalid', message: 'A card repeats every day at most' },
  repeat_without_days: { kind: 'invalid', message: 'By this rule there is no further day' },
  bulk_delete_needs_lead: { kind: 'forbidden', message: 'Only leads and directors may delete several cards at once' },
  too_much_at_once: { kind: 'too-large', message: 'This is too much at once; take fewer cards' },
  too_many_cards: { kind: 'conflict', message: 'A project holds at most 100,000 cards' },
  label_not_found: { kind: 'not-found', message: 'This label is not there any more' },
  label_exists: { kind: 'conflict', message: 'A label with this name already exists' },
  labels_need_lead: { kind: 'forbidden', message: 'Only leads and directors may make labels' },
  too_many_labels: { kind: 'conflict', message: 'A project holds at most 100 labels' },
  template_not_found: { kind: 'not-found', message: 'This template is not there any more' },
  too_many_templates: { kind: 'conflict', message: 'A project holds at most 50 templates of its own' },
  too_many_members: { kind: 'conflict', message: 'A card holds no more of these' },
  watcher_cannot_read: { kind: 'conflict', message: 'Only people who can see the project can watch its cards' },
  /** `details`: `DependencyCircle`. */
  dependency_circle: { kind: 'conflict', message: 'These cards would wait for each other' },
  has_dependencies: { kind: 'conflict', message: 'Please enable cascade delete or resolve dependencies first' },
  /** `details`: `TextConflict`. */
  text_conflict: { kind: 'conflict', message: 'Somebody has changed the same lines of this text' },
  field_not_found: { kind: 'not-found', message: 'This field is not there any more' },
  field_exists: { kind: 'conflict', message: 'A field with this name already exists' },
  too_many_fields: { kind: 'conflict', message: 'A project holds at most 30 fields of its own' },
  /** `details`: `FieldValueInvalid`. */
  field_value_invalid: { kind: 'invalid', message: 'This field does not take this value' },
  proposal_decided: { kind: 'conflict', message: 'This proposal was applied, put aside or replaced already' },
  public_needs_director: { kind: 'forbidden', message: 'Only directors may make a project public' },
  too_many_lists: { kind: 'conflict', message: 'A board holds at most 100 lists' },
  nothing_to_undo: { kind: 'conflict', message: 'There is nothing to undo' },
  already_undone: { kind: 'conflict', message: 'This is undone already' },
  nothing_to_redo: { kind: 'conflict', message: 'There is nothing to redo' },
  /** `details`: `ChangedSince`. */
  changed_since: { kind: 'conflict', message: 'Somebody has changed this since' },
});

/** Which list is full, how many cards it may hold, and how many more fit. */
export const listFull = z.strictObject({ list_id: z.uuid(), limit: z.int(), fits: z.int() });
export type ListFull = z.output<typeof listFull>;

/** Things that no longer have the value that the command wrote. */
export const changedSince = z.strictObject({
  changed: z.array(z.strictObject({ of: z.string(), id: z.uuid(), fields: z.array(z.string()) })),
});
export type ChangedSince = z.output<typeof changedSince>;

/** The cards of a circle, each of which would depend on the next, and the last on the first. */
export const dependencyCircle = z.strictObject({ cards: z.array(z.uuid()) });
export type DependencyCircle = z.output<typeof dependencyCircle>;

/** The text that was not merged, and the stored one. */
export const textConflict = z.strictObject({ field: z.enum(cardTexts), version: z.int(), text: z.string() });
export type TextConflict = z.output<typeof textConflict>;

/** The field that does not accept its value. */
export const fieldValueInvalid = z.strictObject({ field_id: z.uuid() });
export type FieldValueInvalid = z.output<typeof fieldValueInvalid>;
