import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { boardErrors, type ListFull } from '@nivel/contracts/projects/board.errors';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { BoardState } from '../state/board-state.ts';
import { isOnBoard, type Card, type List, type OnBoard } from '../state/change.ts';
import { UndecidedError, type Place } from './command.ts';
import { positionsBetween } from '../state/positions.ts';

export const MOST_LISTS = 100;

/** @throws AppError `list_not_found` */
export const listOnBoard = (state: BoardState, id: string): OnBoard<List> => {
  const list = state.lists.get(id);
  if (!isOnBoard(list)) throw new AppError(boardErrors.list_not_found);
  return list;
};

/** @throws AppError `card_not_found` when one of them is not on the board */
export const cardsOnBoard = (state: BoardState, ids: readonly string[]): OnBoard<Card>[] =>
  ids.map((id) => {
    const card = state.cards.get(id);
    if (!isOnBoard(card)) throw new AppError(boardErrors.card_not_found);
    return card;
  });

/**
 * Positions for cards at a place: after `before` while it exists, else in front of `after`, else at the end.
 * @param moved cards that are being moved; they do not count as neighbours
 */
export const positionsAt = (
  state: BoardState,
  { list_id: listId, before, after }: Place,
  count: number,
  moved: readonly string[] = [],
): string[] => {
  const known = state.positionsIn(listId);
  const at = (id: string | null): string | null =>
    id !== null && moved.includes(id) ? null : state.positionOf(id, listId);
  const [beforeAt, afterAt] = [at(before), at(after)];
  if (beforeAt !== null) return positionsBetween(listId, beforeAt, known.nextAfter(beforeAt), count);
  if (afterAt !== null) return positionsBetween(listId, known.lastBefore(afterAt), afterAt, count);
  return positionsBetween(listId, known.last(), null, count);
};

/**
 * Whether more cards may come into a list.
 * @throws AppError `list_full` with how many fit, `override_needs_lead`
 */
export const checkLimit = (
  state: BoardState,
  list: List,
  coming: number,
  { override, role }: { readonly override: boolean; readonly role: ProjectRole },
): void => {
  if (override && !isAtLeast(project, role, 'lead')) throw new AppError(boardErrors.override_needs_lead);
  if (override || list.wip_limit === null) return;
  const count = state.counts.get(list.id);
  // The limit is as new as the batch: not counted yet.
  if (count === undefined) throw new UndecidedError();
  const fits = Math.max(0, list.wip_limit - count);
  if (coming <= fits) return;
  const details: ListFull = { list_id: list.id, limit: list.wip_limit, fits };
  throw new AppError(boardErrors.list_full, { details });
};

/** @throws AppError `dates_reversed` */
export const checkDates = ({ start_on, due_on }: Pick<Card, 'start_on' | 'due_on'>): void => {
  if (start_on !== null && due_on !== null && start_on > due_on) throw new AppError(boardErrors.dates_reversed);
};

/** @throws AppError `id_taken` */
export const checkNew = (state: BoardState, id: string): void => {
  if (state.taken.has(id) || state.cards.has(id) || state.lists.has(id) || state.labels.has(id) || state.fields.has(id))
    throw new AppError(boardErrors.id_taken);
};

/** A card's changes through its list: in a done list it is finished. */
export const progressIn = (list: List, progress: number): number => (list.status === 'done' ? 100 : progress);
