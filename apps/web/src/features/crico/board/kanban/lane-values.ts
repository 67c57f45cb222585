import type { Procedures } from '@nivel/client/procedures.generated';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { priorities } from '@nivel/contracts/projects/board-values';
import type { QuickAdded } from '../../area/quick-add/quick-add-field.tsx';
import type { LaneKind } from '../view/view-choices.ts';

/** What cards get, and lose, that go from one swimlane into another. */
export type LaneChange = Pick<CallInputOf<Procedures['move_cards']>, 'set' | 'add' | 'remove'>;

/** What a swimlane says of the cards that are made in it. */
export const laneValues = (kind: LaneKind, lane: string | null): Partial<QuickAdded> => {
  if (lane === null) return {};
  if (kind === 'assignee') return { assignee: lane === '' ? null : lane };
  const priority = priorities.find((one) => one === lane);
  if (kind === 'priority' && priority) return { priority };
  return kind === 'label' && lane !== '' ? { labels: [lane] } : {};
};

/** A label that stands for the lane is given, and that of the lane where the card was is taken away; its other labels it keeps. */
export const laneChange = (kind: LaneKind, from: string | null, to: string | null): LaneChange | undefined => {
  if (to === null) return undefined;
  const { labels: given, ...set } = laneValues(kind, to);
  if (kind !== 'label') return { set };
  const lost = from !== null && from !== '' && from !== to ? { remove: { labels: [from] } } : {};
  return { ...(given && { add: { labels: [...given] } }), ...lost };
};
