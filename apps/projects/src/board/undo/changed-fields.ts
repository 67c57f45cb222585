import { cardSets } from '@nivel/contracts/projects/values/board-values';
import { nothingMore } from '@nivel/contracts/projects/card-sets';
import type { BoardState } from '../state/board-state.ts';
import {
  isOnBoard,
  isPurged,
  isSameItem,
  isSameValue,
  type Card,
  type Change,
  type LoggedCard,
} from '../state/change.ts';

/**
 * Ignores reassigned positions: a rebalancing changes no person's work. For a long text, its version shows whether it is the
 * same.
 */
const NOT_COMPARED = new Set(['position', 'description', 'notes', ...cardSets, 'checklist', 'fields', 'link_terms']);

/** The fields that no longer have the value that a change wrote. */
export const changedFields = (state: BoardState, change: Change): readonly string[] => {
  const isThere = isPresent(state, change);
  if (change.set === null) return isThere || isGone(state, change) ? ['position'] : [];
  if (!isThere) return ['position'];
  const row: Readonly<Record<string, unknown>> = { ...rowOf(state, change) };
  // A whole card does not contain its empty fields.
  const wrote = change.of === 'card' && change.was === null ? { ...nothingMore, ...change.set } : change.set;
  const compared = Object.entries(wrote).filter(([field]) => !NOT_COMPARED.has(field));
  const values = compared.flatMap(([field, value]) => (isSameValue(row[field], value) ? [] : [field]));
  const card = change.of === 'card' ? state.cards.get(change.id) : undefined;
  if (card === undefined) return values;
  const isWhole = change.was === null;
  return [...values, ...changedSets(card, wrote as LoggedCard), ...changedValues(card, wrote as LoggedCard, isWhole)];
};

/** Whether a field of the project, or a link, holds something else than was written; of a whole card also one that had nothing. */
const changedValues = (card: Card, written: LoggedCard, isWhole: boolean): string[] =>
  (['fields', 'link_terms'] as const).filter((name) => {
    const [held, wrote] = [card[name], written[name]];
    const ids = Object.keys({ ...wrote, ...(isWhole && held) });
    return wrote !== undefined && ids.some((id) => (held[id] ?? null) !== (wrote[id] ?? null));
  });

const rowOf = (state: BoardState, { of, id }: Change): object | undefined => {
  if (of === 'card') return state.cards.get(id);
  if (of === 'list') return state.lists.get(id);
  if (of === 'label') return state.labels.get(id);
  return of === 'field' ? state.fields.get(id) : state.project;
};

const isPresent = (state: BoardState, { of, id }: Change): boolean => {
  if (of === 'card') return isOnBoard(state.cards.get(id));
  if (of === 'list') return isOnBoard(state.lists.get(id));
  if (of === 'label') return state.labels.has(id);
  return of === 'field' ? state.fields.has(id) : true;
};

const isGone = (state: BoardState, { of, id }: Change): boolean => {
  const row = of === 'card' ? state.cards.get(id) : of === 'list' ? state.lists.get(id) : undefined;
  return row !== undefined && isPurged(row);
};

const changedSets = (card: Card, set: LoggedCard): string[] => {
  const sets = cardSets.filter((field) => {
    const [given, held] = [set[field], card[field]];
    if (given === undefined) return false;
    if (Array.isArray(given)) return given.length !== held.length || given.some((member) => !held.includes(member));
    return given.add.some((member) => !held.includes(member)) || given.remove.some((member) => held.includes(member));
  });
  return isChecklistChanged(card, set.checklist) ? [...sets, 'checklist'] : sets;
};

const isChecklistChanged = ({ checklist }: Card, given: LoggedCard['checklist']): boolean => {
  if (given === undefined) return false;
  const isHeld = (wanted: Card['checklist'][number]): boolean => checklist.some((item) => isSameItem(item, wanted));
  if (Array.isArray(given)) return given.length !== checklist.length || !given.every(isHeld);
  const put = new Set(given.add.map(({ id }) => id));
  const isBack = given.remove.some(({ id }) => !put.has(id) && checklist.some((item) => item.id === id));
  return isBack || !given.add.every(isHeld);
};
