import { expect } from '@jest/globals';
import { act, waitFor } from '@testing-library/react/pure';
import { network } from './network.ts';

/** The answer of a door of the fake site. */
interface DoorResponse {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A promise is a pending answer. */
type Door = (body: unknown, url: URL) => DoorResponse | Promise<DoorResponse>;

/** Doors by method and path, such as `POST /auth/v1/token`. */
export type Doors = Readonly<Record<string, Door>>;

export interface Visit {
  readonly door: string;
  readonly url: URL;
  readonly body: unknown;
  readonly headers: Headers | Readonly<Record<string, string>>;
  /** Whether the request outlives the page that made it. */
  readonly isKept: boolean;
}

const silences = new WeakSet<Promise<DoorResponse>>();

/** A door that stays silent until it is released. The one request that a test may leave without an answer. */
export const silent = () => {
  const { promise, resolve } = Promise.withResolvers<DoorResponse>();
  silences.add(promise);
  return { door: () => promise, answer: async (given: DoorResponse) => act(async () => resolve(given)) };
};

/** As `fetch` does: code that aborts a request does not wait for its answer. */
const untilAborted = async <Answer>(
  answer: Answer | Promise<Answer>,
  signal: AbortSignal | null | undefined,
): Promise<Answer> => {
  if (!signal) return answer;
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

/** The parts of a response that pages read. */
const responseOf = ({ status = 200, body = {}, headers = {} }: DoorResponse): Response => {
  const values = new Map(Object.entries(headers));
  const response = {
    ok: status < 400,
    status,
    headers: { get: (name: string) => values.get(name) ?? null },
    json: async () => Promise.resolve(body),
  };
  return Object.assign(Object.create(null) as Response, response);
};

const PROVIDERS = 'GET /auth/v1/settings';

/**
 * Replaces the network by a site of this test, the only thing that web tests fake.
 *
 * @returns every request in its order
 */
export const fakeSite = (doors: Doors): Visit[] => {
  const visits: Visit[] = [];
  network.answerWith(async (input, init, request) => {
    const url = new URL(String(input), location.origin);
    const door = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    // As `fetch` does: nothing is sent for a signal that was given before.
    init?.signal?.throwIfAborted();
    // Pages of accounts look which providers there are: none, unless the test says so.
    if (door === PROVIDERS && !doors[door]) return responseOf({ body: { external_labels: {}, saml_enabled: false } });
    visits.push({
      door,
      url,
      body,
      headers: (init?.headers ?? {}) as Record<string, string>,
      isKept: init?.keepalive === true,
    });
    const respond = doors[door];
    if (!respond) throw new TypeError(`nobody answers at ${door}`);
    const answer = respond(body, url);
    request.isSilent = answer instanceof Promise && silences.has(answer);
    return responseOf(await untilAborted(answer, init?.signal));
  });
  return visits;
};

/**
 * Waits for the nth request of a door, counted from zero: a request is sent some time after the key or click that causes it.
 * The only way to read a single request in a test.
 */
export const requestTo = async (visits: readonly Visit[], door: string, nth = 0): Promise<Visit> =>
  waitFor(() => {
    const requests = visits.filter((one) => one.door === door);
    const request = requests[nth];
    if (!request) throw new Error(`${door} has ${requests.length} requests, not ${nth + 1}`);
    return request;
  });

/** Waits until the last request of a door has this body, where requests follow one another, such as during typing. */
export const lastRequestTo = async (visits: readonly Visit[], door: string, body: unknown): Promise<void> =>
  waitFor(() => expect(visits.filter((one) => one.door === door).at(-1)?.body).toEqual(body));
