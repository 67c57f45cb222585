import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors, type ChangedSince } from '@nivel/contracts/projects/board.errors';
import { cardAfter, termsAmong } from '@nivel/contracts/projects/card-sets';
import type { BoardState } from '../state/board-state.ts';
import { coverThere } from '../card-content/card-cover-rules.ts';
import { changedFields } from './changed-fields.ts';
import {
  changesOfCard,
  changesOfField,
  changesOfLabel,
  changesOfList,
  changesOfProject,
  compactCard,
  inverseOf,
  isOnBoard,
  isUndoable,
  type CardChange,
  type Change,
  type ListChange,
} from '../state/change.ts';
import type { DecisionContext, Needs } from '../commands/command.ts';
import { pathBetween } from '../card-content/dependencies.ts';
import { checkReversal } from './policy.ts';
import { RestoredPositions } from './restored-positions.ts';
import { positionsBetween } from '../state/positions.ts';
import { checkVisibility } from '../project/project-rules.ts';

/** A person's action, and its command. */
export interface Done {
  readonly kind: string;
  readonly changes: readonly Change[];
}

/**
 * The changes that undo a command, where everything is still as it left it. Of several things, changed ones are left alone.
 * @throws AppError `changed_since` when nothing can be undone, `forbidden` for a change that needs a right the caller has no
 * more
 */
export const reversedChanges = (
  state: BoardState,
  { kind, changes: all }: Done,
  { role }: DecisionContext,
): Change[] => {
  const changes = all.filter(isUndoable);
  checkReversal(kind, changes, role);
  const cards = changes.map((change) => ({
    change,
    fields: [...changedFields(state, change), ...inTheWay(state, changes, change)],
  }));
  const leaving = new Set(cards.flatMap(({ change, fields }) => (fields.length === 0 ? [change.id] : [])));
  const sorted = cards.map(({ change, fields }) => ({
    change,
    fields: [
      ...fields,
      ...heldCards(state, leaving, change),
      ...keptWithCards(state, changes, leaving, change),
      ...(kind === 'delete-label' ? [] : labelledSince(state, changes, change)),
    ],
  }));
  const untouched = sorted.filter(({ fields }) => fields.length === 0).map(({ change }) => change);
  if (untouched.length === 0) throw new AppError(boardErrors.changed_since, { details: detailsOf(sorted) });
  for (const { of, was } of untouched) if (of === 'project') checkVisibility(state.project, was ?? {}, role);
  // The other way round: the last change of a command is undone first.
  const back = new Set(untouched.flatMap(({ id, set }) => (set === null ? [id] : [])));
  const today: Today = { back, places: new RestoredPositions(state, untouched) };
  return untouched.toReversed().flatMap((change) => rebased(state, inverseOf(change), today));
};

const detailsOf = (sorted: readonly { change: Change; fields: readonly string[] }[]): ChangedSince => ({
  changed: sorted.flatMap(({ change: { of, id }, fields }) =>
    fields.length === 0 ? [] : [{ of, id, fields: [...fields] }],
  ),
});

/** Changes by others that prevent the undo of a card: its list is deleted, or dependencies would form a cycle. */
const inTheWay = (state: BoardState, changes: readonly Change[], change: Change): string[] => {
  if (change.of !== 'card') return [];
  const listId = change.was?.list_id;
  const isListThere =
    listId === undefined ||
    isOnBoard(state.lists.get(listId)) ||
    changes.some(({ id, set }) => id === listId && set === null);
  const named = new Set(changes.map(({ id }) => id));
  const isNeeded =
    change.was === null && [...state.links].some(([id, links]) => links.includes(change.id) && !named.has(id));
  const comeBack = dependenciesOf(change.was);
  const isCircle = comeBack.some((id) => pathBetween(state, id, new Set([change.id])) !== null);
  return [...(isListThere ? [] : ['list_id']), ...(isCircle || isNeeded ? ['depends_on'] : [])];
};

/** A list does not go while others have cards in it. */
const heldCards = (state: BoardState, leaving: ReadonlySet<string>, change: Change): string[] => {
  if (change.of !== 'list' || change.was !== null) return [];
  const isHeld = [...state.cards.values()].some(
    (card) => card.list_id === change.id && isOnBoard(card) && !leaving.has(card.id),
  );
  return isHeld ? ['cards'] : [];
};

/** A label or field that came with cards stays where one of them stays and has it. */
const keptWithCards = (
  state: BoardState,
  changes: readonly Change[],
  leaving: ReadonlySet<string>,
  change: Change,
): string[] => {
  if ((change.of !== 'label' && change.of !== 'field') || change.was !== null) return [];
  const isKept = changes.some(({ of, id, was }) => {
    const card = of === 'card' && was === null && !leaving.has(id) ? state.cards.get(id) : undefined;
    return isOnBoard(card) && (card.labels.includes(change.id) || Object.hasOwn(card.fields, change.id));
  });
  return isKept ? ['cards'] : [];
};

/** A label stays while cards have it from elsewhere, unless its deletion is redone. */
const labelledSince = (state: BoardState, changes: readonly Change[], change: Change): string[] => {
  if (change.of !== 'label' || change.was !== null) return [];
  const named = new Set(changes.map(({ id }) => id));
  const isHeld = [...state.cards.values()].some(
    ({ id, position, labels }) => position !== null && !named.has(id) && labels.includes(change.id),
  );
  return isHeld ? ['cards'] : [];
};

/** The members of a set that come with a change: all with a whole row. */
const allOf = (given: NonNullable<CardChange['set']>['labels'] = []): readonly string[] =>
  Array.isArray(given) ? given : given.add;

/** The cards on which a card depends with a change: all with a whole row, else those that come. */
const dependenciesOf = (fields: CardChange['set']): readonly string[] => allOf(fields?.depends_on);

/** What is undone at the same time. */
interface Today {
  /** Things that return to the board. */
  readonly back: ReadonlySet<string>;
  readonly places: RestoredPositions;
}

/** A change as it can be made today: at its old position while that is free, with the values of today as those before. */
const rebased = (state: BoardState, change: Change, today: Today): Change[] => {
  if (change.set === null) return [change];
  if (change.of === 'card') return rebasedCard(state, change, today);
  if (change.of === 'list') return rebasedList(state, change);
  if (change.of === 'project') return changesOfProject(state.project, change.set);
  const field = change.of === 'field' ? state.fields.get(change.id) : undefined;
  if (change.of === 'field') return field === undefined ? [change] : changesOfField(field, change.set);
  const label = change.of === 'label' ? state.labels.get(change.id) : undefined;
  return change.of === 'label' && label !== undefined ? changesOfLabel(label, change.set) : [change];
};

const rebasedCard = (state: BoardState, change: CardChange, { back, places }: Today): Change[] => {
  const card = state.cards.get(change.id);
  if (card === undefined || change.set === null) return [change];
  const place = places.of(change);
  const isThere = (id: string): boolean => back.has(id) || isOnBoard(state.cards.get(id));
  if (!isOnBoard(card)) {
    const depends_on = dependenciesOf(change.set).filter(isThere);
    const cover = coverThere(state, card.id, change.set.cover);
    const labels = state.labelMerges.labelsToday(allOf(change.set.labels), state.labels);
    const link_terms = termsAmong(depends_on, cardAfter(card.id, undefined, change.set).link_terms);
    return [{ ...change, set: compactCard({ ...change.set, ...place, depends_on, link_terms, cover, labels }) }];
  }
  const { description, notes, ...fields } = change.set;
  const after = cardAfter(card.id, card, fields);
  const wanted = { ...after, ...place, cover: coverThere(state, card.id, after.cover) };
  const kept = { ...wanted, depends_on: wanted.depends_on.filter((id) => card.depends_on.includes(id) || isThere(id)) };
  const texts = (from: CardChange['set']) => ({
    ...(description !== undefined && { description: from?.description ?? '' }),
    ...(notes !== undefined && { notes: from?.notes ?? '' }),
  });
  return changesOfCard(card, kept, { set: texts(change.set), was: texts(change.was) });
};

const rebasedList = (state: BoardState, change: ListChange): Change[] => {
  const list = state.lists.get(change.id);
  if (list === undefined || change.set === null) return [change];
  const { position } = change.set;
  const place = position === undefined ? {} : { position: freeAmongLists(state, change.id, position) };
  if (!isOnBoard(list)) return [{ ...change, set: { ...change.set, ...place } }];
  return changesOfList(list, { ...change.set, ...place });
};

const freeAmongLists = (state: BoardState, id: string, position: string): string => {
  const others = state.shownLists().filter((list) => list.id !== id);
  if (others.every((list) => list.position !== position)) return position;
  const next = others.find((list) => list.position > position);
  return positionsBetween('', position, next?.position ?? null, 1)[0] ?? position;
};

/** The rows of a project that an undo reads. */
export const needsOfUndo = ({ changes }: Done): Needs => {
  const cards = changes.filter((change): change is CardChange => change.of === 'card');
  const dependencies = cards.flatMap(({ was }) => dependenciesOf(was));
  return {
    cards: [...new Set([...cards.map(({ id }) => id), ...dependencies])],
    cardsOf: changes.flatMap(({ of, id, was }) => (of === 'list' && was === null ? [id] : [])),
    labels: changes.some(({ of }) => of === 'label'),
    labelMerges: cards.some(({ set, was }) => set === null && allOf(was?.labels).length > 0),
    labelled: changes.flatMap(({ of, id, was }) => (of === 'label' && was === null ? [id] : [])),
    fields: changes.some(({ of }) => of === 'field'),
    pictures: cards.flatMap(({ was }) => was?.cover ?? []),
    links: dependencies.length > 0 || cards.some(({ was }) => was === null),
    positions: cards.flatMap(({ id, was }) =>
      was?.position === undefined ? [] : [{ card_id: id, list_id: was.list_id ?? null, position: was.position }],
    ),
  };
};
