import { z } from 'zod';
import { leadStages } from '../../finance/values/lead-values.ts';
import { isWellFormed, linesOfText, shortText } from '../../kernel/short-text.ts';
import { taskTime } from '../../kernel/task-time.ts';
import { LONGEST_LINK } from '../field-values.ts';
import { LONGEST_FILTER_TEXT } from '../filter/filter.ts';
import { commentText } from '../comment-shape.ts';
import {
  LONGEST_ITEM,
  LONGEST_LETTER,
  LONGEST_MESSAGE,
  LONGEST_RULE_DESCRIPTION,
  LONGEST_RULE_NAME,
  LONGEST_SUBJECT,
  LONGEST_WORDS,
  MOST_DAYS_BEFORE,
  MOST_ACTIONS,
  ruleAudiences,
  settableFields,
  stopReasons,
  watchedFields,
} from './automation-values.ts';

/** A value as text; empty: nothing. Of a set the member that came or went. */
const comparedValue = z.string().max(200).refine(isWellFormed, 'Text has half a character').nullable();

/** What makes a rule run. `from` and `to` are null where any value will do. */
export const ruleTrigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('card-created') }),
  z.strictObject({
    kind: z.literal('field-changed'),
    field: z.union([z.enum(watchedFields), z.uuid()]),
    from: comparedValue,
    to: comparedValue,
  }),
  z.strictObject({ kind: z.literal('card-moved'), list_id: z.uuid() }),
  z.strictObject({ kind: z.literal('card-assigned'), assignee: z.uuid().nullable() }),
  z.strictObject({ kind: z.literal('dependencies-done') }),
  z.strictObject({ kind: z.literal('progress-reached'), percent: z.int().min(1).max(100) }),
  /** Of cards that are not done, today included; each card once for a due date. */
  z.strictObject({ kind: z.literal('due-within'), days: z.int().min(0).max(MOST_DAYS_BEFORE) }),
  z.strictObject({ kind: z.literal('overdue') }),
  /** All that is said of the comment must hold. */
  z.strictObject({
    kind: z.literal('comment-added'),
    /** Compared without accents and capitals. */
    words: shortText('Words', { least: 1, most: LONGEST_WORDS }).nullable(),
    mentions: z.uuid().nullable(),
    /** Whether only the first comment of a card is meant. */
    is_first: z.boolean(),
  }),
  /** For all cards of the project, at most once an hour; times that passed while nothing ran are one. */
  z.strictObject({ kind: z.literal('schedule'), time: taskTime }),
  /**
   * Of members who agreed that their organization sees their progress, for the cards that they are assigned to; null: any of them.
   * Owned by people who see that progress.
   */
  z.strictObject({ kind: z.literal('module-completed'), person: z.uuid().nullable() }),
  z.strictObject({ kind: z.literal('level-unlocked'), person: z.uuid().nullable() }),
  /** Of the book of the installation, for all cards that meet the conditions; owned by people who may read the book. */
  z.strictObject({ kind: z.literal('payment-overdue') }),
  z.strictObject({ kind: z.literal('payment-paid') }),
  z.strictObject({ kind: z.literal('contract-signed') }),
  /** A lead is made in this stage, or comes into it from another. */
  z.strictObject({ kind: z.literal('lead-stage-reached'), stage: z.enum(leadStages) }),
]);
export type RuleTrigger = z.output<typeof ruleTrigger>;

/** One step of a rule. Days are set as filters say them: `2026-12-01`, `today` or `7d`; null empties a field. */
export const ruleAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('set-field'),
    field: z.union([z.enum(settableFields), z.uuid()]),
    value: z
      .union([z.string().min(1).max(LONGEST_LINK).trim().refine(isWellFormed, 'Text has half a character'), z.number()])
      .nullable(),
  }),
  z.strictObject({ kind: z.literal('move'), list_id: z.uuid() }),
  z.strictObject({ kind: z.literal('assign'), assignee: z.uuid().nullable() }),
  z.strictObject({ kind: z.literal('add-label'), label_id: z.uuid() }),
  z.strictObject({ kind: z.literal('remove-label'), label_id: z.uuid() }),
  z.strictObject({ kind: z.literal('add-item'), text: shortText('Item', { least: 1, most: LONGEST_ITEM }) }),
  z.strictObject({ kind: z.literal('comment'), text: commentText }),
  z.strictObject({
    kind: z.literal('notify'),
    to: z.enum(ruleAudiences),
    /** Of `person` alone. */
    person_id: z.uuid().nullable(),
    message: shortText('Message', { least: 1, most: LONGEST_MESSAGE }),
  }),
  /** One card for a run, however many cards it is about; into the first list with the status of the template. */
  z.strictObject({ kind: z.literal('create-card'), template_id: z.uuid() }),
  z.strictObject({
    kind: z.literal('email'),
    to: z.enum(ruleAudiences),
    /** Of `person` alone. */
    person_id: z.uuid().nullable(),
    subject: shortText('Subject', { least: 1, most: LONGEST_SUBJECT }),
    message: linesOfText('An e-mail', { most: LONGEST_LETTER }).min(1),
  }),
  /** One call for a run. */
  z.strictObject({ kind: z.literal('webhook'), webhook_id: z.uuid() }),
  /** One proposal for each card, after the run; nothing of it is written unless a person applies it. */
  z.strictObject({ kind: z.literal('ai-proposal') }),
]);
export type RuleAction = z.output<typeof ruleAction>;

/** What people say of a rule. */
export const ruleBody = {
  name: shortText('Rule name', { least: 1, most: LONGEST_RULE_NAME }),
  description: shortText('Description', { most: LONGEST_RULE_DESCRIPTION }).default(''),
  trigger: ruleTrigger,
  /** Which cards are meant, as filters are written with the ids of things; empty: all. */
  conditions: z.string().max(LONGEST_FILTER_TEXT).default(''),
  /** In their order. */
  actions: z.array(ruleAction).min(1, 'A rule does something').max(MOST_ACTIONS),
  /** The higher runs first. */
  priority: z.int().min(1).max(10).default(5),
  is_active: z.boolean().default(true),
};

/** A rule as members of the project see it. */
export const ruleRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  trigger: ruleTrigger,
  conditions: z.string(),
  actions: z.array(ruleAction),
  priority: z.int(),
  is_active: z.boolean(),
  /** Why it was stopped; null: it was not. */
  stopped_by: z.enum(stopReasons).nullable(),
  /** The person on whose behalf it acts: who last saved it. */
  owner_id: z.uuid(),
  /** Runs whose conditions held, and how many in a hundred of them did what they should; null: none yet. */
  executions_count: z.int(),
  success_rate: z.int().nullable(),
  last_executed_at: z.iso.datetime().nullable(),
  /** When its schedule comes next; null: it has none, or is paused. */
  next_run_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type RuleRow = z.output<typeof ruleRow>;

/** What a run did, or would do, to a card. */
export const ruleCardChange = z.strictObject({
  card_id: z.uuid(),
  number: z.int(),
  title: z.string(),
  /** Of sets who came (`new`) and who went (`old`). */
  fields: z.array(z.strictObject({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type RuleCardChange = z.output<typeof ruleCardChange>;
