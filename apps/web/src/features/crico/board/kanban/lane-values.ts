import type { Procedures } from '@nivel/client/procedures.generated';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { priorities } from '@nivel/contracts/projects/values/board-values';
import type { Board } from '../../area/board-model/board-store.ts';
import type { QuickAdded } from '../../area/quick-add/quick-add-field.tsx';
import { NOTHING, OTHERS, ownFieldOf } from '../view/card-groups.ts';
import type { LaneKind, OwnField } from '../view/view-choices.ts';

/** The values that cards gain and lose by moving from one swimlane to another. */
export type LaneChange = Pick<CallInputOf<Procedures['move_cards']>, 'set' | 'add' | 'remove'>;
type Values = NonNullable<LaneChange['set']>;
type Fields = Pick<Board, 'fields'>;

const textIn = (lane: string): string | null => (lane === NOTHING ? null : lane);
const numberIn = (lane: string): number | null => (lane === NOTHING ? null : Number(lane));

const valueOf: Readonly<Record<Exclude<LaneKind, 'none' | 'label' | 'tag' | OwnField>, (lane: string) => Values>> = {
  assignee: (lane) => ({ assignee: textIn(lane) }),
  priority: (lane) => {
    const priority = priorities.find((one) => one === lane);
    return priority ? { priority } : {};
  },
  due: (lane) => ({ due_on: textIn(lane) }),
  start: (lane) => ({ start_on: textIn(lane) }),
  progress: (lane) => ({ progress: Number(lane) }),
  estimate: (lane) => ({ estimated_hours: numberIn(lane) }),
  actual: (lane) => ({ actual_hours: numberIn(lane) }),
  blocked: (lane) => ({ blocked_reason: textIn(lane) }),
};

const ownValue = (board: Fields, kind: OwnField, lane: string): Values => {
  const field = ownFieldOf(board, kind);
  if (!field) return {};
  const isNumber = field.kind === 'number' || field.kind === 'money';
  return { fields: { [field.id]: isNumber ? numberIn(lane) : textIn(lane) } };
};

/** The origin of cards dropped into a swimlane, and their values of its kind. */
interface Way {
  readonly from: string | null;
  readonly to: string | null;
  readonly held: readonly string[];
}

/** The member of the new lane is added, and that of the former lane is removed; without any it loses all. */
const memberChange = (set: 'labels' | 'tags', { from, to, held }: Way): LaneChange => {
  if (to === NOTHING || to === null) return held.length > 0 ? { remove: { [set]: [...held] } } : {};
  const isLost = from !== null && from !== NOTHING && from !== OTHERS && from !== to;
  return { add: { [set]: [to] }, ...(isLost && { remove: { [set]: [from] } }) };
};

/** The changes of cards that move from a swimlane to another; undefined if that has no value. */
export const laneChange = (board: Fields, kind: LaneKind, way: Way): LaneChange | undefined => {
  const { to } = way;
  if (to === null || to === OTHERS || kind === 'none') return undefined;
  if (kind === 'label') return memberChange('labels', way);
  if (kind === 'tag') return memberChange('tags', way);
  return { set: kind in valueOf ? valueOf[kind as keyof typeof valueOf](to) : ownValue(board, kind as OwnField, to) };
};

/** The values of new cards in a swimlane. */
export const laneValues = (board: Fields, kind: LaneKind, lane: string | null): Partial<QuickAdded> => {
  const { set = {}, add } = laneChange(board, kind, { from: null, to: lane, held: [] }) ?? {};
  const { assignee, priority, due_on, ...more } = set;
  return {
    ...(assignee !== undefined && { assignee }),
    ...(priority && { priority }),
    ...(due_on !== undefined && { due_on }),
    ...(add?.labels && { labels: [...add.labels] }),
    more: { ...more, ...(add?.tags && { tags: [...add.tags] }) },
  };
};
