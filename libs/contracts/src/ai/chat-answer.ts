import { z } from 'zod';
import { day } from '../kernel/day.ts';
import { cardTitle } from '../projects/values/card-title.ts';
import { projectName } from '../projects/board-shape.ts';
import { priorities } from '../projects/values/board-values.ts';
import { chatTopics, MOST_CHANGED_AT_ONCE, MOST_CITED, MOST_SUGGESTIONS } from './chat-values.ts';
import { usedModel } from './values/used-model.ts';
import { engines } from './values/model-values.ts';
import { MOST_PROPOSED, proposalLanguages } from './values/proposal-values.ts';

/** A card that an answer rests on, as the caller may see it. */
const citedCard = z.strictObject({
  card_id: z.uuid(),
  /** As people call it: `SITE-12`. */
  reference: z.string(),
  title: z.string(),
});
export type CitedCard = z.output<typeof citedCard>;

const named = z.strictObject({ id: z.uuid(), name: z.string() });

/** A card that is not there yet. */
const newCard = z.strictObject({
  title: cardTitle,
  list: named,
  priority: z.enum(priorities),
  assignee: named.nullable(),
  start_on: day.nullable(),
  due_on: day.nullable(),
});
export type NewChatCard = z.output<typeof newCard>;

/** A card that is there: its list or its assignee as it is now, and as it would be. What is null stays as it is. */
const changedCard = citedCard.extend({
  list: z.strictObject({ from: z.string(), to: named }).nullable(),
  assignee: z.strictObject({ from: z.string().nullable(), to: named.nullable() }).nullable(),
});
export type ChangedChatCard = z.output<typeof changedCard>;

/** What a person may apply. Nothing of it is written until they do. */
export const chatProposal = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cards'),
    create: z.array(newCard).max(MOST_PROPOSED),
    update: z.array(changedCard).max(MOST_CHANGED_AT_ONCE),
  }),
  z.strictObject({ kind: z.literal('project'), name: projectName }),
]);
export type ChatProposal = z.output<typeof chatProposal>;

/** What the assistant answers. */
export const chatAnswer = z.strictObject({
  response: z.string().min(1),
  topic: z.enum(chatTopics),
  language: z.enum(proposalLanguages),
  /** What made the text. Cards and proposals always come from the rules. */
  engine: z.enum(engines),
  /** The model of the organization; null: there is none, or it was not asked. */
  model: usedModel.nullable(),
  cards: z.array(citedCard).max(MOST_CITED),
  /** How many cards it is about; at least those that are named. */
  total: z.int().min(0),
  proposal: chatProposal.nullable(),
  /** Whole sentences that can be said next. */
  suggestions: z.array(z.string()).max(MOST_SUGGESTIONS),
});
export type ChatAnswer = z.output<typeof chatAnswer>;
