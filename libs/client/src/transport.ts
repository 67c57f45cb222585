import { callPace } from './call-pace.ts';
import { ClientError, noResponse, refused } from './client-error.ts';

/** The server and the user that calls are made with. */
export interface TransportOptions {
  /** Address of the site; empty for the page's own. */
  readonly baseUrl?: string;
  /** The access token for the next call, or null when nobody is signed in. */
  readonly token: () => Promise<string | null>;
  readonly fetch?: typeof globalThis.fetch;
  /** Longest wait for a response, in ms. */
  readonly timeoutMs?: number;
  /** Whether this device has a network; the browser's own word unless given. */
  readonly isOnline?: () => boolean;
  /** The pause after attempt `n`; `seconds` if the server has sent the time to retry. */
  readonly pause?: (attempt: number, seconds: number | null) => Promise<void>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Further attempts after a transient failure. 0 unless given: only the caller knows whether a repetition is harmless. */
  readonly retries?: number;
}

export interface Question extends CallOptions {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads the error in a response that is no success; the form of the REST doors unless given. */
  readonly refusal?: (response: Response, body: unknown) => ClientError;
}

/** As long as the server asks, up to twice that, so that refused callers do not return together. */
const growingPause = (attempt: number, seconds: number | null): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(
      resolve,
      seconds === null
        ? Math.min(callPace.retryLongestMs, callPace.retryFirstMs * 2 ** attempt)
        : seconds * 1_000 * (1 + Math.random()),
    ),
  );

const browserIsOnline = (): boolean => !('navigator' in globalThis) || globalThis.navigator.onLine !== false;

/** Seconds after which a server that was too busy to start asks for a retry. */
const busyUntil = ({ status, retryAfter }: ClientError): number | null => (status === 503 ? retryAfter : null);
const mostRetries = (error: ClientError, retries: number): number =>
  busyUntil(error) === null ? (error.isTransient ? retries : 0) : callPace.busyRetries;

/** Carries questions to the server: token, deadline, retries, and errors with their causes. */
export class Transport {
  private readonly options: TransportOptions;

  constructor(options: TransportOptions) {
    this.options = options;
  }

  /**
   * @returns the response of a success
   * @throws ClientError for everything else; an `AbortError` when the caller's signal ended the call
   */
  async ask(question: Question): Promise<Response> {
    let token: string | null | undefined;
    return this.patiently(question.retries ?? 0, async () => {
      // All attempts are made as the same person: another one may sign in while a busy server is waited for.
      if (token === undefined) token = await this.options.token();
      return this.attempt(question, token);
    });
  }

  /**
   * Does the work again after a transient failure, at most `retries` times; any call when the server is too busy, did nothing
   * and says when to retry.
   */
  async patiently<Result>(retries: number, work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ClientError && attempt < mostRetries(error, retries))) throw error;
        await (this.options.pause ?? growingPause)(attempt, busyUntil(error));
      }
    }
  }

  private async attempt(question: Question, token: string | null): Promise<Response> {
    const response = await this.fetch(question, token);
    if (response.ok) return response;
    throw (question.refusal ?? refused)(response, await response.json().catch(() => null));
  }

  private async fetch(question: Question, token: string | null): Promise<Response> {
    const {
      baseUrl = '',
      fetch = globalThis.fetch,
      timeoutMs = callPace.timeoutMs,
      isOnline = browserIsOnline,
    } = this.options;
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      return await fetch(`${baseUrl}${question.path}`, {
        method: question.method,
        headers: {
          ...(question.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...question.headers,
        },
        signal: question.signal ? AbortSignal.any([question.signal, deadline]) : deadline,
        ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
      });
    } catch (error) {
      if (question.signal?.aborted) throw error;
      throw noResponse(error, isOnline());
    }
  }
}
