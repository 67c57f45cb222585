import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';
import type { Bilingual, Locale } from '@nivel/contracts/emails/bilingual';

const MOMENT = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

const words: Bilingual<Record<'on' | 'unknownDevice' | 'unknownPlace' | 'ownNetwork', string>> = {
  'es-MX': {
    on: 'en',
    unknownDevice: 'un dispositivo que no reconocimos',
    unknownPlace: 'no sabemos dónde',
    ownNetwork: 'desde tu propia red',
  },
  en: {
    on: 'on',
    unknownDevice: 'a device we did not recognise',
    unknownPlace: 'we do not know where',
    ownNetwork: 'from your own network',
  },
};

/** In the reader's own time, with the name of the zone; in UTC if we do not know the zone. */
const momentIn = (at: string, timeZone: string, locale: Locale): string => {
  const format = (zone: string): string =>
    new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: zone, timeZoneName: 'short' }).format(new Date(at));
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
};

/** A browser's own name, without parts that could be read as an address. */
const plain = (name: string): string => name.replace(/[^\p{L}\p{N} ]+/gu, ' ').trim();

const deviceIn = (origin: SessionOrigin, locale: Locale): string => {
  const [browser, system] = [plain(origin.browser), plain(origin.system)];
  if (browser !== '' && system !== '') return `${browser} ${words[locale].on} ${system}`;
  return browser || system || words[locale].unknownDevice;
};

const placeIn = ({ network, country }: SessionOrigin, locale: Locale): string => {
  if (network === 'local') return words[locale].ownNetwork;
  if (country === null || !/^[A-Z]{2}$/.test(country)) return words[locale].unknownPlace;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? words[locale].unknownPlace;
};

interface OriginWords {
  readonly when: string;
  readonly device: string;
  readonly place: string;
}

/** When something happened to an account, on what device and in which country, in words that its owner recognises. */
export const originWords = (notice: {
  readonly at: string;
  readonly timeZone: string;
  readonly origin: SessionOrigin;
}): Bilingual<OriginWords> => {
  const wordsIn = (locale: Locale): OriginWords => ({
    when: momentIn(notice.at, notice.timeZone, locale),
    device: deviceIn(notice.origin, locale),
    place: placeIn(notice.origin, locale),
  });
  return { 'es-MX': wordsIn('es-MX'), en: wordsIn('en') };
};
