import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { resendEmail } from '@nivel/contracts/auth/resend-email.operation';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { PasswordHasher } from './password-hasher.ts';
import { AuthUnderTest, type Asked, type Heard } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const password = 'quite another phrase';
const doors: [string, Operation, (email: string) => Asked, number][] = [
  ['sign-in', issueToken, (email) => ({ query: { grant_type: 'password' }, body: { email, password } }), 1],
  [
    'sign-up',
    signUp,
    (email) => ({ body: { email, password, data: { lastName: 'X', firstName: 'Eve', n: { zz: 1, a: [2] } } } }),
    1,
  ],
  ['sign-up with a weak password', signUp, (email) => ({ body: { email, password: 'short' } }), 0],
  ['recovery', recoverPassword, (email) => ({ body: { email } }), 0],
  ['a magic link', sendMagicLink, (email) => ({ body: { email } }), 0],
  ['a magic link for accounts only', sendMagicLink, (email) => ({ body: { email, create_user: false } }), 0],
  ['resending', resendEmail, (email) => ({ body: { type: 'signup', email } }), 0],
  ['a code', verifyCode, (email) => ({ body: { type: 'email', email, token: '000000' } }), 0],
  ['a recovery code', verifyCode, (email) => ({ body: { type: 'recovery', email, token: '000000' } }), 0],
];

/** The owner of an address; each address is used once, so that no limit of another door interferes. */
const people: [string, () => Promise<string>][] = [
  ['nobody', async () => auth.newEmail()],
  ['a learner', async () => (await auth.aLearner()).email],
  [
    'somebody unconfirmed',
    async () => {
      const email = auth.newEmail();
      await auth.ask(signUp, {
        body: {
          email,
          password: 'correct horse battery',
          data: { lastName: 'X', firstName: 'Eve', n: { zz: 1, a: [2] } },
        },
      });
      auth.clock.pass(61);
      return email;
    },
  ],
  [
    'somebody without a password',
    async () => {
      const { email } = await auth.aLearner();
      await auth.owner.query('UPDATE users SET password_hash = NULL WHERE email = $1', [email]);
      return email;
    },
  ],
  [
    'somebody banned',
    async () => {
      const { email } = await auth.aLearner();
      await auth.owner.query(`UPDATE users SET banned_until = now() + interval '9 years' WHERE email = $1`, [email]);
      return email;
    },
  ],
  [
    'somebody locked',
    async () => {
      const { email } = await auth.aLearner();
      const wrong = { query: { grant_type: 'password' }, body: { email, password: 'wrong' } };
      for (let time = 0; time < 6; time++) await auth.ask(issueToken, wrong);
      return email;
    },
  ],
];

const secondResponse = expect.objectContaining({ status: 429, code: 'over_email_send_rate_limit' });
const otherwise = (email: string): Asked => ({ body: { email, password, data: { firstName: 'Mallory' } } });
const anew = (email: string): Asked => ({ body: { type: 'signup', email } });

const bytes = ({ status, code, message, details, body, response }: Heard, email: string): string =>
  JSON.stringify([status, code, message, details, body, response?.headers])
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/[A-Za-z0-9_-]{43}/g, 'RANDOM')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

describe('AUT-3: answers do not reveal who has an account', () => {
  it.each(doors)('by %s: equal bytes, and the hasher runs equally often', async (_door, operation, asked, runs) => {
    const heard: [string, string, number][] = [];
    for (const [who, make] of people) {
      const email = await make();
      const before = auth.get(PasswordHasher).runs;
      const first = bytes(await auth.ask(operation, asked(email)), email);
      heard.push([who, first, auth.get(PasswordHasher).runs - before]);
    }
    const [, expected] = heard[0] ?? [];
    expect(heard).toEqual(people.map(([who]) => [who, expected, runs]));
  });

  it('by signing up with data of one’s own: stored data are not revealed', async () => {
    const heard: [string, string][] = [];
    for (const [who, make] of people) {
      const email = await make();
      heard.push([who, bytes(await auth.ask(signUp, otherwise(email)), email)]);
    }
    expect(heard).toEqual(people.map(([who]) => [who, heard[0]?.[1]]));
    expect(heard[0]?.[1]).toContain('Mallory');
  });

  it.each([
    ['recovery', recoverPassword, (email: string) => ({ body: { email } })],
    ['a magic link', sendMagicLink, (email: string) => ({ body: { email } })],
    ['resending', resendEmail, anew],
    ['sign-up', signUp, otherwise],
  ] as [string, Operation, (email: string) => Asked][])('by asking twice for %s', async (_door, operation, asked) => {
    for (const [who, make] of people) {
      const email = await make();
      expect([who, await auth.ask(operation, asked(email))]).toEqual([who, expect.objectContaining({ status: 200 })]);
      expect([who, await auth.ask(operation, asked(email))]).toEqual([who, secondResponse]);
    }
  });

  it('by signing up after an e-mail was requested, or requesting one after signing up', async () => {
    for (const [who, make] of people) {
      const email = await make();
      await auth.ask(resendEmail, anew(email));
      const signedUp = await auth.ask(signUp, otherwise(email));
      expect([who, signedUp.status, await auth.ask(resendEmail, anew(email))]).toEqual([who, 200, secondResponse]);
    }
  });

  it('by the time it takes: an answer leaves no sooner than the setting says', async () => {
    const slow = await AuthUnderTest.start({ UNIFORM_RESPONSE_MS: '150' });
    try {
      const known = (await slow.aLearner()).email;
      for (const email of [known, slow.newEmail()]) {
        for (const [, operation, asked] of doors.filter(([name]) => name !== 'sign-in' && !name.includes('weak'))) {
          const startedAt = performance.now();
          await slow.ask(operation, asked(email));
          expect(performance.now() - startedAt).toBeGreaterThanOrEqual(148);
        }
      }
    } finally {
      await slow.stop();
    }
  });
});
