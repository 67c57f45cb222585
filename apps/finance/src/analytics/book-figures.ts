import type { Currency } from '@nivel/contracts/finance/money';

/** The totals of a book in a currency; amounts in minor units. */
export interface BookFigures {
  readonly leads: number;
  readonly weightedLeads: number;
  readonly revenue: number;
  readonly contracts: number;
  readonly upcoming: number;
  readonly overdue: number;
}

type In<Row> = readonly (Row & { readonly currency: Currency })[];

interface BookSums {
  readonly leads: In<{ readonly expectedValue: number; readonly weightedValue: number }>;
  readonly contracts: In<{ readonly count: number; readonly revenue: number }>;
  readonly payments: In<{ readonly upcoming: number; readonly overdue: number }>;
}

/** The totals of a book, for each of its currencies, in the order of their codes. */
export const bookFigures = (sums: BookSums): (readonly [Currency, BookFigures])[] => {
  const all = [...sums.leads, ...sums.contracts, ...sums.payments];
  const currencies = new Set(all.map(({ currency }) => currency));
  return [...currencies].sort().map((currency) => {
    const isMeant = (row: { readonly currency: Currency }): boolean => row.currency === currency;
    const leads = sums.leads.find(isMeant);
    const contracts = sums.contracts.find(isMeant);
    const payments = sums.payments.find(isMeant);
    const figures = {
      leads: leads?.expectedValue ?? 0,
      weightedLeads: leads?.weightedValue ?? 0,
      revenue: contracts?.revenue ?? 0,
      contracts: contracts?.count ?? 0,
      upcoming: payments?.upcoming ?? 0,
      overdue: payments?.overdue ?? 0,
    };
    return [currency, figures] as const;
  });
};
