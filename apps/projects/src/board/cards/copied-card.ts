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
 * A card that begins as another one did: without watchers, comments, history, and what was done already. It does not repeat, because
 * its series goes on with the other.
 *
 * @param list where it will stand
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
