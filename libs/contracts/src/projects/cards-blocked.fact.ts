import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { cardNotice } from './card-notice.ts';

export const cardsBlocked = fact({
  name: 'projects.cards.blocked',
  version: 1,
  summary: 'Cards that a person is assigned to or watches were blocked by another person.',
  payload: cardNotice.extend({ /** Of the first one. */ reason: z.string() }),
});
