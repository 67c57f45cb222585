import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { StorageDoor } from '@nivel/contracts/kernel/door';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { openedFile, type OpenedFile } from '@nivel/contracts/kernel/stored-file';
import { signFile, SIGNED_FILES } from '@nivel/platform/file-address';
import type { GatewayContext } from '../gateway-context.ts';
import { toDoorError } from '../http/http-errors.ts';
import type { HttpExchange } from '../http/http-exchange.ts';
import { cacheControlOf, etagOf, sendFile } from './file-response.ts';
import { invalid } from './json-body.ts';
import { JSON_RESPONSE, jsonOf } from './storage-json.ts';
import { pathBehind, readStoragePath } from './storage-path.ts';

export type OpenDoor = Extract<StorageDoor, { act: 'open' | 'public' }>;

/** A week; longer ones are signed for a week. */
const LONGEST_SECONDS = 604_800;
const decoder = new TextDecoder();

const wanted = z.object({
  expiresIn: z.number().int().min(1),
  paths: z.array(z.string().max(1_000)).min(1).max(100).optional(),
});

/** The operations of one bucket that are about single files. */
export class OpenFiles {
  constructor(
    private readonly gateway: GatewayContext,
    private readonly operation: Operation,
    private readonly door: OpenDoor,
  ) {}

  async serve(exchange: HttpExchange, request: FastifyRequest, prefix: string): Promise<void> {
    const file = await this.open(exchange, pathBehind(prefix, request.raw.url));
    await sendFile(this.gateway.files, file, exchange, request);
  }

  async sign(exchange: HttpExchange, request: FastifyRequest): Promise<void> {
    const path = pathBehind(`${SIGNED_FILES}${this.door.bucket}`, request.raw.url).slice(1);
    const given = wanted.safeParse(await jsonOf(request));
    if (!given.success) throw invalid('expiresIn must be a number of seconds');
    const { expiresIn, paths } = given.data;
    const sign = async (one: string): Promise<string> => {
      const until = Date.now() + Math.min(expiresIn, LONGEST_SECONDS) * 1_000;
      const file = await this.open(exchange, one);
      const address = signFile(this.gateway.settings.MEDIA_KEY, `${this.door.bucket}/${one}`, file, until);
      return address.slice('/storage/v1'.length);
    };
    const answer =
      path === '' && paths !== undefined
        ? await Promise.all(paths.map((one) => signedOrNot(one, sign)))
        : { signedURL: await sign(path) };
    exchange.send(200, JSON.stringify(answer), JSON_RESPONSE);
  }

  /** The metadata of a file without its bytes, in the words of the public client. @throws AppError `NoSuchKey` */
  async info(exchange: HttpExchange, request: FastifyRequest, prefix: string): Promise<void> {
    const path = pathBehind(prefix, request.raw.url);
    const file = await this.open(exchange, path).catch((error: unknown) => {
      throw asNoSuchKey(error);
    });
    const size = await this.gateway.files.sizeOf(file.key);
    if (size === null) throw new AppError(infoErrors.NoSuchKey);
    const about = {
      ...{ id: file.id ?? null, version: file.id ?? null, bucket_id: this.door.bucket },
      name: Object.values(readStoragePath(this.door.path, path)).join('/'),
      ...{ size, content_type: file.type, cache_control: cacheControlOf(file), etag: etagOf(file) },
      ...{ created_at: file.created_at ?? null, last_modified: file.created_at ?? null, metadata: {} },
    };
    exchange.send(200, JSON.stringify(about), JSON_RESPONSE);
  }

  private async open(exchange: HttpExchange, path: string): Promise<OpenedFile> {
    const fields = JSON.stringify(readStoragePath(this.door.path, path));
    const answer = await this.gateway.services.ask(this.operation, fields, exchange.context(this.operation));
    return openedFile.parse(JSON.parse(decoder.decode(answer)));
  }
}

/** The one code by which the public client distinguishes a missing file from every other error. */
const infoErrors = defineErrors({ NoSuchKey: { kind: 'not-found', message: 'Object not found' } });
const asNoSuchKey = (error: unknown): unknown =>
  error instanceof AppError && error.definition.kind === 'not-found' ? new AppError(infoErrors.NoSuchKey) : error;

/** One of several may be missing; the others open all the same. */
const signedOrNot = async (given: string, sign: (path: string) => Promise<string>) => {
  try {
    return { path: given, signedURL: await sign(given.split('/').map(encodeURIComponent).join('/')), error: null };
  } catch (error) {
    return { path: given, signedURL: null, error: toDoorError(error).message };
  }
};
