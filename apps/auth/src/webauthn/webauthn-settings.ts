import { z } from 'zod';

const DOMAIN = /^(localhost|([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})$/;

const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'));
};

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Setting of the auth service. */
export const relyingPartyId = z
  .string()
  .default('')
  .refine((text) => text === '' || DOMAIN.test(text), 'needs a domain in lower case, such as escuela.mx')
  .describe(
    'Domain that keys and passkeys of people belong to; empty: the host of PUBLIC_URL. Another one voids every key',
  );

/** Setting of the auth service. */
export const keyOrigins = z
  .string()
  .default('')
  .refine((text) => listed(text).every(isOrigin), 'needs addresses without a path, https://…, separated by commas')
  .describe('Addresses of pages, separated by commas, on which keys are used; empty: that of PUBLIC_URL');

/** Who asks keys for a signature, as browsers and keys know it. */
interface RelyingPartyTerms {
  /** The domain that keys belong to. */
  readonly id: string;
  readonly origins: string[];
}

interface Settings {
  readonly PUBLIC_URL: string;
  readonly WEBAUTHN_RP_ID: string;
  readonly WEBAUTHN_ORIGINS: string;
}

/**
 * @returns null where the site has no domain (an address of numbers), for which browsers make no keys
 * @throws Error when the settings contradict each other
 */
export const relyingPartyOf = (settings: Settings): RelyingPartyTerms | null => {
  const { PUBLIC_URL, WEBAUTHN_RP_ID, WEBAUTHN_ORIGINS } = settings;
  const site = new URL(PUBLIC_URL);
  const given = listed(WEBAUTHN_ORIGINS);
  const id = WEBAUTHN_RP_ID || site.hostname;
  if (!DOMAIN.test(id)) {
    if (given.length === 0) return null;
    throw new Error(`WEBAUTHN_ORIGINS needs WEBAUTHN_RP_ID: the host of PUBLIC_URL, ${id}, is no domain`);
  }
  const origins = given.length === 0 ? [site.origin] : given;
  const outside = origins.find((origin) => !`.${new URL(origin).hostname}`.endsWith(`.${id}`));
  if (outside === undefined) return { id, origins };
  throw new Error(
    `WEBAUTHN_RP_ID is ${id}, and keys of it cannot be used on ${outside}: that is neither it nor below it`,
  );
};
