import type { CardEvent } from '@nivel/contracts/projects/watched-cards-changed.fact';
import type { BoardState } from '../state/board-state.ts';
import type { Card, CardChange, Change, LoggedCard } from '../state/change.ts';

/** A change of a card that people other than its author are notified of. */
export interface CardNews {
  readonly to: string;
  readonly card: Card;
  readonly what:
    | { readonly is: 'assigned' }
    | { readonly is: 'blocked'; readonly reason: string }
    | { readonly is: 'changed'; readonly event: CardEvent };
}

const EVENTS: readonly { readonly event: CardEvent; readonly fields: readonly (keyof LoggedCard)[] }[] = [
  { event: 'moved', fields: ['list_id'] },
  { event: 'rescheduled', fields: ['due_on', 'start_on'] },
  { event: 'rewritten', fields: ['title', 'description', 'notes'] },
  {
    event: 'changed',
    fields: ['priority', 'assignee', 'progress', 'blocked_reason', 'labels', 'tags', 'depends_on', 'checklist'],
  },
];

/** The kind of a change for watchers of the card; null: no change worth a notice, such as another position in its list. */
const eventOf = ({ set, was }: CardChange): CardEvent | null => {
  if (set === null) return 'deleted';
  if (was === null) return null;
  if (set.progress === 100) return 'completed';
  return EVENTS.find(({ fields }) => fields.some((field) => field in set))?.event ?? null;
};

const newsOfCard = (card: Card, change: CardChange, by: string): CardNews[] => {
  const { set, was } = change;
  const news: CardNews[] = [];
  const tell = (people: readonly (string | null)[], what: CardNews['what']): void => {
    for (const to of people)
      if (to !== null && to !== by && !news.some((one) => one.to === to)) news.push({ to, card, what });
  };
  if (set?.assignee) tell([set.assignee], { is: 'assigned' });
  if (set?.blocked_reason && !was?.blocked_reason)
    tell([card.assignee, ...card.watchers], { is: 'blocked', reason: set.blocked_reason });
  const event = eventOf(change);
  if (event !== null) tell(card.watchers, { is: 'changed', event });
  return news;
};

/**
 * The notices that a command sends to others: new assignees, assignees of blocked cards, and watchers. Each person gets one
 * notice about a card, the most important one.
 * @param state after the command
 */
export const newsOf = (state: BoardState, changes: readonly Change[], by: string): CardNews[] =>
  changes.flatMap((change) => {
    const card = change.of === 'card' ? state.cards.get(change.id) : undefined;
    return change.of === 'card' && card !== undefined ? newsOfCard(card, change, by) : [];
  });
