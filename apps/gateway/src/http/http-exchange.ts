import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { Actor } from '@nivel/platform/access-token';
import { httpStatusOf } from '@nivel/contracts/kernel/error-transports';
import { callerTraceIdIn, traceIdOf } from '@nivel/platform/trace';
import type { GatewayContext } from '../gateway-context.ts';
import { eventOf, type SecurityEvent } from '../security-log.ts';
import { compressedAnswer } from './compression.ts';
import { doorSeconds } from './door-metrics.ts';
import { newTraceparent } from './new-traceparent.ts';
import type { HeaderList } from './origins.ts';

/** One request at a public door: the caller, the trace, and the start time; and the way its answer leaves. */
export class HttpExchange {
  readonly trace: string;
  readonly token: string | null;
  /** The caller according to the token; set once it is verified here. */
  actor: Actor | undefined;
  /** Pages of other sites lead browsers to this door: their origin is no sign of an attack. */
  isForOtherSites = false;
  private readonly startedAt = performance.now();

  constructor(
    private readonly gateway: GatewayContext,
    /** The door's name in metrics and logs. */
    private readonly door: string,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {
    this.trace = newTraceparent();
    this.token = bearerOf(request.headers.authorization);
  }

  /** The 32 digits by which logs, mails and messages of this request are found. */
  get traceId(): string {
    return traceIdOf(this.trace);
  }

  get clientIp(): string {
    return this.gateway.addressOf(this.request.raw);
  }

  /** What travels with a question to a service. */
  context(operation: Operation): { token: string | null; trace: string; deadline: number; clientIp: string } {
    const wait = Math.min(operation.deadlineMs, this.gateway.settings.REQUEST_TIMEOUT_MS);
    return { token: this.token, trace: this.trace, deadline: Date.now() + wait, clientIp: this.clientIp };
  }

  /** Sends bytes as they are. Written straight to the socket: the answer of a door needs none of the server's send hooks. */
  send(status: number, body: Uint8Array | string | null, headers: HeaderList, cookies: readonly string[] = []): void {
    this.reply.hijack();
    const { raw } = this.reply;
    if (raw.headersSent || raw.destroyed) return;
    const lines = this.headLines();
    if (body !== null) lines.push('content-length', String(Buffer.byteLength(body)));
    if (this.request.headers.origin !== undefined) addTo(lines, this.corsHeaders());
    addTo(lines, headers);
    for (const cookie of cookies) lines.push('set-cookie', cookie);
    raw.writeHead(status, lines);
    if (body === null || this.request.method === 'HEAD') raw.end();
    // As latin1 the bytes are unchanged, and head and body leave in one write instead of two.
    else if (typeof body === 'string') raw.end(body);
    else raw.end(asLatin1(body), 'latin1');
    this.observe(status);
  }

  /** Sends a service's answer; large ones leave compressed for clients that accept that. */
  async answer(status: number, body: Uint8Array | string, headers: HeaderList): Promise<void> {
    const small = await compressedAnswer(body, this.request.headers['accept-encoding']);
    if (small === null) this.send(status, body, headers);
    else this.send(status, small.bytes, { ...headers, ...small.headers });
  }

  /** Starts an answer whose lines are written as they come; the caller ends it. Null where the connection is gone. */
  openLines(headers: HeaderList): ServerResponse | null {
    this.reply.hijack();
    const { raw } = this.reply;
    if (raw.headersSent || raw.destroyed) return null;
    const lines = this.headLines();
    if (this.request.headers.origin !== undefined) addTo(lines, this.corsHeaders());
    addTo(lines, headers);
    raw.writeHead(200, lines);
    raw.once('close', () => this.observe(200));
    return raw;
  }

  /** Sends bytes as they come; `headers` say how many. Where they break off, the connection does too. */
  async stream(status: number, body: Readable, headers: HeaderList): Promise<void> {
    this.reply.hijack();
    const { raw } = this.reply;
    const lines = this.headLines();
    if (this.request.headers.origin !== undefined) addTo(lines, this.corsHeaders());
    addTo(lines, headers);
    if (!raw.destroyed) raw.writeHead(status, lines);
    try {
      await pipeline(body, raw);
    } catch (error) {
      // A closed connection is no news; what could not be read is.
      if (!this.request.raw.destroyed && !raw.destroyed)
        this.gateway.log.error({ err: error, door: this.door, ...this.traces }, 'a file broke off');
      raw.destroy();
    }
    this.observe(status);
  }

  /** Sends an error in the shape that all doors but the auth door share. */
  refuse(error: AppError): void {
    this.logRefusal(error);
    const status = httpStatusOf(error.definition);
    this.send(status, JSON.stringify(error.body), { 'content-type': JSON_TYPE, ...retryAfter(error) });
  }

  /** Errors that no caller sees are written to the log, with their trace; possible attacks to the security log. */
  logRefusal(error: AppError): void {
    const event = eventOf(error);
    if (event !== null) this.recordSecurity(event, error.definition.code);
    else if (error.definition.kind === 'internal' || error.definition.code === commonErrors.files_unavailable.code)
      this.gateway.log.error({ err: error.cause ?? error, door: this.door, ...this.traces }, 'a door failed');
  }

  private headLines(): string[] {
    return [...this.gateway.constantHeaders, 'x-trace-id', traceIdOf(this.trace)];
  }

  /** The caller's own trace id is beside ours, never in its place. */
  private get traces(): { traceId: string; callerTraceId: string | undefined } {
    return { traceId: this.traceId, callerTraceId: callerTraceIdIn(this.request.headers['traceparent']) };
  }

  private recordSecurity(event: SecurityEvent, code: string): void {
    const { door, clientIp: address, actor } = this;
    this.gateway.security.record({ event, door, code, address, actor, ...this.traces });
  }

  private corsHeaders(): HeaderList {
    const { headers } = this.request;
    if (!this.isForOtherSites && this.gateway.origins.isRefused(headers))
      this.recordSecurity('foreign-origin', 'forbidden');
    return this.gateway.origins.corsHeaders(headers);
  }

  private observe(status: number): void {
    const ms = performance.now() - this.startedAt;
    doorSeconds(this.door, status).observe(ms / 1_000);
    if (this.gateway.log.isLevelEnabled('debug'))
      this.gateway.log.debug({ door: this.door, status, ms, ...this.traces }, 'answered');
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A limited caller gets the time to retry. */
export const retryAfter = (error: AppError): HeaderList => {
  const { details } = error;
  const seconds =
    typeof details === 'object' && details !== null && 'retryAfterSeconds' in details
      ? details.retryAfterSeconds
      : null;
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
};

const asLatin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** An answer's own headers (how long it may be cached) replace the common ones; what it varies by, beside it. */
const addTo = (lines: string[], headers: HeaderList): void => {
  for (const name in headers) {
    const at = lines.indexOf(name);
    if (at < 0) lines.push(name, headers[name] ?? '');
    else if (name === 'vary') lines[at + 1] = [lines[at + 1], headers[name]].join(', ');
    else lines[at + 1] = headers[name] ?? '';
  }
};

/** The token of an `Authorization: Bearer …` header; the scheme's case does not matter. */
export const bearerOf = (header: string | undefined): string | null => {
  if (header === undefined || header.length < 8) return null;
  const scheme = header.slice(0, 7);
  return scheme === 'Bearer ' || scheme.toLowerCase() === 'bearer ' ? header.slice(7).trim() || null : null;
};
