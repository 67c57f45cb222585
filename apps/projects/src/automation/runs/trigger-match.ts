import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import type { SetChange } from '@nivel/contracts/projects/card-sets';
import type { CardChange, Change } from '../../board/state/change.ts';

/** A command that may cause runs, and the known data of its project. */
export interface CauseScene {
  /** The name of the command. */
  readonly kind: string;
  readonly changes: readonly Change[];
  /** The status of each list. */
  readonly statuses: ReadonlyMap<string, string>;
  /** Cards that have stopped waiting since. */
  readonly freed: readonly string[];
}

type Values = NonNullable<CardChange['set']>;

/** A card restored from the trash was created before. */
const RETURNS = ['restore-cards', 'restore-list', 'restore-crico-milestone'];

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Whether a value changed from one matching value to another; null matches any. */
const isMeant = ({ from, to }: { from: string | null; to: string | null }, old: unknown, now: unknown): boolean =>
  asText(old) !== asText(now) && (from === null || asText(old) === from) && (to === null || asText(now) === to);

const isMeantOfSet = (
  { from, to }: { from: string | null; to: string | null },
  { add, remove }: SetChange<string>,
): boolean => (from === null || remove.includes(from)) && (to === null || add.includes(to));

const statusIn = ({ list_id }: Values, statuses: CauseScene['statuses']): string | undefined =>
  list_id === undefined ? undefined : statuses.get(list_id);

const hasFieldChanged = (
  trigger: Extract<RuleTrigger, { kind: 'field-changed' }>,
  set: Values,
  was: Values | null,
  { statuses }: CauseScene,
): boolean => {
  if (was === null) return false;
  const { field } = trigger;
  if (field === 'status')
    return set.list_id !== undefined && isMeant(trigger, statusIn(was, statuses), statusIn(set, statuses));
  if (field === 'labels') {
    const { labels } = set;
    return labels !== undefined && !Array.isArray(labels) && isMeantOfSet(trigger, labels);
  }
  if (field in set) return isMeant(trigger, was[field as keyof Values], set[field as keyof Values]);
  const own = set.fields;
  return own !== undefined && field in own && isMeant(trigger, was.fields?.[field], own[field]);
};

const hasComeInto = (list: string, set: Values, was: Values | null): boolean =>
  was !== null && set.list_id === list && was.list_id !== list;

/** Whether a matching person was assigned a card; null matches anybody. */
const isAssignedTo = (meant: string | null, { assignee = null }: Values): boolean =>
  assignee !== null && (meant === null || meant === assignee);

const hasReached = (percent: number, { progress = 0 }: Values, was: Values | null): boolean =>
  progress >= percent && (was?.progress ?? 0) < percent;

/**
 * Whether a change triggers a rule. Dependencies are evaluated beside the command; comments, times and other services trigger
 * runs separately.
 */
const isCaused = (trigger: RuleTrigger, { set, was }: CardChange, scene: CauseScene): boolean => {
  if (set === null || (was === null && RETURNS.includes(scene.kind))) return false;
  if (trigger.kind === 'card-created') return was === null;
  if (trigger.kind === 'field-changed') return hasFieldChanged(trigger, set, was, scene);
  if (trigger.kind === 'card-moved') return hasComeInto(trigger.list_id, set, was);
  if (trigger.kind === 'card-assigned') return isAssignedTo(trigger.assignee, set);
  return trigger.kind === 'progress-reached' && hasReached(trigger.percent, set, was);
};

/** The cards for which a command makes a rule run, each once. */
export const triggeredCards = (trigger: RuleTrigger, scene: CauseScene): string[] => {
  if (trigger.kind === 'dependencies-done') return [...scene.freed];
  const cards = scene.changes.filter((change) => change.of === 'card' && isCaused(trigger, change, scene));
  return [...new Set(cards.map(({ id }) => id))];
};

/** The cards that a command finished. */
export const finishedCards = ({ changes, statuses }: Pick<CauseScene, 'changes' | 'statuses'>): string[] =>
  changes.flatMap((change) => {
    if (change.of !== 'card' || change.set === null || change.was === null) return [];
    const isDone = statusIn(change.set, statuses) === 'done' && statusIn(change.was, statuses) !== 'done';
    return isDone ? [change.id] : [];
  });
