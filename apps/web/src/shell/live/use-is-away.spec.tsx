import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { limits } from '../../limits/limits.ts';
import { useIsAway } from './use-is-away.ts';

const { hiddenMs, idleMs } = limits.live.away;

let visibility: DocumentVisibilityState;
beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => void jest.useRealTimers());

const after = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const show = (next: DocumentVisibilityState) =>
  act(() => {
    visibility = next;
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('a page is away that was not in front for 2 minutes, until it is again', () => {
  const { result } = renderHook(() => useIsAway());
  show('hidden');
  after(hiddenMs - 1);
  expect(result.current).toBe(false);
  after(1);
  expect(result.current).toBe(true);
  show('visible');
  expect(result.current).toBe(false);
});

it('a page in front is away after 5 minutes without input, until the next one', () => {
  const { result } = renderHook(() => useIsAway());
  after(idleMs - 1_000);
  fireEvent.pointerMove(document.body);
  after(idleMs - 1);
  expect(result.current).toBe(false);
  after(1);
  expect(result.current).toBe(true);
  fireEvent.keyDown(document.body);
  expect(result.current).toBe(false);
});
