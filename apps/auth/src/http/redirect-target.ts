import { isIP } from 'node:net';

export interface RedirectRules {
  readonly siteUrl: string;
  readonly allowList: readonly string[];
}

const isLoopbackIp = (host: string): boolean => host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
const isLoopback = (host: string): boolean => host === 'localhost' || isLoopbackIp(host);

/** Schemes that run or read something instead of leading somewhere. */
const NEVER = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);
const AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i;

/** Controls, blanks and backslashes are read differently by different browsers; an address does not need them. */
const isPlain = (text: string): boolean => text.length <= 2_048 && !/[\s\\]/.test(text) && text.isWellFormed();

const isWeb = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:';

/** True or false where the host alone decides, undefined where the list does. */
const isAllowedHost = (url: URL, authority: string, site: URL): boolean | undefined => {
  if (authority.replace(/:\d*$/, '') !== url.hostname) return false;
  if (url.origin === site.origin) return true;
  // Where the site itself is on this machine, so are the programs that are tried against it.
  return isLoopback(site.hostname) && isLoopback(url.hostname) && url.protocol === site.protocol ? true : undefined;
};

/**
 * Whether an e-mail or link may lead to an address: a page of the site itself, or a listed address, exactly as it is listed.
 * The host must be written the way the parser reads it, so that a decimal or octal IP or a user part cannot dress up.
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

/** The first of the asked-for address and the page that asked which is allowed, else the site. Never an error. */
export const redirectTarget = (candidates: readonly (string | undefined)[], rules: RedirectRules): string =>
  candidates.find((candidate) => candidate !== undefined && isAllowedTarget(candidate, rules)) ?? rules.siteUrl;

/** The address with the response in its fragment, sorted by key; a fragment of its own would hide it. */
export const withFragment = (target: string, response: Readonly<Record<string, string>>): string => {
  const fragment = new URLSearchParams({ ...response, sb: '' });
  fragment.sort();
  return `${target.split('#', 1)[0]}#${fragment.toString()}`;
};

/** The address with the response in its query, beside what is there. */
export const withQuery = (target: string, response: Readonly<Record<string, string>>): string => {
  const url = new URL(target);
  for (const [name, value] of Object.entries(response)) url.searchParams.set(name, value);
  return url.href;
};

/** The same response in the query and in the fragment, for clients that look at one of them. */
export const withBoth = (target: string, response: Readonly<Record<string, string>>): string =>
  withFragment(withQuery(target, response), response);
