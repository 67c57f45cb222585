import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

const subscribe = (listener: () => void): (() => void) => {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether a row has not the width for all of its columns beside each other. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => typeof matchMedia !== 'undefined' && matchMedia(query).matches);
