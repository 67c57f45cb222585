import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import { folded } from '@nivel/contracts/projects/filter/folded';
import type { Matches } from '@nivel/contracts/projects/filter/matcher';
import { addDays } from '@nivel/ui/calendar';
import type { Board } from '../../area/board-model/board-store.ts';
import type { DueFilter } from './view-choices.ts';

/** The state of a card, as its badge shows it. */
export type CardStatus = ListRow['status'] | 'blocked';

/** A blocked card is blocked in every list. */
export const statusOf = ({ lists }: Pick<Board, 'lists'>, card: CardRow): CardStatus =>
  card.blocked_reason === null ? (lists.get(card.list_id)?.status ?? 'todo') : 'blocked';

export type Deadline = 'overdue' | 'today' | 'upcoming' | 'none';

/** The state of a card's deadline; a finished card is never late. */
export const deadlineOf = ({ lists }: Pick<Board, 'lists'>, { due_on, list_id }: CardRow, today: string): Deadline => {
  if (due_on === null) return 'none';
  if (due_on === today) return 'today';
  if (due_on > today) return 'upcoming';
  return lists.get(list_id)?.status === 'done' ? 'none' : 'overdue';
};

/** Days after today that still belong to a quick filter. */
const reach = { today: 0, week: 6, month: 29 } as const;

const isDue = (board: Board, card: CardRow, due: DueFilter, today: string): boolean => {
  if (due === 'all') return true;
  if (due === 'overdue') return deadlineOf(board, card, today) === 'overdue';
  return card.due_on !== null && card.due_on >= today && card.due_on <= addDays(today, reach[due]);
};

/** The searched texts of a card. */
const wordsOf = ({ project, labels }: Board, card: CardRow, names: ReadonlyMap<string, string>): string => {
  const person = card.assignee ? (names.get(card.assignee) ?? '') : '';
  const marks = [...card.labels.map((id) => labels.get(id)?.name ?? ''), ...card.tags];
  return folded([`${project.key}-${card.number}`, card.title, person, ...marks].join(' '));
};

interface Looked {
  readonly q: string;
  /** Cards in which the service has found the words. */
  readonly searched: ReadonlySet<string>;
  readonly due: DueFilter;
  readonly today: string;
  /** The names of people by id. */
  readonly names: ReadonlyMap<string, string>;
  /** The filter; null: there is none. */
  readonly matches: Matches | null;
}

/**
 * The cards that are looked for: they contain every word, or the service has found them, they are due in that time, and the
 * filter matches.
 */
export const lookedFor = (
  board: Board,
  { q, searched, due, today, names, matches }: Looked,
): ReadonlyMap<string, CardRow> => {
  const words = folded(q).split(/\s+/).filter(Boolean);
  if (words.length === 0 && due === 'all' && matches === null) return board.cards;
  const found = [...board.cards].filter(([, card]) => {
    if (!isDue(board, card, due, today) || matches?.(card) === false) return false;
    if (words.length === 0 || searched.has(card.id)) return true;
    const text = wordsOf(board, card, names);
    return words.every((word) => text.includes(word));
  });
  return new Map(found);
};
