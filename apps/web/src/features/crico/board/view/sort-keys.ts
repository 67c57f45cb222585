import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { cardStatuses, priorities } from '@nivel/contracts/projects/values/board-values';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { CommentCount } from '../../area/comments/comments.queries.ts';
import type { Board } from '../../area/board-model/board-store.ts';
import { choiceIds, isOfChoices } from '../../area/project/field-choices.ts';
import { statusOf } from './card-filter.ts';
import type { Sort } from './view-choices.ts';

/** Sort keys that are not part of cards. */
export interface SortScene {
  readonly board: Board;
  readonly names: ReadonlyMap<string, string>;
  readonly comments: ReadonlyMap<string, CommentCount>;
  /** How many files cards have. */
  readonly files: ReadonlyMap<string, number>;
}

const uncounted = { comments: new Map<never, never>(), files: new Map<never, never>() };

/** A comment or an attachment moves no card unless it is the sort key. */
export const countsToSortBy = (
  { comments, files }: Pick<SortScene, 'comments' | 'files'>,
  sort: Sort,
): Pick<SortScene, 'comments' | 'files'> => ({
  comments: sort === 'comments' ? comments : uncounted.comments,
  files: sort === 'files' ? files : uncounted.files,
});

type Key = (card: CardRow) => string | number;

/** Later than every day that is set, and behind every word. */
const NEVER = '9999-99-99';
const LAST = '\u{10FFFF}';
const dueOf: Key = ({ due_on }) => due_on ?? NEVER;
const rankOf: Key = ({ priority }) => priorities.length - priorities.indexOf(priority);
const wordsOf = (words: string): string => (words === '' ? LAST : words);

type Shown = Exclude<Sort, 'board' | `field.${string}`>;

const statuses = [...cardStatuses, 'blocked'] as const;

const keys: Readonly<Record<Shown, (scene: SortScene) => readonly Key[]>> = {
  // Critical comes first, and then the earliest deadline.
  priority: () => [rankOf, dueOf],
  due: () => [dueOf, rankOf],
  title: () => [({ title }) => title],
  number: () => [({ number }) => number || Number.MAX_SAFE_INTEGER],
  status: ({ board }) => [(card) => statuses.indexOf(statusOf(board, card))],
  assignee: ({ names }) => [({ assignee }) => (assignee === null ? LAST : (names.get(assignee) ?? assignee))],
  progress: () => [({ progress }) => progress],
  // The board has this order already.
  list: ({ board }) => {
    const order = [...board.lists.values()].sort((one, other) => (one.position < other.position ? -1 : 1));
    const places = new Map(order.map(({ id }, at) => [id, at]));
    return [({ list_id }) => places.get(list_id) ?? order.length];
  },
  start: () => [({ start_on }) => start_on ?? NEVER],
  estimate: () => [({ estimated_hours }) => estimated_hours ?? Infinity],
  actual: () => [({ actual_hours }) => actual_hours ?? Infinity],
  blocked: () => [({ blocked_reason }) => wordsOf(blocked_reason ?? '')],
  labels: ({ board }) => [({ labels }) => wordsOf(labels.flatMap((id) => board.labels.get(id)?.name ?? []).join(', '))],
  tags: () => [({ tags }) => wordsOf(tags.join(', '))],
  comments: ({ comments }) => [({ id }) => comments.get(id)?.total ?? 0],
  files: ({ files }) => [({ id }) => files.get(id) ?? 0],
};

/** Choices in the order in which they were made up; nothing, and deleted values, come last. */
const keyOfField = (field: FieldRow, { names }: SortScene): Key => {
  const { id, kind } = field;
  if (kind === 'number' || kind === 'money') return ({ fields }) => Number(fields[id] ?? Infinity);
  const ranks = new Map(choiceIds(field).map((choice, at) => [choice, at]));
  if (isOfChoices(field)) return ({ fields }) => ranks.get(String(fields[id])) ?? Infinity;
  if (kind === 'person') return ({ fields }) => names.get(String(fields[id])) ?? LAST;
  return ({ fields }) => wordsOf(String(fields[id] ?? ''));
};

/** The keys by which cards are sorted; the first difference decides. Empty for a field that the project no longer has. */
export const sortKeys = (sort: Exclude<Sort, 'board'>, scene: SortScene): readonly Key[] => {
  if (!sort.startsWith('field.')) return keys[sort as Shown](scene);
  const field = scene.board.fields.get(sort.slice('field.'.length));
  return field ? [keyOfField(field, scene)] : [];
};
