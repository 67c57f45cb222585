import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bankStatementRow } from './bank-statement-shape.ts';
import { bookkeeper, bookPage } from './book.ts';
import { currency } from './money-schema.ts';

export const getMoneyBankStatements = operation({
  name: 'finance.get-money-bank-statements',
  summary: 'A page of imported bank statements, newest first, with what of each is still open, and how many there are.',
  door: { kind: 'procedure', procedure: 'get_money_bank_statements' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject(bookPage),
  output: z.strictObject({
    data: z.array(bankStatementRow),
    total_count: z.int(),
    /** The currency of most payments of the book, for files that state none; null without payments. */
    usual_currency: currency.nullable(),
  }),
  errors: [],
});
