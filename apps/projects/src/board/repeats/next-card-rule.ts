import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import type { makeNextCard } from '@nivel/contracts/projects/make-next-card.operation';
import type { CardRepeat } from '@nivel/contracts/projects/repeat-shape';
import { checkNew, positionsAt } from '../commands/board-rules.ts';
import type { Decision, RuleOf } from '../commands/command.ts';
import { appear } from '../cards/card-rules.ts';
import { copyOfCard } from '../cards/copied-card.ts';
import { firstWithStatus, newListChange } from '../cards/list-with-status.ts';
import type { BoardState } from '../state/board-state.ts';
import { changesOfCard, isOnBoard, type Card, type CardChange, type Change, type List } from '../state/change.ts';
import { dueDay, type RepeatStanding } from './due-day.ts';
import { handedOn } from './repeat-rules.ts';

/** The known data of a repeating card before it is locked. */
type NextCardScene = Pick<RepeatStanding, 'today' | 'madeOn'> & {
  readonly newId: string;
};

/** The list into which the next card comes: in a finished one it would be done immediately, and bring the next. */
const openList = (state: BoardState, commandId: string): { list: List; made: Change[] } => {
  const open = firstWithStatus(state, 'todo') ?? state.shownLists().find(({ status }) => status !== 'done');
  if (open !== undefined) return { list: open, made: [] };
  const { list, change } = newListChange(state, commandId, 'todo');
  return { list, made: [change] };
};

/** Dates as far from each other as before, the first of them on a day. */
const datesFrom = ({ start_on, due_on }: Card, day: string): Pick<Card, 'start_on' | 'due_on'> => {
  const first = start_on ?? due_on;
  const between = first === null || due_on === null ? 0 : (Date.parse(due_on) - Date.parse(first)) / 86_400_000;
  return { start_on: start_on && day, due_on: due_on && daysAfter(day, between) };
};

/** The card for a day. It has none of the previous card's dependencies, and the limit of its list does not apply. */
const nextCard = (
  state: BoardState,
  { card, repeats, day, list, newId }: { card: Card; repeats: CardRepeat; day: string; list: List; newId: string },
): CardChange => {
  checkNew(state, newId);
  const { row, texts } = copyOfCard(state, card, list);
  const [position = ''] = positionsAt(state, { list_id: list.id, before: null, after: null }, 1);
  const unlinked = { depends_on: [], link_terms: {}, is_automatic: false };
  const place = { id: newId, list_id: list.id, position };
  return appear({ ...row, ...place, ...datesFrom(card, day), ...unlinked, repeats: handedOn(repeats, day) }, texts);
};

const decide = (state: BoardState, cardId: string, commandId: string, scene: NextCardScene): Decision => {
  const card = state.cards.get(cardId);
  const repeats = card?.repeats ?? null;
  if (!isOnBoard(card) || repeats === null) return { changes: [] };
  const isDone = state.lists.get(card.list_id)?.status === 'done';
  const due = dueDay(repeats, { ...scene, isDone });
  if (due === 'not-yet') return { changes: [] };
  const ended = changesOfCard(card, { repeats: null });
  if (due === 'over') return { changes: ended };
  const { list, made } = openList(state, commandId);
  const next = nextCard(state, { ...due, ...scene, card, repeats, list });
  return { changes: [...made, ...ended, next] };
};

/** Creates the next card where it is due, on the locked board: if another process was faster, the card no longer has a rule. */
export const nextCardRule = (scene: NextCardScene): RuleOf<typeof makeNextCard> => ({
  needs: ({ card_id, command_id }) => ({
    cards: [card_id],
    texts: [card_id],
    newIds: [scene.newId, command_id],
    ends: true,
  }),
  decide: (state, { card_id, command_id }) => decide(state, card_id, command_id, scene),
});
