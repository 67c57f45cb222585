import { useSyncExternalStore } from 'react';

/** The languages of the product; the first is the default. */
export const locales = ['es-MX', 'en'] as const;
export type Locale = (typeof locales)[number];

const storageKey = 'nivel.locale';
const listeners = new Set<() => void>();
const loaders = new Set<(locale: Locale) => Promise<unknown>>();

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

const stored = (): Locale => {
  try {
    const value = localStorage.getItem(storageKey);
    return isLocale(value) ? value : locales[0];
  } catch {
    return locales[0];
  }
};

let current: Locale = stored();
document.documentElement.lang = current;

export const currentLocale = (): Locale => current;

/** Has a catalogue load its texts before the language changes, so that no page falls back to a blank. */
export const onLocaleChange = (load: (locale: Locale) => Promise<unknown>): void => {
  loaders.add(load);
};

/** Changes the language, once every catalogue in use has it, and remembers the choice on this device. */
export const changeLocale = async (locale: Locale): Promise<void> => {
  await Promise.all([...loaders].map((load) => load(locale)));
  current = locale;
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // A browser that keeps nothing still speaks the chosen language until the page is left.
  }
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language of the page; components that use it follow a change. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, currentLocale);
