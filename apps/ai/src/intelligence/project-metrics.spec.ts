import { expect, it } from '@jest/globals';
import { aCard, someWork, TODAY } from '../../test/some-work.ts';
import { dayAfter } from '../forecast/days.ts';
import { intelligenceOf } from './project-intelligence.ts';
import { basisOf, metricsOf, trendOf } from './project-metrics.ts';

const days = (before: number, recent: number): number[] => [
  ...Array.from({ length: 59 }, () => before),
  ...Array.from({ length: 30 }, () => recent),
  0,
];
const figuresOf = (work: Parameters<typeof someWork>[0]) => {
  const basis = basisOf(someWork(work));
  const metrics = metricsOf(basis);
  return { basis, metrics, trend: trendOf(metrics, basis) };
};

it('compares the last thirty days with those before', () => {
  expect(figuresOf({ finished: days(1, 1) })).toMatchObject({ metrics: { velocity_score: 0.5 }, trend: 'stable' });
  expect(figuresOf({ finished: days(2, 1) })).toMatchObject({
    metrics: { velocity_score: 0.333 },
    trend: 'decreasing',
  });
  expect(figuresOf({ finished: days(1, 2) })).toMatchObject({
    metrics: { velocity_score: 0.667 },
    trend: 'increasing',
  });
  expect(figuresOf({ finished: days(0, 0) })).toMatchObject({ metrics: { velocity_score: null }, trend: 'stable' });
  // Too short a history, and too few cards, say nothing of a trend.
  expect(figuresOf({ finished: Array.from({ length: 40 }, () => 1) }).metrics.velocity_score).toBeNull();
  expect(figuresOf({ finished: [...days(0, 0).slice(0, -1), 9] }).trend).toBe('stable');
});

it('is the share of cards that were not opened again, and of those that several people changed', () => {
  const { metrics } = figuresOf({ finished: days(0, 1), reopened: 6, touched: 40, shared: 10 });
  expect(metrics).toMatchObject({ quality_score: 0.8, collaboration_score: 0.25 });
  expect(figuresOf({ finished: [0, 0] }).metrics).toMatchObject({ quality_score: null, collaboration_score: null });
});

it('recommends what the cards give reason for, with how many they are', () => {
  const cards = [
    aCard({ due: dayAfter(TODAY, -1), isBlocked: true, assignee: 0 }),
    ...Array.from({ length: 5 }, () => aCard({ assignee: 0, status: 'in-progress' as const })),
    ...Array.from({ length: 2 }, () => aCard({ assignee: 1, status: 'review' as const })),
  ];
  const work = someWork({ cards, people: ['a', 'b'], finished_by: [1, 1], reopened: 30 });
  const { recommended_actions: actions } = intelligenceOf('p', { work, forecast: { runs: 100, seed: 1 } }, new Date());
  expect(actions.map(({ code, count }) => [code, count])).toEqual([
    ['cut_scope', 8],
    ['handle_overdue', 1],
    ['unblock_cards', 1],
    ['balance_load', 6],
    ['limit_started', 7],
    ['review_reopened', 30],
    ['set_due_dates', 7],
  ]);
  const calm = intelligenceOf('p', { work: someWork({ cards: [] }), forecast: { runs: 100, seed: 1 } }, new Date());
  expect(calm.recommended_actions).toEqual([]);
});
