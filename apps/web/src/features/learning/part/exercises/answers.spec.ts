import { describe, expect, it } from '@jest/globals';
import { readNumber, toAnswer, toAnswers, type Item } from './answers.ts';

const base = { id: 'q', prompt: '¿?', weight: 1 };
const choice = (type: 'single_choice' | 'multiple_choice'): Item => ({ ...base, type, options: [] });

describe('answers', () => {
  it('take numbers as people type them', () => {
    expect(['3', ' 3,5 ', '-0.25', '1 000', '.5', '5.'].map(readNumber)).toEqual([3, 3.5, -0.25, 1000, 0.5, 5]);
    expect(['', 'tres', '3..5', '1e9', '--1', '3 %'].map(readNumber)).toEqual([null, null, null, null, null, null]);
  });

  it('travel in the form that fits their item', () => {
    expect(toAnswer(choice('single_choice'), 'a')).toBe('a');
    expect(toAnswer(choice('multiple_choice'), ['a', 'c'])).toEqual(['a', 'c']);
    expect(toAnswer({ ...base, type: 'true_false' }, 'false')).toBe(false);
    expect(toAnswer({ ...base, type: 'short_text' }, '  prompt ')).toBe('prompt');
    expect(toAnswer({ ...base, type: 'number' }, '0')).toBe(0);
  });

  it('are missing while nothing usable was given', () => {
    expect(toAnswer(choice('single_choice'), undefined)).toBeNull();
    expect(toAnswer(choice('multiple_choice'), [])).toBeNull();
    expect(toAnswer({ ...base, type: 'short_text' }, '   ')).toBeNull();
    expect(toAnswer({ ...base, type: 'number' }, 'muchos')).toBeNull();
    expect(toAnswers([choice('single_choice'), { ...base, id: 'r', type: 'true_false' }], { q: 'a' })).toBeNull();
    expect(toAnswers([choice('single_choice')], { q: 'a' })).toEqual({ q: 'a' });
  });
});
