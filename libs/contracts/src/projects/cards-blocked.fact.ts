import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { cardNotice } from './card-notice.ts';

export const cardsBlocked = fact({
  name: 'projects.cards.blocked',
  version: 1,
  summary: 'Cards that a person does or watches were blocked by somebody else.',
  payload: cardNotice.extend({ /** Of the first one. */ reason: z.string() }),
});
