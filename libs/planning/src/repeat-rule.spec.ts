import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { repeatRuleFrom, textOfRepeat } from './repeat-rule.ts';
import { repeatRules } from './repeat-rules.fixture.ts';

describe('a rule by which cards repeat', () => {
  it('is read as it was written, whatever it says', () => {
    fc.assert(fc.property(repeatRules, (rule) => expect(repeatRuleFrom(textOfRepeat(rule))).toEqual(rule)));
  });

  it('has one form, in whatever order its parts are written', () => {
    const rule = repeatRuleFrom('BYDAY=WE,MO;COUNT=10;FREQ=WEEKLY');
    expect(rule).toEqual({
      every: 1,
      days: { unit: 'week', weekdays: [1, 3] },
      end: { kind: 'after', count: 10 },
    });
    expect(typeof rule === 'object' && textOfRepeat(rule)).toBe('FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE;COUNT=10');
  });

  it.each(['FREQ=MINUTELY', 'FREQ=HOURLY;INTERVAL=2', 'FREQ=SECONDLY;COUNT=3'])(
    'does not go by the clock: %s',
    (text) => expect(repeatRuleFrom(text)).toBe('too-often'),
  );

  it.each([
    '',
    'FREQ=constructor',
    'FREQ=__proto__;INTERVAL=1',
    'constructor=1',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=366',
    'FREQ=DAILY;INTERVAL=1.5',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=3;UNTIL=20261201',
    'FREQ=DAILY;UNTIL=20261301',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=MO,MO',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=5;BYDAY=1MO',
    'FREQ=MONTHLY;BYDAY=5MO',
    'FREQ=YEARLY;BYMONTHDAY=5',
    'FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=5',
    'FREQ=DAILY;RSCALE=CHINESE',
    'RRULE:FREQ=DAILY',
  ])('is not this: %s', (text) => expect(repeatRuleFrom(text)).toBe('not-understood'));
});
