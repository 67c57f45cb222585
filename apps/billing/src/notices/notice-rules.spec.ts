import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { graceEnd } from '@nivel/contracts/billing/subscription-access';
import { nextLook, noticesBy, type Notice, type NoticeStanding } from './notice-rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const end = new Date('2027-02-01T12:00:00Z');
const at = (days: number, from = end): Date => new Date(from.getTime() + days * DAY);
const standing = (overrides: Partial<NoticeStanding> = {}): NoticeStanding => ({
  state: 'active',
  periodEnd: end,
  pastDueSince: null,
  endsAt: null,
  canceledAt: null,
  endedUnpaid: false,
  ...overrides,
});
const named = (notices: readonly Notice[]): string[] =>
  notices.map((one) => {
    if (one.kind === 'charge-near') return `near ${String(one.daysBefore)}`;
    return one.kind === 'charge-failed' ? `failed ${String(one.step)}` : one.kind;
  });

describe('notices of a subscription', () => {
  it.each(['trialing', 'active'] as const)(
    '%s: three days and one day before the charge, and not after it',
    (state) => {
      const by = (days: number) => named(noticesBy(standing({ state }), at(days)));
      expect([by(-3.01), by(-3), by(-1), by(0)]).toEqual([[], ['near 3'], ['near 3', 'near 1'], []]);
    },
  );

  it('with the rest of a short trial, both at once', () => {
    expect(named(noticesBy(standing({ state: 'trialing' }), at(-0.5)))).toEqual(['near 3', 'near 1']);
  });

  it.each(['paused', 'incomplete', 'expired', 'canceled', 'past_due'] as const)('%s: of no charge', (state) => {
    expect(named(noticesBy(standing({ state }), at(-0.5)))).toEqual([]);
  });

  it('that ends with its period: the cancellation alone; that ends later: the charges until then too', () => {
    const canceledAt = at(-10);
    const by = (endsAt: Date) => named(noticesBy(standing({ endsAt, canceledAt }), at(-0.5)));
    expect([by(end), by(at(40))]).toEqual([['canceled'], ['canceled', 'near 3', 'near 1']]);
  });

  it('that was not paid: at once, on the second and fifth day, and that it is over once it is', () => {
    const late = standing({ state: 'past_due', pastDueSince: end, periodEnd: at(30) });
    expect([0, 1.9, 2, 5, 8].map((days) => named(noticesBy(late, at(days))).at(-1))).toEqual([
      'failed 1',
      'failed 1',
      'failed 2',
      'failed 3',
      'failed 3',
    ]);
    const over = { ...late, state: 'canceled', canceledAt: at(7), endedUnpaid: true } as const;
    expect(named(noticesBy(over, at(7)))).toEqual(['failed 4']);
  });

  it('that its owner cancelled in the days of grace: the cancellation', () => {
    const canceled = standing({ state: 'canceled', pastDueSince: end, canceledAt: at(2) });
    expect(named(noticesBy(canceled, at(2)))).toEqual(['canceled']);
  });
});

describe('when it is looked at again', () => {
  const moment = fc.integer({ min: -40 * 24, max: 40 * 24 }).map((hours) => at(hours / 24));

  it('is later than now, and before the next notice', () => {
    const anyStanding = fc.record({
      state: fc.constantFrom('trialing', 'active', 'past_due', 'paused', 'canceled', 'expired'),
      periodEnd: moment,
      pastDueSince: fc.option(moment),
      endsAt: fc.option(moment),
      canceledAt: fc.option(moment),
      endedUnpaid: fc.constant(false),
    });
    fc.assert(
      fc.property(anyStanding, moment, (given, now) => {
        const one = { ...given, pastDueSince: given.state === 'past_due' ? (given.pastDueSince ?? now) : null };
        const next = nextLook(one, now);
        if (next === null) return;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        const told = noticesBy(one, now).length;
        expect(noticesBy(one, new Date(next.getTime() - 1)).length).toBeLessThanOrEqual(told);
      }),
    );
  });

  it('is the end of the days of grace after the last message before it, and two hours after a renewal was due', () => {
    const late = standing({ state: 'past_due', pastDueSince: end });
    expect(nextLook(late, at(6))).toEqual(graceEnd(end));
    expect(nextLook(standing(), at(-0.5))).toEqual(new Date(end.getTime() + 2 * HOUR));
    expect(nextLook(standing({ state: 'canceled' }), at(-5))).toBeNull();
  });
});
