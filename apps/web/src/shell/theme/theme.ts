import { useSyncExternalStore } from 'react';

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'nivel.theme';
const listeners = new Set<() => void>();

const stored = (): Theme => {
  try {
    return themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? 'system';
  } catch {
    return 'system';
  }
};

let current: Theme = stored();

const paint = (): void => {
  if (current === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = current;
};
paint();

/** Shows a theme and remembers it on this device. */
export const applyTheme = (theme: Theme): void => {
  current = theme;
  paint();
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Where nothing can be kept, the choice lasts until the page is left.
  }
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The theme this device chose. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => current);
