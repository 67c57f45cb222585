import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { day } from '../kernel/day.ts';
import { cardTitle } from './values/card-title.ts';
import { blockedReason, color, hours, labelName, longText, tag } from './board-shape.ts';
import { priorities } from './values/board-values.ts';
import { fieldChanges } from './field-shape.ts';
import { position } from './position.ts';

// The input of callers for cards.

/** Members of one set of a card, and items of its checklist. */
export const MOST_MEMBERS = 100;
export const MOST_ITEMS = 200;
const members = <Member extends z.ZodType>(member: Member) => z.array(member).max(MOST_MEMBERS);

/** The fields with one value. */
export const cardScalars = {
  title: cardTitle,
  priority: z.enum(priorities),
  assignee: z.uuid().nullable(),
  start_on: day.nullable(),
  due_on: day.nullable(),
  /** Whether its dates follow from its links; their consequences are written with the same command. */
  is_automatic: z.boolean(),
  progress: z.int().min(0).max(100),
  blocked_reason: blockedReason.nullable(),
  estimated_hours: hours.nullable(),
  actual_hours: hours.nullable(),
  fields: fieldChanges,
};

/** Members of the sets of a card. */
export const cardMembers = z
  .strictObject({
    labels: members(z.uuid()),
    tags: members(tag),
    watchers: members(z.uuid()),
    depends_on: members(z.uuid()),
  })
  .partial();

/** Whether no card is named twice. */
export const isEachNamedOnce = (cards: readonly { readonly card_id: string }[]): boolean =>
  new Set(cards.map(({ card_id }) => card_id)).size === cards.length;

/** Labels that a card gets by their names. Leads make those that are not there; a name that is taken is that label. */
export const newLabels = z
  .array(z.strictObject({ label_id: z.uuid(), name: labelName, color }))
  .max(10)
  .optional();
export type NewLabels = z.output<typeof newLabels>;

const { title: _title, ...laneValues } = cardScalars;
const laneMembers = cardMembers.pick({ labels: true, tags: true }).optional();

/**
 * What else a place implies, such as a swimlane's value: cards that move there get it with the same command, so that one undo
 * reverts both.
 */
export const placeValues = {
  set: z.strictObject(laneValues).partial().optional(),
  add: laneMembers,
  remove: laneMembers,
};

/** An item of a checklist; without a position an existing item keeps its place, and a new one goes to the end. */
const item = z.strictObject({
  id: z.uuid(),
  text: shortText('Item', { least: 1, most: 200 }),
  done: z.boolean().default(false),
  position: position.regex(/^[0-9A-Za-z]+$/).optional(),
});
export const checklistItems = z
  .array(item)
  .max(MOST_ITEMS)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Each item is named once');

/** Items that come into a checklist, and those that go. */
export const checklistChanges = {
  put: checklistItems.default([]),
  remove: z.array(z.uuid()).max(MOST_ITEMS).default([]),
};

/** The possible fields of a new card. */
export const newCardFields = {
  ...cardMembers.shape,
  checklist: checklistItems.optional(),
  description: longText.optional(),
  notes: longText.optional(),
  estimated_hours: cardScalars.estimated_hours.optional(),
  actual_hours: cardScalars.actual_hours.optional(),
  progress: cardScalars.progress.optional(),
  blocked_reason: cardScalars.blocked_reason.optional(),
  fields: fieldChanges.optional(),
};
