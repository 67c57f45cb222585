import { authorize } from '@nivel/contracts/auth/authorize.operation';
import { consumeAssertion } from '@nivel/contracts/auth/consume-assertion.operation';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { startSso } from '@nivel/contracts/auth/start-sso.operation';
import { SamlProvider, type PostedForm, type ResponseWishes } from '@nivel/testing/saml-provider';
import type { SamlTestPerson } from '@nivel/testing/saml-response';
import { TEST_SITE } from '@nivel/testing/service-environment';
import type { AuthUnderTest, Heard } from './auth-under-test.ts';
import { aPkceClient, exchangeOf } from './pkce-client.ts';
import { landingOf } from './provider-journey.ts';

export const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
export const PERSISTENT_FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

let people = 0;

/** Somebody whom an organization knows. */
export const aColleague = (email: string, own: Partial<SamlTestPerson> = {}): SamlTestPerson => ({
  nameId: `person-${++people}`,
  format: PERSISTENT_FORMAT,
  attributes: { email, givenName: 'Lupita', sn: 'Reyes', displayName: 'Lupita Reyes' },
  ...own,
});

/** The setting of organizations with one in it, at which nobody signs in. */
export const anOrganization = () => {
  const provider = new SamlProvider('https://id.empresa.test', aColleague('nobody@empresa.test'));
  return { SAML_PROVIDERS: JSON.stringify([provider.setting('empresa', 'Mi empresa', ['empresa.test'])]) };
};

/** People who sign in with the identity provider of their organization. */
export class SsoJourney {
  constructor(
    private readonly auth: AuthUnderTest,
    readonly idp: SamlProvider,
    private readonly domain: string,
  ) {}

  /** Asks for the way and follows it to the identity provider: its address, and what the browser's cookie keeps. */
  async setOut(body: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const target = { redirect_to: `${TEST_SITE}/after`, skip_http_redirect: true };
    const heard = await this.auth.ask(startSso, { body: { domain: this.domain, ...target, ...body } });
    const way = new URL(String(heard.body['url']));
    const query = Object.fromEntries(way.searchParams);
    const { response } = await this.auth.ask(authorize, { query, headers });
    return { way, url: response?.redirect ?? '', browser: response?.headers?.['x-sso-browser'] ?? '' };
  }

  /** The response to the form of the identity provider. */
  async post({ fields }: PostedForm, browser: string) {
    return landingOf(await this.auth.ask(consumeAssertion, { body: fields, headers: { ssoBrowser: browser } }));
  }

  /** There and back. */
  async travel(wishes: ResponseWishes = {}, body: Record<string, unknown> = {}) {
    const { url, browser } = await this.setOut(body);
    return this.post(this.idp.answer(url, wishes), browser);
  }

  /** Signs in by PKCE, as our own client does. @returns what the exchange is answered */
  async signIn(): Promise<Heard> {
    const { verifier, pkce } = aPkceClient();
    const { query } = await this.travel({}, pkce);
    return this.auth.ask(issueToken, exchangeOf(query['code'], verifier));
  }
}
