import { z } from 'zod';

const point = { kty: z.literal('EC'), crv: z.literal('P-256'), kid: z.string().min(1), x: z.string(), y: z.string() };
/** Strict: a private part is refused where only public ones belong. */
const publicKey = z.strictObject({ ...point, alg: z.literal('ES256'), use: z.literal('sig') });
const publicKeySet = z.strictObject({ keys: z.array(publicKey).min(1) });
const privateKey = z.looseObject({ ...point, d: z.string().min(1) });

/** A key whose private half the auth service alone holds: it signs the set of keys with which access tokens are verified. */
export type RootKey = z.output<typeof privateKey>;
/** The public halves of the root keys of an installation; more than one while it is changed. */
export type RootKeys = z.output<typeof publicKeySet>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** @throws ZodError when the text is no private ES256 key with a kid */
export const readRootKey = (text: string): RootKey => privateKey.parse(parsed(text));

/** @throws ZodError when the text is no set of public ES256 keys, or holds a private one */
export const readRootKeys = (text: string): RootKeys => publicKeySet.parse(parsed(text));

/** The public half of a root key, as others are given it. */
export const publicRootKeys = (text: string): string => {
  const { kty, crv, kid, x, y } = readRootKey(text);
  return JSON.stringify({ keys: [{ kty, crv, kid, x, y, alg: 'ES256', use: 'sig' }] });
};

/** Setting of every process that requests the key set. No secret, but as precious: changing it changes which keys we trust. */
export const rootPublicKeys = z
  .string()
  .refine((text) => publicKeySet.safeParse(parsed(text)).success, 'needs a set of public ES256 keys (JSON)')
  .describe('Public root keys (JSON, ES256): a key set for access tokens is good only when one of them signed it')
  .meta({ audience: 'secret', origin: 'root-public-keys' });

/** Setting of the auth service. */
export const rootPrivateKey = z
  .string()
  .refine((text) => privateKey.safeParse(parsed(text)).success, 'needs a private ES256 key (JSON) with kid')
  .describe('Private root key (JSON, ES256, with kid): signs the key set that others ask for')
  .meta({ audience: 'secret', origin: 'root-key' });
