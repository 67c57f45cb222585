import type { SaveState } from '@nivel/ui/save-state';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { leavingClient, siteClient } from '../../../../shell/calls/site-client.ts';
import type { OpenedPart } from '../../area/data/learning.queries.ts';
import type { Completion } from '../use-complete-part.ts';
import { ifReachable, isUnreachable } from '../../area/kept/reachability.ts';
import { watchReportOf } from '../../area/offline/merged-work.ts';
import { WatchKeeper } from './watch-keeper.ts';
import { mergeRanges, watchedShare, type Range } from '@nivel/contracts/learning/watched-ranges';
import { limits } from '../../../../limits/limits.ts';

interface Watch {
  readonly saving: SaveState;
  readonly watched: readonly Range[];
}

/** Reports the element's events to the keeper; returns how to stop, which saves a last time. */
const follow = (element: HTMLVideoElement, keeper: WatchKeeper): (() => void) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const save = () => void keeper.save();
  const leave = () => void keeper.save(true);
  const tick = () => {
    if (!element.seeking) keeper.tick(element.currentTime, element.playbackRate);
  };
  element.addEventListener('timeupdate', tick, { signal });
  element.addEventListener('seeking', () => keeper.jump(), { signal });
  element.addEventListener('pause', save, { signal });
  element.addEventListener('ended', save, { signal });
  addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
  const timer = setInterval(save, limits.video.saveEveryMs);
  return () => {
    clearInterval(timer);
    leaving.abort();
    leave();
  };
};

/** Ranges of a video that the service does not have, and the position there. */
interface Unsaved {
  readonly ranges: readonly Range[];
  readonly position: number;
}

/**
 * Nobody answers: the device keeps what was watched, and finishes the part with it once it is enough.
 *
 * @param unsaved with all ranges that this page knows of
 * @throws the given error where there is nothing to keep, or no room for it: the page saves it again later
 */
const keepOnDevice = async (
  { content }: OpenedPart,
  completion: Completion,
  { ranges, position, known }: Unsaved & { readonly known: readonly Range[] },
  error: unknown,
) => {
  if (content.type !== 'video' || completion.isCompleted) throw error;
  const seen = mergeRanges([...known, ...ranges]);
  const share = watchedShare(seen, content.durationSeconds);
  const isPartial = share < content.neededShare;
  if (isPartial && ranges.length === 0) throw error;
  const watch = watchReportOf(isPartial ? ranges : seen, position);
  if (completion.waiting === null)
    await completion.keepOffline({ watch, isPartial }).catch(() => {
      throw error;
    });
  return { isEnough: false, watchedShare: share };
};

/** Follows a video element: what of it was watched, saved every 10 s, on pause, at its end, and on leaving. */
export const useWatchKeeper = (
  video: RefObject<HTMLVideoElement | null>,
  part: OpenedPart,
  completion: Completion,
): Watch => {
  const [saving, setSaving] = useState<SaveState>('idle');
  const [watched, setWatched] = useState<readonly Range[]>(part.view.watched);
  const onEnough = useEffectEvent(() => {
    if (!completion.isCompleted && completion.state !== 'saving') completion.complete();
  });
  // What another tab has kept or sent counts here too.
  const all = mergeRanges([...watched, ...part.view.watched, ...(completion.waitingWatch?.ranges ?? [])]);
  const keepUnanswered = useEffectEvent(async (now: Unsaved, error: unknown) =>
    keepOnDevice(part, completion, { ...now, known: all }, error),
  );
  const newKeeper = useEffectEvent(
    () =>
      new WatchKeeper(
        {
          save: async (ranges, position, isLeaving) => {
            const report = { part_id: part.id, ...watchReportOf(ranges, position) };
            const send = async () => (isLeaving ? leavingClient : siteClient).call('record_watch', report);
            return ifReachable(send).catch(async (error: unknown) => {
              if (!isUnreachable(error)) throw error;
              return keepUnanswered({ ranges, position }, error);
            });
          },
          onSaveState: setSaving,
          onWatched: setWatched,
          onEnough,
        },
        part.view.watched,
        part.view.position,
      ),
  );
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const keeper = newKeeper();
    return follow(element, keeper);
  }, [video]);
  return { saving, watched: all };
};
