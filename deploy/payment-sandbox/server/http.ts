import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalid } from '../wire/stripe-error.ts';

const MAX_BODY_BYTES = 200_000;

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly search: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface HttpResponse {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): HttpResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body, null, 2),
  headers,
});

export const redirect = (to: string): HttpResponse => ({
  status: 303,
  type: 'text/plain; charset=utf-8',
  body: '',
  headers: { location: to },
});

/** @throws StripeError where more comes than any call needs */
export const readRequest = async (request: IncomingMessage): Promise<HttpRequest> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw invalid('Request too large');
    chunks.push(chunk);
  }
  const url = new URL(request.url ?? '/', 'http://sandbox');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    search: url.search.slice(1),
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
};

export const send = (response: ServerResponse, { status, type, body, headers = {} }: HttpResponse): void => {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
};

/** The names of this machine for itself. Any other was made to lead here. */
const OURS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export const isForUs = ({ headers }: HttpRequest): boolean => OURS.test(headers.host ?? '');

/** Whether a page of another origin makes the request; programs that are no browser do not send this header. */
export const isForeign = ({ headers }: HttpRequest): boolean => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  return (
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && origin !== `http://${host}`)
  );
};
