import { Injectable } from '@nestjs/common';
import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import type { FinanceReads } from '../database.ts';
import { BankConfirmationsRepository, type OpenPayment } from './bank-confirmations.repository.ts';
import type { BankLine } from './bank-statements.repository.ts';
import { matchProposals, type LineProposal } from './match-proposals.ts';
import type { MatchedLine, MatchedPayment } from './match-score.ts';
import { matchedWords, tellingWords } from './matched-words.ts';

/** The payments considered for a statement: how long before its first day and after its last one they are due, and how many. */
const DAYS_BEFORE = 366;
const DAYS_AFTER = 62;
const MOST_PAYMENTS = 20_000;

const lineToMatch = ({ id, position, bookedOn, amount, currency, payer, text, reference }: BankLine): MatchedLine => ({
  ...{ id, position, bookedOn, amount, currency },
  words: new Set(matchedWords(`${payer} ${text} ${reference}`)),
});

const paymentToMatch = ({ id, contractId, open, currency, dueDate, clientName, contractTitle }: OpenPayment) => ({
  ...{ id, contractId, open, currency, dueDate },
  client: tellingWords(clientName),
  contract: tellingWords(contractTitle),
});

/** The proposals for a line, with the present payments. */
export interface ProposedMatch extends LineProposal {
  readonly paymentOf: (id: MatchedPayment['id']) => OpenPayment | undefined;
}

/** Finds payments for the open lines of a statement. */
@Injectable()
export class BankLineMatcher {
  constructor(private readonly confirmations: BankConfirmationsRepository) {}

  /** Matches by line id. All lines of a statement are matched together, so that no payment is proposed twice. */
  async match(reads: FinanceReads, lines: readonly BankLine[]): Promise<ReadonlyMap<string, ProposedMatch>> {
    if (lines.length === 0) return new Map();
    const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
    const [from, to] = [daysAfter(days[0] ?? '', -DAYS_BEFORE), daysAfter(days.at(-1) ?? '', DAYS_AFTER)];
    const currencies = [...new Set(lines.map(({ currency }) => currency))];
    const payments = await this.confirmations.openPayments(reads, from, to, currencies, MOST_PAYMENTS);
    const byId = new Map(payments.map((payment) => [payment.id, payment]));
    const proposals = matchProposals(lines.map(lineToMatch), payments.map(paymentToMatch));
    const paymentOf = (id: string): OpenPayment | undefined => byId.get(id);
    return new Map([...proposals].map(([id, proposal]) => [id, { ...proposal, paymentOf }]));
  }
}
