import { describe, expect, it } from '@jest/globals';
import { calculateJwkThumbprint, compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { SessionKey, SessionKeyLost, type KeyStore, type NumberedKey } from './session-key.ts';

/** A browser's store, in which each step is one transaction; it may be broken or emptied from outside. */
class MemoryStore implements KeyStore {
  kept: NumberedKey | null = null;
  failures = 0;

  next = async (): Promise<NumberedKey | null> =>
    this.change(() => this.kept && { ...this.kept, seq: this.kept.seq + 1 });

  keep = async (pair: CryptoKeyPair): Promise<NumberedKey> => {
    const kept = await this.change(() => ({ pair, ...this.kept, seq: (this.kept?.seq ?? 0) + 1 }));
    if (!kept) throw new Error('nothing was kept');
    return kept;
  };

  remove = async (): Promise<void> => Promise.resolve(void (this.kept = null));

  private async change(make: () => NumberedKey | null): Promise<NumberedKey | null> {
    if (this.failures-- > 0) return Promise.reject(new DOMException('', 'UnknownError'));
    this.kept = make();
    return Promise.resolve(this.kept);
  }
}

const aBrowser = (subtle: SubtleCrypto | undefined = crypto.subtle) => {
  const store = new MemoryStore();
  let isNoted = false;
  const note = { isSet: () => isNoted, set: (isSet: boolean) => void (isNoted = isSet) };
  const tab = () => new SessionKey({ store, subtle, note });
  return { store, tab, note };
};

/** The content of a proof, as a service reads it. */
const read = async (proof: string | null) => {
  const { jwk, alg, typ } = decodeProtectedHeader(proof ?? '') as { jwk: JWK; alg: string; typ: string };
  const { payload } = await compactVerify(proof ?? '', await importJWK(jwk, 'ES256'));
  const { seq } = JSON.parse(new TextDecoder().decode(payload)) as { seq: number };
  return { jwk, alg, typ, seq, thumbprint: await calculateJwkThumbprint(jwk) };
};

describe('the key of a session', () => {
  it('signs a number that grows, in the form the service reads, with nothing of its private half', async () => {
    const { tab } = aBrowser();
    const proofs = [await tab().begin(), await tab().goOn(), await tab().goOn()];
    const seen = await Promise.all(proofs.map(read));
    expect(seen.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(seen[0]).toMatchObject({ alg: 'ES256', typ: 'nivel-session+jwt' });
    expect(Object.keys(seen[0]?.jwk ?? {}).toSorted()).toEqual(['crv', 'kty', 'x', 'y']);
    expect(new Set(seen.map(({ thumbprint }) => thumbprint)).size).toBe(1);
  });

  it('cannot be taken out of the browser', async () => {
    const { tab, store } = aBrowser();
    await tab().begin();
    expect(store.kept?.pair.privateKey.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('jwk', store.kept?.pair.privateKey as CryptoKey)).rejects.toThrow();
  });

  it('is one for all tabs, also when two begin at the same moment, and no number is given twice', async () => {
    const { tab } = aBrowser();
    const begun = await Promise.all([tab().begin(), tab().begin(), tab().begin()]);
    const gone = await Promise.all(Array.from({ length: 20 }, async () => tab().goOn()));
    const seen = await Promise.all([...begun, ...gone].map(read));
    expect(new Set(seen.map(({ thumbprint }) => thumbprint)).size).toBe(1);
    expect(new Set(seen.map(({ seq }) => seq)).size).toBe(seen.length);
  });

  it('goes at sign-out; the next session has another one', async () => {
    const { tab } = aBrowser();
    const before = await read(await tab().begin());
    await tab().remove();
    expect(await tab().goOn()).toBeNull();
    const after = await read(await tab().begin());
    expect(after.thumbprint).not.toBe(before.thumbprint);
  });

  it('that is lost is reported, instead of sending a refresh that looks like a theft', async () => {
    const { tab, store } = aBrowser();
    await tab().begin();
    store.kept = null;
    await expect(tab().goOn()).rejects.toThrow(SessionKeyLost);
  });

  it('survives a store that fails once', async () => {
    const { tab, store } = aBrowser();
    await tab().begin();
    store.failures = 1;
    expect(await tab().goOn()).not.toBeNull();
    store.failures = 2;
    await expect(tab().goOn()).rejects.toThrow(SessionKeyLost);
  });

  it('is left out where the browser makes or keeps none', async () => {
    const insecure = aBrowser();
    const without = new SessionKey({ store: insecure.store, subtle: undefined, note: insecure.note });
    expect([await without.begin(), await without.goOn()]).toEqual([null, null]);
    const secret = aBrowser();
    secret.store.failures = 10;
    expect([await secret.tab().begin(), await secret.tab().goOn()]).toEqual([null, null]);
    expect(secret.note.isSet()).toBe(false);
  });
});
