import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { resendEmail } from '@nivel/contracts/auth/resend-email.operation';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AppUnderTest } from '../../test/app-under-test.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { aPkceClient, exchangeOf } from '../../test/pkce-client.ts';
import { methodsOf } from '../../test/session-claims.ts';

const SITE = 'http://localhost:4000/';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ MAIL_DIRECT_LINKS: 'true', MAIL_PAUSE_SECONDS: '0', MAIL_PER_HOUR: '50' });
});
afterAll(() => auth.stop());

const exchange = (code: string, verifier: string, headers: Record<string, string> = {}) =>
  auth.ask(issueToken, { ...exchangeOf(code, verifier), headers });

/** Opens the link of the newest e-mail to an address, as a browser does. */
const openLink = async (email: string, redirect = SITE) => {
  const { tokenHash, type } = await auth.emailTo(email);
  const heard = await auth.codes.follow({ token: tokenHash, type, redirect_to: redirect });
  return { ...heard, tokenHash, type, query: new URL(heard.response?.redirect ?? SITE).searchParams };
};
const codeOf = async (email: string): Promise<string> => (await openLink(email)).query.get('code') ?? '';

/** Requests an e-mail with a challenge; returns the client. */
const request = async (operation: Operation, body: object, token?: string) => {
  const client = aPkceClient();
  const heard = await auth.ask(operation, { body: { ...body, ...client.pkce }, ...(token && { token }) });
  expect(heard.code).toBeNull();
  return client;
};
const recovery = async (ana: Signed) => request(recoverPassword, { email: ana.email });

describe('the flow of PKCE', () => {
  it('signs up: the link gives a code, and the code a session that says so', async () => {
    const email = auth.newEmail();
    const { verifier } = await request(signUp, { email, password: 'correct horse battery' });
    const opened = await openLink(email, 'http://localhost:4000/from?x=1');
    expect(opened.tokenHash).toMatch(/^pkce_[0-9a-f]{56}$/);
    expect(opened).toMatchObject({ status: 303, fragment: undefined });
    expect(opened.target).toMatch(/^http:\/\/localhost:4000\/from\?x=1&code=[0-9a-f-]{36}$/);
    const heard = await exchange(opened.query.get('code') ?? '', verifier);
    expect(heard).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { email } } });
    expect(methodsOf(heard.body)).toEqual(['email/signup']);
    expect(heard.response?.headers).toMatchObject({ 'x-device-id': expect.any(String) });
    expect((await auth.refresh(String(heard.body['refresh_token']))).status).toBe(200);
  });

  it.each<[string, string, (ana: Signed) => Promise<{ verifier: string }>]>([
    ['a magic link', 'magiclink', async ({ email }) => request(sendMagicLink, { email })],
    ['a recovery', 'recovery', recovery],
  ])('is that of %s too', async (_what, method, begin) => {
    const ana = await auth.aLearner();
    const { verifier } = await begin(ana);
    expect(methodsOf((await exchange(await codeOf(ana.email), verifier)).body)).toEqual([method]);
  });

  it('lets the password be chosen without the old one after a recovery', async () => {
    const ana = await auth.aLearner();
    const { verifier } = await recovery(ana);
    const { body } = await exchange(await codeOf(ana.email), verifier);
    const changed = { body: { password: 'another phrase of mine' }, token: String(body['access_token']) };
    expect((await auth.ask(updateUser, changed)).status).toBe(200);
  });

  it('changes an address: the first confirmation says so in query and fragment, the second gives a code', async () => {
    const [ana, email] = [await auth.aLearner(), auth.newEmail()];
    const { verifier } = await request(updateUser, { email }, ana.access);
    const first = await openLink(ana.email);
    expect(first.told['message']).toMatch(/^Confirmation link accepted/);
    expect(first.query.get('message')).toBe(first.told['message']);
    const { body } = await exchange(await codeOf(email), verifier);
    expect([methodsOf(body), body['user']]).toEqual([['email_change'], expect.objectContaining({ email })]);
  });

  it('gives the code of the newest request', async () => {
    const email = auth.newEmail();
    const older = await request(signUp, { email, password: 'correct horse battery' });
    const newer = await request(resendEmail, { type: 'signup', email });
    const code = await codeOf(email);
    expect((await exchange(code, older.verifier)).code).toBe('bad_code_verifier');
    expect((await exchange(code, newer.verifier)).status).toBe(200);
  });

  it('gives the session straight away for the hash or the code of its e-mail', async () => {
    const ana = await auth.aLearner();
    await recovery(ana);
    const { tokenHash, type } = await auth.emailTo(ana.email);
    const byHash = await auth.codes.verify({ type, token_hash: tokenHash });
    expect(methodsOf(byHash.body)).toEqual(['otp']);
    await recovery(ana);
    const { code } = await auth.emailTo(ana.email);
    expect((await auth.codes.verify({ type: 'recovery', email: ana.email, token: code })).status).toBe(200);
  });

  it('opens a session that waits for its second step where the account has one', async () => {
    const ana = await auth.aLearner();
    await new AppUnderTest(auth).add(ana);
    const { verifier } = await recovery(ana);
    const { body } = await exchange(await codeOf(ana.email), verifier);
    const token = String(body['access_token']);
    const refused = await auth.ask(updateUser, { body: { password: 'another phrase of mine' }, token });
    expect([refused.status, refused.code]).toEqual([401, 'insufficient_aal']);
  });
});

describe('an exchange', () => {
  it('needs both parts', async () => {
    for (const [code, verifier] of [
      ['', 'v'],
      ['c', ''],
    ] as const) {
      expect(await exchange(code, verifier)).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'invalid request: both auth code and code verifier should be non-empty',
      });
    }
  });

  it.each([['01890a5d-ac96-774b-bcce-b302099a8058'], ['no code'], ['💥']])('knows no flow of %j', async (code) => {
    expect(await exchange(code, 'v')).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('keeps the flow where the verifier is wrong, and uses it up where it is right', async () => {
    const ana = await auth.aLearner();
    const { verifier } = await recovery(ana);
    const code = await codeOf(ana.email);
    expect(await exchange(code, aPkceClient().verifier)).toMatchObject({
      status: 400,
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    });
    expect((await exchange(code, verifier)).status).toBe(200);
    expect(await exchange(code, verifier)).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('works once for twenty at the same moment', async () => {
    const ana = await auth.aLearner();
    const { verifier } = await recovery(ana);
    const code = await codeOf(ana.email);
    const all = await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(all.filter(({ status }) => status !== 200).map((one) => one.code))).toEqual(
      new Set(['flow_state_not_found']),
    );
  });

  it('is too late five minutes after the request, of a magic link after the click', async () => {
    const [ana, ben] = [await auth.aLearner(), await auth.aLearner()];
    const [hers, his] = [await recovery(ana), await request(sendMagicLink, { email: ben.email })];
    auth.clock.pass(301);
    expect(await exchange(await codeOf(ana.email), hers.verifier)).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    });
    const code = await codeOf(ben.email);
    auth.clock.pass(299);
    expect((await exchange(code, his.verifier)).status).toBe(200);
  });

  it('opens nothing once the password was changed, as no code that was e-mailed before', async () => {
    const ana = await auth.aLearner();
    const { verifier } = await request(sendMagicLink, { email: ana.email });
    const code = await codeOf(ana.email);
    const changed = { password: 'another phrase of mine', current_password: ana.password };
    expect((await auth.ask(updateUser, { body: changed, token: ana.access })).status).toBe(200);
    expect(await exchange(code, verifier)).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('opens nothing of a banned account', async () => {
    const ana = await auth.aLearner();
    const { verifier } = await recovery(ana);
    const code = await codeOf(ana.email);
    const until = new Date(auth.clock.now().getTime() + 3_600_000);
    await auth.owner.query('UPDATE users SET banned_until = $2 WHERE id = $1', [ana.userId, until]);
    expect(await exchange(code, verifier)).toMatchObject({ status: 403, code: 'user_banned' });
  });
});

describe('a link of PKCE', () => {
  it('that is void says so in the query and in the fragment', async () => {
    const token = `pkce_${'f'.repeat(56)}`;
    const { told, response } = await auth.codes.follow({ token, type: 'signup', redirect_to: SITE });
    const refusal = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    };
    expect(told).toEqual({ ...refusal, sb: '' });
    expect(Object.fromEntries(new URL(response?.redirect ?? '').searchParams)).toEqual(refusal);
  });

  it('does not work as one without its mark, nor the other way round', async () => {
    const ana = await auth.aLearner();
    await recovery(ana);
    const { tokenHash, type } = await auth.emailTo(ana.email);
    const bare = tokenHash.replace('pkce_', '');
    expect((await auth.codes.verify({ type, token_hash: bare })).code).toBe('otp_expired');
    await auth.ask(recoverPassword, { body: { email: ana.email } });
    const plain = await auth.emailTo(ana.email);
    expect((await auth.codes.verify({ type, token_hash: `pkce_${plain.tokenHash}` })).code).toBe('otp_expired');
  });
});

describe('a challenge', () => {
  it.each<[string, Operation, object]>([
    ['sign-up', signUp, { password: 'correct horse battery' }],
    ['a magic link', sendMagicLink, {}],
    ['a recovery', recoverPassword, {}],
    ['another e-mail', resendEmail, { type: 'signup' }],
  ])('without its method is refused at %s', async (_what, operation, body) => {
    const { pkce } = aPkceClient();
    const asked = { ...body, email: auth.newEmail(), code_challenge: pkce.code_challenge };
    expect(await auth.ask(operation, { body: asked })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'PKCE flow requires code_challenge_method and code_challenge',
    });
  });

  it('of nobody leaves nothing behind, and the answer is the same', async () => {
    const email = auth.newEmail();
    const { pkce } = aPkceClient();
    const count = () => auth.rows<{ n: number }>('SELECT count(*)::int AS n FROM flow_states');
    const before = await count();
    expect((await auth.ask(recoverPassword, { body: { email, ...pkce } })).body).toEqual({});
    expect(await count()).toEqual(before);
  });
});
