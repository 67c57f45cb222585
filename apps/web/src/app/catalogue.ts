import { use } from 'react';
import { currentLocale, onLocaleChange, useLocale, type Locale } from './locale.ts';

type Loaders<Messages> = Record<Locale, () => Promise<{ readonly messages: Messages }>>;

export interface Catalogue<Messages> {
  /** The texts in the language of the page; suspends until they are there. */
  readonly useText: () => Messages;
  /** The texts in the current language, for code outside components. */
  readonly load: () => Promise<Messages>;
}

/**
 * A catalogue of typed texts, one file per language, loaded when first needed. A text is a string, or a function of what
 * it is about, so that plurals and order of words are each language's own affair.
 */
export const catalogue = <Messages>(loaders: Loaders<Messages>): Catalogue<Messages> => {
  const promises = new Map<Locale, Promise<Messages>>();
  const ready = new Map<Locale, Messages>();
  const load = (locale: Locale): Promise<Messages> => {
    const known = promises.get(locale);
    if (known) return known;
    const loading = loaders[locale]().then(({ messages }) => {
      ready.set(locale, messages);
      return messages;
    });
    promises.set(locale, loading);
    loading.catch(() => promises.delete(locale));
    return loading;
  };
  onLocaleChange(async (locale) => (promises.size > 0 ? load(locale) : undefined));
  return {
    useText: () => {
      const locale = useLocale();
      return ready.get(locale) ?? use(load(locale));
    },
    load: () => load(currentLocale()),
  };
};
