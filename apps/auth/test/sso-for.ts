import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { SamlProvider } from '@nivel/testing/saml-provider';
import { AuthUnderTest } from './auth-under-test.ts';
import { aColleague, SsoJourney } from './sso-journey.ts';

/**
 * The service of accounts with two organizations for the tests of a file, started before the first and stopped after the last. A new
 * person is at the first identity provider before each test; the second belongs to others.
 *
 * @param begin takes them
 */
export const ssoFor = (begin: (auth: AuthUnderTest, own: SsoJourney, other: SsoJourney) => void): void => {
  let auth: AuthUnderTest;
  let idp: SamlProvider;
  beforeAll(async () => {
    idp = new SamlProvider('https://id.empresa.test', aColleague('nobody@example.test'));
    const other = new SamlProvider('https://id.otra.test', aColleague('somebody@otra.test'));
    const settings = [
      idp.setting('empresa', 'Mi empresa', ['example.test', 'ventas.test']),
      other.setting('otra', 'La otra', ['otra.test']),
    ];
    auth = await AuthUnderTest.start({ SAML_PROVIDERS: JSON.stringify(settings) });
    idp.now = () => auth.clock.now();
    other.now = idp.now;
    begin(auth, new SsoJourney(auth, idp, 'example.test'), new SsoJourney(auth, other, 'otra.test'));
  });
  beforeEach(() => {
    idp.person = aColleague(auth.newEmail());
  });
  afterAll(() => auth.stop());
};
