import { importJWK, SignJWT, type CryptoKey, type JSONWebKeySet, type JWK, type JWTPayload } from 'jose';
import { z } from 'zod';

const privateKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string().min(1),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
const privateKeySet = z.looseObject({ keys: z.array(privateKey).min(1) });

/** Picks the public part, so that nothing else can be published. */
const publicPart = ({ kid, x, y }: z.output<typeof privateKey>): JWK => ({
  kty: 'EC',
  crv: 'P-256',
  kid,
  x,
  y,
  alg: 'ES256',
  use: 'sig',
  key_ops: ['verify'],
});

/**
 * The keys of this installation. The first signs; the others are only published. docs/runbooks/rotate-keys.md explains how
 * to rotate them without ending sessions.
 */
export class SigningKeys {
  private constructor(
    private readonly signing: { key: CryptoKey | Uint8Array; kid: string },
    readonly publicKeys: JSONWebKeySet,
  ) {}

  /** @throws Error if the text is not a private ES256 key set */
  static async read(text: string): Promise<SigningKeys> {
    const { keys } = privateKeySet.parse(parse(text));
    const [first] = keys;
    if (first === undefined) throw new Error('AUTH_SIGNING_KEYS holds no key');
    const { kty, crv, kid, x, y, d } = first;
    return new SigningKeys(
      { key: await importJWK({ kty, crv, x, y, d }, 'ES256'), kid },
      { keys: keys.map(publicPart) },
    );
  }

  async sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: this.signing.kid })
      .sign(this.signing.key);
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('AUTH_SIGNING_KEYS is no JSON', { cause });
  }
};
