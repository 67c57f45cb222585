import { z } from 'zod';
import { boundedRecord } from '../../kernel/bounded-record.ts';
import { shortText } from '../../kernel/short-text.ts';
import { attachmentName } from '../attachment-shape.ts';
import { day } from '../../kernel/day.ts';
import { cardTitle } from '../values/card-title.ts';
import {
  blockedReason,
  color,
  hours,
  labelName,
  linkTerms,
  listName,
  longText,
  projectDescription,
  tag,
  wipLimit,
} from '../board-shape.ts';
import { cardStatuses, priorities } from '../values/board-values.ts';
import { projectCalendar } from '../calendar-shape.ts';
import { MOST_MEMBERS } from '../card-input.ts';
import { cardTemplate } from '../card-template.ts';
import { commentText } from '../comment-shape.ts';
import { fieldName } from '../field-shape.ts';
import { fieldCurrencies, fieldKinds, LONGEST_LINK, MOST_CHOICES } from '../field-values.ts';
import { position } from '../position.ts';
import { viewChoices } from '../view-choices.ts';
import { transferLimits } from './transfer-values.ts';

/** The source's own name of a thing; unique among things of its kind in the file. */
const sourceId = z
  .string()
  .min(1)
  .max(200)
  .refine((id) => id.isWellFormed(), 'An id has half a character');
const ids = z.array(sourceId).max(MOST_MEMBERS);

/** Things of a kind, each named once. */
const named = <Row extends z.ZodType<{ id: string }>>(row: Row, most: number) =>
  z
    .array(row)
    .max(most)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Each is named once');

const list = z.strictObject({
  id: sourceId,
  name: listName,
  description: projectDescription.default(''),
  color,
  status: z.enum(cardStatuses),
  wip_limit: wipLimit.nullable().default(null),
});
const label = z.strictObject({ id: sourceId, name: labelName, color });
const choice = z.strictObject({ id: sourceId, name: shortText('Choice', { least: 1, most: 50 }) });
const field = z.strictObject({
  id: sourceId,
  name: fieldName,
  kind: z.enum(fieldKinds),
  currency: z.enum(fieldCurrencies).nullable().default(null),
  choices: named(choice, MOST_CHOICES).default([]),
});
const template = z.strictObject({ id: sourceId, ...cardTemplate });
const view = z.strictObject({
  id: sourceId,
  name: shortText('View name', { least: 1, most: 50 }),
  choices: viewChoices,
  is_default: z.boolean().default(false),
});

/** A project without its cards. Its lists and fields are in their order; its views are the shared ones. */
export const transferFrame = z.strictObject({
  description: projectDescription.default(''),
  color,
  calendar: projectCalendar.nullable().default(null),
  lists: named(list, transferLimits.lists).refine((lists) => lists.length > 0, 'A board has a list'),
  labels: named(label, transferLimits.labels).default([]),
  fields: named(field, transferLimits.fields).default([]),
  templates: named(template, transferLimits.templates).default([]),
  views: named(view, transferLimits.views).default([]),
});
export type TransferFrame = z.output<typeof transferFrame>;

const item = z.strictObject({
  id: sourceId,
  text: shortText('Item', { least: 1, most: 200 }),
  done: z.boolean(),
});

/** A card; what it refers to is named as the file names it, people by their id in this installation. */
export const transferCard = z.strictObject({
  id: sourceId,
  number: z.int().min(1).max(2_000_000_000),
  list: sourceId,
  /** Its place among the cards of its list. */
  position: position.regex(/^[0-9A-Za-z]+$/),
  title: cardTitle,
  description: longText.default(''),
  notes: longText.default(''),
  priority: z.enum(priorities).default('medium'),
  assignee: z.uuid().nullable().default(null),
  start_on: day.nullable().default(null),
  due_on: day.nullable().default(null),
  is_automatic: z.boolean().default(false),
  progress: z.int().min(0).max(100).default(0),
  blocked_reason: blockedReason.nullable().default(null),
  labels: ids.default([]),
  tags: z.array(tag).max(MOST_MEMBERS).default([]),
  depends_on: ids.default([]),
  link_terms: boundedRecord(200, linkTerms, MOST_MEMBERS).default({}),
  checklist: z.array(item).max(transferLimits.items).default([]),
  estimated_hours: hours.nullable().default(null),
  actual_hours: hours.nullable().default(null),
  /** Values by the ids of the fields; for a choice, the id of the option. */
  fields: boundedRecord(200, z.union([z.string().max(LONGEST_LINK), z.number()]), transferLimits.fields).default({}),
  /** Names of its files, whose bytes no export has. */
  files: z.array(attachmentName).max(transferLimits.files).default([]),
});
export type TransferCard = z.output<typeof transferCard>;

/** Items of the checklist of a card that comes elsewhere in the file. */
export const transferChecklist = z.strictObject({
  card: sourceId,
  items: z.array(item).min(1).max(transferLimits.items),
});

/** A comment about a card. */
export const transferComment = z.strictObject({
  id: sourceId,
  card: sourceId,
  /** The first comment of its thread; null: it starts one. */
  parent: sourceId.nullable().default(null),
  /** The name of its author. */
  by: shortText('Author', { least: 1, most: 200 }),
  at: z.iso.datetime(),
  is_team_only: z.boolean().default(false),
  text: commentText,
});

/** Things of each kind. */
export const transferCounts = z.strictObject({
  cards: z.int().min(0),
  items: z.int().min(0),
  comments: z.int().min(0),
});
export type TransferCounts = z.output<typeof transferCounts>;
