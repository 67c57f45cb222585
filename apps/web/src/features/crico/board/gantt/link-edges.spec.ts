import { expect, it } from '@jest/globals';
import { linkTypes } from '@nivel/contracts/projects/values/board-values';
import { edgeAt, edgesOf, typeOf } from './link-edges.ts';

it('joins the edges that its type names', () => {
  for (const type of linkTypes) {
    const [fromEdge, toEdge] = edgesOf(type);
    expect(typeOf({ fromEdge, toEdge })).toBe(type);
  }
});

it('is dropped on the start of a bar, or on its finish in the last third and behind it', () => {
  const span = { start: 10, finish: 12 };
  expect([5, 10, 11.9].map((day) => edgeAt(span, day))).toEqual(['start', 'start', 'start']);
  expect([12.1, 13, 20].map((day) => edgeAt(span, day))).toEqual(['finish', 'finish', 'finish']);
  expect(edgeAt(null, 3)).toBe('start');
});
