import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const teamOfferRequested = fact({
  name: 'billing.team-offer.requested',
  version: 1,
  summary: 'Somebody asks what the school costs for a team. The address is only written, not proven.',
  payload: z.strictObject({
    requestId: z.uuid(),
    organization: z.string(),
    name: z.string(),
    email: z.string(),
    seats: z.int().positive(),
    message: z.string(),
  }),
});
