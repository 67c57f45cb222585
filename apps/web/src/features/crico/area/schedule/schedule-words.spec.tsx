import { describe, expect, it } from '@jest/globals';
import { cronWords, hoursAway, intervalWords } from './schedule-words.ts';

describe('how often a task is done', () => {
  it.each([
    [21_600_000, '6 horas'],
    [600_000, '10 minutos'],
    [90_000, '90 segundos'],
  ])('%i ms is %s', (ms, words) => {
    expect(intervalWords(ms)).toBe(words);
  });

  it.each([
    ['0 9 * * *', 'A las 09:00'],
    ['0 2 * * 0', 'A las 02:00, sólo el domingo'],
    ['*/15 * * * *', 'Cada 15 minutos'],
  ])('%s is said in words', (cron, words) => {
    expect(cronWords(cron)).toBe(words);
  });

  it('is null for an invalid time', () => {
    expect(cronWords('a b c')).toBeUndefined();
  });
});

describe('when a task is done next', () => {
  const now = Date.parse('2026-11-27T10:00:00Z');

  it.each([
    ['2026-11-27T10:59:59Z', undefined],
    ['2026-11-27T11:00:00Z', 'dentro de 1 hora'],
    ['2026-11-28T11:30:00Z', 'dentro de 25 horas'],
    ['2026-11-27T07:59:00Z', 'hace 2 horas'],
  ])('%s is said by the hour', (moment, words) => {
    expect(hoursAway(moment, now)).toBe(words);
  });
});
