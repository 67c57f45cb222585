import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper, bookPage } from './book.ts';
import { contractRow } from './contract-shape.ts';

export const getMoneyContracts = operation({
  name: 'finance.get-money-contracts',
  summary: 'A page of contracts, newest first, and how many there are.',
  door: { kind: 'procedure', procedure: 'get_money_contracts' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({
    ...bookPage,
    /** Those that were deleted, instead of those that are there. */
    in_trash: z.boolean().default(false),
  }),
  output: z.strictObject({ data: z.array(contractRow), total_count: z.int() }),
  errors: [],
});
