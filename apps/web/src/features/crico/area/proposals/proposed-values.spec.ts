import { describe, expect, it } from '@jest/globals';
import { aMilestone } from './proposal.fixture.ts';
import { newCardsOf, valuesOf, type CardValues } from './proposed-values.ts';

const nothing: CardValues = { priority: 'medium', start_on: null, due_on: null, estimated_hours: null };

describe('the values that a proposal has for a card', () => {
  it('span all milestones, with the highest priority that the text says', () => {
    const milestones = [
      aMilestone(1, { priority: 'high', reasons: ['stated_priority'] }),
      aMilestone(2, { start_on: '2026-12-03', due_on: '2026-12-09', estimated_duration: 5 }),
    ];
    expect(valuesOf(milestones, nothing)).toEqual({
      priority: 'high',
      start_on: '2026-12-01',
      due_on: '2026-12-09',
      estimated_hours: 56,
    });
  });

  it("keep the card's present values, unless the text states another day, and never reverse its days", () => {
    const has: CardValues = { priority: 'low', start_on: '2026-12-20', due_on: '2026-12-24', estimated_hours: 4 };
    expect(valuesOf([aMilestone(1)], has)).toEqual({});
    const stated = aMilestone(1, { reasons: ['stated_day'] });
    expect(valuesOf([stated], has)).toEqual({ start_on: null, due_on: '2026-12-02' });
  });
});

it('chosen milestones become cards that wait for those of them that were chosen too', () => {
  let made = 0;
  const all = [1, 2, 3].map((at) => aMilestone(at, { depends_on: at === 1 ? [] : ['m1', `m${at - 1}`] }));
  const cards = newCardsOf([...all.slice(0, 1), ...all.slice(2)], 'list', () => `card ${(made += 1)}`);
  expect(cards).toMatchObject([
    { card_id: 'card 1', list_id: 'list', title: 'Paso 1', depends_on: [] },
    { card_id: 'card 2', title: 'Paso 3', depends_on: ['card 1'], set: { estimated_hours: 16 } },
  ]);
});
