import type { Currency } from '@nivel/contracts/finance/money';
import { monthlyRevenue, type ContractTerms } from '@nivel/contracts/finance/payment-schedule';

interface ActiveContract extends ContractTerms {
  readonly currency: Currency;
}

/** What a book adds up to in a currency; amounts in minor units. */
export interface BookFigures {
  readonly leads: number;
  readonly revenue: number;
  readonly contracts: number;
  readonly upcoming: number;
  readonly overdue: number;
}

interface Given {
  readonly leads: readonly { readonly currency: Currency; readonly expectedValue: number }[];
  readonly contracts: readonly ActiveContract[];
  readonly payments: readonly { readonly currency: Currency; readonly upcoming: number; readonly overdue: number }[];
}

/** Does it bring something on this day? */
const runs = ({ startDate, endDate }: ContractTerms, today: string): boolean =>
  startDate <= today && (endDate === null || endDate >= today);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What a book adds up to on a day, for each currency in it, in the order of their codes. */
export const bookFigures = (given: Given, today: string): (readonly [Currency, BookFigures])[] => {
  const all = [...given.leads, ...given.contracts, ...given.payments];
  const currencies = new Set(all.map(({ currency }) => currency));
  return [...currencies].sort().map((currency) => {
    const contracts = given.contracts.filter((one) => one.currency === currency);
    const payments = given.payments.filter((one) => one.currency === currency);
    const figures = {
      leads: total(given.leads.filter((one) => one.currency === currency).map(({ expectedValue }) => expectedValue)),
      revenue: total(contracts.filter((one) => runs(one, today)).map(monthlyRevenue)),
      contracts: contracts.length,
      upcoming: total(payments.map(({ upcoming }) => upcoming)),
      overdue: total(payments.map(({ overdue }) => overdue)),
    };
    return [currency, figures] as const;
  });
};
