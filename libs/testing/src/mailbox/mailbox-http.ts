import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { galleryPage, type Gallery } from './gallery.ts';
import type { Mail } from './mail.ts';
import type { MailStore } from './mail-store.ts';
import { mailboxPage } from './mailbox-page.ts';

interface MailboxResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly policy?: string;
}

interface MailboxParts {
  readonly store: MailStore;
  /** Only where the sources are at hand. */
  readonly gallery: Gallery | undefined;
}

const brand = join(import.meta.dirname, '../../../ui/src/tokens.css');
const style = join(import.meta.dirname, 'mailbox.css');
const script = join(import.meta.dirname, 'mailbox.browser.js');

/** The mailbox's own page may load its own style and script, and show a mail in a frame. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail runs no script, sends no form and loads nothing; its links open outside of its frame. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'self'; frame-ancestors 'self'";

const json = (body: unknown, status = 200): MailboxResponse => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});
const html = (body: string, policy: string): MailboxResponse => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body,
  policy,
});
const file = (path: string, type: string): MailboxResponse => ({ status: 200, type, body: readFileSync(path, 'utf8') });
const missing = json({ error: 'Email was not found' }, 404);

const asText = (text: string): string =>
  `<pre style="white-space:pre-wrap;font:16px/1.5 ui-monospace,monospace">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
const shown = (mail: Mail): string => `<base target="_blank">${mail.html || asText(mail.text)}`;

const readGallery = async (gallery: Gallery, path: string): Promise<MailboxResponse> => {
  const emails = await gallery();
  if (path === '/gallery') return html(galleryPage(emails), PAGE_POLICY);
  const found = emails.find(({ name, locale }) => path === `/gallery/${name}/${locale}`);
  return found ? html(found.html, MAIL_POLICY) : missing;
};

const read = async (
  { store, gallery }: MailboxParts,
  path: string,
  query: URLSearchParams,
): Promise<MailboxResponse> => {
  if (path === '/') return html(mailboxPage(store.all(), query.get('mail') ?? undefined, !!gallery), PAGE_POLICY);
  if (gallery && /^\/gallery(\/|$)/.test(path)) return readGallery(gallery, path);
  if (path === '/tokens.css') return file(brand, 'text/css; charset=utf-8');
  if (path === '/mailbox.css') return file(style, 'text/css; charset=utf-8');
  if (path === '/mailbox.js') return file(script, 'text/javascript; charset=utf-8');
  if (path === '/email') return json(store.all());
  const [, id = '', part] = /^\/email\/([\w-]+)(?:\/(html|source))?$/.exec(path) ?? [];
  const mail = store.find(id);
  if (!mail) return missing;
  if (part === 'html') return html(shown(mail), MAIL_POLICY);
  if (part === 'source') return { status: 200, type: 'text/plain; charset=utf-8', body: mail.source };
  return json(mail);
};

const remove = (store: MailStore, path: string): MailboxResponse => {
  if (path === '/email/all') {
    store.clear();
    return json(true);
  }
  const [, id = ''] = /^\/email\/([\w-]+)$/.exec(path) ?? [];
  return store.remove(id) ? json(true) : missing;
};

/** The names of this machine for itself. Any other was made to lead here, so that its page could read mails. */
const OURS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Whether a page of another origin makes the request; programs that are no browser do not send this header. */
const isForeign = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  return (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== `http://${host}`);
};

const responseTo = async (parts: MailboxParts, request: IncomingMessage): Promise<MailboxResponse> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
  // Kubernetes calls it by the address of the pod; it shows nothing.
  if (pathname === '/healthz') return json(true);
  if (!OURS.test(request.headers.host ?? '')) return json({ error: 'The mailbox answers to localhost only' }, 403);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading && isForeign(request)) return json({ error: 'Only the page of the mailbox may do this' }, 403);
  if (request.method === 'DELETE') return remove(parts.store, pathname);
  if (isReading) return read(parts, pathname, searchParams);
  return json({ error: 'Method not allowed' }, 405);
};

const send = (
  response: ServerResponse,
  { status, type, body, policy = "default-src 'none'" }: MailboxResponse,
): void => {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  response.end(body);
};

/** The web side of the mailbox; the caller listens. */
export const serveMailbox = (parts: MailboxParts): Server =>
  createServer((request, response) => {
    responseTo(parts, request).then(
      (found) => send(response, found),
      () => send(response, json({ error: 'The mailbox could not answer' }, 500)),
    );
  });
