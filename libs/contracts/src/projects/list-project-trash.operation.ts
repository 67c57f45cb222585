import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

const deletedThing = z.strictObject({
  of: z.enum(['card', 'list']),
  id: z.uuid(),
  /** The number of a card within its project; null: it is a list. */
  number: z.int().nullable(),
  /** The title of a card, or the name of a list. */
  name: z.string(),
  /** The list in which a card was; null: it is a list. */
  list: z.string().nullable(),
  /** The cards deleted with a list, and restored with it. */
  cards: z.int(),
  deleted_at: z.iso.datetime(),
  /** Null: no longer known. */
  deleted_by: z.uuid().nullable(),
  /** The moment of its purge: from then on it cannot be restored. */
  purged_at: z.iso.datetime(),
});
export type DeletedThing = z.output<typeof deletedThing>;

/** Shown to people who may delete cards; lists can be restored only by people who may delete lists. */
export const listProjectTrash = operation({
  name: 'projects.list-project-trash',
  summary: 'The cards and lists in the trash of a project, the last one deleted first.',
  door: { kind: 'procedure', procedure: 'list_project_trash' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    project_id: z.uuid(),
    /** Searches titles and names, ignoring accents and capitals; a number (`SITE-12`) or an id finds that one card. */
    search: z.string().trim().max(200).default(''),
    /** The `next` of the previous page. */
    after: z.strictObject({ deleted_at: z.iso.datetime(), id: z.uuid() }).optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.strictObject({
    things: z.array(deletedThing),
    /** The number of days that deleted things are kept. */
    days: z.int(),
    /** The start of the next page; null: there is none. */
    next: z.strictObject({ deleted_at: z.iso.datetime(), id: z.uuid() }).nullable(),
  }),
  errors: [],
});
