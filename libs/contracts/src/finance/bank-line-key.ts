import { folded } from '../projects/filter/folded.ts';
import { minorUnits } from './money.ts';

interface Line {
  readonly booked_on: string;
  readonly amount: number;
  readonly currency: string;
  readonly payer: string;
  readonly text: string;
  readonly bank_reference: string;
}

const plain = (words: string): string => folded(words).replaceAll(/\s+/g, ' ').trim();

/**
 * What distinguishes a bank line from others of the same account: the bank's reference with the amount, or else day, amount and
 * text. Lines that are equal in all of these are numbered within their file.
 */
export const bankLineKey = ({
  booked_on: day,
  amount,
  currency,
  payer,
  text,
  bank_reference: reference,
}: Line): string =>
  JSON.stringify(
    reference === ''
      ? ['text', currency, minorUnits(amount), day, plain(payer), plain(text)]
      : ['reference', currency, minorUnits(amount), reference],
  );
