import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { currency } from './money-schema.ts';

export const contractSigned = fact({
  name: 'finance.contract.signed',
  version: 1,
  summary: 'A contract is active for the first time.',
  payload: z.strictObject({
    contractId: z.uuid(),
    clientName: z.string(),
    contractTitle: z.string(),
    /** In minor units. */
    totalValue: z.int(),
    currency,
  }),
});
