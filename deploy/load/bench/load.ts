import type { Agent } from 'node:http';
import { request as httpRequest } from 'node:http';
import type { Caller } from '../stack/learners.ts';

/** One request of a load. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What a good answer brings for the shots to come. */
  readonly onResponse?: (body: string) => void;
}

export interface LoadResult {
  readonly requests: number;
  /** Answers other than 200; a figure with any is no figure. */
  readonly failures: number;
  readonly firstFailure: string;
  readonly seconds: number;
  /** Milliseconds, ascending. */
  readonly latencies: Float64Array;
}

/** The header of whoever is signed in. */
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

/** Fires for `ms` over `connections` kept connections, each waiting for its answer before it asks again. */
export const fire = async (
  connections: number,
  ms: number,
  agent: Agent,
  next: (lane: number) => Shot,
): Promise<LoadResult> => {
  const latencies: number[] = [];
  let failures = 0;
  let firstFailure = '';
  const startedAt = performance.now();
  const end = startedAt + ms;
  const lane = async (index: number): Promise<void> => {
    while (performance.now() < end) {
      const shot = next(index);
      const askedAt = performance.now();
      const { status, body } = await send(agent, shot);
      latencies.push(performance.now() - askedAt);
      if (status === 200) {
        shot.onResponse?.(body);
        continue;
      }
      failures += 1;
      firstFailure ||= `${status} ${body.slice(0, 300)}`;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => lane(index)));
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    requests: latencies.length,
    failures,
    firstFailure,
    seconds,
    latencies: Float64Array.from(latencies).sort(),
  };
};
