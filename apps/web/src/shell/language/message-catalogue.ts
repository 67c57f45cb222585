import { use } from 'react';
import { currentLocale, onLocaleChange, useLocale, type Locale } from './locale.ts';

type Loaders<Messages> = Record<Locale, () => Promise<{ readonly messages: Messages }>>;

export interface MessageCatalogue<Messages> {
  /** The texts in the language of the page; suspends until they are loaded. */
  readonly useText: () => Messages;
  /** The texts in the current language, for code outside components. */
  readonly load: () => Promise<Messages>;
}

/**
 * A message catalogue: typed texts, one file per language, loaded when first needed. A text is a string, or a function of its
 * parameters, so that each language has its own plurals and word order.
 */
export const messageCatalogue = <Messages>(loaders: Loaders<Messages>): MessageCatalogue<Messages> => {
  const promises = new Map<Locale, Promise<Messages>>();
  const load = (locale: Locale): Promise<Messages> => {
    const known = promises.get(locale);
    if (known) return known;
    const loading = loaders[locale]().then(({ messages }) => messages);
    promises.set(locale, loading);
    loading.then(
      // The promise for React: loaded texts are returned immediately, without suspending for a moment.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => promises.delete(locale),
    );
    return loading;
  };
  onLocaleChange(async (locale) => (promises.size > 0 ? load(locale) : undefined));
  return {
    // Always through `use`: a component that suspended in it and then skips it loses count of its hooks.
    useText: () => use(load(useLocale())),
    load: () => load(currentLocale()),
  };
};
