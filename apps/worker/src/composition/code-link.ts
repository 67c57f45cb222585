import { linkTypeOf } from '@nivel/contracts/auth/mail-requested.fact';

/** The page of ours that shows whose link it is and asks before it uses it. */
const pages = {
  confirm: '/verify-email',
  recover: '/recover',
  'magic-link': '/magic-link',
  'change-address': '/confirm-address',
  'confirm-address': '/confirm-address',
} as const;

/** The page for typing a code without a link. */
const typedAt = { reauthenticate: '/dashboard/ajustes' } as const;

export interface CodeLink {
  readonly template: keyof typeof pages | keyof typeof typedAt;
  /** The random value that the link carries. */
  readonly token: string;
  /** The final target of the reader. */
  readonly redirectTo: string;
}

const parsed = (address: string, site: string): URL | null =>
  URL.canParse(address, site) ? new URL(address, site) : null;

/** The wire contract's own form, which opens a session for everyone who opens it: for clients on other sites that count on it. */
const directLink = (type: string, { token, redirectTo }: CodeLink, site: string): string => {
  const url = new URL('/auth/v1/verify', site);
  url.searchParams.set('token', token);
  url.searchParams.set('type', type);
  url.searchParams.set('redirect_to', redirectTo);
  return url.href;
};

/**
 * The target of an e-mail's button: a page of ours, with the value in the fragment. Fragments reach no access log and no other
 * site, and a scanner that opens the links of e-mails does not use the value up.
 *
 * @param site PUBLIC_URL
 * @param isDirectAllowed whether clients on other sites get the form that opens a session directly
 */
export const codeLink = (link: CodeLink, site: string, isDirectAllowed: boolean): string => {
  const { template } = link;
  if (template === 'reauthenticate') return new URL(typedAt[template], site).href;
  const url = new URL(pages[template], site);
  const target = parsed(link.redirectTo, site);
  const isOurs = target === null || target.origin === url.origin;
  if (isDirectAllowed && !isOurs) return directLink(linkTypeOf[template], link, site);
  const values = new URLSearchParams({ token: link.token, type: linkTypeOf[template] });
  const isWorthNaming = target !== null && isOurs && !['/', ...Object.values<string>(pages)].includes(target.pathname);
  if (isWorthNaming) values.set('next', target.pathname + target.search);
  url.hash = values.toString();
  return url.href;
};
