import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  openSync,
  closeSync,
  fsyncSync,
  readFileSync,
  readSync,
  fstatSync,
} from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * A file in a store of backups: packed, and sealed with AES-256-GCM under a key that is not there. 12 bytes nonce, the content,
 * 16 bytes tag.
 */
const NONCE = 12;
const TAG = 16;

/** Reads the key of a store: 32 bytes, base64. */
export const readKey = (file: string): Buffer => {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== 32) throw new Error(`${file} holds no key of 32 bytes.`);
  return key;
};

/** Writes the output of the source, and returns when it is on the disk. */
export const seal = async (source: Readable, file: string, key: Buffer): Promise<void> => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const framed = new Transform({
    construct(done) {
      this.push(nonce);
      done();
    },
    transform: (chunk: Buffer, _, done) => done(null, chunk),
    flush: (done) => done(null, cipher.getAuthTag()),
  });
  await pipeline(source, createGzip({ level: 1 }), cipher, framed, createWriteStream(file, { mode: 0o600 }));
  const opened = openSync(file, 'r');
  fsyncSync(opened);
  closeSync(opened);
};

const ends = (file: string): { nonce: Buffer; tag: Buffer; size: number } => {
  const opened = openSync(file, 'r');
  const [nonce, tag] = [Buffer.alloc(NONCE), Buffer.alloc(TAG)];
  const { size } = fstatSync(opened);
  readSync(opened, nonce, 0, NONCE, 0);
  readSync(opened, tag, 0, TAG, Math.max(0, size - TAG));
  closeSync(opened);
  if (size <= NONCE + TAG) throw new Error(`${file} is cut off.`);
  return { nonce, tag, size };
};

/**
 * Decrypts a sealed file into another. Do not use the content before this returns: the authentication tag is checked at the
 * end.
 * @throws Error when the key is wrong or one bit was changed
 */
export const unseal = async (file: string, to: string, key: Buffer): Promise<void> => {
  const { nonce, tag, size } = ends(file);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(tag);
  const content = createReadStream(file, { start: NONCE, end: size - TAG - 1 });
  await pipeline(content, decipher, createGunzip(), createWriteStream(to, { mode: 0o600 }));
};
