import type { IncomingHttpHeaders } from 'node:http';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = [
  'Accept',
  'Accept-Profile',
  'Authorization',
  'Cache-Control',
  'Content-Profile',
  'Content-Type',
  'Prefer',
  'Range',
  'Range-Unit',
  'X-Client-IP',
  'X-Client-Info',
  'X-JWT-AUD',
  'x-use-cookie',
  'X-Retry-Count',
  'X-Supabase-Api-Version',
  'apikey',
  'traceparent',
  'x-upsert',
].join(', ');
const EXPOSED = 'X-Total-Count, Link, X-Supabase-Api-Version, x-sb-error-code, x-trace-id, Content-Range, Retry-After';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const ANY = '*';

export type HeaderList = Readonly<Record<string, string>>;

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A site on a developer's machine is reached by any of its names. */
const namesOf = (publicUrl: string): string[] => {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const at = port === '' ? '' : `:${port}`;
  return LOOPBACK.includes(hostname) ? LOOPBACK.map((name) => `${protocol}//${name}${at}`) : [origin];
};

/**
 * Which foreign pages may call, and which origins are ours. All of them are listed: the host that a caller names proves
 * nothing.
 */
export class Origins {
  private readonly own: ReadonlySet<string>;
  private readonly foreign: ReadonlySet<string>;

  /**
   * @param further origins of ours besides the public address, separated by commas
   * @param foreign origins whose pages may read answers, separated by commas, or `*`
   */
  constructor(publicUrl: string, further: string, foreign: string) {
    this.own = new Set([...namesOf(publicUrl), ...listed(further).map((one) => new URL(one).origin)]);
    this.foreign = new Set(listed(foreign).map((one) => (one === ANY ? ANY : new URL(one).origin)));
  }

  /** Whether the origin of the request is a page of ours. */
  isOwn({ origin }: IncomingHttpHeaders): boolean {
    return origin !== undefined && this.own.has(origin);
  }

  /** Whether a page asks that is neither ours nor one of those that may. */
  isRefused({ origin }: IncomingHttpHeaders): boolean {
    return origin !== undefined && !this.own.has(origin) && !this.foreign.has(origin) && !this.foreign.has(ANY);
  }

  /**
   * Whether the browser reports that a page of ours makes this request. Fails closed: one of the two headers must be present,
   * and neither may name another origin. A foreign page can forge neither.
   */
  isSameOrigin(headers: IncomingHttpHeaders): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return false;
    if (headers.origin !== undefined) return this.isOwn(headers);
    return site === 'same-origin';
  }

  /** Headers with which a page of another origin may read the answer; only our own pages may send credentials. */
  corsHeaders(headers: IncomingHttpHeaders): HeaderList {
    const { origin } = headers;
    if (origin === undefined) return {};
    if (this.isRefused(headers)) return { vary: 'Origin' };
    const shared = { 'access-control-expose-headers': EXPOSED, vary: 'Origin' };
    if (this.own.has(origin))
      return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', ...shared };
    return { 'access-control-allow-origin': this.foreign.has(ANY) ? ANY : origin, ...shared };
  }

  /** The further headers of a preflight's answer. */
  preflightHeaders(): HeaderList {
    return {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': '7200',
    };
  }
}
