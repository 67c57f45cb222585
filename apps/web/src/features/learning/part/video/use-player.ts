import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';

/** The player as the controls need it. */
export interface Player {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly isBroken: boolean;
  readonly hasCaptions: boolean;
  /** Some phones show only the bare video in full screen, without our controls. */
  readonly canFullscreen: boolean;
  readonly isFullscreen: boolean;
  readonly rate: number;
  /** Seconds. */
  readonly time: number;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly skip: (seconds: number) => void;
  readonly toggleMute: () => void;
  readonly toggleCaptions: () => void;
  readonly setRate: (rate: number) => void;
  readonly toggleFullscreen: () => void;
}

const playerEvents = ['play', 'pause', 'volumechange', 'ratechange', 'error', 'loadedmetadata'] as const;

const subscribeFullscreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const storedRate = (): number => {
  const rate = readStored('video.rate');
  return typeof rate === 'number' ? rate : 1;
};

const read = (element: HTMLVideoElement | null) => ({
  isPlaying: element ? !element.paused && !element.ended : false,
  isMuted: element?.muted ?? false,
  isBroken: Boolean(element?.error),
  rate: element?.playbackRate ?? storedRate(),
});

/** Follows the element's own events, so that every way of playing (keys, media keys, the system) shows. */
const useElement = (video: RefObject<HTMLVideoElement | null>) => {
  const [state, setState] = useState(() => read(null));
  const [time, setTime] = useState(0);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const update = () => setState(read(element));
    playerEvents.forEach((event) => element.addEventListener(event, update, { signal }));
    // A missing file is reported by the source element, and that event does not bubble.
    element
      .querySelector('source')
      ?.addEventListener('error', () => setState({ ...read(element), isBroken: true }), { signal });
    element.addEventListener('timeupdate', () => setTime(element.currentTime), { signal });
    return () => leaving.abort();
  }, [video]);
  return { ...state, time, setTime };
};

/** Captions are shown unless the learner took them away, here or in an earlier video. */
const useCaptions = (video: RefObject<HTMLVideoElement | null>) => {
  const [isOn, setIsOn] = useState(() => readStored('video.captions') !== false);
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (track) track.mode = isOn ? 'showing' : 'hidden';
  }, [video, isOn]);
  const toggle = () => {
    writeStored('video.captions', !isOn);
    setIsOn(!isOn);
  };
  return { isOn, toggle };
};

/** Goes on where the video was left, at the speed that was chosen last. */
const useStart = (video: RefObject<HTMLVideoElement | null>, start: number): void => {
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const begin = () => {
      element.playbackRate = storedRate();
      // A video left at its very end starts again.
      if (start > 0 && start < element.duration - 3) element.currentTime = start;
    };
    if (element.readyState >= 1) begin();
    element.addEventListener('loadedmetadata', begin, { once: true });
    return () => element.removeEventListener('loadedmetadata', begin);
  }, [video, start]);
};

/**
 * The controls of a video element.
 *
 * @param frame the element that goes full screen: the video with our controls
 * @param start where the video was left, in seconds
 */
export const usePlayer = (
  video: RefObject<HTMLVideoElement | null>,
  frame: RefObject<HTMLElement | null>,
  start: number,
): Player => {
  const { setTime, ...state } = useElement(video);
  const captions = useCaptions(video);
  const isFullscreen = useSyncExternalStore(subscribeFullscreen, () => Boolean(document.fullscreenElement));
  useStart(video, start);
  const withVideo = (act: (element: HTMLVideoElement) => void) => () => {
    if (video.current) act(video.current);
  };
  const seek = (seconds: number) => {
    const element = video.current;
    if (!element) return;
    element.currentTime = Math.max(0, Math.min(seconds, element.duration || seconds));
    setTime(element.currentTime);
  };
  return {
    ...state,
    hasCaptions: captions.isOn,
    canFullscreen: document.fullscreenEnabled,
    isFullscreen,
    toggle: withVideo((element) => {
      if (element.paused) void element.play().catch(() => undefined);
      else element.pause();
    }),
    seek,
    skip: (seconds) => seek((video.current?.currentTime ?? 0) + seconds),
    toggleMute: withVideo((element) => (element.muted = !element.muted)),
    toggleCaptions: captions.toggle,
    setRate: (rate) => {
      writeStored('video.rate', rate);
      if (video.current) video.current.playbackRate = rate;
    },
    toggleFullscreen: () => {
      if (!document.fullscreenEnabled) return;
      const change = document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen();
      void change?.catch(() => undefined);
    },
  };
};
