import { useEffect } from 'react';
import { createStore } from '../../../shell/store/store.ts';

/** Keys as they are written, and what they do. */
export type Shortcut = readonly [keys: string, what: string];

const none: readonly Shortcut[] = [];

/** The shortcuts of the open page, for the help about the keyboard. */
export const shownShortcuts = createStore<readonly Shortcut[]>(none);

/** Says what the keyboard does on a page, while it is there. */
export const useShownShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const key = JSON.stringify(shortcuts);
  useEffect(() => {
    shownShortcuts.write(JSON.parse(key) as Shortcut[]);
    return () => shownShortcuts.write(none);
  }, [key]);
};
