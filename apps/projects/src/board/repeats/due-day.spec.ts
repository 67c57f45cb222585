import { describe, expect, it } from '@jest/globals';
import type { CardRepeat } from '@nivel/contracts/projects/repeat-shape';
import { dueDay, type RepeatStanding } from './due-day.ts';

const series = (given: Partial<CardRepeat> = {}): CardRepeat => ({
  ...{ by: '', nth: 1, rule: 'FREQ=DAILY;INTERVAL=1', when: 'day' as const },
  ...{ since: '2026-11-20', next_on: '2026-11-28' },
  ...given,
});
const on = (today: string, given: Partial<RepeatStanding> = {}): RepeatStanding => ({
  ...{ today, isDone: false, madeOn: null },
  ...given,
});
const weekly = { rule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO', next_on: '2026-11-30' };

describe('a card that comes on its day', () => {
  it('comes on it, and not before', () => {
    expect(dueDay(series(), on('2026-11-27'))).toBe('not-yet');
    expect(dueDay(series(), on('2026-11-28'))).toEqual({ day: '2026-11-28' });
  });

  it('is made up for after two days', () => expect(dueDay(series(), on('2026-11-30'))).toEqual({ day: '2026-11-28' }));

  it('is one card for all that were missed before the last two days', () => {
    expect(dueDay(series({ since: '2000-01-01', next_on: '2000-01-02' }), on('2026-11-28'))).toEqual({
      day: '2026-11-26',
    });
    expect(dueDay(series(weekly), on('2026-12-18'))).toEqual({ day: '2026-12-14' });
  });

  it('that was undone comes again on its next day only', () => {
    expect(dueDay(series(), on('2026-11-28', { madeOn: '2026-11-28' }))).toBe('not-yet');
    expect(dueDay(series(), on('2026-11-29', { madeOn: '2026-11-28' }))).toEqual({ day: '2026-11-29' });
  });

  it('and was undone has no next day where its series has ended', () => {
    const rule = 'FREQ=DAILY;INTERVAL=1;UNTIL=20261128';
    expect(dueDay(series({ rule }), on('2026-11-28', { madeOn: '2026-11-28' }))).toBe('over');
  });
});

describe('a card that comes when the one before is done', () => {
  const whenDone = (given: Partial<CardRepeat> = {}) => series({ when: 'done', ...given });
  const done = (today: string, given: Partial<RepeatStanding> = {}) => on(today, { isDone: true, ...given });

  it('waits for that, whatever day it is', () => expect(dueDay(whenDone(), on('2027-03-01'))).toBe('not-yet'));

  it('comes for its day where that is still ahead', () =>
    expect(dueDay(whenDone(weekly), done('2026-11-27'))).toEqual({ day: '2026-11-30' }));

  it('comes for no day that is over', () =>
    expect(dueDay(whenDone(weekly), done('2026-12-09'))).toEqual({ day: '2026-12-14' }));

  it('does not come again once it was undone', () =>
    expect(dueDay(whenDone(), done('2026-11-29', { madeOn: '2026-11-28' }))).toBe('not-yet'));

  it('is none any more where its series has no further day', () =>
    expect(dueDay(whenDone({ rule: 'FREQ=DAILY;INTERVAL=1;UNTIL=20261130' }), done('2026-12-09'))).toBe('over'));
});
