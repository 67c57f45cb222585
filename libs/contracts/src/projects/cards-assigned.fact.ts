import { fact } from '../kernel/fact.ts';
import { cardNotice } from './card-notice.ts';

export const cardsAssigned = fact({
  name: 'projects.cards.assigned',
  version: 1,
  summary: 'Somebody gave a person who can read the project cards to do.',
  payload: cardNotice,
});
