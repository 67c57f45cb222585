import { AppError } from '@nivel/contracts/kernel/app-error';
import type { AutomationRun } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import type { FilterScene } from '@nivel/contracts/projects/filter/filter-field';
import { noNames } from '@nivel/contracts/projects/filter/filter-text';
import { filterErrors } from '@nivel/contracts/projects/filter/filter.errors';
import { termsOf } from '@nivel/contracts/projects/filter/filter';
import { matcherOf } from '@nivel/contracts/projects/filter/matcher';
import { fieldsWith } from '@nivel/contracts/projects/filter/own-fields';
import { parseFilter } from '@nivel/contracts/projects/filter/parse-filter';
import type { BoardState } from '../../board/state/board-state.ts';
import type { Card, OnBoard } from '../../board/state/change.ts';

/** The person and the day for which a rule runs. */
export interface RunScene {
  readonly ownerId: string;
  /** Today in the owner's zone. */
  readonly today: string;
}

interface Meeting {
  /** The cards that meet the conditions, in their order. */
  readonly cards: readonly OnBoard<Card>[];
  /** The text of the conditions, and the first card's values. */
  readonly seen: AutomationRun['seen'];
}

/**
 * The cards that meet conditions, on the present board.
 * @throws AppError `filter_invalid` where they name what no longer exists
 */
export const cardsMeeting = (
  state: BoardState,
  cards: readonly OnBoard<Card>[],
  conditions: string,
  { ownerId, today }: RunScene,
): Meeting => {
  const fields = fieldsWith(state.shownFields());
  const { filter, problem } = parseFilter(conditions, fields, noNames);
  if (problem !== null) throw new AppError(filterErrors.filter_invalid, { details: problem });
  const scene: FilterScene = { today, me: ownerId, lists: state.lists, labels: state.labels };
  const met = cards.filter(matcherOf(filter, fields, scene));
  const [first] = met;
  const names = [...new Set(termsOf(filter).map(({ field }) => field))];
  const seen =
    first === undefined ? [] : names.map((field) => ({ field, value: fields.get(field)?.read(first, scene) ?? null }));
  return { cards: met, seen };
};
