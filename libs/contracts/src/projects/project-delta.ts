import { z } from 'zod';
import { cardRow, listRow } from './board-shape.ts';

const id = z.uuid();

/** What became of one thing: the fields that have changed, all of them where it is new, null where it left the board. */
export const projectChange = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('card'), id, set: cardRow.omit({ id: true }).partial().nullable() }),
  z.strictObject({ of: z.literal('list'), id, set: listRow.omit({ id: true }).partial().nullable() }),
]);
export type ProjectChange = z.output<typeof projectChange>;

/** One command, as every reader of the project sees it. */
export const projectDelta = z.strictObject({
  /** Counted within the project, without gaps. */
  sequence: z.int(),
  at: z.iso.datetime(),
  /** Who did it; null: the house itself. */
  by: z.uuid().nullable(),
  /** The name of the command, for example `create-card`. */
  kind: z.string(),
  /** What the sender called it. */
  command_id: z.uuid(),
  changes: z.array(projectChange),
});
export type ProjectDelta = z.output<typeof projectDelta>;
