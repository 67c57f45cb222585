import { z } from 'zod';
import { day } from '../kernel/day.ts';
import { codePointsIn, isWellFormed, shortText } from '../kernel/short-text.ts';
import { cardStatuses, priorities, projectStatuses, projectVisibilities } from './values/board-values.ts';
import { projectCalendar } from './calendar-shape.ts';
import { fieldValue } from './field-shape.ts';
import { position } from './position.ts';
import { cardRepeat } from './repeat-shape.ts';

export const projectName = shortText('Board name', { least: 3, most: 50 });
export const projectDescription = shortText('Description', { most: 200 });
/** The letters before the numbers of cards. */
export const projectKey = z.string().regex(/^[A-Z][A-Z0-9]{1,9}$/, 'A key is two to ten capital letters and digits');
export const listName = shortText('List name', { least: 1, most: 50 });
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written as #rrggbb');
export const wipLimit = z.int().min(1).max(10_000);

export const labelName = shortText('Label', { least: 1, most: 50 });
export const tag = shortText('Tag', { least: 1, most: 50 });
export const blockedReason = shortText('Reason', { least: 1, most: 500 });

/** Code points of a long text of a card, and its bytes: it is in the log before and after, and a message holds a megabyte. */
const LONGEST_TEXT = 50_000;
const MOST_TEXT_BYTES = 200_000;

/** A description or notes, in Markdown. */
export const longText = z
  .string()
  .max(MOST_TEXT_BYTES)
  .trim()
  .refine(isWellFormed, 'Text has half a character')
  .refine((text) => codePointsIn(text) <= LONGEST_TEXT, `Text must be at most ${LONGEST_TEXT} characters`)
  .refine((text) => new TextEncoder().encode(text).length <= MOST_TEXT_BYTES, 'Text is too long');

/** Hours of work, to the hundredth. */
export const hours = z
  .number()
  .min(0)
  .max(100_000)
  .transform((given) => Math.round(given * 100) / 100);

/** A list, as all readers of the project see it. */
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

export const checklistItem = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  done: z.boolean(),
  position,
});
export type ChecklistItem = z.output<typeof checklistItem>;

/** Type and lag of a link as planners write them: `SS+3`, `FS-2`, `FF`. */
export const linkTerms = z.string().regex(/^(?:FS|SS|FF|SF)(?:[+-][1-9]\d{0,2})?$/, 'A link is written like SS+3');

/** A card as a board holds it: without description, notes, comments and history. Its sets are in the order of their members. */
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
  /** The labels of the project; deleted ones are not shown, and are restored with the label. */
  labels: z.array(z.uuid()),
  tags: z.array(z.string()),
  watchers: z.array(z.uuid()),
  /** Cards of the project without which this one cannot be done. */
  depends_on: z.array(z.uuid()),
  /** The terms of its links, except usual ones (finish to start without a lag). */
  link_terms: z.record(z.uuid(), linkTerms),
  /** Whether its dates follow from its dependencies and the calendar of the project. */
  is_automatic: z.boolean(),
  /** The series whose newest card it is; null: it does not repeat. */
  repeats: cardRepeat.nullable(),
  /** Sorted by position. */
  checklist: z.array(checklistItem),
  estimated_hours: z.number().nullable(),
  actual_hours: z.number().nullable(),
  /** The sequence number of the command that wrote the text that it has; 0: it has none. */
  description_version: z.int(),
  notes_version: z.int(),
  /** The attachment whose picture is on its face. */
  cover: z.uuid().nullable(),
  /** Its values of the project's fields, by their ids; values of deleted fields are not shown, and are restored with them. */
  fields: z.record(z.uuid(), fieldValue),
});
export type CardRow = z.output<typeof cardRow>;

/** The changes of a project that its readers see. */
export const projectRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  status: z.enum(projectStatuses),
  visibility: z.enum(projectVisibilities),
  /** Before the number of a card. */
  key: z.string(),
  /** Null: it works from Monday to Friday, without days off. */
  calendar: projectCalendar.nullable(),
});
export type ProjectRow = z.output<typeof projectRow>;

/** A label of a project, for its cards. */
export const labelRow = z.strictObject({ id: z.uuid(), name: z.string(), color: z.string() });
export type LabelRow = z.output<typeof labelRow>;
