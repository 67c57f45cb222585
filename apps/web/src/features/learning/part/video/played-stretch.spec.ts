import { expect, it } from '@jest/globals';
import { playedStretch } from './played-stretch.ts';

it('a watched range is a stretch between two reports of a playing video, and nothing after a jump', () => {
  expect(playedStretch(10, 10.25, 1)).toEqual([10, 10.25]);
  expect(playedStretch(10, 12.5, 2)).toEqual([10, 12.5]);
  expect(playedStretch(10, 12.5, 1)).toBeNull();
  expect(playedStretch(10, 60, 1)).toBeNull();
  expect(playedStretch(10, 5, 1)).toBeNull();
  expect(playedStretch(null, 5, 1)).toBeNull();
});
