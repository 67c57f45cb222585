import { describe, expect, it } from '@jest/globals';
import { gainOf } from './learning-toasts.ts';

describe('what a skill gained', () => {
  const raised = { gain: 1.5, isNew: false };

  it('is what the part gives, while there is room', () => {
    expect(gainOf({ ...raised, value: 11.5 }, 10)).toBe(1.5);
    expect(gainOf({ ...raised, value: 11.5 }, undefined)).toBe(1.5);
  });

  it('is what was missing to 100 where that was less', () => {
    expect(gainOf({ ...raised, value: 100 }, 99)).toBe(1);
    expect(gainOf({ ...raised, value: 100 }, 98)).toBe(1.5);
    expect(gainOf({ gain: 250, isNew: true, value: 100 }, undefined)).toBe(100);
  });

  it('is nothing at 100, also where nobody knows how it was before', () => {
    expect(gainOf({ ...raised, value: 100 }, 100)).toBe(0);
    expect(gainOf({ ...raised, value: 100 }, undefined)).toBe(0);
  });
});
