import { describe, expect, it } from '@jest/globals';
import { promiseFrom } from '../working-days/working-days.ts';
import { promisesOf, takenBy, type Said } from './question-rules.ts';

const at = (moment: string): Date => new Date(moment);
const asked = (moment: string, days: number): Said => ({
  isAnswer: false,
  writtenAt: at(moment),
  lateFrom: promiseFrom(at(moment), days).lateFrom,
});
const answer = (moment: string): Said => ({ isAnswer: true, writtenAt: at(moment), lateFrom: at(moment) });

describe('the promise of an answer', () => {
  const monday = asked('2026-11-23T16:00:00Z', 1);

  it('is kept to the last moment of its day, and not a moment longer', () => {
    const kept = (moment: string) => promisesOf([monday, answer(moment)], at('2026-12-24T00:00:00Z'))[0]?.is_kept;
    expect([kept('2026-11-25T05:59:59.999Z'), kept('2026-11-25T06:00:00Z')]).toEqual([true, false]);
  });

  it('is kept so far while its day lasts, and broken after it', () => {
    const soFar = (now: string) => promisesOf([monday], at(now))[0];
    expect(soFar('2026-11-24T20:00:00Z')).toMatchObject({
      promised_on: '2026-11-24',
      answered_at: null,
      is_kept: true,
    });
    expect(soFar('2026-11-25T06:00:00Z')).toMatchObject({ answered_at: null, is_kept: false });
  });

  it('starts again with each message of the learner', () => {
    const again = asked('2026-11-26T16:00:00Z', 3);
    const said = [monday, answer('2026-11-23T20:00:00Z'), again, answer('2026-12-02T20:00:00Z')];
    expect(
      promisesOf(said, at('2026-12-03T00:00:00Z')).map(({ promised_on, is_kept }) => [promised_on, is_kept]),
    ).toEqual([
      ['2026-11-24', true],
      ['2026-12-01', false],
    ]);
  });
});

describe('a question that a mentor has taken', () => {
  const taken = { mentorId: 'ana', takenAt: at('2026-11-23T16:00:00Z'), isMentorNow: true };
  const hold = (now: string) => ({ now: at(now), holdMs: 3_600_000 });

  it('is theirs for a while, and then free', () => {
    expect(takenBy(taken, 'ana', hold('2026-11-23T16:59:59Z'))).toBe('mine');
    expect(takenBy(taken, 'leo', hold('2026-11-23T16:59:59Z'))).toBe('others');
    expect(takenBy(taken, 'leo', hold('2026-11-23T17:00:00Z'))).toBe('free');
  });

  it('is free at once where their role ended', () => {
    expect(takenBy({ ...taken, isMentorNow: false }, 'leo', hold('2026-11-23T16:01:00Z'))).toBe('free');
  });
});
