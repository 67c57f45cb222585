/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'nivel.theme';

/** The theme this device chose. */
export const storedTheme = (): Theme => {
  try {
    return themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? 'system';
  } catch {
    return 'system';
  }
};

/** Shows a theme and remembers it on this device. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Where nothing can be kept, the choice lasts until the page is left.
  }
};
