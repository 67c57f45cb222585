// Without a schema, so that a page may load it that loads none.

/** What makes a rule run. */
export const triggerKinds = [
  'card-created',
  'field-changed',
  'card-moved',
  'card-assigned',
  'dependencies-done',
  'progress-reached',
  'due-within',
  'overdue',
  'comment-added',
  'schedule',
  'module-completed',
  'level-unlocked',
  'payment-overdue',
  'payment-paid',
  'contract-signed',
  'lead-stage-reached',
] as const;
export type TriggerKind = (typeof triggerKinds)[number];

/** What happens in the book of the installation. It has to do with no card: without conditions such a rule runs for none. */
export const bookTriggers: readonly TriggerKind[] = [
  'payment-overdue',
  'payment-paid',
  'contract-signed',
  'lead-stage-reached',
];

/** What a rule does. */
export const actionKinds = [
  'set-field',
  'move',
  'assign',
  'add-label',
  'remove-label',
  'add-item',
  'comment',
  'notify',
  'create-card',
  'email',
  'webhook',
  'ai-proposal',
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** Days before a deadline at most. */
export const MOST_DAYS_BEFORE = 60;

/** Fields of a card whose changes a rule can follow, beside those of the project, which go by their ids. */
export const watchedFields = [
  'status',
  'priority',
  'assignee',
  'due_on',
  'start_on',
  'progress',
  'blocked_reason',
  'labels',
  'title',
] as const;

/** Fields of a card that a rule can set, beside those of the project, which go by their ids. */
export const settableFields = ['status', 'priority', 'due_on', 'start_on', 'progress', 'blocked_reason'] as const;

/** The people a rule can notify. `hr`: owners and admins of the organization, who answer for its people. */
export const ruleAudiences = ['team_lead', 'project_manager', 'hr', 'team', 'assignee', 'person'] as const;
export type RuleAudience = (typeof ruleAudiences)[number];

/**
 * What became of a run. `unchanged`: everything was so already. `too-deep`: it would have been one rule too many in a row.
 * `too-often` and `no-rights` stopped the rule. `paused`: all automation of the project was paused.
 */
export const runResults = ['done', 'unchanged', 'refused', 'too-deep', 'too-often', 'no-rights', 'paused'] as const;
export type RunResult = (typeof runResults)[number];

/**
 * What a run began with: a command, a person who pressed Run Now, a deadline, a comment, the rule's own time, the learning of a
 * member, or the book of the installation.
 */
export const runCauses = ['command', 'hand', 'due-date', 'comment', 'schedule', 'learning', 'finance'] as const;
export type RunCause = (typeof runCauses)[number];

/**
 * What became of a call of a webhook. `waiting`: it is sent, or sent again. `refused`: its address is not public. `failed`: the other
 * side did not take it. `unknown`: it may have arrived, and is not sent again.
 */
export const deliveryOutcomes = ['waiting', 'delivered', 'refused', 'failed', 'unknown'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** Why a call of a webhook has not arrived, as far as is known. */
export const deliveryProblems = [
  'address_refused',
  'unreachable',
  'redirect',
  'answer',
  'timeout',
  'broken',
  'webhook_deleted',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/**
 * What became of a proposal that a rule asked `ai` for. `waiting`: it is asked for, or asked for again. `ready`: a person may apply
 * it. `empty`: there was nothing to propose. `failed`: `ai` did not answer for hours, or the owner of the rule lost the right.
 * `gone`: the card was in the trash. `replaced`: a newer one of the card took its place.
 */
export const proposalStates = [
  'waiting',
  'ready',
  'empty',
  'failed',
  'gone',
  'replaced',
  'applied',
  'dismissed',
] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Why a rule does not run although it is not paused. */
export const stopReasons = ['too-often', 'no-rights'] as const;
export type StopReason = (typeof stopReasons)[number];

/** Rules of a project that run, and all that it keeps. */
export const MOST_ACTIVE_RULES = 50;
export const MOST_RULES = 200;
export const MOST_ACTIONS = 10;
/** A rule that another caused, and so on: more in a row are a circle. */
export const DEEPEST_CHAIN = 8;
export const MOST_RUNS_AN_HOUR = 200;
export const LONGEST_RULE_NAME = 80;
export const LONGEST_RULE_DESCRIPTION = 500;
export const LONGEST_MESSAGE = 300;
/** Of an e-mail of a rule. */
export const LONGEST_SUBJECT = 150;
export const LONGEST_LETTER = 2_000;
/** What a comment contains that makes a rule run. */
export const LONGEST_WORDS = 100;
/** Of one card's checklist item. */
export const LONGEST_ITEM = 200;

/** How pressing a rule is: 9 and more red, 5 to 8 amber, below green. */
export const priorityBand = (priority: number): 'high' | 'medium' | 'low' => {
  if (priority >= 9) return 'high';
  return priority >= 5 ? 'medium' : 'low';
};

/** Reports to those who lead a project; a time is all that is set of them. */
export const leadReportKinds = ['weekly-report', 'stale-cards'] as const;

/** Tasks that a project has done at times of its own. */
export const projectTaskKinds = [...leadReportKinds, 'email-report'] as const;

/** Members who get one e-mail report. */
export const MOST_RECIPIENTS = 50;
