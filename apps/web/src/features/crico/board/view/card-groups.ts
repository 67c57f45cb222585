import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { cardStatuses, priorities } from '@nivel/contracts/projects/values/board-values';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { byPosition, type Board } from '../../area/board-model/board-store.ts';
import { choiceIds, isOfChoices } from '../../area/project/field-choices.ts';
import { statusOf } from './card-filter.ts';
import type { Grouping, OwnField } from './view-choices.ts';

/** The group of cards without a value. */
export const NOTHING = '';
/** The group of values that are too many for a group each; no real value equals it. */
export const OTHERS = '\u0000';

type Kind = Exclude<Grouping, 'none' | OwnField>;
type Fields = Pick<Board, 'fields'>;

/** The field of the project by which cards are grouped; undefined: there is no such field, or it is deleted. */
export const ownFieldOf = ({ fields }: Fields, kind: string): FieldRow | undefined =>
  fields.get(kind.startsWith('field.') ? kind.slice('field.'.length) : '');

/** Whether cards can be put together by it: a field of the project may be gone. */
export const isGrouping = (board: Fields, kind: Grouping): boolean =>
  kind !== 'none' && (!kind.startsWith('field.') || ownFieldOf(board, kind) !== undefined);

const written = (value: string | number | null | undefined): readonly string[] => [String(value ?? NOTHING)];
const orNothing = (members: readonly string[]): readonly string[] => (members.length > 0 ? members : [NOTHING]);

const keysOf: Readonly<Record<Kind, (card: CardRow, board: Board) => readonly string[]>> = {
  status: (card, board) => [statusOf(board, card)],
  list: ({ list_id: list }) => [list],
  priority: ({ priority }) => [priority],
  assignee: ({ assignee }) => written(assignee),
  label: ({ labels }) => orNothing(labels),
  tag: ({ tags }) => orNothing(tags),
  due: ({ due_on: due }) => written(due),
  start: ({ start_on: start }) => written(start),
  progress: ({ progress }) => written(progress),
  estimate: ({ estimated_hours: hours }) => written(hours),
  actual: ({ actual_hours: hours }) => written(hours),
  blocked: ({ blocked_reason: reason }) => written(reason),
};

/** A card's values of a kind, as comparable texts: it is in a swimlane for each of them. */
export const groupKeys = (board: Board, kind: Exclude<Grouping, 'none'>, card: CardRow): readonly string[] => {
  if (!kind.startsWith('field.')) return keysOf[kind as Kind](card, board);
  const field = ownFieldOf(board, kind);
  const value = field && card.fields[field.id];
  const isGone = field?.kind === 'choice' && !field.choices.some(({ id }) => id === value);
  return written(isGone ? null : value);
};

const isNumber = (kind: string, field: FieldRow | undefined): boolean =>
  ['progress', 'estimate', 'actual'].includes(kind) || field?.kind === 'number' || field?.kind === 'money';

/** The groups that always exist, in their order; undefined where the cards' values alone decide. */
export const fixedKeys = (board: Board, kind: Grouping): readonly string[] | undefined => {
  if (kind === 'status') return [...cardStatuses, 'blocked'];
  if (kind === 'priority') return [...priorities].reverse();
  if (kind === 'list') return [...board.lists.values()].sort(byPosition).map(({ id }) => id);
  const field = ownFieldOf(board, kind);
  return field && isOfChoices(field) ? [...choiceIds(field), NOTHING] : undefined;
};

/**
 * Keys in display order: numbers and days ascending, the rest by name; the empty value comes last.
 * @param nameOf of a person or a label
 */
export const inGroupOrder = (
  board: Board,
  kind: Grouping,
  keys: ReadonlySet<string>,
  nameOf: (key: string) => string | undefined,
): readonly string[] => {
  const fixed = fixedKeys(board, kind);
  if (fixed) return fixed.filter((key) => keys.has(key));
  const named = [...keys].filter((key) => key !== NOTHING);
  if (isNumber(kind, ownFieldOf(board, kind))) named.sort((one, other) => Number(one) - Number(other));
  else named.sort((one, other) => (nameOf(one) ?? one).localeCompare(nameOf(other) ?? other));
  return keys.has(NOTHING) ? [...named, NOTHING] : named;
};
