import { progressIn } from '../commands/board-rules.ts';
import type { BoardState } from '../state/board-state.ts';
import type { Card, List, LoggedCard } from '../state/change.ts';
import { newTexts, nextNumber } from './card-rules.ts';

/** A new card and the texts that it comes with. */
interface CopiedCard {
  readonly row: Card;
  readonly texts: Pick<LoggedCard, 'description' | 'notes'>;
}

/**
 * A copy of a card without watchers, comments, history and finished work. It does not repeat, because the series continues with
 * the original.
 *
 * @param list the list of the copy
 * @throws AppError `too_many_cards`
 */
export const copyOfCard = (state: BoardState, card: Card, list: List): CopiedCard => {
  const given = { description: state.texts.of(card.id, 'description'), notes: state.texts.of(card.id, 'notes') };
  const { versions, texts } = newTexts(state, given);
  const fresh = {
    watchers: [],
    actual_hours: null,
    blocked_reason: null,
    cover: null,
    repeats: null,
    progress: progressIn(list, 0),
  };
  const checklist = card.checklist.map((item) => ({ ...item, done: false }));
  return { row: { ...card, ...fresh, ...versions, checklist, number: nextNumber(state) }, texts };
};
