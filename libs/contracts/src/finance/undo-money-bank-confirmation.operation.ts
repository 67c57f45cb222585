import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { administrator } from './book.ts';
import { financeErrors } from './finance.errors.ts';
import { undoReason } from './payment-shape.ts';

export const undoMoneyBankConfirmation = operation({
  name: 'finance.undo-money-bank-confirmation',
  summary: 'Reverses a confirmation, with a reason: its lines are open again, and their payments are unpaid again.',
  door: { kind: 'procedure', procedure: 'undo_money_bank_confirmation' },
  policy: administrator,
  repeat: 'idempotent',
  input: z.strictObject({ confirmation_id_param: z.uuid(), reason_param: undoReason }),
  /** Lines that are open again, and those that stay because their payment became something else since. */
  output: z.strictObject({ success: z.literal(true), reopened: z.int(), kept: z.int() }),
  errors: [financeErrors.bank_confirmation_not_found],
});
