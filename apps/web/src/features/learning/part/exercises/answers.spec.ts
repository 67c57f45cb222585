import { describe, expect, it } from '@jest/globals';
import { readNumber, toAnswer, toAnswers, toDraft, type Item } from './answers.ts';

const base = { id: 'q', prompt: '¿?', weight: 1 };
const choice = (type: 'single_choice' | 'multiple_choice'): Item => ({ ...base, type, options: [] });

describe('answers', () => {
  it('take numbers as people type them', () => {
    expect(['3', ' 3,5 ', '-0.25', '1 000', '.5', '5.'].map(readNumber)).toEqual([3, 3.5, -0.25, 1000, 0.5, 5]);
    expect(['1,000', '1,000.50', '-12,345,678', '0,125'].map(readNumber)).toEqual([1000, 1000.5, -12_345_678, 0.125]);
    expect(['', 'tres', '3..5', '1e9', '--1', '3 %', '1,00,000', '9e99', '9'.repeat(20)].map(readNumber)).toEqual(
      Array.from({ length: 9 }, () => null),
    );
  });

  it('travel in the form that fits their item', () => {
    expect(toAnswer(choice('single_choice'), 'a')).toBe('a');
    expect(toAnswer(choice('multiple_choice'), ['a', 'c'])).toEqual(['a', 'c']);
    expect(toAnswer({ ...base, type: 'true_false' }, 'false')).toBe(false);
    expect(toAnswer({ ...base, type: 'short_text' }, '  prompt ')).toBe('prompt');
    expect(toAnswer({ ...base, type: 'number' }, '0')).toBe(0);
  });

  it('are restored from the stored form', () => {
    expect(['a', ['a', 'c'], false, 3.5].map(toDraft)).toEqual(['a', ['a', 'c'], 'false', '3.5']);
  });

  it('are missing while nothing usable was given', () => {
    expect(toAnswer(choice('single_choice'), undefined)).toBeNull();
    expect(toAnswer(choice('multiple_choice'), [])).toBeNull();
    expect(toAnswer({ ...base, type: 'short_text' }, '   ')).toBeNull();
    expect(toAnswer({ ...base, type: 'number' }, 'muchos')).toBeNull();
    const writing: Item = { ...base, type: 'writing', minWords: 3, criteria: [] };
    expect([toAnswer(writing, 'dos palabras'), toAnswer(writing, 'ya son tres ')]).toEqual([null, 'ya son tres']);
    expect(toAnswers([choice('single_choice'), { ...base, id: 'r', type: 'true_false' }], { q: 'a' })).toBeNull();
    expect(toAnswers([choice('single_choice')], { q: 'a' })).toEqual({ q: 'a' });
  });
});
