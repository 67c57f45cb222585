import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The key of one browser, shown with each request as our web client shows it. */
export class BrowserKey {
  private readonly key: KeyObject;
  private readonly header: string;
  private seq = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.header = part({ alg: 'ES256', typ: 'nivel-session+jwt', jwk: { kty, crv, x, y } });
  }

  /** The value of `X-Session-Proof` for the next request. */
  proof(): string {
    this.seq += 1;
    const text = `${this.header}.${part({ seq: this.seq })}`;
    const signature = createSign('sha256').update(text).sign({ key: this.key, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  }
}
