import { useSyncExternalStore } from 'react';

const storeOf = (query: string) => ({
  subscribe: (listener: () => void): (() => void) => {
    if (typeof matchMedia === 'undefined') return () => undefined;
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
  read: (): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches,
});

const narrow = storeOf('(max-width: 767px)');
const phone = storeOf('(max-width: 639px)');

/** Whether a row has not the width for all of its columns beside each other. */
export const useNarrow = (): boolean => useSyncExternalStore(narrow.subscribe, narrow.read);

/** Whether there is the width of a phone: rarely used parts wait behind a button. */
export const usePhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.read);
