import { internalPath } from '../../shell/navigation/internal-path.ts';
import { createStore } from '../../shell/store/store.ts';

/** The purposes of a mail's link. */
export type LinkType = keyof typeof pages;

/** The page that asks about a link. */
const pages = {
  signup: '/verify-email',
  recovery: '/recover',
  magiclink: '/magic-link',
  email_change: '/confirm-address',
} as const;

const isLinkType = (type: string | null): type is LinkType => type !== null && Object.hasOwn(pages, type);

/**
 * What an address may contain: the value of an e-mail link, which has no effect until a button is pressed; the refusal of a
 * link; or the tokens of a session. Tokens are never accepted: the author of the link would choose who is signed in here.
 */
export type AuthLink =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: LinkType; readonly next: string | undefined }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'session' };

/** The page that handles a link. */
export const pageOfLink = (link: AuthLink): (typeof pages)[LinkType] =>
  pages[link.kind === 'token' ? link.type : 'signup'];

/**
 * Reads the fragment of an address, and the query, where older links have their value; null when neither contains a link's
 * value.
 *
 * @param page the type of a link that does not state its own
 */
export const readAuthLink = (hash: string, query: string, page: LinkType): AuthLink | null => {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  if (values.has('access_token') || values.has('refresh_token')) return { kind: 'session' };
  if (values.has('error') || values.has('error_code')) {
    return { kind: 'error', code: values.get('error_code') ?? values.get('error') ?? 'unknown' };
  }
  const from = values.has('token') ? values : new URLSearchParams(query);
  const tokenHash = from.get('token');
  if (!tokenHash) return null;
  const type = from.get('type');
  return { kind: 'token', tokenHash, type: isLinkType(type) ? type : page, next: internalPath(from.get('next')) };
};

/** The link that led here, in memory only: it is out of the address bar and of the history before a page is shown. */
export const keptLink = createStore<AuthLink | null>(null);
