import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '../../../../shell/live/use-live.ts';
import { insightsQuery, intelligenceQuery, predictionsKey } from './intelligence.queries.ts';

/** Predictions are read once in this time, however many requests and changes arrive. */
const THROTTLE_MS = 2_000;
/** Insights are read after the predictions on which they are based. */
const INSIGHTS_AFTER_MS = 100;

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Reads the forecasts of a project again: on request, and when its cards change.
 * @param sequence of the last change of the project
 */
export const usePredictionRefresh = (projectId: string, sequence: number) => {
  const client = useQueryClient();
  const timers = useRef<{ next: Timer; insights: Timer; last: number }>({
    ...{ next: undefined, insights: undefined, last: Number.NEGATIVE_INFINITY },
  });
  const generate = useCallback(
    () => void client.invalidateQueries({ queryKey: insightsQuery(projectId).queryKey }),
    [client, projectId],
  );
  const refresh = useCallback(() => {
    const held = timers.current;
    const run = (): void => {
      held.next = undefined;
      held.last = performance.now();
      void client.invalidateQueries({ queryKey: predictionsKey(projectId) });
      clearTimeout(held.insights);
      held.insights = setTimeout(generate, INSIGHTS_AFTER_MS);
    };
    if (held.next !== undefined) return;
    const wait = held.last + THROTTLE_MS - performance.now();
    if (wait <= 0) run();
    else held.next = setTimeout(run, wait);
  }, [client, projectId, generate]);
  useEffect(() => {
    const held = timers.current;
    return () => {
      clearTimeout(held.next);
      clearTimeout(held.insights);
      held.next = undefined;
    };
  }, [projectId]);
  // Data read on an earlier visit may be older than some changes.
  useEffect(() => {
    if (client.getQueryData(intelligenceQuery(projectId).queryKey)) refresh();
  }, [client, projectId, refresh]);
  const seen = useRef(sequence);
  useEffect(() => {
    if (seen.current !== sequence) refresh();
    seen.current = sequence;
  }, [sequence, refresh]);
  // Insights hidden in another window are hidden here too.
  useLive({ facts: { 'ai.insight.hidden': generate }, onStale: () => undefined });
  const isReading =
    useIsFetching({ queryKey: predictionsKey(projectId) }) +
      useIsFetching({ queryKey: insightsQuery(projectId).queryKey }) >
    0;
  return { refresh, isReading };
};
