import type { IncomingHttpHeaders } from 'node:http';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = [
  'Accept',
  'Accept-Profile',
  'Authorization',
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
].join(', ');
const EXPOSED = 'X-Total-Count, Link, X-Supabase-Api-Version, x-sb-error-code, x-trace-id, Content-Range, Retry-After';

export type HeaderList = Readonly<Record<string, string>>;

/** Which foreign pages may call, and which origins are ours. */
export class Origins {
  private readonly own: ReadonlySet<string>;

  constructor(publicUrl: string, further: string) {
    const all = [publicUrl, ...further.split(',')].map((one) => one.trim()).filter((one) => one !== '');
    this.own = new Set(all.map((one) => new URL(one).origin));
  }

  /** Ours: listed, or the very host that was asked (a page served by us under another name). */
  isOwn(headers: IncomingHttpHeaders): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return false;
    return this.own.has(origin) || origin === `http://${host}` || origin === `https://${host}`;
  }

  /**
   * Whether the browser says that a page of ours makes this request. Fails closed: one of the two headers must be there,
   * and none may speak against it. A foreign page can forge neither.
   */
  isSameOrigin(headers: IncomingHttpHeaders): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return false;
    if (headers.origin !== undefined) return this.isOwn(headers);
    return site === 'same-origin';
  }

  /** Headers with which a page of another origin may read the answer; only our own pages may send credentials. */
  corsHeaders(headers: IncomingHttpHeaders): HeaderList {
    if (headers.origin === undefined) return {};
    if (!this.isOwn(headers))
      return { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED, vary: 'Origin' };
    return {
      'access-control-allow-origin': headers.origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED,
      vary: 'Origin',
    };
  }

  /** What a preflight's answer says beyond the headers above. */
  preflightHeaders(): HeaderList {
    return {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': '7200',
    };
  }
}
