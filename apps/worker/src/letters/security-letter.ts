import { z } from 'zod';
import { sessionOrigin, type SessionOrigin } from '@nivel/contracts/auth/session-origin';
import { fill, type Catalogue } from './catalogue/catalogue.ts';
import type { LetterRequest, LetterSettings, Subject } from './subject.ts';

/** Letters about the safety of an account, and the pages where one does something about it. Nobody can switch them off. */
const pages = { 'password-changed': '/recover', 'session-stolen': '/dashboard/ajustes#seguridad' } as const;
export const securityLetters = Object.keys(pages) as (keyof typeof pages)[];

const content = z.object({ firstName: z.string(), at: z.iso.datetime(), timeZone: z.string(), ...sessionOrigin.shape });

const MOMENT = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** In the reader's own time, whose zone is named; in UTC where the zone is one we do not know. */
const momentIn = (at: string, timeZone: string, locale: string): string => {
  const format = (zone: string): string =>
    new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: zone, timeZoneName: 'short' }).format(new Date(at));
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
};

/** What a browser says of itself, without what could be read as an address. */
const plain = (name: string): string => name.replace(/[^\p{L}\p{N} ]+/gu, ' ').trim();

const deviceIn = (origin: Pick<SessionOrigin, 'browser' | 'system'>, catalogue: Catalogue): string => {
  const [browser, system] = [plain(origin.browser), plain(origin.system)];
  if (browser !== '' && system !== '') return fill(catalogue.device, { browser, system });
  return browser || system || catalogue.unknownDevice;
};

const placeIn = ({ network, country }: Pick<SessionOrigin, 'network' | 'country'>, catalogue: Catalogue): string => {
  if (network === 'local') return catalogue.ownNetwork;
  if (country === null || !/^[A-Z]{2}$/.test(country)) return catalogue.unknownPlace;
  return new Intl.DisplayNames(catalogue.language, { type: 'region' }).of(country) ?? catalogue.unknownPlace;
};

/** What happened to the account: when, on what device and in which country, in words that its owner recognises. */
export const securitySubject = (
  name: keyof typeof pages,
  request: LetterRequest,
  settings: LetterSettings,
  catalogue: Catalogue,
): Subject => {
  const { firstName, at, timeZone, ...origin } = content.parse(request.content);
  const values = {
    firstName,
    when: momentIn(at, timeZone, catalogue.language),
    device: deviceIn(origin, catalogue),
    place: placeIn(origin, catalogue),
  };
  return { name, values, url: `${settings.PUBLIC_URL}${pages[name]}`, code: null };
};
