/** What a door of the fake site answers. */
interface DoorResponse {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A promise is an answer that is still on its way. */
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

/**
 * Puts a site of this test's own in the place of the network, the only thing that web tests fake.
 *
 * @returns every request in its order
 */
export const fakeSite = (doors: Doors): Visit[] => {
  const visits: Visit[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.origin);
    const door = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    // As `fetch` does: nothing is sent for a signal that was given before.
    init?.signal?.throwIfAborted();
    visits.push({
      door,
      url,
      body,
      headers: (init?.headers ?? {}) as Record<string, string>,
      isKept: init?.keepalive === true,
    });
    const respond = doors[door];
    if (!respond) throw new TypeError(`nobody answers at ${door}`);
    const { status = 200, body: given = {}, headers: givenHeaders = {} } = await respond(body, url);
    const headers = new Map(Object.entries(givenHeaders));
    const response = {
      ok: status < 400,
      status,
      headers: { get: (name: string) => headers.get(name) ?? null },
      json: async () => Promise.resolve(given),
    };
    return Promise.resolve(Object.assign(Object.create(null) as Response, response));
  };
  return visits;
};
