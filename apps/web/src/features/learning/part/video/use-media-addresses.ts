import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { session } from '../../../../shell/session/session.ts';
import type { OpenedPart } from '../../area/data/learning.queries.ts';

type Addresses = Pick<Extract<OpenedPart['content'], { type: 'video' }>, 'video' | 'captions' | 'poster'>;

interface MediaAddresses extends Addresses {
  /** New ones were requested and are not here yet. */
  readonly isRenewing: boolean;
}

/** Loads the present sources, and continues at the same position. */
const goOn = (element: HTMLVideoElement): void => {
  const { currentTime, paused } = element;
  const resume = () => {
    // At 0 it has never played: where it was left is known to who starts it.
    if (currentTime > 0) element.currentTime = currentTime;
    if (!paused) void element.play().catch(() => undefined);
  };
  element.addEventListener('loadedmetadata', resume, { once: true });
  element.load();
};

const renewed = async (partId: string): Promise<Addresses | null> => {
  if (!navigator.onLine) return null;
  const opened = await siteClient.call('open_part', { part_id: partId }).catch(() => null);
  return opened?.content.type === 'video' ? opened.content : null;
};

/** The files of the video that this device keeps. */
const kept = async (partId: string): Promise<Addresses | null> => {
  const state = session.state();
  if (state.status !== 'signed-in') return null;
  const { keptMedia } = await import('../../area/kept/kept-media.ts');
  return keptMedia(state.user.id, partId).catch(() => null);
};

/**
 * The addresses of a video. They expire after some hours: when loading fails after a long pause, the part is opened again for
 * new ones, once. Without network they are those of the files on the device.
 */
export const useMediaAddresses = (
  video: RefObject<HTMLVideoElement | null>,
  partId: string,
  given: Addresses,
): MediaAddresses => {
  const [addresses, setAddresses] = useState(given);
  const [isRenewing, setIsRenewing] = useState(false);
  const hasAsked = useRef(false);
  const renew = useEffectEvent(async () => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    setIsRenewing(true);
    const found = (await renewed(partId)) ?? (await kept(partId));
    setIsRenewing(false);
    if (found) setAddresses(found);
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLTrackElement)) void renew();
    };
    // Error events of a source element do not bubble.
    element.addEventListener('error', onError, { capture: true });
    return () => element.removeEventListener('error', onError, { capture: true });
  }, [video]);
  const first = useRef(addresses);
  useEffect(() => {
    if (addresses !== first.current && video.current) goOn(video.current);
  }, [video, addresses]);
  return { ...addresses, isRenewing };
};
