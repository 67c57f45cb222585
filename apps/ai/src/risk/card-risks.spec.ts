import { expect, it } from '@jest/globals';
import { aCard, someWork, TODAY } from '../../test/some-work.ts';
import { dayAfter } from '../forecast/days.ts';
import { cardRisks, knownShare } from './card-risks.ts';
import { levelOf } from './risk-model.ts';

const settings = { runs: 300, seed: 7 };
const [soon, late] = [dayAfter(TODAY, 20), dayAfter(TODAY, 31)];
const risks = (cards: Parameters<typeof someWork>[0]) => cardRisks(someWork(cards), 30, settings);

it('is about open cards with a day within the horizon, the highest first', () => {
  const cards = [
    aCard({ id: 'free', due: soon }),
    aCard({ id: 'blocked', due: soon, isBlocked: true }),
    aCard({ id: 'over', due: dayAfter(TODAY, -1) }),
    aCard({ id: 'far', due: late }),
    aCard({ id: 'never' }),
  ];
  const found = risks({ cards });
  expect(found.map(({ milestone_id: id }) => id)).toEqual(['over', 'blocked', 'free']);
  expect(found[0]).toMatchObject({ risk_level: 'critical', risk_probability: 1, risk_factors: { overdue: 1 } });
  expect(found[0]?.mitigation_suggestions.map(({ code }) => code)).toEqual(['move_due_date', 'do_first', 'split']);
  expect(cardRisks(someWork({ cards }), 31, settings)).toHaveLength(4);
});

it('rises with each sign, and names the strongest factor first', () => {
  const probability = (card: ReturnType<typeof aCard>, more: Parameters<typeof someWork>[0] = {}) =>
    risks({ cards: [card, ...Array.from({ length: 8 }, () => aCard())], ...more }).at(0)?.risk_probability ?? 0;
  const plain = probability(aCard({ due: soon }));
  expect(probability(aCard({ due: soon, isBlocked: true }))).toBeGreaterThan(plain);
  expect(probability(aCard({ due: soon, waitsFor: [1, 2] }))).toBeGreaterThan(plain);
  const slow = { finished: [...Array.from({ length: 89 }, (_, day) => Number(day % 7 === 0)), 0] };
  expect(probability(aCard({ due: TODAY }), slow)).toBeGreaterThan(plain);
  const begun = { due: soon, status: 'in-progress' as const };
  expect(probability(aCard({ ...begun, changed: dayAfter(TODAY, -20) }))).toBeGreaterThan(probability(aCard(begun)));
  const load = { people: ['ana'], finished_by: [1] };
  expect(probability(aCard({ due: soon, assignee: 0 }), load)).toBeGreaterThan(plain);
  const [stale] = risks({ cards: [aCard({ ...begun, changed: dayAfter(TODAY, -28), waitsFor: [] })] });
  expect(stale?.mitigation_suggestions[0]?.code).toBe('check_in');
});

it('has levels from 0.8, 0.6 and 0.35 on', () => {
  expect([0.8, 0.799, 0.6, 0.599, 0.35, 0.349, 0].map(levelOf)).toEqual([
    ...['critical', 'high', 'high', 'medium', 'medium', 'low', 'low'],
  ]);
});

it('includes the importance of a card in its score, and states the amount of history', () => {
  const cards = [
    aCard({ id: 'a', due: dayAfter(TODAY, -1), priority: 'low' }),
    aCard({ id: 'b', due: dayAfter(TODAY, -1), priority: 'critical' }),
  ];
  expect(risks({ cards }).map(({ milestone_id: id, risk_score: score }) => [id, score])).toEqual([
    ['b', 100],
    ['a', 50],
  ]);
  expect([knownShare([]), knownShare([10]), knownShare([90])]).toEqual([0, 0.5, 0.9]);
});
