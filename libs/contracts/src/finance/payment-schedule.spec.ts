import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysAfter } from '../projects/filter/filter-days.ts';
import { paymentFrequencies, settablePaymentStatuses } from './contract-values.ts';
import { monthsAfter } from './payment-days.ts';
import {
  amendedPayments,
  isReplaceable,
  rolledPayments,
  scheduledPayments,
  termsProblem,
  type ContractTerms,
  type DuePayment,
  type KeptPayment,
} from './payment-schedule.ts';

const today = '2026-11-25';
const terms = (given: Partial<ContractTerms> = {}): ContractTerms => ({
  contractType: 'recurring',
  paymentFrequency: 'monthly',
  totalValue: 100_000,
  startDate: '2027-01-31',
  endDate: '2027-05-31',
  instalments: 1,
  ...given,
});
const days = (payments: readonly DuePayment[]) => payments.map(({ dueDate }) => dueDate);
const sum = (payments: readonly DuePayment[]) => payments.reduce((total, { amount }) => total + amount, 0);

const someDay = fc.integer({ min: -900, max: 900 }).map((offset) => daysAfter(today, offset));
const value = fc.integer({ min: 0, max: 10_000_000_000_000 });
const oneOff = fc
  .record({ totalValue: value, startDate: someDay, instalments: fc.integer({ min: 1, max: 120 }) })
  .map((given) => terms({ contractType: 'one_off', paymentFrequency: null, endDate: null, ...given }));
const ending = fc
  .record({
    totalValue: value,
    startDate: someDay,
    paymentFrequency: fc.constantFrom(...paymentFrequencies),
    length: fc.integer({ min: 0, max: 2_000 }),
  })
  .map(({ length, ...given }) => terms({ ...given, endDate: daysAfter(given.startDate, length) }));
const anyTerms = fc.oneof(oneOff, ending);
const kept = fc.array(
  fc.record({
    dueDate: someDay,
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    status: fc.constantFrom(...settablePaymentStatuses),
  }),
  { maxLength: 12 },
);

describe('the payments of a contract', () => {
  it('fall on the last day of shorter months, and on the day itself again behind them', () => {
    const months = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'];
    expect(days(scheduledPayments(terms(), today))).toEqual(months);
    expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28');
    expect(monthsAfter('2028-02-29', 48)).toBe('2032-02-29');
    expect(monthsAfter('2026-12-31', 2)).toBe('2027-02-28');
  });

  it.each([
    ['weekly', ['2027-01-31', '2027-02-07', '2027-02-14', '2027-02-21', '2027-02-28']],
    ['biweekly', ['2027-01-31', '2027-02-14', '2027-02-28']],
    ['monthly', ['2027-01-31', '2027-02-28']],
    ['quarterly', ['2027-01-31']],
    ['yearly', ['2027-01-31']],
  ] as const)('come %s until the end', (paymentFrequency, expected) => {
    const given = terms({ paymentFrequency, endDate: '2027-02-28' });
    expect(days(scheduledPayments(given, today))).toEqual(expected);
  });

  it('add up to the value of the contract; the last carries the cents', () => {
    const amounts = scheduledPayments(terms({ totalValue: 100_003 }), today).map(({ amount }) => amount);
    expect(amounts).toEqual([20_000, 20_000, 20_000, 20_000, 20_003]);
    fc.assert(
      fc.property(anyTerms, (given) => {
        const payments = scheduledPayments(given, today);
        expect(sum(payments)).toBe(given.totalValue);
        expect(payments.every(({ amount }) => amount > 0)).toBe(true);
        expect(new Set(days(payments)).size).toBe(payments.length);
        const shares = new Set(payments.slice(0, -1).map(({ amount }) => amount));
        expect(shares.size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('of an open-ended one are there for 12 months, and rolled on day by day each comes once', () => {
    const given = terms({ endDate: null, startDate: '2026-11-30', totalValue: 120_005 });
    expect(days(scheduledPayments(given, today))).toHaveLength(12);
    expect(sum(scheduledPayments(given, today).slice(0, 12))).toBe(120_005);
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentFrequencies),
        someDay,
        fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }),
        (paymentFrequency, startDate, steps) => {
          const open = terms({ endDate: null, startDate, paymentFrequency });
          const rolled = scheduledPayments(open, today);
          let now = today;
          for (const step of steps) {
            const through = monthsAfter(now, 12);
            now = daysAfter(now, step);
            rolled.push(...rolledPayments(open, through, now));
          }
          expect(rolled).toEqual(scheduledPayments(open, now));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('an amendment', () => {
  it('replaces future payments; with what stays it adds up to the new value', () => {
    fc.assert(
      fc.property(anyTerms, kept, (given, payments: readonly KeptPayment[]) => {
        const stays = payments.filter((one) => !isReplaceable(one, today) && one.status !== 'cancelled');
        const made = amendedPayments(given, payments, today);
        expect(made === null).toBe(sum(stays) > given.totalValue);
        if (made === null) return;
        expect(sum(stays) + sum(made)).toBe(given.totalValue);
        expect(made.every(({ dueDate }) => dueDate >= today)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('of an open-ended one asks for nothing twice', () => {
    const open = terms({ endDate: null, startDate: today });
    const paid = { dueDate: today, amount: 7, status: 'paid' } as const;
    expect(days(amendedPayments(open, [paid], today) ?? [])).toEqual(
      days(scheduledPayments(open, today)).filter((day) => day !== today),
    );
  });
});

describe('the terms of a contract', () => {
  it.each([
    [{ paymentFrequency: null }, 'frequency'],
    [{ contractType: 'one_off' }, 'frequency'],
    [{ instalments: 2 }, 'frequency'],
    [{ endDate: '2027-01-30' }, 'days'],
    [{ contractType: 'one_off', paymentFrequency: null, instalments: 6 }, 'days'],
    [{ paymentFrequency: 'weekly', endDate: '2199-01-01' }, 'too_many'],
    [{ endDate: '2027-01-31' }, null],
    [{ contractType: 'one_off', paymentFrequency: null, instalments: 5 }, null],
  ] as const)('%j: %s', (given, problem) => {
    expect(termsProblem(terms(given), today)).toBe(problem);
  });
});
