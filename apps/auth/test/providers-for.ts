import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { IdentityProvider, type ProviderSetting } from '@nivel/testing/identity-provider';
import { AuthUnderTest } from './auth-under-test.ts';
import { aProviderPerson, CALLBACK, ProviderJourney } from './provider-journey.ts';

type Setting = ProviderSetting & { readonly further_client_ids?: readonly string[] };

/**
 * The service of accounts with a provider of sign-ins for the tests of a file, started before the first and stopped after the last.
 * A new person is at the provider before each test.
 *
 * @param begin takes them
 * @param others further providers, made of the setting of the one that is there
 */
export const providersFor = (
  begin: (auth: AuthUnderTest, idp: IdentityProvider, journey: ProviderJourney) => void,
  others: (setting: Setting) => readonly Setting[] = () => [],
): void => {
  let auth: AuthUnderTest;
  let idp: IdentityProvider;
  beforeAll(async () => {
    idp = await IdentityProvider.start(CALLBACK, aProviderPerson('nobody@example.test'));
    const settings = [idp.setting(), ...others(idp.setting())];
    auth = await AuthUnderTest.start({ AUTH_PROVIDERS: JSON.stringify(settings) });
    begin(auth, idp, new ProviderJourney(auth));
  });
  beforeEach(() => {
    idp.person = aProviderPerson(auth.newEmail());
  });
  afterAll(async () => {
    await auth.stop();
    await idp.stop();
  });
};
