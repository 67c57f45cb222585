import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { cardNotice } from './card-notice.ts';

/** The kinds of changes of a card, the most important first. */
export const cardEvents = ['deleted', 'completed', 'moved', 'rescheduled', 'rewritten', 'changed'] as const;
export type CardEvent = (typeof cardEvents)[number];

export const watchedCardsChanged = fact({
  name: 'projects.watched-cards.changed',
  version: 1,
  summary: 'Cards that a person watches were changed by another person.',
  payload: cardNotice.extend({ /** To the first one. */ event: z.enum(cardEvents) }),
});
