import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const strangers = 'the strangers own phrase';
const data = { firstName: 'Mallory', lastName: 'Cruz', educationalInterests: ['data'] };

/** A stranger signs up with another person's address. The owner gets only an e-mail. */
const signedUpByAStranger = async () => {
  const email = auth.newEmail();
  const headers = await auth.signUp({ email, password: strangers, data });
  return { ...(await auth.emailTo(email)), strangersBrowser: headers };
};

describe('the first proof of an address', () => {
  it.each(['code', 'link'])("from another browser, by %s, leaves nothing of the stranger's data", async (way) => {
    const { email, code, tokenHash, userId } = await signedUpByAStranger();
    const ownersBrowser = await auth.signUp({ email: auth.newEmail(), password: 'the owners own phrase' });
    const shown = way === 'code' ? { email, token: code } : { token_hash: tokenHash };
    const heard = await auth.codes.verify({ type: 'signup', ...shown }, ownersBrowser);
    expect(heard).toMatchObject({
      status: 200,
      body: {
        user: {
          user_metadata: { sub: userId, email, email_verified: true, phone_verified: false },
          app_metadata: { needs_password: true },
        },
      },
    });
    expect(JSON.stringify(heard.body)).not.toContain('Mallory');
    await expect(auth.signIn(email, strangers)).rejects.toThrow('invalid_credentials');
    expect(await auth.told(accountCreated, email)).toMatchObject([
      { userId, firstName: '', lastName: '', educationalInterests: [] },
    ]);
  });

  it('from a browser that shows nothing does the same, and also by a recovery e-mail', async () => {
    const first = await signedUpByAStranger();
    await auth.codes.verify({ type: 'signup', email: first.email, token: first.code });
    await expect(auth.signIn(first.email, strangers)).rejects.toThrow('invalid_credentials');
    const second = await signedUpByAStranger();
    await auth.ask(recoverPassword, { body: { email: second.email } });
    const sent = await auth.emailTo(second.email);
    await auth.codes.verify({ type: 'recovery', email: second.email, token: sent.code });
    await expect(auth.signIn(second.email, strangers)).rejects.toThrow('invalid_credentials');
  });

  it('without a password lets one be chosen, and then it is like any other account', async () => {
    const { email, code } = await signedUpByAStranger();
    const { body } = await auth.codes.verify({ type: 'signup', email, token: code });
    const token = String(body['access_token']);
    const change = { password: 'the owners own phrase', data: { firstName: 'Ana' } };
    const heard = await auth.ask(updateUser, { body: change, token });
    expect(heard).toMatchObject({ status: 200, body: { user_metadata: { firstName: 'Ana' } } });
    expect(heard.body['app_metadata']).toEqual({ provider: 'email', providers: ['email'] });
    await auth.signIn(email, 'the owners own phrase');
    const again = { password: 'yet another phrase' };
    expect(await auth.ask(updateUser, { body: again, token })).toMatchObject({ code: 'current_password_required' });
  });

  it('from the browser that signed up keeps password and profile', async () => {
    const { email, code, strangersBrowser } = await signedUpByAStranger();
    const heard = await auth.codes.verify({ type: 'signup', email, token: code }, strangersBrowser);
    expect(heard.body['user']).toMatchObject({ user_metadata: data, app_metadata: { provider: 'email' } });
    await auth.signIn(email, strangers);
    expect(await auth.told(accountCreated, email)).toMatchObject([data]);
  });

  it('counts one browser for all its sign-ups, and no value that it did not get from here', async () => {
    const browser = await auth.signUp({ email: auth.newEmail(), password: strangers });
    const email = auth.newEmail();
    const { response } = await auth.ask(signUp, { body: { email, password: strangers }, headers: browser });
    expect(response?.headers?.['x-sign-up-proof']).toBe(browser.signUpProof);
    const chosen = await auth.ask(signUp, {
      body: { email: auth.newEmail(), password: strangers },
      headers: { signUpProof: 'short' },
    });
    expect(chosen.response?.headers?.['x-sign-up-proof']).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { rows } = await auth.owner.query<{ kept: string }>(
      "SELECT encode(sign_up_browser, 'escape') AS kept FROM users WHERE email = $1",
      [email],
    );
    expect(rows[0]?.kept).not.toContain(browser.signUpProof);
  });

  it('puts no word of the stranger into the e-mail', async () => {
    const { firstName } = await signedUpByAStranger();
    expect(firstName).toBe('');
  });

  it('can be configured to count from anywhere, for clients that keep no cookies', async () => {
    const lenient = await AuthUnderTest.start({ SIGN_UP_PROOF_NEEDED: 'false' });
    try {
      const email = lenient.newEmail();
      await lenient.signUp({ email, password: strangers });
      const { code } = await lenient.emailTo(email);
      await lenient.codes.verify({ type: 'signup', email, token: code });
      await lenient.signIn(email, strangers);
    } finally {
      await lenient.stop();
    }
  });
});
