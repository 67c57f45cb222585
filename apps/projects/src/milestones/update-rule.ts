import { cardTexts } from '@nivel/contracts/projects/values/board-values';
import { cardsOnBoard, checkDates, checkLimit, positionsAt, progressIn } from '../board/commands/board-rules.ts';
import type { BoardState } from '../board/state/board-state.ts';
import { firstWithStatus, newListChange } from '../board/cards/list-with-status.ts';
import { changesOfCard, type Card, type Change } from '../board/state/change.ts';
import type { CommandRule, DecisionContext } from '../board/commands/command.ts';
import { BLOCKED, isBlocked, statusesOf, type wordsOf } from './milestone-words.ts';

/** The changes of a card; the assignee is resolved to a person by then. */
export type CardUpdates = Omit<ReturnType<typeof wordsOf>, 'assignee'> & {
  readonly assignee: string | null | undefined;
};

interface Moved {
  readonly place: Partial<Card>;
  readonly made: readonly Change[];
}

const movedTo = (state: BoardState, card: Card, word: string, commandId: string, { role }: DecisionContext): Moved => {
  const statuses = statusesOf(word);
  const own = state.lists.get(card.list_id)?.status;
  if (isBlocked(word) || (own !== undefined && statuses.includes(own))) return { place: {}, made: [] };
  const found = firstWithStatus(state, statuses[0]);
  const made = found === null ? [newListChange(state, commandId, statuses[0])] : [];
  const list = found ?? made[0]?.list;
  if (list === undefined) return { place: {}, made: [] };
  checkLimit(state, list, 1, { override: false, role });
  const [position = ''] = positionsAt(state, { list_id: list.id, before: null, after: null }, 1);
  const place = { list_id: list.id, position, progress: progressIn(list, card.progress) };
  return { place, made: made.map(({ change }) => change) };
};

/** Everything that documented updates say of a card, as one command. A text is overwritten: its earlier value is unknown. */
export const updateRule = (id: string, commandId: string, updates: CardUpdates): CommandRule<unknown> => ({
  needs: () => ({ cards: [id], texts: [id], ends: true, newIds: [commandId] }),
  decide: (state, _, context) => {
    const [card] = cardsOnBoard(state, [id]);
    if (card === undefined) return { changes: [] };
    const { status, description, notes, ...values } = updates;
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const moved = status === undefined ? { place: {}, made: [] } : movedTo(state, card, status, commandId, context);
    const blocked =
      status === undefined ? {} : { blocked_reason: isBlocked(status) ? (card.blocked_reason ?? BLOCKED) : null };
    const wanted: Partial<Card> = { ...given, ...moved.place, ...blocked };
    checkDates({ ...card, ...wanted });
    const texts = textsOf(state, card, { description, notes });
    return { changes: [...moved.made, ...changesOfCard(card, { ...wanted, ...texts.versions }, texts)] };
  },
});

const textsOf = (
  state: BoardState,
  card: Card,
  given: Readonly<Record<'description' | 'notes', string | undefined>>,
) => {
  const changed = cardTexts.filter(
    (field) => given[field] !== undefined && given[field] !== state.texts.of(card.id, field),
  );
  const version = (text: string | undefined): number => (text === '' ? 0 : state.sequence + 1);
  return {
    versions: Object.fromEntries(changed.map((field) => [`${field}_version`, version(given[field])])),
    set: Object.fromEntries(changed.map((field) => [field, given[field]])),
    was: Object.fromEntries(changed.map((field) => [field, state.texts.of(card.id, field)])),
  };
};
