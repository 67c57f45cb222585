import { CRON_FIELDS, isHourlyAtMost, LONGEST_CRON } from '@nivel/contracts/kernel/cron-text';
import { isTimeZone } from '@nivel/contracts/kernel/time-zone';
import type { RuleAction, RuleRow, RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import {
  LONGEST_RULE_NAME,
  MOST_DAYS_BEFORE,
  type ActionKind,
  type TriggerKind,
} from '@nivel/contracts/projects/automation/automation-values';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { readDay } from '@nivel/contracts/projects/filter/filter-days';
import { numberIn } from '../../../area/project/field-words.ts';
import type { RuleRecipe } from '../rule-recipes.ts';

/** A rule while somebody writes it. */
export interface RuleDraft {
  readonly name: string;
  readonly description: string;
  readonly trigger: RuleTrigger;
  /** As people write them. */
  readonly conditions: string;
  readonly actions: readonly DraftAction[];
  readonly priority: number;
  readonly isActive: boolean;
}

/** An action with a number of its own, so that it stays itself when others go. */
export interface DraftAction {
  readonly key: number;
  readonly action: RuleAction;
}

const numbered = (actions: readonly RuleAction[]): DraftAction[] => actions.map((action, key) => ({ key, action }));

/** What a new action of a kind says before anything is chosen. */
export const newAction = (kind: ActionKind): RuleAction => {
  switch (kind) {
    case 'set-field':
      return { kind, field: 'priority', value: 'high' };
    case 'move':
      return { kind, list_id: '' };
    case 'assign':
      return { kind, assignee: null };
    case 'add-label':
    case 'remove-label':
      return { kind, label_id: '' };
    case 'add-item':
    case 'comment':
      return { kind, text: '' };
    case 'notify':
      return { kind, to: 'team_lead', person_id: null, message: '' };
    case 'create-card':
      return { kind, template_id: '' };
    case 'email':
      return { kind, to: 'team_lead', person_id: null, subject: '', message: '' };
    case 'webhook':
      return { kind, webhook_id: '' };
    case 'ai-proposal':
      return { kind };
  }
};

const newTriggers: { readonly [Kind in TriggerKind]: (zone: string) => Extract<RuleTrigger, { kind: Kind }> } = {
  'card-created': () => ({ kind: 'card-created' }),
  'field-changed': () => ({ kind: 'field-changed', field: 'priority', from: null, to: null }),
  'card-moved': () => ({ kind: 'card-moved', list_id: '' }),
  'card-assigned': () => ({ kind: 'card-assigned', assignee: null }),
  'dependencies-done': () => ({ kind: 'dependencies-done' }),
  'progress-reached': () => ({ kind: 'progress-reached', percent: 50 }),
  'due-within': () => ({ kind: 'due-within', days: 3 }),
  overdue: () => ({ kind: 'overdue' }),
  'comment-added': () => ({ kind: 'comment-added', words: null, mentions: null, is_first: false }),
  schedule: (zone) => ({ kind: 'schedule', time: { cron: '0 9 * * *', time_zone: zone } }),
  'module-completed': () => ({ kind: 'module-completed', person: null }),
  'level-unlocked': () => ({ kind: 'level-unlocked', person: null }),
  'payment-overdue': () => ({ kind: 'payment-overdue' }),
  'payment-paid': () => ({ kind: 'payment-paid' }),
  'contract-signed': () => ({ kind: 'contract-signed' }),
  'lead-stage-reached': () => ({ kind: 'lead-stage-reached', stage: 'closed_won' }),
};

/** What a new trigger of a kind says before anything is chosen. @param zone where times are read */
export const newTrigger = (kind: TriggerKind, zone: string): RuleTrigger => newTriggers[kind](zone);

/** A rule that nobody has written yet. */
export const emptyDraft: RuleDraft = {
  ...{ name: '', description: '', trigger: { kind: 'card-created' }, conditions: '', priority: 5, isActive: true },
  actions: numbered([newAction('set-field')]),
};

/** A rule that there is, or a recipe, as it is written. */
export const draftOf = (rule: RuleRow | RuleRecipe, conditions: string): RuleDraft => ({
  ...{ name: rule.name, description: rule.description, trigger: rule.trigger, conditions, priority: rule.priority },
  actions: numbered(rule.actions),
  isActive: 'is_active' in rule ? rule.is_active || rule.stopped_by !== null : true,
});

/** One more action at the end. */
export const withAction = (actions: readonly DraftAction[]): DraftAction[] => [
  ...actions,
  { key: Math.max(-1, ...actions.map(({ key }) => key)) + 1, action: newAction('set-field') },
];

/** Whether a name can be saved. */
export const isName = (name: string): boolean => name.trim() !== '' && [...name.trim()].length <= LONGEST_RULE_NAME;

/** Whether everything of a trigger is chosen. */
export const isWholeTrigger = (trigger: RuleTrigger): boolean => {
  if (trigger.kind === 'card-moved') return trigger.list_id !== '';
  if (trigger.kind === 'comment-added') return trigger.words === null || trigger.words.trim() !== '';
  if (trigger.kind === 'schedule') return isWholeTime(trigger.time);
  if (trigger.kind === 'progress-reached') return isWithin(trigger.percent, 1, 100);
  return trigger.kind !== 'due-within' || isWithin(trigger.days, 0, MOST_DAYS_BEFORE);
};

const isWholeTime = ({ cron, time_zone }: Extract<RuleTrigger, { kind: 'schedule' }>['time']): boolean =>
  cron.length <= LONGEST_CRON && CRON_FIELDS.test(cron) && isHourlyAtMost(cron) && isTimeZone(time_zone);

const isWithin = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** Whether a field of cards, or one of the project's own, holds a day. */
export const isDayField = (field: string, own: FieldRow | undefined): boolean =>
  field === 'due_on' || field === 'start_on' || own?.kind === 'day';

const isDayText = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && readDay(value) !== undefined);

const isWholeValue = (
  { field, value }: Extract<RuleAction, { kind: 'set-field' }>,
  own: FieldRow | undefined,
): boolean => {
  if (field === 'status' || field === 'priority') return typeof value === 'string';
  if (field === 'progress') return typeof value === 'number' && isWithin(value, 0, 100);
  if (isDayField(field, own)) return isDayText(value);
  return value === null || value !== '';
};

const isAddressed = ({ to, person_id }: { readonly to: string; readonly person_id: string | null }): boolean =>
  to !== 'person' || person_id !== null;

const isWholeMessage = (said: Parameters<typeof isAddressed>[0] & { readonly message: string }): boolean =>
  said.message.trim() !== '' && isAddressed(said);

/** Whether everything of an action is said. */
export const isWholeAction = (action: RuleAction, fields: ReadonlyMap<string, FieldRow>): boolean => {
  switch (action.kind) {
    case 'set-field':
      return isWholeValue(action, fields.get(action.field));
    case 'move':
      return action.list_id !== '';
    case 'assign':
    case 'ai-proposal':
      return true;
    case 'add-label':
    case 'remove-label':
      return action.label_id !== '';
    case 'add-item':
    case 'comment':
      return action.text.trim() !== '';
    case 'notify':
      return isWholeMessage(action);
    case 'email':
      return action.subject.trim() !== '' && isWholeMessage(action);
    case 'create-card':
      return action.template_id !== '';
    case 'webhook':
      return action.webhook_id !== '';
  }
};

/** What somebody typed as the value of a field; money in whole ones. Null: nothing. */
export const typedValue = (typed: string, field: string, own: FieldRow | undefined): string | number | null => {
  const text = typed.trim();
  if (text === '') return null;
  if (field === 'progress' || own?.kind === 'number') return numberIn(text) ?? text;
  if (own?.kind === 'money') {
    const amount = numberIn(text);
    return amount === null ? text : Math.round(amount * 100);
  }
  return isDayField(field, own) ? (readDay(text.toLowerCase()) ?? text) : text;
};

/** A value as it is typed. */
export const writtenValue = (value: string | number | null, own: FieldRow | undefined): string => {
  if (value === null) return '';
  return own?.kind === 'money' && typeof value === 'number' ? String(value / 100) : String(value);
};
