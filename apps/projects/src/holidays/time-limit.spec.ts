import { describe, expect, it } from '@jest/globals';
import { TookTooLongError, withinTime } from './time-limit.ts';

describe('work with a limit of time', () => {
  it('gives its result, or its own error', () => {
    const broken = new Error('broken');
    expect(withinTime(1_000, () => ['done'])).toEqual(['done']);
    expect(() =>
      withinTime(1_000, () => {
        throw broken;
      }),
    ).toThrow(broken);
  });

  it('is ended where it would never end, and the next one is done', () => {
    let steps = 0;
    const endless = (): never => {
      for (;;) steps += 1;
    };
    expect(() => withinTime(50, endless)).toThrow(TookTooLongError);
    expect(steps).toBeGreaterThan(0);
    expect(withinTime(1_000, () => [steps])).toEqual([steps]);
  });
});
