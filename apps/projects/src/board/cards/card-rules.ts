import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { inOrder, nothingMore, termsAmong } from '@nivel/contracts/projects/card-sets';
import type { createCard } from '@nivel/contracts/projects/create-card.operation';
import type { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { project } from '@nivel/contracts/projects/memberships';
import type { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import type { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import type { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import type { BoardState } from '../state/board-state.ts';
import {
  cardsOnBoard,
  checkDates,
  checkLimit,
  checkNew,
  listOnBoard,
  positionsAt,
  progressIn,
} from '../commands/board-rules.ts';
import {
  changesOfCard,
  compactCard,
  fieldsOf,
  isOnBoard,
  isPurged,
  type Card,
  type CardChange,
  type List,
  type ListChange,
  type LoggedCard,
} from '../state/change.ts';
import { checkLabels, placedItems, setsAfter } from '../card-content/card-set-rules.ts';
import type { RuleOf } from '../commands/command.ts';
import { checkValues, valuesOf } from '../fields/field-rules.ts';
import { namedLabels } from '../labels/label-rules.ts';
import { checkPlace, gotWithPlace, neededForPlace } from './lane-rules.ts';
import { firstWithStatus, newListChange } from './list-with-status.ts';

/** Cards that a project ever had. */
export const MOST_CARDS = 100_000;

/** A card comes onto the board, with the texts that it comes with. */
export const appear = (card: Card, texts: Pick<LoggedCard, 'description' | 'notes'> = {}): CardChange =>
  ({ of: 'card', id: card.id, set: { ...compactCard(fieldsOf(card)), ...texts }, was: null }) as CardChange;
const disappear = (card: Card): CardChange =>
  ({ of: 'card', id: card.id, set: null, was: compactCard(fieldsOf(card)) }) as CardChange;

/** The number of a new card. @throws AppError `too_many_cards` */
export const nextNumber = ({ lastNumber }: BoardState): number => {
  if (lastNumber >= MOST_CARDS) throw new AppError(boardErrors.too_many_cards);
  return lastNumber + 1;
};

/** Long texts of a new card that are not empty, and their versions. */
export const newTexts = (state: BoardState, given: Partial<Record<'description' | 'notes', string | undefined>>) => {
  const version = state.sequence + 1;
  const { description = '', notes = '' } = given;
  return {
    versions: { description_version: description === '' ? 0 : version, notes_version: notes === '' ? 0 : version },
    texts: { ...(description !== '' && { description }), ...(notes !== '' && { notes }) },
  };
};

type NewCard = InputOf<typeof createCard>;

/** The list into which a new card comes. @throws AppError `list_not_found`, `too_many_lists` */
const listFor = (state: BoardState, { list_id, status, command_id }: NewCard): { list: List; made: ListChange[] } => {
  if (list_id !== undefined) return { list: listOnBoard(state, list_id), made: [] };
  const found = firstWithStatus(state, status ?? 'todo') ?? (status === undefined ? state.shownLists()[0] : undefined);
  if (found !== undefined) return { list: found, made: [] };
  const { list, change } = newListChange(state, command_id, status ?? 'todo');
  return { list, made: [change] };
};

/** The initial sets of a new card. */
const firstSets = ({ labels = [], tags = [], watchers = [], depends_on = [], checklist = [] }: Partial<NewCard>) => ({
  labels: inOrder(labels),
  tags: inOrder(tags),
  watchers: inOrder(watchers),
  depends_on: inOrder(depends_on),
  checklist: placedItems([], checklist),
});

export const createCardRule: RuleOf<typeof createCard> = {
  needs: ({ list_id, new_labels, ...input }) => ({
    newIds: [
      input.card_id,
      ...(list_id === undefined ? [input.command_id] : []),
      ...(new_labels ?? []).map(({ label_id }) => label_id),
    ],
    ...(list_id === undefined ? { ends: true } : { places: [{ ...input, list_id }] }),
    labels: input.labels !== undefined || new_labels !== undefined,
    fields: input.fields !== undefined,
    ...(input.depends_on && { cards: input.depends_on }),
  }),
  decide: (state, input, context) => {
    checkNew(state, input.card_id);
    checkDates(input);
    const { list, made } = listFor(state, input);
    checkLimit(state, list, 1, { override: input.override_limit, role: context.role });
    checkLabels(state, input.labels);
    checkValues(state, input.fields);
    cardsOnBoard(state, input.depends_on ?? []);
    const named = namedLabels(state, input.new_labels, context);
    const { versions, texts } = newTexts(state, input);
    const [position = ''] = positionsAt(state, { ...input, list_id: list.id }, 1);
    const place = {
      number: nextNumber(state),
      list_id: list.id,
      position,
      progress: progressIn(list, input.progress ?? 0),
    };
    const { card_id: id, title, priority, assignee, start_on, due_on, blocked_reason = null } = input;
    const { estimated_hours = null, actual_hours = null } = input;
    const sets = firstSets({ ...input, labels: [...(input.labels ?? []), ...named.ids] });
    const given = { title, priority, assignee, start_on, due_on, blocked_reason, estimated_hours, actual_hours };
    const values = valuesOf(nothingMore, input.fields);
    const card = { ...nothingMore, id, ...place, ...given, ...sets, ...values, ...versions };
    return { changes: [...made, ...named.changes, appear(card, texts)] };
  },
};

export const moveCardsRule: RuleOf<typeof moveCards> = {
  needs: (input) => ({ cards: input.card_ids, places: [input], ...neededForPlace(input) }),
  decide: (state, input, { role }) => {
    checkPlace(state, input);
    const cards = cardsOnBoard(state, input.card_ids);
    const list = listOnBoard(state, input.list_id);
    const coming = cards.filter((card) => card.list_id !== list.id).length;
    if (coming > 0) checkLimit(state, list, coming, { override: input.override_limit, role });
    const positions = positionsAt(state, input, cards.length, input.card_ids);
    const changes = cards.flatMap((card, index) =>
      changesOfCard(card, {
        list_id: list.id,
        position: positions[index] ?? '',
        progress: card.list_id === list.id ? card.progress : progressIn(list, card.progress),
        ...gotWithPlace(card, input, list),
      }),
    );
    return { changes };
  },
};

export const updateCardsRule: RuleOf<typeof updateCards> = {
  needs: ({ card_ids, set, add }) => ({
    cards: card_ids,
    labels: add?.labels !== undefined,
    fields: set.fields !== undefined,
  }),
  decide: (state, { card_ids, set: { fields, ...set }, add, remove }) => {
    checkLabels(state, add?.labels);
    checkValues(state, fields);
    const changes = cardsOnBoard(state, card_ids).flatMap((card) => {
      checkDates({ ...card, ...set });
      return changesOfCard(card, { ...set, ...valuesOf(card, fields), ...setsAfter(card, add, remove) });
    });
    return { changes };
  },
};

export const deleteCardsRule: RuleOf<typeof deleteCards> = {
  needs: (input) => ({ cards: input.card_ids, dependentsOf: input.card_ids }),
  decide: (state, { card_ids, cascade }, { role }) => {
    if (card_ids.length > 1 && !isAtLeast(project, role, 'lead'))
      throw new AppError(boardErrors.bulk_delete_needs_lead);
    const cards = cardsOnBoard(state, card_ids);
    const unlinked = unlinkedFrom(state, card_ids);
    if (!cascade && (unlinked.length > 0 || cards.some(({ depends_on }) => depends_on.length > 0)))
      throw new AppError(boardErrors.has_dependencies);
    return { changes: deletedCards(state, cards) };
  },
};

/** Cards go into the trash, and out of the dependencies of others. */
export const deletedCards = (state: BoardState, cards: readonly Card[]): CardChange[] => [
  ...unlinkedFrom(
    state,
    cards.map(({ id }) => id),
  ),
  ...cards.map(disappear),
];

/** The changes of the other cards that depend on deleted ones. */
const unlinkedFrom = (state: BoardState, ids: readonly string[]): CardChange[] =>
  [...state.cards.values()]
    .filter((card) => isOnBoard(card) && !ids.includes(card.id))
    .flatMap((card) => changesOfCard(card, { depends_on: card.depends_on.filter((id) => !ids.includes(id)) }));

export const restoreCardsRule: RuleOf<typeof restoreCards> = {
  needs: (input) => ({ cards: input.card_ids, dependenciesOf: input.card_ids, ends: true, labelMerges: true }),
  decide: (state, { card_ids }) => ({ changes: takenOutOfTrash(state, card_ids) }),
};

/**
 * Restores cards from the trash, to the end of their lists, or of the first list if theirs is deleted.
 * @param home the list to which all of them go
 * @throws AppError `card_not_found` when one is not in the trash
 */
export const takenOutOfTrash = (state: BoardState, ids: readonly string[], home?: List): CardChange[] => {
  const byList = Map.groupBy(ids, (id) => {
    const card = state.cards.get(id);
    if (card === undefined || isOnBoard(card) || isPurged(card)) throw new AppError(boardErrors.card_not_found);
    return (home ?? homeOf(state, card)).id;
  });
  const isThere = (id: string): boolean => ids.includes(id) || isOnBoard(state.cards.get(id));
  return [...byList].flatMap(([list_id, cards]) => {
    const positions = positionsAt(state, { list_id, before: null, after: null }, cards.length);
    return cards.map((id, index) => {
      const card = state.cards.get(id) as Card;
      const depends_on = card.depends_on.filter(isThere);
      const labels = state.labelMerges.labelsToday(card.labels, state.labels);
      const link_terms = termsAmong(depends_on, card.link_terms);
      return appear({ ...card, list_id, position: positions[index] ?? '', depends_on, link_terms, labels });
    });
  });
};

/** The list of a card, or the first of the board if that is deleted. */
const homeOf = (state: BoardState, card: Card): List => {
  const own = state.lists.get(card.list_id);
  const home = own?.position === null ? state.shownLists()[0] : own;
  if (home === undefined) throw new AppError(boardErrors.list_not_found);
  return home;
};
