import { describe, expect, it } from '@jest/globals';
import {
  draftAfter,
  newDraft,
  resumed,
  withAnotherTry,
  withAnswer,
  withCheck,
  withTried,
  withWaiting,
} from './draft.ts';

const graded = (id: string, isCorrect: boolean) => ({
  id,
  isCorrect,
  score: isCorrect ? 1 : 0,
  credit: isCorrect ? 0.5 : 0,
  triesLeft: isCorrect ? 0 : 1,
  feedback: null,
  options: [],
  solution: null,
});

describe('a draft', () => {
  it('names another attempt once an answer changed, and the same one as long as none did', () => {
    const draft = newDraft({ answers: { a: '1' }, index: 1 });
    const changed = withAnswer(draft, 'a', '2');
    expect(changed).toMatchObject({ answers: { a: '2' }, index: 1 });
    expect(changed.attemptId).not.toBe(draft.attemptId);
    expect(withCheck(changed, graded('a', true)).attemptId).toBe(changed.attemptId);
  });

  it('remembers which answers wait to be graded, as the same attempt, and begins the next run without them', () => {
    const draft = newDraft({ answers: { a: '1', b: '2' } });
    const waiting = withWaiting(withWaiting(draft, 'a'), 'b');
    expect(waiting).toMatchObject({ waiting: ['a', 'b'], attemptId: draft.attemptId });
    expect(draftAfter(waiting, [graded('a', true), graded('b', false)]).waiting).toBeUndefined();
  });

  it('starts again at the first wrong answer, with all answers kept and the right ones still checked', () => {
    const draft = newDraft({ answers: { a: '1', b: '2', c: '3' }, index: 2 });
    const again = draftAfter(draft, [graded('a', true), graded('b', false), graded('c', true)]);
    expect(again).toMatchObject({ answers: draft.answers, index: 1 });
    expect(Object.keys(again.checks)).toEqual(['a', 'c']);
    expect(again.checks['a']?.credit).toBe(1);
    expect(again.attemptId).not.toBe(draft.attemptId);
  });

  it('continues at the first question that still takes an answer, unless this device was elsewhere or one is requested', () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id }));
    const tried = [{ answer: true, graded: graded('a', true) }];
    const at = (stored = newDraft(), questionId?: string) => resumed(stored, tried, { items, questionId }).index;
    expect(at()).toBe(1);
    expect(at(newDraft({ answers: { a: 'true' }, index: 0 }))).toBe(0);
    expect(at(newDraft({ answers: { a: 'true' }, index: 0 }), 'c')).toBe(2);
    expect(at(newDraft(), 'z')).toBe(1);
    const all = items.map(({ id }) => ({ answer: true, graded: graded(id, true) }));
    expect(resumed(newDraft(), all, { items, questionId: undefined }).index).toBe(0);
  });

  it("takes the service's answers, but not over an answer that is being changed", () => {
    const tried = [
      { answer: true, graded: graded('a', true) },
      { answer: 3, graded: graded('b', false) },
    ];
    const elsewhere = withTried(newDraft(), tried);
    expect(elsewhere).toMatchObject({ answers: { a: 'true', b: '3' }, checks: { a: { id: 'a' }, b: { id: 'b' } } });
    const changing = withAnswer(withAnotherTry(elsewhere, 'b'), 'b', '4');
    expect(withTried(changing, tried)).toMatchObject({ answers: { a: 'true', b: '4' } });
    expect(withTried(changing, tried).checks['b']).toBeUndefined();
    const settled = [{ answer: 5, graded: { ...graded('b', false), triesLeft: 0 } }];
    expect(withTried(changing, settled)).toMatchObject({ answers: { b: '5' }, checks: { b: { id: 'b' } } });
  });
});
