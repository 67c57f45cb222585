import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ MAIL_DIRECT_LINKS: 'true' });
});
afterAll(() => auth.stop());

describe('GET /verify, where foreign clients need it', () => {
  it('refuses a link without its parts as JSON', async () => {
    expect(await auth.codes.follow({ type: 'signup' })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Verify requires a token or a token hash',
    });
    expect(await auth.codes.follow({ token: 'x' })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Verify requires a verification type',
    });
  });

  it('sends the browser back with a session in the fragment, sorted by key', async () => {
    const { tokenHash, type, email } = await auth.codes.unconfirmed();
    const heard = await auth.codes.follow({
      token: tokenHash,
      type,
      redirect_to: 'http://localhost:4000/verify-email?from=mail',
    });
    expect(heard).toMatchObject({ status: 303, target: 'http://localhost:4000/verify-email?from=mail' });
    expect([...new URLSearchParams(heard.fragment).keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(heard.told).toMatchObject({ type: 'signup', token_type: 'bearer', sb: '' });
    expect(await auth.ask(readUser, { token: heard.told['access_token'] ?? '' })).toMatchObject({ body: { email } });
    expect(await auth.refresh(heard.told['refresh_token'] ?? '')).toMatchObject({ status: 200 });
  });

  it('states after the first of two confirmations that the other one is missing', async () => {
    const [ana, email] = [await auth.aLearner(), auth.newEmail()];
    await auth.ask(updateUser, { body: { email }, token: ana.access });
    const { tokenHash, type } = await auth.emailTo(email);
    const { status, told } = await auth.codes.follow({ token: tokenHash, type });
    expect([status, told]).toEqual([
      303,
      { message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email', sb: '' },
    ]);
  });

  it('sends the browser back with the reason otherwise, and to the site when the target is not allowed', async () => {
    const used = await auth.codes.follow({ token: 'f'.repeat(56), type: 'signup', redirect_to: 'https://evil.test/' });
    expect(used.response?.redirect).toBe(
      'http://localhost:4000#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
    expect((await auth.codes.follow({ token: 'x', type: 'nonsense' })).told['error_code']).toBe('otp_expired');
  });
});

describe('GET /verify', () => {
  it('opens nothing automatically: programs that look through e-mails use up no link, and the page asks first', async () => {
    const own = await AuthUnderTest.start();
    try {
      const codes = own.codes;
      const { tokenHash, type, email } = await codes.unconfirmed();
      for (let visit = 0; visit < 3; visit++) {
        const heard = await codes.follow({ token: tokenHash, type, redirect_to: 'http://localhost:4000/' });
        expect(heard.response).toEqual({
          status: 303,
          redirect: `http://localhost:4000/verify-email#token=${tokenHash}&type=signup`,
          body: null,
        });
      }
      const { rows } = await own.owner.query('SELECT email_confirmed_at FROM users WHERE email = $1', [email]);
      expect(rows).toEqual([{ email_confirmed_at: null }]);
      for (const [given, page] of [
        ['recovery', 'recover'],
        ['magiclink', 'magic-link'],
      ] as const) {
        const led = await codes.follow({ token: 'f'.repeat(56), type: given });
        expect(led.response?.redirect).toBe(`http://localhost:4000/${page}#token=${'f'.repeat(56)}&type=${given}`);
      }
      const odd = await codes.follow({ token: '"><script>', type: 'signup' });
      expect(odd.response?.redirect).toBe('http://localhost:4000/verify-email#token=&type=signup');
    } finally {
      await own.stop();
    }
  });
});
