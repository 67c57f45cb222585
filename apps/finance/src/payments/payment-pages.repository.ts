import { Injectable } from '@nestjs/common';
import type { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { wordsIn } from '../book/search-words.ts';
import type { FinanceReads } from '../database.ts';
import {
  COUNT,
  COUNT_OF_CONTRACT,
  FAR,
  FAR_OPEN,
  FAR_SETTLED,
  NEAR,
  NEAR_OPEN,
  NEAR_ROWS,
  NEAR_SETTLED,
  nearSorts,
  PAGE,
  PAGE_OF_CONTRACT,
} from './payment-pages.sql.ts';
import { PaymentSumsRepository } from './payment-sums.repository.ts';
import type { Payment } from './payments.repository.ts';

type PageInput = InputOf<typeof getMoneyPayments>;

/** Pages of the payments of contracts that are not deleted. */
@Injectable()
export class PaymentPagesRepository {
  constructor(private readonly sums: PaymentSumsRepository) {}

  /** A page as things are on a day, and how many there are in all. */
  async page(reads: FinanceReads, input: PageInput, today: string): Promise<{ payments: Payment[]; count: number }> {
    const [payments, count] = await Promise.all([this.rows(reads, input, today), this.count(reads, input, today)]);
    return { payments, count };
  }

  private rows(reads: FinanceReads, input: PageInput, today: string): Promise<Payment[]> {
    const { sort, descending, page_size: size, page_offset: offset, contract_filter: contract } = input;
    const filters = [today, input.status_filter, wordsIn(input.search)] as const;
    if (contract !== null) return reads.rows(PAGE_OF_CONTRACT(sort, descending), [...filters, contract, size, offset]);
    return indexedRows(reads, input, today) ?? reads.rows(PAGE(sort, descending), [...filters, size, offset]);
  }

  private async count(reads: FinanceReads, input: PageInput, today: string): Promise<number> {
    const { status_filter: status, contract_filter: contract } = input;
    const words = wordsIn(input.search);
    if (contract === null && words.length === 0) return this.sums.count(reads, today, status);
    const [counted] =
      contract === null
        ? await reads.rows(COUNT, [today, status, words])
        : await reads.rows(COUNT_OF_CONTRACT, [today, status, words, contract]);
    return counted?.count ?? 0;
  }
}

/** A page that an index has in its order, near the first row or far from it; null where there is no such index. */
const indexedRows = (reads: FinanceReads, input: PageInput, today: string): Promise<Payment[]> | null => {
  const { status_filter: status, descending, page_size: size, page_offset: offset } = input;
  const sort = nearSorts.find((one) => one === input.sort);
  if (sort === undefined || wordsIn(input.search).length > 0) return null;
  const isNear = offset + size <= NEAR_ROWS;
  if (status === null) return reads.rows((isNear ? NEAR : FAR)(sort, descending), [size, offset]);
  if (sort !== 'open_first') return null;
  return status === 'paid' || status === 'cancelled'
    ? reads.rows((isNear ? NEAR_SETTLED : FAR_SETTLED)(status, descending), [size, offset])
    : reads.rows((isNear ? NEAR_OPEN : FAR_OPEN)(status, descending), [size, offset, today]);
};
