import { z } from 'zod';
import { day } from '../kernel/day.ts';
import { cardStatuses, priorities } from './values/board-values.ts';

/** How many days of the log are read. */
export const HISTORY_DAYS = 90;
/** Open cards of a project in the answer; where there are more, those that are due first. */
export const MOST_OPEN_CARDS = 5_000;

const openStatuses = cardStatuses.filter((status) => status !== 'done');
/** A place in a list beside the cards. */
const place = z.int().min(0);

/** A card that is not done; the trash has none of them. Thousands fit into one message, so it has no names for its fields. */
export const openCard = z.tuple([
  z.uuid(),
  z.int().describe('number within the project'),
  z.enum(openStatuses as ['todo', 'in-progress', 'review']),
  z.enum(priorities),
  place.nullable().describe('assignee, among the people'),
  day.nullable().describe('due on'),
  z.boolean().describe('whether it is blocked'),
  day.describe('last changed on'),
  z.number().nullable().describe('estimated hours'),
  z.int().min(0).max(100).describe('progress'),
  z.array(place).describe('open cards that it waits for, among the cards'),
]);
export type OpenCard = z.output<typeof openCard>;

/** The open work of a project, and the pace from its log. It contains no text that people wrote. */
export const workHistory = z.strictObject({
  /** In UTC. */
  today: day,
  /** The first of the days that are counted: 90 at most, today among them. */
  first_day: day,
  /** The target day of the project; null: there is none, or the caller may not see it. */
  target_on: day.nullable(),
  /** Cards that came to their end on each of the days; one that was opened again is not among them. */
  finished: z.array(z.int().min(0)),
  /** The people responsible for cards. */
  people: z.array(z.uuid()),
  /** The number of finished cards of each person. */
  finished_by: z.array(z.int().min(0)),
  cards: z.array(openCard),
  /** Cards that are done, of all time. */
  done: z.int().min(0),
  /** How many cards finished in this period had been reopened before. */
  reopened: z.int().min(0),
  /** Cards that were changed within the days, and those among them that several people changed. */
  touched: z.int().min(0),
  shared: z.int().min(0),
});
export type WorkHistory = z.output<typeof workHistory>;
