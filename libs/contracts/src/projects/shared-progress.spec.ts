import { describe, expect, it } from '@jest/globals';
import { SHARED_PROGRESS } from './progress-consent.ts';
import { sharedProgress } from './shared-progress.ts';

describe('the visible part of a member’s learning', () => {
  it('is exactly the list of the consent', () => {
    expect(Object.keys(sharedProgress.shape).toSorted()).toEqual([...SHARED_PROGRESS].toSorted());
  });
});
