import { describe, expect, it } from '@jest/globals';
import { circleOf } from './plan-link.ts';
import { link } from './plans.fixture.ts';

describe('a circle of links', () => {
  it('is reported with the shortest path that would close it', () => {
    const links = [link('a', 'b'), link('b', 'c'), link('c', 'd'), link('b', 'd')];
    expect(circleOf(links, { from: 'd', to: 'a' })).toEqual(['a', 'b', 'd']);
    expect(circleOf(links, { from: 'a', to: 'd' })).toBeNull();
    expect(circleOf(links, { from: 'a', to: 'a' })).toEqual(['a']);
  });
});
