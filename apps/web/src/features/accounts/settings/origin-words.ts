import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';
import type { Locale } from '../../../shell/language/locale.ts';
import type { SettingsMessages } from '../messages/settings.es-mx.ts';

/** A device as its owner would call it: 'Chrome en Windows', or as much of that as is known. */
export const deviceWords = ({ browser, system }: SessionOrigin, text: SettingsMessages): string =>
  browser && system ? text.device(browser, system) : browser || system || text.unknownDevice;

/** The name of a country; undefined for a code that the browser does not know. */
const countryName = (country: string, locale: Locale): string | undefined => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(country);
  } catch {
    return undefined;
  }
};

/** The origin of an event, as far as its address shows. */
export const placeWords = ({ network, country }: SessionOrigin, text: SettingsMessages, locale: Locale): string => {
  if (network === 'local') return text.thisNetwork;
  return (country && countryName(country, locale)) ?? text.unknownPlace;
};

/** The known parts of an origin, and nothing else. */
export const knownWords = (origin: SessionOrigin, text: SettingsMessages, locale: Locale): string[] =>
  [deviceWords(origin, text), placeWords(origin, text, locale)].filter(
    (words) => words !== text.unknownDevice && words !== text.unknownPlace,
  );

const steps = [
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Infinity],
] as const;

/**
 * The time since something, in words: 'hace 5 minutos', 'ayer'.
 *
 * @param ms the time in milliseconds; less than a minute, or a negative time of a fast clock, is 'a moment'
 */
export const agoWords = (ms: number, text: SettingsMessages, locale: Locale): string => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  let value = Math.floor(ms / 60_000);
  if (value < 1) return text.momentAgo;
  for (const [unit, length] of steps) {
    if (value < length) return format.format(-value, unit);
    value = Math.floor(value / length);
  }
  return format.format(-value, 'year');
};
