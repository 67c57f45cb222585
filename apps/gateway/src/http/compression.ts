import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HeaderList } from './origins.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form of those that a client accepts. */
export const encodingIn = (accepted: string | string[] | undefined): Encoding => {
  const names = String(accepted ?? '');
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(names)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(names) ? 'gzip' : 'identity';
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A file is compressed once and as well as can be, an answer each time: 460 KB of cards in 2.5 ms; more effort is no smaller. */
const EFFORT = { file: { br: 11, gzip: 9 }, answer: { br: 1, gzip: 3 } };

/** The work is done beside the event loop. */
export const compress = (
  bytes: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
  of: keyof typeof EFFORT,
): Promise<Buffer> => {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  return encoding === 'br'
    ? toBrotli(bytes, { params: { [quality]: EFFORT[of].br, [hint]: bytes.byteLength } })
    : toGzip(bytes, { level: EFFORT[of].gzip });
};

/** An answer that fits into the first window of a new connection does not arrive sooner when compressed. */
const WORTH_COMPRESSING = 14_000;

export interface CompressedAnswer {
  readonly bytes: Buffer;
  readonly headers: HeaderList;
}

/**
 * Compresses an answer for clients that accept it; null: the answer is sent as it is. Only at doors whose callers send a token
 * themselves: where a browser sends cookies automatically, a foreign page that chooses part of an answer could guess the rest
 * from its length.
 */
export const compressedAnswer = async (
  body: Uint8Array | string,
  accepted: string | string[] | undefined,
): Promise<CompressedAnswer | null> => {
  if (body.length < WORTH_COMPRESSING) return null;
  const encoding = encodingIn(accepted);
  if (encoding === 'identity') return null;
  const bytes = await compress(typeof body === 'string' ? Buffer.from(body) : body, encoding, 'answer');
  return { bytes, headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' } };
};
