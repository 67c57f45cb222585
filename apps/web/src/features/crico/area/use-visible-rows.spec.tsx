import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useVisibleRows } from './use-visible-rows.ts';

const { innerHeight } = globalThis;
const windowOf = (px: number): void => {
  Object.defineProperty(globalThis, 'innerHeight', { value: px, configurable: true });
};
afterEach(() => windowOf(innerHeight));

const drawn = () => renderHook(() => useVisibleRows(10_000, 40, 5)).result;
/** A list of that height, scrolled so far. */
const scrolled = (scrollTop: number, clientHeight: number) =>
  Object.defineProperties(document.createElement('div'), {
    scrollTop: { value: scrollTop },
    clientHeight: { value: clientHeight },
  });

describe('the rows in sight', () => {
  it('are as many as a high window has, before anybody scrolls, and more when it grows', () => {
    windowOf(2_000);
    const rows = drawn();
    expect(rows.current.drawn).toEqual({ first: 0, last: 55 });
    windowOf(3_000);
    act(() => void dispatchEvent(new Event('resize')));
    expect(rows.current.drawn).toEqual({ first: 0, last: 80 });
    windowOf(500);
    act(() => void dispatchEvent(new Event('resize')));
    expect(rows.current.drawn).toEqual({ first: 0, last: 80 });
  });

  it('follow scrolling, with some to spare on both sides', () => {
    const rows = drawn();
    act(() => rows.current.measure(scrolled(4_000, 800)));
    expect(rows.current.drawn).toEqual({ first: 95, last: 125 });
    expect([94, 95, 125, 126].map(rows.current.isInSight)).toEqual([false, true, true, false]);
  });
});
