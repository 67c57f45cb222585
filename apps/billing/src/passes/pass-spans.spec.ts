import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { passMonths } from '@nivel/contracts/billing/passes';
import { addMonths, passSpans, type PaidPass, type PassSpan } from './pass-spans.ts';

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const aPass = (overrides: Partial<PaidPass> = {}): PaidPass => ({
  ...{ id: 'a', tier: 'pro', months: 1, paidAt: at('2027-01-10'), beginsAt: null, endsAt: null },
  ...overrides,
});
const daysOf = ({ beginsAt, endsAt }: PassSpan) => [beginsAt, endsAt].map((day) => day?.toISOString().slice(0, 10));

describe('months later', () => {
  it.each([
    ['2027-01-10', 1, '2027-02-10'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-12-31', 12, '2028-12-31'],
    ['2027-11-30', 3, '2028-02-29'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });
});

describe('a pass', () => {
  const now = at('2027-01-10');

  it('starts when it is paid', () => {
    expect(passSpans([aPass()], null, now).map(daysOf)).toEqual([['2027-01-10', '2027-02-10']]);
  });

  it('starts when an ending subscription has ended, and not while one continues', () => {
    expect(passSpans([aPass({ months: 3 })], at('2027-01-20'), now).map(daysOf)).toEqual([
      ['2027-01-20', '2027-04-20'],
    ]);
    expect(passSpans([aPass()], 'open', now).map(daysOf)).toEqual([[undefined, undefined]]);
  });

  it('that has begun does not change, and another one follows it', () => {
    const begun = aPass({ beginsAt: at('2027-01-01'), endsAt: at('2027-02-01') });
    expect(passSpans([begun, aPass({ id: 'b', months: 12 })], at('2027-06-01'), now).map(daysOf)).toEqual([
      ['2027-01-01', '2027-02-01'],
      ['2027-06-01', '2028-06-01'],
    ]);
    expect(passSpans([begun], 'open', now).map(daysOf)).toEqual([['2027-01-01', '2027-02-01']]);
  });

  it('that follows a refunded one starts at once, and loses no day', () => {
    const follows = aPass({ paidAt: at('2027-01-02'), beginsAt: at('2027-02-01'), endsAt: at('2027-03-01') });
    expect(passSpans([follows], null, now).map(daysOf)).toEqual([['2027-01-10', '2027-02-10']]);
  });

  it('gives all its months and overlaps no other, however many are paid and whenever they are looked at', () => {
    const paid = fc.array(fc.record({ months: fc.constantFrom(...passMonths), hours: fc.nat(400) }), { maxLength: 6 });
    fc.assert(
      fc.property(paid, fc.option(fc.nat(2_000)), fc.array(fc.nat(5_000), { maxLength: 4 }), (bought, runs, looks) => {
        const hour = (n: number): Date => new Date(now.getTime() + n * 3_600_000);
        let passes = bought
          .toSorted((one, other) => one.hours - other.hours)
          .map(({ months, hours }, index) => aPass({ id: String(index), months, paidAt: hour(hours) }));
        const runsUntil = runs === null ? null : hour(runs);
        for (const look of [0, ...looks.toSorted((one, other) => one - other)]) {
          const spans = passSpans(passes, runsUntil, hour(look));
          passes = passes.map((pass, index) => ({ ...pass, ...spans[index] }));
        }
        return passes.every(({ beginsAt, endsAt, months }, index) => {
          const [begins, ends] = [beginsAt ?? hour(0), endsAt ?? hour(0)];
          const before = passes[index - 1]?.endsAt ?? hour(0);
          return ends.getTime() === addMonths(begins, months).getTime() && begins >= before;
        });
      }),
    );
  });
});
