import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { readSettings } from '@nivel/contracts/auth/read-settings.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { resendEmail } from '@nivel/contracts/auth/resend-email.operation';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { CaptchaProviderStandIn } from '@nivel/testing/captcha-provider';
import { AuthUnderTest, type Heard } from '../../test/auth-under-test.ts';

let provider: CaptchaProviderStandIn;
let auth: AuthUnderTest;
beforeAll(async () => {
  provider = await CaptchaProviderStandIn.start();
  auth = await AuthUnderTest.start({ ...provider.settings(), CAPTCHA_TIMEOUT_MS: '300' });
});
afterEach(() => {
  provider.mood = 'checks';
});
afterAll(async () => {
  await auth.stop();
  await provider.stop();
});

const password = 'correct horse battery';
const withToken = (body: object, token: unknown) => ({ ...body, gotrue_meta_security: { captcha_token: token } });
const ask = (operation: Operation, body: object, grant?: string): Promise<Heard> =>
  auth.ask(operation, { body, query: grant === undefined ? {} : { grant_type: grant } });
const disallowed = (reason: string) => ({
  status: 400,
  code: 'captcha_failed',
  message: `captcha protection: request disallowed (${reason})`,
});

interface Door {
  readonly what: string;
  readonly operation: Operation;
  readonly body: (email: string) => object;
  readonly grant?: string;
}
const DOORS: Door[] = [
  { what: 'a sign-up', operation: signUp, body: (email) => ({ email, password }) },
  {
    what: 'a sign-in by password',
    operation: issueToken,
    body: (email) => ({ email, password }),
    grant: 'password',
  },
  { what: 'a magic link', operation: sendMagicLink, body: (email) => ({ email }) },
  { what: 'a recovery', operation: recoverPassword, body: (email) => ({ email }) },
  { what: 'another confirmation', operation: resendEmail, body: (email) => ({ type: 'signup', email }) },
];

describe('with a captcha', () => {
  it.each(DOORS)(
    '$what is refused without a token, before anything else is looked at',
    async ({ operation, body, grant }) => {
      const email = auth.newEmail();
      for (const given of [{}, { gotrue_meta_security: null }, withToken({}, null), withToken({}, '  ')])
        expect(await ask(operation, { ...body(email), ...given }, grant)).toMatchObject(
          disallowed('no captcha_token found'),
        );
      expect(await ask(operation, { ...body(email), gotrue_meta_security: 'x' }, grant)).toMatchObject({
        code: 'bad_json',
      });
      expect(await ask(operation, withToken(body(email), 7), grant)).toMatchObject({ code: 'bad_json' });
      expect(await auth.told(mailRequested, `"${email}"`)).toEqual([]);
    },
  );

  it.each(DOORS)('$what takes a token once', async ({ operation, body, grant }) => {
    const email = auth.newEmail();
    const token = provider.token();
    const first = await ask(operation, withToken(body(email), token), grant);
    // Nobody has this address: the password is wrong, and everything else is answered as for anybody.
    expect(first.code).toBe(grant === 'password' ? 'invalid_credentials' : null);
    expect(await ask(operation, withToken(body(email), token), grant)).toMatchObject(
      disallowed('timeout-or-duplicate'),
    );
  });

  it('tells the provider the secret and the token, and nothing about the person', async () => {
    const token = provider.token();
    await ask(recoverPassword, withToken({ email: auth.newEmail() }, token));
    const asked = provider.asked.at(-1);
    expect(Object.fromEntries(asked ?? [])).toEqual({ secret: 'a secret of the test', response: token });
  });

  it.each(['away', 'silent', 'broken'] as const)('nobody is let in while the provider is %s', async (mood) => {
    provider.mood = mood;
    const heard = await ask(signUp, withToken({ email: auth.newEmail(), password }, provider.token()));
    expect(heard).toMatchObject(disallowed('internal-error'));
  });

  it('sends no endless token to the provider', async () => {
    const before = provider.asked.length;
    const heard = await ask(recoverPassword, withToken({ email: 'a@b.test' }, 'x'.repeat(8_193)));
    expect(heard).toMatchObject(disallowed('invalid-input-response'));
    expect(provider.asked).toHaveLength(before);
  });

  it('refreshes, which no person does, need none', async () => {
    expect(await ask(issueToken, { refresh_token: 'x'.repeat(40) }, 'refresh_token')).not.toMatchObject({
      code: 'captcha_failed',
    });
    expect(await ask(issueToken, { auth_code: 'x', code_verifier: 'y' }, 'pkce')).toMatchObject({
      code: 'flow_state_not_found',
    });
  });

  it('is in the settings for pages, without the secret', async () => {
    const { body } = await auth.ask(readSettings);
    expect(body['captcha']).toEqual({
      provider: 'turnstile',
      script: `${provider.origin}/api.js`,
      site_key: 'a key for pages',
    });
    expect(JSON.stringify(body)).not.toContain('a secret of the test');
  });
});

it('hCaptcha is asked about its own key, and a wrong secret lets nobody in', async () => {
  const other = await AuthUnderTest.start({ ...provider.settings('hcaptcha'), CAPTCHA_SECRET: 'another one' });
  try {
    const token = provider.token();
    const heard = await other.ask(recoverPassword, { body: withToken({ email: 'a@b.test' }, token) });
    expect(heard).toMatchObject(disallowed('invalid-input-secret'));
    const asked = Object.fromEntries(provider.asked.at(-1) ?? []);
    expect(asked).toEqual({ secret: 'another one', response: token, sitekey: 'a key for pages' });
  } finally {
    await other.stop();
  }
});

it('without one nothing is asked, whatever a client sends', async () => {
  const without = await AuthUnderTest.start();
  try {
    const before = provider.asked.length;
    const heard = await without.ask(recoverPassword, { body: withToken({ email: 'a@b.test' }, 7) });
    expect([heard.status, provider.asked.length]).toEqual([200, before]);
    expect((await without.ask(readSettings)).body).not.toHaveProperty('captcha');
  } finally {
    await without.stop();
  }
});
