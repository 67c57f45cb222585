import type { SessionProofs } from '@nivel/client/auth-client';

/** The key of this browser's session, with a number that was never given before. */
export interface NumberedKey {
  readonly pair: CryptoKeyPair;
  readonly seq: number;
}

/** The store of the key, for all tabs together. */
export interface KeyStore {
  /** The key with its next number; null when there is none. Two tabs never get the same number. */
  readonly next: () => Promise<NumberedKey | null>;
  /** Stores a new key, unless there is one already, and returns the next number of the existing one. */
  readonly keep: (pair: CryptoKeyPair) => Promise<NumberedKey>;
  readonly remove: () => Promise<void>;
}

interface KeyWorld {
  readonly store: KeyStore;
  /** WebCrypto; missing where the page is not loaded over a secure line. */
  readonly subtle: SubtleCrypto | undefined;
  /** A note beside the store that a key was made: what keeps the note may still be there when the key is not. */
  readonly note: { readonly isSet: () => boolean; readonly set: (isSet: boolean) => void };
}

/**
 * The key of the session is missing in this browser. A refresh without it would look like that of a thief, who has the cookie
 * and not the key: the only choice is to sign out.
 */
export class SessionKeyLost extends Error {
  override readonly name = 'SessionKeyLost';
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const encode = (value: object): string => base64url(bytesOf(JSON.stringify(value)));

/** A compact JWS (ES256) over a number that only grows, with the public key in its head. */
const prove = async (subtle: SubtleCrypto, { pair, seq }: NumberedKey): Promise<string> => {
  const { kty, crv, x, y } = await subtle.exportKey('jwk', pair.publicKey);
  const text = `${encode({ alg: 'ES256', typ: 'nivel-session+jwt', jwk: { kty, crv, x, y } })}.${encode({ seq })}`;
  return `${text}.${base64url(new Uint8Array(await subtle.sign(signing, pair.privateKey, bytesOf(text))))}`;
};

/**
 * A key that cannot leave this browser, to which the service binds its session: a copied cookie cannot be refreshed elsewhere.
 * In browsers without WebCrypto or key storage there are no proofs, and the session is not bound.
 */
export class SessionKey implements SessionProofs {
  readonly #world: KeyWorld;

  constructor(world: KeyWorld) {
    this.#world = world;
  }

  readonly begin = async (): Promise<string | null> => {
    const { store, subtle, note } = this.#world;
    if (!subtle) return null;
    try {
      const key =
        (await store.next()) ?? (await store.keep(await subtle.generateKey(curve, false, ['sign', 'verify'])));
      note.set(true);
      return await prove(subtle, key);
    } catch {
      return null;
    }
  };

  /** @throws SessionKeyLost when the session has a key and this browser has lost it */
  readonly goOn = async (): Promise<string | null> => {
    const { store, subtle, note } = this.#world;
    // Browsers sometimes fail to open an existing database.
    const key = subtle ? await store.next().catch(async () => store.next().catch(() => null)) : null;
    if (subtle && key) return prove(subtle, key);
    if (note.isSet()) throw new SessionKeyLost();
    return null;
  };

  async remove(): Promise<void> {
    this.#world.note.set(false);
    await this.#world.store.remove();
  }
}
