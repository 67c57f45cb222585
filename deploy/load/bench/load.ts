import type { Agent } from 'node:http';
import { request as httpRequest } from 'node:http';
import type { Caller } from '../stack/learners.ts';
import { percentile } from './figures.ts';

/** One request of a load. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Data of a successful answer for later requests. */
  readonly onResponse?: (body: string) => void;
}

export interface LoadResult {
  /** Requests answered with 200; nothing else counts. */
  readonly requests: number;
  /** How often each other status was answered; 0 means no answer. */
  readonly refused: Readonly<Record<string, number>>;
  readonly firstRefused: string;
  readonly seconds: number;
  /** Milliseconds, ascending. */
  readonly latencies: Float64Array;
}

/** The figures of a load. */
export interface Outcome extends Pick<LoadResult, 'requests' | 'refused' | 'firstRefused'> {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

export const outcomeOf = ({ requests, refused, firstRefused, seconds, latencies }: LoadResult): Outcome => ({
  requests,
  refused,
  firstRefused,
  rate: requests / seconds,
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
});

/** The header of a signed-in caller. */
export const bearer = ({ token }: Pick<Caller, 'token'>): Record<string, string> => ({
  authorization: `Bearer ${token}`,
});

/** A request that brings JSON. */
export const post = (url: string, headers: Record<string, string>, body: object): Shot => {
  const text = JSON.stringify(body);
  const all = { 'content-type': 'application/json', ...headers, 'content-length': String(Buffer.byteLength(text)) };
  return { method: 'POST', url: new URL(url), headers: all, body: text };
};

/** Sends one request over a kept connection and reads the whole answer. */
export const send = async (agent: Agent, shot: Shot): Promise<{ status: number; body: string }> => {
  const { status, bytes } = await sendForBytes(agent, shot);
  return { status, body: bytes.toString() };
};

/** The same for an answer that is measured, or that is no text. */
export const sendForBytes = (
  agent: Agent,
  shot: Shot,
): Promise<{ status: number; encoding: string | undefined; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(shot.url, { agent, method: shot.method, headers: shot.headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, encoding: headers['content-encoding'], bytes: Buffer.concat(chunks) });
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(shot.body);
  });

const REFUSED_PAUSE_MS = 10;

/** Fires for `ms` over `connections` kept connections, each waiting for its answer before the next request. */
export const fire = async (
  connections: number,
  ms: number,
  agent: Agent,
  next: (lane: number) => Shot,
): Promise<LoadResult> => {
  const latencies: number[] = [];
  const refused: Record<string, number> = {};
  let firstRefused = '';
  const startedAt = performance.now();
  const end = startedAt + ms;
  const lane = async (index: number): Promise<void> => {
    while (performance.now() < end) {
      const shot = next(index);
      const askedAt = performance.now();
      const { status, body } = await send(agent, shot).catch((error: unknown) => ({ status: 0, body: String(error) }));
      if (status === 200) {
        latencies.push(performance.now() - askedAt);
        shot.onResponse?.(body);
        continue;
      }
      refused[status] = (refused[status] ?? 0) + 1;
      firstRefused ||= `${status} ${body.slice(0, 300)}`;
      // A refused client does not retry immediately: that would be another load.
      await new Promise((resolve) => setTimeout(resolve, REFUSED_PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => lane(index)));
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    requests: latencies.length,
    refused,
    firstRefused,
    seconds,
    latencies: Float64Array.from(latencies).sort(),
  };
};
