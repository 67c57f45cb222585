import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
const password = 'correct horse battery';
beforeAll(async () => {
  auth = await AuthUnderTest.start({
    REDIRECT_ALLOW_LIST: 'https://app.example/one, https://app.example/two, https://app.example/three',
  });
});
afterAll(() => auth.stop());

/** A response without its variable parts: ids and times. */
const alike = (body: Record<string, unknown>, email: string): string =>
  JSON.stringify(body)
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

describe('sign-up', () => {
  it.each<[string, unknown, number, string, string]>([
    ['no body', null, 400, 'bad_json', 'Could not parse request body as JSON: unexpected end of JSON input'],
    ['a list', [], 400, 'bad_json', 'Could not parse request body as JSON: the body is not an object'],
    [
      'an address of a wrong type',
      { email: {}, password },
      400,
      'bad_json',
      'Could not parse request body as JSON: email is not a string',
    ],
    ['nothing', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    ['no password', { email: 'a@b.test' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'no password, before the form of the address',
      { email: 'nobody' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    [
      '129 characters',
      { email: 'a@b.test', password: 'x'.repeat(129) },
      400,
      'validation_failed',
      'Password cannot be longer than 128 characters',
    ],
    [
      'seven characters',
      { email: 'a@b.test', password: 'kwxjqzv' },
      422,
      'weak_password',
      'Password should be at least 8 characters.',
    ],
    [
      'address and phone',
      { email: 'a@b.test', phone: '52155', password },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    ['a phone', { phone: '5215512345678', password }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
    [
      'a code challenge',
      { email: 'a@b.test', password, code_challenge: 'x', code_challenge_method: 's256' },
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      'no address',
      { email: 'nobody', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'too much data',
      { email: 'a@b.test', password, data: { a: 'x'.repeat(5_000) } },
      400,
      'validation_failed',
      'User data is larger than 4000 bytes',
    ],
    [
      'an advertisement for a name',
      { email: 'a@b.test', password, data: { firstName: 'Gana dinero en https://evil.test\n\nAna' } },
      400,
      'validation_failed',
      'firstName may hold letters, spaces, hyphens and apostrophes, at most 40 characters',
    ],
    [
      'a last name of 41 letters',
      { email: 'a@b.test', password, data: { firstName: 'Ana', lastName: 'x'.repeat(41) } },
      400,
      'validation_failed',
      'lastName may hold letters, spaces, hyphens and apostrophes, at most 40 characters',
    ],
  ])('refuses %s and saves nothing', async (_title, body, status, code, message) => {
    expect(await auth.ask(signUp, { body })).toMatchObject({ status, code, message });
    expect((await auth.owner.query('SELECT 1 FROM users')).rowCount).toBe(0);
  });

  it('states why a password is weak in the form that the gateway returns', async () => {
    const heard = await auth.ask(signUp, { body: { email: 'ana@b.test', password: 'ana1' } });
    expect(heard).toMatchObject({ status: 422, details: { weak_password: { reasons: ['length', 'pwned'] } } });
  });

  it('ignores fields that the public client adds', async () => {
    const email = auth.newEmail();
    const body = {
      email,
      password,
      data: {},
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
      channel: 'sms',
      unknown: { field: 1 },
    };
    expect(await auth.ask(signUp, { body, token: 'not-even-a-jwt' })).toMatchObject({ status: 200, body: { email } });
  });

  it('gives a confirmed address the answer of a new one and sends no e-mail', async () => {
    const [known, unknown] = [await auth.aLearner(), auth.newEmail()];
    const data = { firstName: 'Eve' };
    const emails = (await auth.told(mailRequested, known.email)).length;
    const decoy = await auth.ask(signUp, { body: { email: known.email, password: 'another good one', data } });
    const fresh = await auth.ask(signUp, { body: { email: unknown, password: 'another good one', data } });
    expect([decoy.status, fresh.status]).toEqual([200, 200]);
    expect(alike(decoy.body, known.email)).toBe(alike(fresh.body, unknown));
    expect(decoy.body['id']).not.toBe(known.userId);
    expect((await auth.told(mailRequested, known.email)).length).toBe(emails);
    await expect(auth.signIn(known.email, 'another good one')).rejects.toThrow('invalid_credentials');
    await auth.signIn(known.email, known.password);
  });

  it('sends an unconfirmed address its e-mail again after a minute and replaces neither password nor data', async () => {
    const email = auth.newEmail();
    const headers = await auth.signUp({ email, password, data: { firstName: 'Ana' } });
    const olderEmail = await auth.emailTo(email);
    const again = { body: { email, password: 'somebody elses words', data: { firstName: 'Eve' } } };
    auth.clock.pass(20);
    const soon = await auth.ask(signUp, again);
    expect(soon).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    const [, seconds] =
      /^For security purposes, you can only request this after (\d+) seconds\.$/.exec(soon.message ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(35);
    expect(Number(seconds)).toBeLessThanOrEqual(40);
    auth.clock.pass(41);
    expect(await auth.ask(signUp, again)).toMatchObject({ status: 200, body: { user_metadata: { firstName: 'Eve' } } });
    const newerEmail = await auth.emailTo(email);
    expect(newerEmail.tokenHash).not.toBe(olderEmail.tokenHash);
    const old = await auth.ask(verifyCode, { body: { type: 'signup', token_hash: olderEmail.tokenHash } });
    expect(old).toMatchObject({ status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' });
    await auth.ask(verifyCode, { body: { type: 'signup', token_hash: newerEmail.tokenHash }, headers });
    await auth.signIn(email, password);
    const kept = await auth.owner.query('SELECT user_metadata FROM users WHERE email = $1', [email]);
    expect(kept.rows).toMatchObject([{ user_metadata: { firstName: 'Ana' } }]);
    expect(await auth.told(accountCreated, email)).toHaveLength(1);
  });

  it('makes one account of twenty sign-ups at the same moment', async () => {
    const email = auth.newEmail();
    const heard = await Promise.all(Array.from({ length: 20 }, () => auth.ask(signUp, { body: { email, password } })));
    expect(heard.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(heard.filter(({ status }) => status === 429)).toHaveLength(19);
    const { rowCount } = await auth.owner.query('SELECT 1 FROM users WHERE email = $1', [email]);
    expect(rowCount).toBe(1);
    expect(await auth.told(accountCreated, email)).toEqual([]);
    expect(await auth.told(mailRequested, email)).toHaveLength(1);
  });

  it('lets no data of a client become a role or a right', async () => {
    const email = auth.newEmail();
    const data = { role: 'admin', app_metadata: { role: 'admin' }, email_verified: true, sub: 'x' };
    const heard = await auth.ask(signUp, {
      body: { email, password, data, app_metadata: { a: 1 }, role: 'service_role' },
    });
    expect(heard.body).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email_verified: false, sub: heard.body['id'] },
    });
    expect(heard.body).not.toHaveProperty('email_confirmed_at');
  });

  it('lets the e-mail lead to an allowed address only, given by header, by query, or by the requesting page', async () => {
    const cases: [Record<string, string>, Record<string, string>, string][] = [
      [{}, { redirect_to: 'https://app.example/one' }, 'https://app.example/one'],
      [
        { redirectTo: 'https://app.example/two' },
        { redirect_to: 'https://app.example/one' },
        'https://app.example/two',
      ],
      [{ referer: 'https://app.example/three' }, { redirect_to: 'https://evil.test/' }, 'https://app.example/three'],
      [{}, { redirect_to: 'https://evil.test/' }, 'http://localhost:4000'],
    ];
    for (const [headers, query, expected] of cases) {
      const email = auth.newEmail();
      await auth.ask(signUp, { body: { email, password }, headers, query });
      expect((await auth.emailTo(email)).redirectTo).toBe(expected);
    }
  });

  it('never writes a code or its hash into a fact in the open', async () => {
    const email = auth.newEmail();
    await auth.ask(signUp, { body: { email, password } });
    const { code, tokenHash } = await auth.emailTo(email);
    const { rows } = await auth.owner.query<{ payload: string }>('SELECT payload FROM outbox WHERE payload LIKE $1', [
      `%${email}%`,
    ]);
    expect(rows.length).toBe(1);
    for (const { payload } of rows) {
      expect(payload).not.toContain(tokenHash);
      expect(payload).not.toContain(`"${code}"`);
    }
  });

  it('keeps unusual data as they are', async () => {
    for (const data of [
      '{"__proto__":{"a":1}}',
      '{"__proto__":null}',
      '{"constructor":{"prototype":1}}',
      '{"a":"\\ud800"}',
      '{"":""}',
      '{"a":1e400}',
      '{"toJSON":1,"then":{},"_ref":"email","isPrismaFieldRef":true}',
      '{"$type":"Raw","value":1}',
      '{"a":{"$type":"FieldRef","value":{"_ref":"email","_container":"User"}}}',
      '{"a":{"$type":"Param","value":{"name":"query1.0"}}}',
      '{"prisma__type":"param","prisma__value":{"name":"x"}}',
    ]) {
      const heard = await auth.ask(signUp, {
        body: { email: auth.newEmail(), password, data: JSON.parse(data) as unknown },
      });
      expect([data, heard.status]).toEqual([data, 200]);
      const saved = await auth.owner.query('SELECT user_metadata FROM users WHERE id = $1', [heard.body['id']]);
      expect(saved.rows).toEqual([{ user_metadata: heard.body['user_metadata'] }]);
    }
  });
});
