import { expect, it } from '@jest/globals';
import { aCard, someWork, TODAY } from '../../test/some-work.ts';
import { dayAfter } from './days.ts';
import { forecastOf } from './project-forecast.ts';

const settings = { runs: 500, seed: 7 };

it('says the day on which a team that finishes a card a day has finished ten', () => {
  const forecast = forecastOf(someWork(), settings);
  const day = dayAfter(TODAY, 9);
  expect(forecast).toMatchObject({ method: 'simulation', estimated_completion_date: day, completion_confidence: 1 });
  expect(forecast.dates).toEqual({ p50: day, p80: day, p95: day });
  expect(forecast.past_hits).toEqual({ hits: 4, tries: 4 });
  expect(forecast.fan[0]).toMatchObject({ day: dayAfter(TODAY, -1), middle: 10 });
  expect(forecast.fan.at(-1)).toMatchObject({ day, middle: 0, bounds_95: [0, 0] });
});

it('answers the same for the same seed, with nested bounds', () => {
  const finished = [...Array.from({ length: 89 }, (_, day) => ((day * 37) % 11) % 4), 0];
  const work = someWork({ finished });
  const forecast = forecastOf(work, settings);
  expect(forecastOf(work, settings)).toEqual(forecast);
  expect(forecastOf(work, { ...settings, seed: 8 })).not.toEqual(forecast);
  const { p50, p80, p95 } = forecast.dates ?? {};
  expect([p50, p80, p95]).toEqual([p50, p80, p95].toSorted());
  expect(p95).not.toBe(p50);
  for (const { middle, bounds_50: half, bounds_80: most, bounds_95: all } of forecast.fan)
    expect([all[0], most[0], half[0], middle, half[1], most[1], all[1]]).toEqual(
      [all[0], most[0], half[0], middle, half[1], most[1], all[1]].toSorted((a, b) => a - b),
    );
});

it('means the target of the project, else the last day of its cards', () => {
  const cards = [aCard({ due: dayAfter(TODAY, 3) }), aCard({ due: dayAfter(TODAY, 1) }), aCard(), aCard(), aCard()];
  // The fifth card is finished on the fifth day, which is today and four.
  expect(forecastOf(someWork({ cards }), settings)).toMatchObject({
    target_on: dayAfter(TODAY, 3),
    completion_confidence: 0,
  });
  expect(forecastOf(someWork({ cards, target_on: dayAfter(TODAY, 4) }), settings)).toMatchObject({
    target_on: dayAfter(TODAY, 4),
    completion_confidence: 1,
  });
});

it('says too little with fewer than ten finished cards, and gives a range from estimates where there are some', () => {
  const finished = [...Array.from({ length: 80 }, () => 0), ...Array.from({ length: 9 }, () => 1), 5];
  expect(forecastOf(someWork({ finished }), settings)).toMatchObject({
    method: 'none',
    dates: null,
    range: null,
    fan: [],
  });
  // Two cards of 6 hours, one taken as such: 18 hours are three workdays of one person, 4.2 days.
  const cards = [aCard({ hours: 6, assignee: 0 }), aCard({ hours: 6 }), aCard()];
  expect(forecastOf(someWork({ finished, cards, people: ['a'] }), settings)).toMatchObject({
    method: 'estimates',
    range: { from: dayAfter(TODAY, 4), to: dayAfter(TODAY, 9) },
    estimated_completion_date: null,
  });
});

it('says that nothing is open, and no day beyond five years', () => {
  expect(forecastOf(someWork({ cards: [] }), settings).method).toBe('complete');
  expect(forecastOf(someWork({ cards: [], done: 0 }), settings).method).toBe('none');
  const finished = [...Array.from({ length: 79 }, () => 0), ...Array.from({ length: 10 }, () => 1), 0];
  const cards = Array.from({ length: 900 }, () => aCard());
  expect(forecastOf(someWork({ finished, cards }), settings).dates?.p95).toBeNull();
});
