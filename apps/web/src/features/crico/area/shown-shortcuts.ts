import { useEffect } from 'react';
import { createStore } from '../../../shell/store/store.ts';

/** Keys in written form, and their effect. */
export type Shortcut = readonly [keys: string, what: string];

const none: readonly Shortcut[] = [];

/** The shortcuts of the open page, for the help about the keyboard. */
export const shownShortcuts = createStore<readonly Shortcut[]>(none);

/** Registers the keyboard shortcuts of a page, while it is shown. */
export const useShownShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const key = JSON.stringify(shortcuts);
  useEffect(() => {
    shownShortcuts.write(JSON.parse(key) as Shortcut[]);
    return () => shownShortcuts.write(none);
  }, [key]);
};
