import { isIP } from 'node:net';

export interface RedirectRules {
  readonly siteUrl: string;
  readonly allowList: readonly string[];
}

const isLoopbackIp = (host: string): boolean => host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
const isLoopback = (host: string): boolean => host === 'localhost' || isLoopbackIp(host);

/** Schemes that execute or read something instead of navigating. */
const NEVER = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);
const AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i;

/** Browsers read control characters, blanks and backslashes differently; an address does not need them. */
const isPlain = (text: string): boolean => text.length <= 2_048 && !/[\s\\]/.test(text) && text.isWellFormed();

const isWeb = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:';

/** True or false if the host alone decides, undefined if the list decides. */
const isAllowedHost = (url: URL, authority: string, site: URL): boolean | undefined => {
  if (authority.replace(/:\d*$/, '') !== url.hostname) return false;
  if (url.origin === site.origin) return true;
  // If the site runs on this machine, the programs under development that use it do too.
  return isLoopback(site.hostname) && isLoopback(url.hostname) && url.protocol === site.protocol ? true : undefined;
};

/**
 * Whether an e-mail or link may lead to an address: a page of the site itself, or an address that matches the list exactly.
 * The host must be written in the normalized form of the parser, so that a decimal or octal IP or a user part cannot
 * disguise it.
 */
export const isAllowedTarget = (target: string, rules: RedirectRules): boolean => {
  if (!isPlain(target) || !URL.canParse(target)) return false;
  const url = new URL(target);
  const authority = AUTHORITY.exec(target)?.[1]?.toLowerCase() ?? '';
  if (NEVER.has(url.protocol)) return false;
  const onTheWeb = isWeb(url) ? isAllowedHost(url, authority, new URL(rules.siteUrl)) : undefined;
  if (onTheWeb !== undefined) return onTheWeb;
  const withoutFragment = target.split('#', 1)[0] ?? '';
  return rules.allowList.includes(withoutFragment);
};

/**
 * The requested address if it is allowed, otherwise the requesting page if it is allowed, otherwise the site. Never an
 * error.
 */
export const redirectTarget = (candidates: readonly (string | undefined)[], rules: RedirectRules): string =>
  candidates.find((candidate) => candidate !== undefined && isAllowedTarget(candidate, rules)) ?? rules.siteUrl;

/**
 * The address with the response in its fragment, sorted by key. An existing fragment is replaced because it would hide the
 * response.
 */
export const withFragment = (target: string, response: Readonly<Record<string, string>>): string => {
  const fragment = new URLSearchParams({ ...response, sb: '' });
  fragment.sort();
  return `${target.split('#', 1)[0]}#${fragment.toString()}`;
};

/** The address with the response added to its query. */
export const withQuery = (target: string, response: Readonly<Record<string, string>>): string => {
  const url = new URL(target);
  for (const [name, value] of Object.entries(response)) url.searchParams.set(name, value);
  return url.href;
};

/** The same response in the query and in the fragment, for clients that read only one of them. */
export const withBoth = (target: string, response: Readonly<Record<string, string>>): string =>
  withFragment(withQuery(target, response), response);
