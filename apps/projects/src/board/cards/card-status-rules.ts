import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { LONGEST_TITLE } from '@nivel/contracts/projects/board-shape';
import { DEFAULT_LIST_COLOR, type cardStatuses } from '@nivel/contracts/projects/board-values';
import type { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import type { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import type { BoardState } from '../state/board-state.ts';
import {
  cardsOnBoard,
  checkLimit,
  checkNew,
  listOnBoard,
  MOST_LISTS,
  positionsAt,
  progressIn,
} from '../commands/board-rules.ts';
import { appear, newTexts, nextNumber } from './card-rules.ts';
import { changesOfCard, fieldsOf, type Card, type List, type ListChange } from '../state/change.ts';
import type { RuleOf } from '../commands/command.ts';
import { checkPlace, gotWithPlace, neededForPlace } from './lane-rules.ts';
import { positionsBetween } from '../state/positions.ts';

type Status = (typeof cardStatuses)[number];

/** What a list is called and coloured that is made because none has the status: as a new board has them. */
const MADE: Readonly<Record<Status, { name: string; color: string }>> = {
  todo: { name: 'To Do', color: DEFAULT_LIST_COLOR },
  'in-progress': { name: 'In Progress', color: '#3B82F6' },
  review: { name: 'Review', color: '#F59E0B' },
  done: { name: 'Done', color: '#10B981' },
};
const order = Object.keys(MADE) as Status[];

/** A list with a status, in front of those with a later one. */
const madeList = (state: BoardState, id: string, status: Status): List => {
  checkNew(state, id);
  const shown = state.shownLists();
  if (shown.length >= MOST_LISTS) throw new AppError(boardErrors.too_many_lists);
  const found = shown.findIndex((list) => order.indexOf(list.status) > order.indexOf(status));
  const index = found === -1 ? shown.length : found;
  const [lower, upper] = [shown[index - 1]?.position ?? null, shown[index]?.position ?? null];
  const position = positionsBetween('', lower, upper, 1)[0] ?? '';
  return { id, ...MADE[status], description: '', status, position, wip_limit: null };
};

/** The first list with a status; null: none has it. */
export const firstWithStatus = (state: BoardState, status: Status): List | null =>
  state.shownLists().find((list) => list.status === status) ?? null;

/** A list with a status where there is none, and the change that makes it. */
export const newListChange = (state: BoardState, id: string, status: Status): { list: List; change: ListChange } => {
  const list = madeList(state, id, status);
  return { list, change: { of: 'list', id, set: fieldsOf(list), was: null } as ListChange };
};

export const setCardStatusRule: RuleOf<typeof setCardStatus> = {
  needs: ({ card_ids, command_id, ...place }) => ({
    cards: card_ids,
    ends: true,
    newIds: [command_id],
    ...neededForPlace(place),
  }),
  decide: (state, { card_ids, status, command_id, override_limit: override, ...place }, { role }) => {
    checkPlace(state, place);
    const cards = cardsOnBoard(state, card_ids);
    const coming = cards.filter((card) => state.lists.get(card.list_id)?.status !== status);
    const found = firstWithStatus(state, status);
    const made = found === null && coming.length > 0 ? newListChange(state, command_id, status) : null;
    const list = found ?? made?.list;
    if (list === undefined) return { changes: [] };
    if (coming.length > 0) checkLimit(state, list, coming.length, { override, role });
    const positions = positionsAt(state, { list_id: list.id, before: null, after: null }, coming.length);
    const places = new Map(coming.map(({ id }, index) => [id, positions[index]]));
    const placeOf = (card: Card): Partial<Card> => {
      const position = places.get(card.id);
      return position === undefined ? {} : { list_id: list.id, position, progress: progressIn(list, card.progress) };
    };
    const changed = cards.flatMap((card) =>
      changesOfCard(card, { ...placeOf(card), ...gotWithPlace(card, place, list) }),
    );
    return { changes: made === null ? changed : [made.change, ...changed] };
  },
};

const copyOf = (title: string): string => [...`Copy of ${title}`].slice(0, LONGEST_TITLE).join('').trimEnd();

export const duplicateCardRule: RuleOf<typeof duplicateCard> = {
  needs: ({ card_id, new_id }) => ({ cards: [card_id], behind: [card_id], newIds: [new_id], texts: [card_id] }),
  decide: (state, { card_id, new_id: id, override_limit: override }, { role }) => {
    checkNew(state, id);
    const [card] = cardsOnBoard(state, [card_id]);
    if (card === undefined) return { changes: [] };
    const list = listOnBoard(state, card.list_id);
    checkLimit(state, list, 1, { override, role });
    const [position = ''] = positionsAt(state, { list_id: list.id, before: card_id, after: null }, 1);
    const given = { description: state.texts.of(card_id, 'description'), notes: state.texts.of(card_id, 'notes') };
    const { versions, texts } = newTexts(state, given);
    const fresh = {
      watchers: [],
      actual_hours: null,
      blocked_reason: null,
      cover: null,
      progress: progressIn(list, 0),
    };
    const checklist = card.checklist.map((item) => ({ ...item, done: false }));
    const place = { id, number: nextNumber(state), position, title: copyOf(card.title) };
    return { changes: [appear({ ...card, ...fresh, ...place, ...versions, checklist }, texts)] };
  },
};
