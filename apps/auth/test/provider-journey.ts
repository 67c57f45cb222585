import { authorize } from '@nivel/contracts/auth/authorize.operation';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { providerCallback } from '@nivel/contracts/auth/provider-callback.operation';
import { TEST_SITE } from '@nivel/testing/service-environment';
import type { AuthUnderTest, Heard } from './auth-under-test.ts';
import { aPkceClient, exchangeOf } from './pkce-client.ts';

export const CALLBACK = `${TEST_SITE}/auth/v1/callback`;

/** Where a browser is sent, and what its cookie keeps meanwhile. */
export interface SetOut {
  readonly heard: Heard;
  readonly url: string;
  readonly browser: string;
}

/** Goes through the pages of a provider as a browser does, without one. @returns where the provider sends the browser back */
export const throughProvider = async (url: string, act: 'enter' | 'refuse' = 'enter'): Promise<string> => {
  const cookies = new Map<string, string>();
  let next = url;
  while (!next.startsWith(CALLBACK)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    await response.body?.cancel();
    const location = response.headers.get('location');
    next = location === null ? `${next}/${act}` : new URL(location, next).href;
  }
  return next;
};

/** Where a browser lands, and with what. */
export const landingOf = ({ status, response }: Heard) => {
  const target = new URL(response?.redirect ?? TEST_SITE);
  return {
    status,
    target: `${target.origin}${target.pathname}`,
    query: Object.fromEntries(target.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
  };
};

/** People who sign in with a provider. */
export class ProviderJourney {
  constructor(
    private readonly auth: AuthUnderTest,
    private readonly provider = 'escuela',
  ) {}

  async setOut(query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<SetOut> {
    const asked = { provider: this.provider, redirect_to: `${TEST_SITE}/after`, ...query };
    return this.begun(await this.auth.ask(authorize, { query: asked, headers }));
  }

  begun(heard: Heard): SetOut {
    const { redirect, headers } = heard.response ?? {};
    return { heard, url: redirect ?? String(heard.body['url']), browser: headers?.['x-flow-browser'] ?? '' };
  }

  /** What the browser is answered that the provider has sent back. */
  async comeBack(address: string, browser: string) {
    const query = Object.fromEntries(new URL(address).searchParams);
    const heard = await this.auth.ask(providerCallback, { query, headers: { flowBrowser: browser } });
    return landingOf(heard);
  }

  /** There and back. */
  async travel(query: Record<string, string> = {}, act: 'enter' | 'refuse' = 'enter') {
    const { url, browser } = await this.setOut(query);
    return this.comeBack(await throughProvider(url, act), browser);
  }

  /** Signs in by PKCE, as our own client does. @returns what the exchange is answered */
  async signIn(): Promise<Heard> {
    const { verifier, pkce } = aPkceClient();
    const { query } = await this.travel(pkce);
    return this.auth.ask(issueToken, exchangeOf(query['code'], verifier));
  }
}

let people = 0;

/** Somebody whom a provider knows. */
export const aProviderPerson = (email: string, own: { sub?: string; email_verified?: boolean } = {}) => ({
  sub: `person-${++people}`,
  email,
  email_verified: true,
  name: 'Lupita Reyes',
  given_name: 'Lupita',
  family_name: 'Reyes',
  ...own,
});
