import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What the auth door wants a key to do, as a browser gives it to the key. */
export interface KeyOptions {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
  readonly allowCredentials?: readonly { readonly id: string }[];
}

/** What a test lets a browser or a key do wrong. */
interface Amiss {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** Whether the person proved to the key who they are. */
  readonly isVerified?: boolean;
  readonly credentialId?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** A text or bytes in CBOR (RFC 8949); none here is longer than 65,535. */
const cbor = (content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content);
  const major = typeof content === 'string' ? 0x60 : 0x40;
  const head = Buffer.alloc(3);
  head.writeUInt8(major | 25);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([bytes.length < 24 ? Buffer.of(major | bytes.length) : head, bytes]);
};

/** A key as a program: it makes a pair of keys (ES256) and signs with it, and counts how often. */
export class SoftKey {
  readonly credentialId = base64url(randomBytes(32));
  /** How often it signed. */
  uses = 0;
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly origin = 'http://localhost:4000') {}

  /** What a browser answers that had the key made. */
  make({ challenge, rp }: KeyOptions, amiss: Amiss = {}): object {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' });
    const [first, second] = [x, y].map((part) =>
      Buffer.concat([Buffer.of(0x58, 0x20), Buffer.from(part, 'base64url')]),
    );
    const cose = Buffer.concat([
      Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
      first ?? Buffer.alloc(0),
      Buffer.of(0x22),
      second ?? Buffer.alloc(0),
    ]);
    const id = Buffer.from(this.credentialId, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose]);
    const data = Buffer.concat([this.head(amiss.rpId ?? rp?.id ?? '', WITH_KEY, amiss), attested]);
    const attestation = [Buffer.of(0xa3), cbor('fmt'), cbor('none'), cbor('attStmt'), Buffer.of(0xa0)];
    const attestationObject = base64url(Buffer.concat([...attestation, cbor('authData'), cbor(data)]));
    const clientDataJSON = base64url(this.clientData('webauthn.create', challenge, amiss));
    return this.answer({ clientDataJSON, attestationObject, transports: ['internal', 'of another planet'] }, amiss);
  }

  /** What a browser answers that had the key sign. */
  sign({ challenge, rpId }: KeyOptions, amiss: Amiss = {}): object {
    this.uses++;
    const data = this.head(amiss.rpId ?? rpId ?? '', 0, amiss);
    const clientData = this.clientData('webauthn.get', challenge, amiss);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.pair.privateKey);
    return this.answer(
      {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: null,
      },
      amiss,
    );
  }

  private answer(response: object, { credentialId: id = this.credentialId }: Amiss): object {
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private head(rpId: string, flag: number, { isVerified = true }: Amiss): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.uses);
    return Buffer.concat([sha256(rpId), Buffer.of(PRESENT | (isVerified ? VERIFIED : 0) | flag), count]);
  }

  private clientData(type: string, challenge: string, amiss: Amiss): Buffer {
    const origin = amiss.origin ?? this.origin;
    return Buffer.from(JSON.stringify({ type: amiss.type ?? type, challenge, origin, crossOrigin: false }));
  }
}
