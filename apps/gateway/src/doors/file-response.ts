import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import type { OpenedFile } from '@nivel/contracts/kernel/stored-file';
import type { ByteRange, FileStore } from '@nivel/platform/file-store';
import type { HttpExchange } from '../http/http-exchange.ts';

const rangeErrors = defineErrors({
  range_not_satisfiable: { kind: 'invalid', status: 416, message: 'The file has no such part' },
});

/** Nothing in a file may run, load or be framed, whatever its type. */
const SANDBOX = "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** RFC 6266: a name for everybody, and the real one for those who read UTF-8. */
const dispositionOf = (saveAs: string, type: OpenedFile['type']): string => {
  const plain = saveAs.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(saveAs).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  const disposition = type === 'application/pdf' ? 'inline' : 'attachment';
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** One part, or null for the whole: several parts at once are the whole. @throws AppError `range_not_satisfiable` */
const rangeOf = (header: string | undefined, size: number): ByteRange | null => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || start > end) throw new AppError(rangeErrors.range_not_satisfiable, { details: { size } });
  return { start, end };
};

/** The content under a key never changes. */
export const etagOf = ({ key }: OpenedFile): string =>
  `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;

export const cacheControlOf = ({ max_age: maxAge }: OpenedFile): string =>
  maxAge === 0 ? 'no-store' : `private, max-age=${maxAge}`;

/** Streams a file, or the requested part of it. @throws AppError `not_found`, `range_not_satisfiable` */
export const sendFile = async (
  store: FileStore,
  file: OpenedFile,
  exchange: HttpExchange,
  { method, headers: asked }: FastifyRequest,
): Promise<void> => {
  const size = await store.sizeOf(file.key);
  if (size === null) throw new AppError(commonErrors.not_found);
  const etag = etagOf(file);
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    'content-type': file.type,
    'content-security-policy': SANDBOX,
    'cache-control': cacheControlOf(file),
    ...(file.save_as === null ? {} : { 'content-disposition': dispositionOf(file.save_as, file.type) }),
  };
  if (asked['if-none-match'] === etag) {
    exchange.send(304, null, headers);
    return;
  }
  const isCurrent = asked['if-range'] === undefined || asked['if-range'] === etag;
  const range = isCurrent ? rangeOf(asked.range, size) : null;
  const [status, length] = range === null ? [200, size] : [206, range.end - range.start + 1];
  const all = {
    ...headers,
    'content-length': String(length),
    ...(range === null ? {} : { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  };
  if (method === 'HEAD' || size === 0) exchange.send(status, null, all);
  else await exchange.stream(status, await store.read(file.key, range ?? undefined), all);
};
