import { bankLineKey } from '@nivel/contracts/finance/bank-line-key';
import type { ImportedBankLine } from '@nivel/contracts/finance/bank-statement-shape';
import { bankLimits } from '@nivel/contracts/finance/bank-statement-values';
import { currencies, isAmount } from '@nivel/contracts/finance/money';
import { oneLine, type BankEntry } from './bank-entries.ts';

/** Why an entry is not used. */
export const unusedReasons = ['debit', 'reversal', 'not_booked', 'day', 'ahead', 'amount', 'currency'] as const;
export type UnusedReason = (typeof unusedReasons)[number];

/** An entry and its result: a line, or the reason why it is not used. */
export interface SortedEntry {
  readonly entry: BankEntry;
  readonly line: ImportedBankLine | null;
  readonly unused: UnusedReason | null;
}

const unusedReason = (entry: BankEntry, today: string): UnusedReason | null => {
  if (!entry.isCredit) return 'debit';
  if (entry.isReversal) return 'reversal';
  if (!entry.isBooked) return 'not_booked';
  if (entry.bookedOn === undefined || entry.bookedOn < '1900-01-01') return 'day';
  if (entry.bookedOn > today) return 'ahead';
  if (!isAmount(entry.amount) || entry.amount === 0) return 'amount';
  return currencies.some((one) => one === entry.currency) ? null : 'currency';
};

/**
 * The usable entries of a file, each with an id and its place.
 * @param ids one for each entry, so that a repeated one is the same line
 */
export const sortedEntries = (
  entries: readonly BankEntry[],
  { ids, today }: { readonly ids: readonly string[]; readonly today: string },
): readonly SortedEntry[] => {
  const alike = new Map<string, number>();
  return entries.map((entry, position): SortedEntry => {
    const unused = unusedReason(entry, today);
    const currency = currencies.find((one) => one === entry.currency);
    if (unused !== null || currency === undefined || entry.bookedOn === undefined)
      return { entry, line: null, unused: unused ?? 'currency' };
    const said = {
      ...{ booked_on: entry.bookedOn, amount: entry.amount, currency },
      ...{ payer: oneLine(entry.payer, bankLimits.payer), text: oneLine(entry.text, bankLimits.text) },
      reference: oneLine(entry.reference, bankLimits.reference),
      bank_reference: oneLine(entry.bankReference, bankLimits.reference),
    };
    const key = bankLineKey(said);
    const ordinal = alike.get(key) ?? 0;
    alike.set(key, ordinal + 1);
    return { entry, unused, line: { ...said, line_id: ids[position] ?? '', position, ordinal } };
  });
};
