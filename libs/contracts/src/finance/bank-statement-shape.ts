import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { bankFormats, bankLimits, bankLineStates, matchReasons } from './bank-statement-values.ts';
import { day } from './book.ts';
import { paymentStatuses } from './contract-values.ts';
import { currency, decimalAmount } from './money-schema.ts';

/** The file's own totals; the same in all parts in which it is sent. */
export const bankStatementHead = z.strictObject({
  file_name: shortText('File name', { least: 1, most: bankLimits.fileName }),
  format: z.enum(bankFormats),
  /** The number of the account in the file; empty where it says none. */
  account: shortText('Account', { most: bankLimits.account }),
  /** Entries that are no money that came in. */
  unused_count: z.int().min(0).max(bankLimits.lines),
});

/** Received money, in the form of a file. */
export const importedBankLine = z.strictObject({
  /** Chosen by the caller: sent again it is the same line. */
  line_id: z.uuid(),
  /** Its place in the file, counted from 0. */
  position: z
    .int()
    .min(0)
    .max(bankLimits.lines - 1),
  booked_on: day,
  amount: decimalAmount('Amount').refine((amount) => amount > 0, 'Amount must be at least 0.01'),
  currency,
  payer: shortText('Payer', { most: bankLimits.payer }),
  text: shortText('Text', { most: bankLimits.text }),
  /** The payer's reference, for example an end-to-end id. */
  reference: shortText('Reference', { most: bankLimits.reference }),
  /** The bank's reference; empty where it gave none. */
  bank_reference: shortText('Bank reference', { most: bankLimits.reference }),
  /** Which one it is of those that are alike in the file, counted from 0. */
  ordinal: z
    .int()
    .min(0)
    .max(bankLimits.lines - 1),
});
export type ImportedBankLine = z.output<typeof importedBankLine>;

const amounts = z.array(z.strictObject({ currency, amount: z.number() }));

/** A statement as the doors show it. */
export const bankStatementRow = z.strictObject({
  id: z.uuid(),
  file_name: z.string(),
  format: z.enum(bankFormats),
  account: z.string(),
  imported_at: z.iso.datetime(),
  /** Null: that person's account was deleted. */
  imported_by_name: z.string().nullable(),
  counts: z.record(z.enum(bankLineStates), z.int()),
  unused_count: z.int(),
  /** The open amount in each currency. */
  open_amounts: amounts,
});
export type BankStatementRow = z.output<typeof bankStatementRow>;

/** Lines that a person confirmed together. */
export const bankConfirmationRow = z.strictObject({
  id: z.uuid(),
  confirmed_at: z.iso.datetime(),
  confirmed_by_name: z.string().nullable(),
  line_count: z.int(),
  amounts,
});

const matchedPayment = z.strictObject({
  payment_id: z.uuid(),
  client_name: z.string(),
  contract_title: z.string(),
  due_date: z.string(),
});

/** A payment that is offered for a line, and why. */
export const offeredPayment = matchedPayment.extend({
  open_amount: z.number(),
  status: z.enum(paymentStatuses),
  reasons: z.array(z.enum(matchReasons)),
  /** Days from the day it is due on to the day of the bank. */
  days: z.int(),
});
export type OfferedPayment = z.output<typeof offeredPayment>;

/** Payments of one client that add up to a line exactly, with the attributes that they share. */
const offeredSum = z.strictObject({
  payments: z.array(offeredPayment.omit({ reasons: true, days: true })),
  reasons: z.array(z.enum(matchReasons)),
});
export type OfferedSum = z.output<typeof offeredSum>;

/** A line of a statement as the doors show it. */
export const bankLineRow = z.strictObject({
  id: z.uuid(),
  position: z.int(),
  booked_on: z.string(),
  amount: z.number(),
  currency,
  payer: z.string(),
  text: z.string(),
  reference: z.string(),
  state: z.enum(bankLineStates),
  /** Best first; for open lines only. */
  offers: z.array(offeredPayment),
  /** Best first; for open lines only. */
  sums: z.array(offeredSum),
  /** The clear best match: one payment, or the payments of a sum; none: a person has to choose. */
  proposed_payment_ids: z.array(z.uuid()),
  /** The confirmed payments of a line, without purged ones. */
  recorded: z.array(matchedPayment.extend({ confirmation_id: z.uuid(), is_part: z.boolean(), amount: z.number() })),
});
export type BankLineRow = z.output<typeof bankLineRow>;
