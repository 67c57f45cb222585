import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { afterAnswer, type Repeated } from './scheduler.ts';

/** The days between answers when all of them come on the day on which the question is due. */
const daysBetween = (answers: readonly boolean[]): number[] => {
  let [state, today]: [Repeated, number] = [{ memory: null, lastOn: 20_000 }, 20_001];
  return answers.map((isRight) => {
    const { memory, dueOn } = afterAnswer(state, { today, isRight });
    const days = dueOn - today;
    [state, today] = [{ memory, lastOn: today }, dueOn];
    return days;
  });
};

describe('the day on which a question comes back', () => {
  it('moves away with each right answer', () => {
    const days = daysBetween([true, true, true, true, true]);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(new Set(days).size).toBe(days.length);
  });

  it('is near again after a wrong one', () => {
    const [before = 0, after = 0] = daysBetween([true, true, true, false]).slice(-2);
    expect(after).toBeLessThan(before / 2);
  });

  it('is a later day within half a year, whatever is answered and however late', () => {
    const answer = fc.record({ isRight: fc.boolean(), late: fc.integer({ min: -1, max: 400 }) });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 30 }), (answers) => {
        let [state, today]: [Repeated, number] = [{ memory: null, lastOn: 20_000 }, 20_001];
        for (const { isRight, late } of answers) {
          const { memory, dueOn } = afterAnswer(state, { today, isRight });
          expect(dueOn).toBeGreaterThan(today);
          expect(dueOn).toBeLessThanOrEqual(today + 180);
          expect(memory.stability).toBeGreaterThan(0);
          [state, today] = [{ memory, lastOn: today }, dueOn + late];
        }
      }),
    );
  });

  it('follows from the answers alone', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (answers) => {
        expect(daysBetween(answers)).toEqual(daysBetween(answers));
      }),
    );
  });
});
