import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { cardStatuses, priorities, projectStatuses } from './board-values.ts';

/** Cards that one command may touch. */
export const MOST_CARDS_AT_ONCE = 1_000;

export const projectName = shortText('Board name', { least: 3, most: 50 });
export const projectDescription = shortText('Description', { most: 200 });
export const listName = shortText('List name', { least: 1, most: 50 });
export const cardTitle = shortText('Title', { least: 1, most: 200 });
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written as #rrggbb');
export const wipLimit = z.int().min(1).max(10_000);

/** A day without a zone. */
export const day = z.iso.date();

/** Where something stands among its neighbours: texts whose order, byte by byte, is the order on the screen. */
export const position = z.string().min(1).max(64);

/** A list as everybody who may read the project sees it. */
export const listRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  /** Its cards have it. */
  status: z.enum(cardStatuses),
  position,
  wip_limit: z.int().nullable(),
});
export type ListRow = z.output<typeof listRow>;

/** A card as a board holds it: without description, comments and history. */
export const cardRow = z.strictObject({
  id: z.uuid(),
  /** Counted within the project: the 12 of `SITE-12`. */
  number: z.int(),
  list_id: z.uuid(),
  position,
  title: z.string(),
  priority: z.enum(priorities),
  assignee: z.uuid().nullable(),
  start_on: day.nullable(),
  due_on: day.nullable(),
  /** 0 to 100. */
  progress: z.int(),
  /** Why it is blocked; null: it is not. */
  blocked_reason: z.string().nullable(),
});
export type CardRow = z.output<typeof cardRow>;

/** What of a project its readers see change. */
export const projectRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  status: z.enum(projectStatuses),
  /** Before the number of a card. */
  key: z.string(),
});
export type ProjectRow = z.output<typeof projectRow>;
