import { describe, expect, it } from '@jest/globals';
import { memberSentiment } from '@nivel/contracts/ai/member-sentiment';
import { aTalker, someTalk, textsOf } from '../../test/some-talk.ts';
import { sentimentsOf } from './team-sentiment.ts';

const GOOD = 'Muchas gracias, quedó excelente';
const BAD = 'Estoy harta, otra vez no funciona nada';
const PLAIN = 'La junta es a las diez';

describe('what leads see', () => {
  it('is each person with five texts, the lowest first, with what may weigh on them', () => {
    const people = [
      aTalker(),
      aTalker({ open: 5, overdue: 3, due_soon: 1, returned: 2 }),
      aTalker({ open: 40, overdue: 40 }),
    ];
    const texts = [...textsOf(0, GOOD, 5), ...textsOf(1, BAD, 6), ...textsOf(1, PLAIN, 4), ...textsOf(2, BAD, 4)];
    const found = sentimentsOf(someTalk({ people, texts }));
    expect(found.map((sentiment) => memberSentiment.parse(sentiment).user_id)).toEqual([
      people[1]?.user_id,
      people[0]?.user_id,
    ]);
    const [low, high] = found;
    expect(low).toMatchObject({
      ...{ communication_volume: 10, positive_interactions: 0, negative_interactions: 6, neutral_interactions: 4 },
      ...{ sentiment_confidence: 0.5, workload_stress: 0.7, deadline_pressure: 0.8, team_conflicts: 2 },
      ...{ people: 1, method: 'rules', period_start: '2026-11-24T18:00:00.000Z' },
    });
    expect(low?.sentiment_score).toBeLessThan(0);
    expect(high?.sentiment_score).toBeGreaterThan(0.5);
    expect(high).toMatchObject({ sentiment_confidence: 0.33, workload_stress: 0, deadline_pressure: 0 });
  });

  it.each([
    ['improving', textsOf(0, PLAIN, 5, true), textsOf(0, GOOD, 5)],
    ['declining', textsOf(0, GOOD, 5, true), textsOf(0, PLAIN, 5)],
    ['stable', textsOf(0, GOOD, 5, true), textsOf(0, GOOD, 5)],
    ['stable', textsOf(0, GOOD, 4, true), textsOf(0, PLAIN, 5)],
    ['critical', textsOf(0, BAD, 5, true), textsOf(0, BAD, 5)],
  ])('has the trend %s against the period before', (trend, before, current) => {
    const [sentiment] = sentimentsOf(someTalk({ people: [aTalker()], texts: [...before, ...current] }));
    expect(sentiment?.sentiment_trend).toBe(trend);
  });
});

describe('what members see', () => {
  const nameless = (count: number) => Array.from({ length: count }, () => aTalker({ user_id: null, open: 10 }));
  const team = (count: number, values: Parameters<typeof someTalk>[0] = {}) =>
    sentimentsOf(
      someTalk({
        ...{ audience: 'team', people: nameless(count) },
        texts: Array.from({ length: count }, (_, place) => textsOf(place, place === 0 ? BAD : GOOD, 5)).flat(),
        ...values,
      }),
    );

  it('is the mean of at least three others, without a name', () => {
    expect(team(3)).toMatchObject([{ user_id: null, people: 3, communication_volume: 15, workload_stress: 0.6 }]);
    expect(team(4, { me: 3 })).toMatchObject([{ people: 4 }]);
    expect([team(2), team(3, { me: 0 })]).toEqual([[], []]);
  });

  it('counts each person as much as the others, however much they wrote', () => {
    const [few] = team(3);
    const [many] = team(3, { texts: [...textsOf(0, BAD, 500), ...textsOf(1, GOOD, 5), ...textsOf(2, GOOD, 5)] });
    expect(many?.sentiment_score).toBe(few?.sentiment_score);
  });

  it('is nothing once somebody left the people of the period: two means would give theirs away', () => {
    expect(team(5, { is_settled: false })).toEqual([]);
  });

  it('is nothing for guests, whatever is sent', () => {
    expect(team(5, { audience: 'nobody' })).toEqual([]);
  });
});
