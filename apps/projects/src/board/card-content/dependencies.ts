import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors, type DependencyCircle } from '@nivel/contracts/projects/board.errors';
import type { BoardState } from '../state/board-state.ts';
import type { Card } from '../state/change.ts';

/** The path from a card over its dependencies to one of others, both ends included; null: there is none. */
export const pathBetween = (state: BoardState, from: string, to: ReadonlySet<string>): string[] | null => {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const id of cameFrom.keys()) {
    if (to.has(id)) {
      const path = [id];
      for (let at = cameFrom.get(id) ?? null; at !== null; at = cameFrom.get(at) ?? null) path.unshift(at);
      return path;
    }
    for (const next of state.links.get(id) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, id);
  }
  return null;
};

/**
 * Whether cards may depend on others.
 * @throws AppError `dependency_circle` with the cards that would wait for each other
 */
export const checkNoCircle = (state: BoardState, cards: readonly Card[], on: readonly Card[]): void => {
  const ends = new Set(cards.map(({ id }) => id));
  for (const { id } of on) {
    const path = pathBetween(state, id, ends);
    if (path === null) continue;
    // For cards that are not loaded only the id is known: the asking page has the titles.
    const details: DependencyCircle = { cards: path };
    throw new AppError(boardErrors.dependency_circle, { details });
  }
};
