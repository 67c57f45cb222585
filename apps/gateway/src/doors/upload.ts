import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { StorageDoor } from '@nivel/contracts/kernel/door';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { uploadBegun, uploaded } from '@nivel/contracts/kernel/stored-file';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { HttpExchange, JSON_TYPE } from '../http/http-exchange.ts';
import { invalid } from './json-body.ts';
import { pathBehind, readStoragePath } from './storage-path.ts';
import { readUpload, type UploadBody } from './upload-body.ts';
import { UploadMeter } from './upload-meter.ts';

export type UploadDoor = Extract<StorageDoor, { act: 'upload' }>;

/**
 * A refused upload is read and discarded for this long before the answer is sent: closing the connection while the client still
 * sends resets it, and the client loses the answer.
 */
const DRAIN_MS = 1_000;
const decoder = new TextDecoder();

/** A pipeline would end the request with the first failure, and no answer could be sent. */
const pass = async (from: Readable, meter: UploadMeter): Promise<void> => {
  from.pipe(meter);
  meter.once('error', () => from.unpipe(meter));
  try {
    await Promise.race([finished(from, { writable: false }), finished(meter)]);
  } catch (error) {
    meter.destroy(error as Error);
    throw error;
  }
};

/** Streams a body into the store. @throws AppError the error of the body; `files_unavailable` where the store failed */
const keep = async (gateway: GatewayContext, key: string, body: UploadBody, most: number): Promise<UploadMeter> => {
  const meter = new UploadMeter(most);
  const comes = Promise.allSettled([body.ended, pass(body.stream, meter)]);
  try {
    await gateway.files.write(key, meter);
  } catch (error) {
    // A store that is away reads nothing, and the body would never end. If it failed too, the error is the store's.
    meter.destroy();
    throw error;
  }
  const failed = (await comes).filter((one): one is PromiseRejectedResult => one.status === 'rejected').map(errorOf);
  if (failed.length > 0) throw failed.find((error) => error instanceof AppError) ?? failed[0];
  return meter;
};
const errorOf = ({ reason }: PromiseRejectedResult): unknown => reason as unknown;

/** If the rest does not arrive in time, the connection ends with the answer. */
const stopReading = async ({ raw: request }: FastifyRequest, { raw: response }: FastifyReply): Promise<void> => {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const ended = finished(request, { writable: false }).catch(() => undefined);
  await Promise.race([ended, setTimeout(DRAIN_MS, undefined, { ref: false })]);
  if (request.complete) return;
  response.shouldKeepAlive = false;
  response.once('close', () => request.destroy());
};

/** One request that brings a file: begun, streamed, finished; an error in the middle leaves nothing behind. */
export class Upload {
  private readonly exchange: HttpExchange;

  constructor(
    private readonly gateway: GatewayContext,
    private readonly operations: { readonly begin: Operation; readonly finish: Operation },
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {
    this.exchange = new HttpExchange(gateway, operations.begin.name, request, reply);
  }

  async serve(door: UploadDoor, prefix: string): Promise<void> {
    const { gateway, exchange, request } = this;
    try {
      await admit(gateway, this.operations.begin.policy, exchange);
      if (request.headers['x-upsert'] === 'true' || request.method === 'PUT')
        throw invalid('A file is never written over');
      const fields = readStoragePath(door.path, pathBehind(prefix, request.raw.url));
      const { id, path } = await this.store(door, fields);
      exchange.send(200, JSON.stringify({ Id: id, Key: `${door.bucket}/${path}` }), { 'content-type': JSON_TYPE });
    } catch (error) {
      await stopReading(request, this.reply);
      exchange.refuse(this.isCut ? invalid('The upload was cut') : toDoorError(error));
    }
  }

  /** There is no client to answer. */
  private get isCut(): boolean {
    return this.request.raw.destroyed && !this.request.raw.complete;
  }

  private async store(door: UploadDoor, fields: Readonly<Record<string, string>>) {
    const { gateway, request } = this;
    const { raw } = request;
    raw.setTimeout(gateway.settings.UPLOAD_STALL_MS, () => raw.destroy());
    const body = await readUpload(raw, door.mostBytes);
    const { bytes, type } = body;
    const begun = uploadBegun.parse(
      await this.ask(this.operations.begin, { ...fields, bytes, type: type.slice(0, 200) }, this.exchange.token),
    );
    if (begun.key === null) {
      raw.resume();
      body.stream.resume();
      return { id: begun.upload_id, path: Object.values(fields).join('/') };
    }
    try {
      const meter = await keep(gateway, begun.key, body, door.mostBytes);
      const arrived = { upload_id: begun.upload_id, bytes: meter.bytes, sha256: meter.digest() };
      return uploaded.parse(await this.ask(this.operations.finish, arrived, null));
    } catch (error) {
      // The remains are swept; the caller is not kept waiting for it.
      if (isFinal(error)) gateway.files.remove(begun.key).catch(() => undefined);
      throw error;
    }
  }

  private async ask(operation: Operation, input: object, token: string | null): Promise<unknown> {
    const context = { ...this.exchange.context(operation), token };
    return JSON.parse(decoder.decode(await this.gateway.services.ask(operation, JSON.stringify(input), context)));
  }
}

/** Without an answer it is unknown whether the file was accepted: it stays, and is swept where it was not. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof AppError) ||
  ![commonErrors.unavailable.code, commonErrors.request_timeout.code, commonErrors.internal.code].some(
    (code) => code === error.definition.code,
  );
