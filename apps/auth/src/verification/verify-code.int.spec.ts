import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

/** Codes and links in turn; `npm run soak -- AUT-10` takes more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 6);

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}
const invalid = (message: string): Refusal => ({ status: 400, code: 'validation_failed', message });
const EXPIRED_TOKEN = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };
const EXPIRED_LINK = { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' };

describe('POST /verify', () => {
  it.each<[string, unknown, Refusal]>([
    ['no type', { token: '1', email: 'a@b.test' }, invalid('Verify requires a verification type')],
    [
      'neither code nor hash',
      { type: 'signup', email: 'a@b.test' },
      invalid('Verify requires either a token or a token hash'),
    ],
    [
      'both',
      { type: 'signup', token: '1', token_hash: 'x' },
      invalid('Verify requires either a token or a token hash'),
    ],
    [
      'a code without an address',
      { type: 'signup', token: '1' },
      invalid('Only an email address or phone number should be provided on verify'),
    ],
    [
      'a code with two',
      { type: 'signup', token: '1', email: 'a@b.test', phone: '52155' },
      invalid('Only an email address or phone number should be provided on verify'),
    ],
    [
      'a hash with an address',
      { type: 'signup', token_hash: 'x', email: 'a@b.test' },
      invalid('Only the token_hash and type should be provided'),
    ],
    [
      'a hash with a target',
      { type: 'signup', token_hash: 'x', redirect_to: 'y' },
      invalid('Only the token_hash and type should be provided'),
    ],
    [
      'a malformed address',
      { type: 'signup', token: '1', email: 'nobody' },
      { status: 422, code: 'validation_failed', message: 'Invalid email format' },
    ],
    [
      'a malformed phone',
      { type: 'sms', token: '1', phone: 'abc' },
      invalid('Invalid phone number format (E.164 required)'),
    ],
    ['a phone nobody has', { type: 'sms', token: '1', phone: '+52 155 1234' }, EXPIRED_TOKEN],
    ['an unknown type', { type: 'x', token: '1', email: 'a@b.test' }, invalid('Invalid email verification type')],
    ['an unknown address', { type: 'signup', token: '123456', email: 'a@b.test' }, EXPIRED_TOKEN],
    ['an unknown hash', { type: 'signup', token_hash: 'abc' }, EXPIRED_LINK],
    ['a type for which nothing is ever pending', { type: 'email_change', token_hash: 'abc' }, EXPIRED_LINK],
  ])('refuses %s', async (_title, body, refusal) => {
    expect(await auth.codes.verify(body)).toMatchObject(refusal);
  });

  it('opens a session once for a code, and proves the address in every place', async () => {
    const { email, code } = await auth.codes.unconfirmed();
    const body = {
      type: 'email',
      email: email.toUpperCase(),
      token: code,
      options: { redirectTo: 'x' },
      token_hash: null,
    };
    const heard = await auth.codes.verify(body);
    expect(heard).toMatchObject({
      status: 200,
      body: {
        user: { user_metadata: { email_verified: true }, identities: [{ identity_data: { email_verified: true } }] },
      },
    });
    const claims = decodeJwt(String(heard.body['access_token']));
    expect(claims['amr']).toEqual([{ method: 'otp', timestamp: expect.closeTo(Number(claims.iat), -1) }]);
    expect(heard.body['user']).toHaveProperty('last_sign_in_at');
    expect(await auth.codes.verify(body)).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('stores nothing that opens anything: 224 random bits as their hash, the code under the server’s key', async () => {
    const { email, userId, code, tokenHash } = await auth.codes.unconfirmed();
    expect(tokenHash).toMatch(/^[0-9a-f]{56}$/);
    const { rows } = await auth.owner.query<{ link: string; code: string }>(
      "SELECT encode(link_hash, 'hex') AS link, encode(code_mac, 'hex') AS code FROM one_time_tokens WHERE user_id = $1",
      [userId],
    );
    const [kept] = rows;
    expect(kept?.link).toBe(createHash('sha256').update(tokenHash).digest('hex'));
    for (const stored of [kept?.link ?? '', kept?.link.slice(0, 56) ?? '', kept?.code.slice(0, 56) ?? '']) {
      expect(await auth.codes.verify({ type: 'signup', token_hash: stored })).toMatchObject({ code: 'otp_expired' });
    }
    // A reader of the table could try all codes in a second if they were stored without a key.
    const guesses = Array.from({ length: 1_000_000 }, (_, guess) => String(guess).padStart(6, '0'));
    const plain = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(guesses.find((guess) => plain(`${userId}\nconfirmation\n${guess}`) === kept?.code)).toBeUndefined();
    expect(plain(code)).not.toBe(kept?.code);
    expect(await auth.codes.verify({ type: 'signup', email, token: code })).toMatchObject({ status: 200 });
  });

  it('makes links that have nothing in common, neither with each other nor with address and code', async () => {
    const emails: Awaited<ReturnType<typeof auth.codes.unconfirmed>>[] = [];
    for (let round = 0; round < 20; round++) emails.push(await auth.codes.unconfirmed());
    const bits = (hex: string): bigint => BigInt(`0x${hex}`);
    const apart = emails.flatMap(({ tokenHash }, at) =>
      emails
        .slice(at + 1)
        .map((other) => (bits(tokenHash) ^ bits(other.tokenHash)).toString(2).replaceAll('0', '').length),
    );
    // Of 224 bits half differ; fewer than 70 between any two of 190 pairs happen once in ten million runs.
    expect(Math.min(...apart)).toBeGreaterThan(70);
    for (const { email, code, tokenHash } of emails)
      expect(createHash('sha224').update(`${email}${code}`).digest('hex')).not.toBe(tokenHash);
  });

  it('takes a code of one purpose for its own types only', async () => {
    const { email, code } = await auth.codes.unconfirmed();
    for (const type of ['recovery', 'magiclink', 'email_change', 'sms']) {
      expect([type, (await auth.codes.verify({ type, email, token: code })).code]).toEqual([type, 'otp_expired']);
    }
    expect(await auth.codes.verify({ type: 'invite', email, token: code })).toMatchObject({ status: 200 });
  });

  it('takes no code after ten minutes, no link after a day, and none of a neighbour', async () => {
    const [first, second] = [await auth.codes.unconfirmed(), await auth.codes.unconfirmed()];
    expect(await auth.codes.verify({ type: 'signup', email: second.email, token: first.code })).toMatchObject({
      code: 'otp_expired',
    });
    const [third, fourth] = [await auth.codes.unconfirmed(), await auth.codes.unconfirmed()];
    auth.clock.pass(590);
    expect(await auth.codes.verify({ type: 'signup', email: third.email, token: third.code })).toMatchObject({
      status: 200,
    });
    auth.clock.pass(11);
    expect(await auth.codes.verify({ type: 'signup', email: first.email, token: first.code })).toMatchObject({
      code: 'otp_expired',
    });
    auth.clock.pass(85_700);
    expect(await auth.codes.verify({ type: 'signup', token_hash: fourth.tokenHash })).toMatchObject({ status: 200 });
    auth.clock.pass(200);
    expect(await auth.codes.verify({ type: 'signup', token_hash: first.tokenHash })).toMatchObject({
      code: 'otp_expired',
    });
  });

  it(`AUT-10: works once for twenty at the same moment: ${ROUNDS} of ${ROUNDS}`, async () => {
    let once = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { email, code, tokenHash } = await auth.codes.unconfirmed();
      const byCode = round % 2 === 0;
      const body = byCode ? { type: 'signup', email, token: code } : { type: 'signup', token_hash: tokenHash };
      const heard = await Promise.all(Array.from({ length: 20 }, () => auth.codes.verify(body)));
      const opened = heard.filter(({ status }) => status === 200).length;
      const { rowCount } = await auth.owner.query(
        'SELECT 1 FROM sessions JOIN users ON users.id = user_id WHERE email = $1',
        [email],
      );
      // Of twenty codes at once five may be tried; the right one is right at the first.
      if (opened === 1 && rowCount === 1) once++;
    }
    expect(once).toBe(ROUNDS);
  });

  it('opens nothing for a banned account', async () => {
    const { email, code } = await auth.codes.unconfirmed();
    await auth.owner.query(`UPDATE users SET banned_until = now() + interval '9 years' WHERE email = $1`, [email]);
    expect(await auth.codes.verify({ type: 'signup', email, token: code })).toMatchObject({
      status: 403,
      code: 'user_banned',
    });
  });
});
