import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';
import type { Locale } from '../../../app/locale.ts';
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

/** Where something came from, as far as its address tells. */
export const placeWords = ({ network, country }: SessionOrigin, text: SettingsMessages, locale: Locale): string => {
  if (network === 'local') return text.thisNetwork;
  return (country && countryName(country, locale)) ?? text.unknownPlace;
};

const steps = [
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Infinity],
] as const;

/**
 * How long ago something was, in words: 'hace 5 minutos', 'ayer'.
 *
 * @param at and `now` in milliseconds; a clock that is ahead counts as now
 */
export const agoWords = (at: number, now: number, locale: Locale): string => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  let value = Math.max(0, Math.floor((now - at) / 60_000));
  for (const [unit, length] of steps) {
    if (value < length) return format.format(-value, unit);
    value = Math.floor(value / length);
  }
  return format.format(-value, 'year');
};
