import { keepChoice, readChoice } from '../storage/device-choice.ts';
import { createStore } from '../store/store.ts';

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'nivel.theme';
const chosen = createStore<Theme>(readChoice(storageKey, themes));

const paint = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};
paint(chosen.read());

/** Shows a theme and remembers it on this device. */
export const applyTheme = (theme: Theme): void => {
  paint(theme);
  keepChoice(storageKey, theme);
  chosen.write(theme);
};

/** The theme this device chose. */
export const useTheme = (): Theme => chosen.use();
