import { keepChoice, readChoice } from '../storage/device-choice.ts';
import { createStore } from '../store/store.ts';

/** The languages of the product; the first is the default. */
export const locales = ['es-MX', 'en'] as const;
export type Locale = (typeof locales)[number];

const storageKey = 'nivel.locale';
const chosen = createStore<Locale>(readChoice(storageKey, locales));
const loaders = new Set<(locale: Locale) => Promise<unknown>>();
document.documentElement.lang = chosen.read();

export const currentLocale = chosen.read;

/** Has a catalogue load its texts before the language changes, so that no page falls back to a blank. */
export const onLocaleChange = (load: (locale: Locale) => Promise<unknown>): void => {
  loaders.add(load);
};

/** Changes the language, once every catalogue in use has it, and remembers the choice on this device. */
export const changeLocale = async (locale: Locale): Promise<void> => {
  await Promise.all([...loaders].map((load) => load(locale)));
  document.documentElement.lang = locale;
  keepChoice(storageKey, locale);
  chosen.write(locale);
};

/** The language of the page; components that use it follow a change. */
export const useLocale = (): Locale => chosen.use();
