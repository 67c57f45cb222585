import { afterAll, beforeAll } from '@jest/globals';
import { AuthUnderTest } from './auth-under-test.ts';
import { PhoneFactorsUnderTest } from './phone-factors-under-test.ts';

/**
 * The service of accounts of an installation that sends SMS, for the tests of a file, started before the first and stopped after the
 * last.
 *
 * @param begin takes it
 */
export const phonesFor = (begin: (auth: AuthUnderTest, phones: PhoneFactorsUnderTest) => void): void => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await AuthUnderTest.start({ SMS_PROVIDER: 'mailbox' });
    begin(auth, new PhoneFactorsUnderTest(auth));
  });
  afterAll(() => auth.stop());
};
