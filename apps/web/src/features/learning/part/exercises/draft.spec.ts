import { describe, expect, it } from '@jest/globals';
import { draftAfter, newDraft, withAnswer, withCheck } from './draft.ts';

const graded = (id: string, isCorrect: boolean) => ({
  id,
  isCorrect,
  score: isCorrect ? 1 : 0,
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

  it('begins again at the first wrong answer, with all answers, of which the right ones stay checked', () => {
    const draft = newDraft({ answers: { a: '1', b: '2', c: '3' }, index: 2 });
    const again = draftAfter(draft, [graded('a', true), graded('b', false), graded('c', true)]);
    expect(again).toMatchObject({ answers: draft.answers, index: 1 });
    expect(Object.keys(again.checks)).toEqual(['a', 'c']);
    expect(again.attemptId).not.toBe(draft.attemptId);
  });
});
