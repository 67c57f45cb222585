import type {
  BankLineRow,
  BankStatementRow,
  OfferedPayment,
  OfferedSum,
} from '@nivel/contracts/finance/bank-statement-shape';
import { decimalOf } from '@nivel/contracts/finance/money';
import { shownStatus } from '../payments/payment-status.ts';
import type { OpenPayment } from './bank-confirmations.repository.ts';
import type { ProposedMatch } from './bank-line-matcher.ts';
import type { BankLine, BankStatement } from './bank-statements.repository.ts';

/** People's present names; a deleted person has none. */
export type Names = Readonly<Record<string, string>>;

export const nameIn = (names: Names, id: string | null): string | null => (id === null ? null : (names[id] ?? null));

/** A statement as the doors show it. */
export const shownBankStatement = (statement: BankStatement, names: Names): BankStatementRow => ({
  id: statement.id,
  file_name: statement.fileName,
  format: statement.format,
  account: statement.account,
  imported_at: statement.importedAt.toISOString(),
  imported_by_name: nameIn(names, statement.importedBy),
  counts: { ...{ open: 0, confirmed: 0, left_out: 0, known: 0 }, ...statement.counts },
  unused_count: statement.unusedCount,
  open_amounts: statement.openAmounts.map(({ currency, amount }) => ({ currency, amount: decimalOf(amount) })),
});

const shownOpen = ({ id, clientName, contractTitle, dueDate, open }: OpenPayment, today: string) => ({
  ...{ payment_id: id, client_name: clientName, contract_title: contractTitle, due_date: dueDate },
  ...{ open_amount: decimalOf(open), status: shownStatus('pending', dueDate, today) },
});

const shownOffers = ({ offers, paymentOf }: ProposedMatch, today: string): OfferedPayment[] =>
  offers.flatMap(({ payment: { id }, reasons, days }) => {
    const payment = paymentOf(id);
    return payment ? [{ ...shownOpen(payment, today), reasons: [...reasons], days }] : [];
  });

const shownSums = ({ sums, paymentOf }: ProposedMatch, today: string): OfferedSum[] =>
  sums.map(({ payments, reasons }) => ({
    payments: payments.flatMap(({ id }) => paymentOf(id) ?? []).map((payment) => shownOpen(payment, today)),
    reasons: [...reasons],
  }));

const shownRecord = ({ confirmationId, partId, amount, ...payment }: BankLine['recorded'][number]) => ({
  ...{ payment_id: payment.paymentId, client_name: payment.clientName, contract_title: payment.contractTitle },
  ...{ due_date: payment.dueDate, confirmation_id: confirmationId, is_part: partId !== null },
  amount: decimalOf(amount),
});

/** A line as the doors show it on a day. */
export const shownBankLine = (line: BankLine, match: ProposedMatch | undefined, today: string): BankLineRow => ({
  id: line.id,
  position: line.position,
  booked_on: line.bookedOn,
  amount: decimalOf(line.amount),
  currency: line.currency,
  payer: line.payer,
  text: line.text,
  reference: line.reference,
  state: line.state,
  offers: match ? shownOffers(match, today) : [],
  sums: match ? shownSums(match, today) : [],
  proposed_payment_ids: match ? match.proposed.map(({ id }) => id) : [],
  recorded: line.recorded.map(shownRecord),
});
