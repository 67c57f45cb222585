import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { ifReachable, isUnreachable, isWithoutNetwork } from '../../area/kept/reachability.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import type { OpenedPart } from '../../area/data/learning.queries.ts';
import type { Completion } from '../use-complete-part.ts';
import { limits } from '../../../../limits/limits.ts';

interface Report {
  readonly partId: string;
  readonly complete: () => void;
  /** Stores it on the device, because the service does not answer. */
  readonly completeOffline: () => void;
  readonly signal: AbortSignal;
}

/**
 * Tells the service that the end was seen, and completes the part when that is allowed. Without an answer it retries a few
 * times, and then the device keeps it; without network it keeps it immediately.
 */
const report = async ({ partId, complete, completeOffline, signal }: Report, silences = 0): Promise<void> => {
  const later = (ms: number, next: () => void) => {
    const timer = setTimeout(next, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  try {
    const { secondsLeft } = await ifReachable(async () => siteClient.call('record_reading', { part_id: partId }));
    if (!signal.aborted) later(Math.ceil(secondsLeft * 1000), complete);
  } catch (error) {
    if (signal.aborted || !isTransient(error)) return;
    const isGivenUp = isUnreachable(error) && silences >= limits.reading.silences;
    if (isWithoutNetwork(error) || isGivenUp) completeOffline();
    else later(limits.reading.retryMs, () => void report({ partId, complete, completeOffline, signal }, silences + 1));
  }
};

interface Reading {
  /** A marker at the end of the text; when it was seen, the text was. */
  readonly end: RefObject<HTMLDivElement | null>;
  readonly reachedEnd: boolean;
}

/** Completes a text once its end was on screen; the service knows how long it must have been open. */
export const useReading = (part: OpenedPart, { complete, completeOffline, waiting }: Completion): Reading => {
  const end = useRef<HTMLDivElement>(null);
  const [reachedEnd, setReachedEnd] = useState(part.view.reachedEndAt !== null);
  // A sample is read for its own sake.
  const isSettled = part.view.completedAt !== null || part.lockedBecause !== null || waiting !== null;
  const [openedAt] = useState(() => Date.now());
  const minSeconds = part.content.type === 'text' ? part.content.minSeconds : 0;
  const finishOffline = useEffectEvent((signal: AbortSignal) => {
    const left = openedAt + minSeconds * 1_000 - Date.now();
    const timer = setTimeout(completeOffline, Math.max(0, left) + limits.reading.marginMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  useEffect(() => {
    const element = end.current;
    if (!element || isSettled) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setReachedEnd(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSettled]);
  useEffect(() => {
    if (!reachedEnd || isSettled) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void report({ partId: part.id, complete, completeOffline: () => finishOffline(signal), signal });
    return () => leaving.abort();
  }, [reachedEnd, isSettled, part.id, complete]);
  return { end, reachedEnd };
};
