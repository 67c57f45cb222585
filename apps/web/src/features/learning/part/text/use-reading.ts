import { useEffect, useRef, useState, type RefObject } from 'react';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import type { OpenedPart } from '../../area/data/learning.queries.ts';
import type { Completion } from '../use-complete-part.ts';
import { limits } from '../../../../limits/limits.ts';

/** Tells the service that the end was seen, again and again until it answers, and completes the part when it may. */
const report = async (partId: string, complete: () => void, signal: AbortSignal): Promise<void> => {
  const later = (ms: number, next: () => void) => {
    const timer = setTimeout(next, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  try {
    const { secondsLeft } = await siteClient.call('record_reading', { part_id: partId });
    if (!signal.aborted) later(Math.ceil(secondsLeft * 1000), complete);
  } catch (error) {
    if (!signal.aborted && isTransient(error))
      later(limits.reading.retryMs, () => void report(partId, complete, signal));
  }
};

interface Reading {
  /** Stands at the end of the text; when it was seen, the text was. */
  readonly end: RefObject<HTMLDivElement | null>;
  readonly reachedEnd: boolean;
}

/** Completes a text once its end was on screen; the service knows how long it must have been open. */
export const useReading = (part: OpenedPart, { complete }: Completion): Reading => {
  const end = useRef<HTMLDivElement>(null);
  const [reachedEnd, setReachedEnd] = useState(part.view.reachedEndAt !== null);
  // A sample is read for its own sake.
  const isSettled = part.view.completedAt !== null || part.lockedBecause !== null;
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
    void report(part.id, complete, leaving.signal);
    return () => leaving.abort();
  }, [reachedEnd, isSettled, part.id, complete]);
  return { end, reachedEnd };
};
