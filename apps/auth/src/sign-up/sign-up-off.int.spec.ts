import { expect, it } from '@jest/globals';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

it('sign-up that is switched off is refused before the password is checked', async () => {
  const off = await AuthUnderTest.start({ SIGN_UP_ENABLED: 'false' });
  try {
    const heard = await off.ask(signUp, { body: { email: 'a@b.test', password: '' } });
    expect(heard).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    });
  } finally {
    await off.stop();
  }
});
