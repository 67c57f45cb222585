import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import type { SetChange } from '@nivel/contracts/projects/card-sets';
import type { CardChange, Change } from '../../board/state/change.ts';

/** A command that may cause runs, and what is known of its project. */
export interface CauseScene {
  /** The name of the command. */
  readonly kind: string;
  readonly changes: readonly Change[];
  /** The status of each list. */
  readonly statuses: ReadonlyMap<string, string>;
  /** Cards that wait for nothing any more since. */
  readonly freed: readonly string[];
}

type Values = NonNullable<CardChange['set']>;

/** What comes back from the trash was made before. */
const RETURNS = ['restore-cards', 'restore-list', 'restore-crico-milestone'];

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Whether a value changed from one that is meant to another that is meant; null means any. */
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
  was: Values,
  { statuses }: CauseScene,
): boolean => {
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

/** What is known of a card that a command changed. */
interface ChangedCard {
  readonly set: Values;
  /** Null: it is new. */
  readonly was: CardChange['was'];
}
type Causes = {
  readonly [Kind in RuleTrigger['kind']]: (
    trigger: Extract<RuleTrigger, { kind: Kind }>,
    card: ChangedCard,
    scene: CauseScene,
  ) => boolean;
};

const never = (): boolean => false;
const causes: Causes = {
  'card-created': (_, { was }) => was === null,
  'field-changed': (trigger, { set, was }, scene) => was !== null && hasFieldChanged(trigger, set, was, scene),
  'card-moved': (trigger, { set, was }) =>
    was !== null && set.list_id === trigger.list_id && was.list_id !== trigger.list_id,
  'card-assigned': (trigger, { set: { assignee } }) =>
    assignee !== undefined && assignee !== null && (trigger.assignee === null || trigger.assignee === assignee),
  'progress-reached': (trigger, { set: { progress }, was }) =>
    progress !== undefined && progress >= trigger.percent && (was?.progress ?? 0) < trigger.percent,
  // What waits for others is found beside the command, and what is due by the day.
  'dependencies-done': never,
  'due-within': never,
  overdue: never,
};

const isCaused = <Kind extends RuleTrigger['kind']>(
  trigger: Extract<RuleTrigger, { kind: Kind }> & { readonly kind: Kind },
  { set, was }: CardChange,
  scene: CauseScene,
): boolean => {
  if (set === null || (was === null && RETURNS.includes(scene.kind))) return false;
  const cause: Causes[Kind] = causes[trigger.kind];
  return cause(trigger, { set, was }, scene);
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
