import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project } from '@nivel/contracts/projects/memberships';
import { boardErrors, type ChangedSince } from '@nivel/contracts/projects/board.errors';
import type { BoardState } from './board-state.ts';
import { differenceOf, inverseOf, type Card, type CardChange, type Change, type List } from './change.ts';
import type { DecisionContext, Needs } from './command.ts';
import { positionsBetween } from './placing.ts';

/** Positions are given anew where a neighbourhood has no short ones left; that changes nothing that anybody did. */
const NOT_COMPARED = new Set(['position']);

/**
 * What takes changes back, where everything still is as they left it. Of several, those that are not are left alone.
 * @throws AppError `changed_since` when nothing can be taken back, `forbidden` for lists without the right to them today
 */
export const takenBack = (state: BoardState, changes: readonly Change[], { role }: DecisionContext): Change[] => {
  if (changes.some(({ of }) => of === 'list') && !isAtLeast(project, role, 'lead'))
    throw new AppError(commonErrors.forbidden);
  const sorted = changes.map((change) => ({ change, fields: changedFields(state, change) }));
  const untouched = sorted.filter(({ fields }) => fields.length === 0).map(({ change }) => change);
  if (untouched.length === 0) throw new AppError(boardErrors.changed_since, { details: detailsOf(sorted) });
  // The other way round: what a command did last is taken back first.
  return untouched.toReversed().flatMap((change) => rebased(state, inverseOf(change)));
};

const detailsOf = (sorted: readonly { change: Change; fields: readonly string[] }[]): ChangedSince => ({
  changed: sorted.map(({ change: { of, id }, fields }) => ({ of, id, fields: [...fields] })),
});

const rowOf = (state: BoardState, { of, id }: Change): Card | List | undefined =>
  of === 'card' ? state.cards.get(id) : state.lists.get(id);

/** The fields that no longer hold what the change wrote. */
const changedFields = (state: BoardState, change: Change): readonly string[] => {
  const row = rowOf(state, change);
  const isThere = row !== undefined && row.position !== null;
  if (change.set === null) return isThere ? ['position'] : [];
  if (!isThere) return ['position'];
  const compared = Object.entries(change.set).filter(([field]) => !NOT_COMPARED.has(field));
  return compared.flatMap(([field, value]) =>
    (row as unknown as Record<string, unknown>)[field] === value ? [] : field,
  );
};

/** A change as it can be made today: at its old position while that is free, with the values of today as those before. */
const rebased = (state: BoardState, change: Change): Change[] => {
  const row = rowOf(state, change);
  if (change.set === null || row === undefined) return [change];
  if (row.position === null) return [{ ...change, set: { ...change.set, ...placeOf(state, change) } }];
  const difference = differenceOf<object>(row, { ...change.set, ...placeOf(state, change) });
  return difference === null ? [] : [{ of: change.of, id: change.id, ...difference }];
};

const placeOf = (state: BoardState, change: Change): { position?: string } => {
  const position = change.set?.position;
  if (position === undefined) return {};
  if (change.of === 'list') return { position: freeAmongLists(state, change.id, position) };
  const listId = change.set?.list_id ?? state.cards.get(change.id)?.list_id ?? '';
  const known = state.positionsIn(listId);
  if (!known.isOccupied(position)) return {};
  return { position: positionsBetween(listId, position, known.nextAfter(position), 1)[0] ?? position };
};

const freeAmongLists = (state: BoardState, id: string, position: string): string => {
  const others = state.shownLists().filter((list) => list.id !== id);
  if (others.every((list) => list.position !== position)) return position;
  const next = others.find((list) => list.position > position);
  return positionsBetween('', position, next?.position ?? null, 1)[0] ?? position;
};

/** What is read of a project to take changes back. */
export const needsOfUndo = (changes: readonly Change[]): Needs => {
  const cards = changes.filter((change): change is CardChange => change.of === 'card');
  return {
    cards: cards.map(({ id }) => id),
    positions: cards.flatMap(({ was, set }) => {
      const [list_id, position] = [was?.list_id ?? set?.list_id, was?.position];
      return list_id === undefined || position === undefined ? [] : [{ list_id, position }];
    }),
  };
};
