import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { ruleCardChange } from './automation-rule.ts';
import { deliveryOutcomes, deliveryProblems, proposalStates, runCauses, runResults } from './automation-values.ts';

/** One run of a rule. */
export const automationRun = z.strictObject({
  id: z.uuid(),
  started_at: z.iso.datetime(),
  duration_ms: z.int(),
  result: z.enum(runResults),
  /** The code with which it was refused. */
  error: z.string().nullable(),
  began: z.enum(runCauses),
  /** The command that caused it; null: something else did. */
  cause: z.strictObject({ sequence: z.int(), kind: z.string() }).nullable(),
  /** Who caused it. */
  caused_by: z.uuid().nullable(),
  /** 1, and one more for each rule that led to it. */
  depth: z.int(),
  /** Cards that met the conditions. */
  matched: z.int(),
  /** What the conditions were asked of the first of them, and what it had there. */
  seen: z.array(z.strictObject({ field: z.string(), value: z.unknown() })),
  /** What it changed; the first 50 cards. */
  cards: z.array(ruleCardChange),
  comments: z.int(),
  notices: z.int(),
  /** Cards that it created. */
  created: z.int(),
  emails: z.int(),
  /** Calls of webhooks, and what became of each. */
  deliveries: z.array(
    z.strictObject({
      webhook: z.string(),
      outcome: z.enum(deliveryOutcomes),
      attempts: z.int(),
      /** With what the other side answered last. */
      status: z.int().nullable(),
      problem: z.enum(deliveryProblems).nullable(),
    }),
  ),
  /** Proposals that it asked `ai` for, by what became of them. */
  proposals: z.array(
    z.strictObject({
      state: z.enum(proposalStates),
      count: z.int(),
      /** Of those that wait: when `ai` is asked again that has not answered; null: it was not asked yet, or answered. */
      asked_again_at: z.iso.datetime().nullable(),
    }),
  ),
  /** When its notices and e-mails leave that wait for the end of quiet hours; null: none waited. */
  held_until: z.iso.datetime().nullable(),
});
export type AutomationRun = z.output<typeof automationRun>;

/** Newest first. */
export const listAutomationRuns = operation({
  name: 'projects.list-automation-runs',
  summary: 'The runs of an automation rule: cause, conditions, changes and result.',
  door: { kind: 'procedure', procedure: 'list_automation_runs' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    project_id: z.uuid(),
    rule_id: z.uuid(),
    /** The last run of the page before. */
    before: z.uuid().optional(),
    limit: z.int().min(1).max(50).default(20),
  }),
  output: z.strictObject({ runs: z.array(automationRun), has_more: z.boolean() }),
  errors: [],
});
