import { CompactSign, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';

/** The key of a browser, as our web client keeps one: it shows proofs, each with a higher number. */
export class BrowserKey {
  private seq = 0;

  private constructor(
    private readonly key: CryptoKey,
    readonly jwk: JWK,
  ) {}

  static async make(): Promise<BrowserKey> {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const { kty, crv, x, y } = await exportJWK(publicKey);
    return new BrowserKey(privateKey, { kty, crv, x, y });
  }

  /** The header that shows it with the next request. */
  async proof(): Promise<{ sessionProof: string }> {
    this.seq += 1;
    return { sessionProof: await this.sign({ seq: this.seq }) };
  }

  /** A proof with the content that a test needs. */
  async sign(payload: unknown, header: Record<string, unknown> = {}): Promise<string> {
    return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'ES256', typ: 'nivel-session+jwt', jwk: this.jwk, ...header })
      .sign(this.key);
  }
}
