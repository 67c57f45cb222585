import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';

export const listMoneyPeople = operation({
  name: 'finance.list-money-people',
  summary: 'Who can be in charge of a row of the book: administrators and managers, by name.',
  door: { kind: 'procedure', procedure: 'list_money_people' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ people: z.array(z.strictObject({ user_id: z.uuid(), full_name: z.string() })) }),
  errors: [],
});
