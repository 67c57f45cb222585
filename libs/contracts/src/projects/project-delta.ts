import { z } from 'zod';
import { cardRow, checklistItem, labelRow, linkTerms, listRow, projectRow } from './board-shape.ts';
import { fieldRow, fieldValue } from './field-shape.ts';

const id = z.uuid();

/** All members where the card comes onto the board, else who came and who went. */
const setOf = <Member extends z.ZodType>(member: Member) => {
  const members = z.array(member);
  return z.union([members, z.strictObject({ add: members, remove: members })]);
};

const cardFields = cardRow
  .omit({ id: true })
  .extend({
    labels: setOf(z.uuid()),
    tags: setOf(z.string()),
    watchers: setOf(z.uuid()),
    depends_on: setOf(z.uuid()),
    /** The changed terms; null: the link has the usual terms now. */
    link_terms: z.record(z.uuid(), linkTerms.nullable()),
    /** A changed item is removed in its old form and added in its new one. */
    checklist: setOf(checklistItem),
    /** The changed values; null: the field is empty now. */
    fields: z.record(z.uuid(), fieldValue.nullable()),
  })
  .partial();
export type CardFields = z.output<typeof cardFields>;

/**
 * The result of a command for one thing: the changed fields, all of them for a new thing (a card without its empty fields, see
 * `nothingMore`), null for a deleted one. Settings, team and the files of a card (by its id) are published without values:
 * clients that show them and may see them read them again.
 */
export const projectChange = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('card'), id, set: cardFields.nullable() }),
  z.strictObject({ of: z.literal('list'), id, set: listRow.omit({ id: true }).partial().nullable() }),
  z.strictObject({ of: z.literal('label'), id, set: labelRow.omit({ id: true }).partial().nullable() }),
  z.strictObject({ of: z.literal('field'), id, set: fieldRow.omit({ id: true }).partial().nullable() }),
  z.strictObject({ of: z.literal('project'), id, set: projectRow.omit({ id: true }).partial() }),
  z.strictObject({ of: z.literal('settings'), id, set: z.strictObject({}) }),
  z.strictObject({ of: z.literal('team'), id, set: z.strictObject({}) }),
  z.strictObject({ of: z.literal('attachment'), id, set: z.strictObject({}) }),
]);
export type ProjectChange = z.output<typeof projectChange>;

/** One command, as every reader of the project sees it. */
export const projectDelta = z.strictObject({
  /** Counted within the project, without gaps. */
  sequence: z.int(),
  at: z.iso.datetime(),
  /** The actor; null: the system itself. */
  by: z.uuid().nullable(),
  /** The name of the command, for example `create-card`. */
  kind: z.string(),
  /** The sender's id of the command. */
  command_id: z.uuid(),
  changes: z.array(projectChange),
});
export type ProjectDelta = z.output<typeof projectDelta>;
