import { expect, it } from '@jest/globals';
import { hoursBefore, lastWholeWeek } from './talk-period.ts';

const iso = ({ before, from, to }: ReturnType<typeof lastWholeWeek>): string[] =>
  [before, from, to].map((at) => at.toISOString());

it('is as many hours before now, and as many before those', () => {
  expect(iso(hoursBefore(new Date('2026-11-28T08:30:00Z'), 24))).toEqual([
    '2026-11-26T08:30:00.000Z',
    '2026-11-27T08:30:00.000Z',
    '2026-11-28T08:30:00.000Z',
  ]);
});

it.each(['2026-11-23T00:00:00.000Z', '2026-11-28T08:30:00.000Z', '2026-11-29T23:59:59.999Z'])(
  'is the same whole week, from Monday on, throughout the week after it: %s',
  (now) => {
    expect(iso(lastWholeWeek(new Date(now)))).toEqual([
      '2026-11-09T00:00:00.000Z',
      '2026-11-16T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ]);
  },
);
