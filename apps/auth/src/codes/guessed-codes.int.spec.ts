import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { resendEmail } from '@nivel/contracts/auth/resend-email.operation';
import { otherCode } from '@nivel/testing/other-code';
import { AuthUnderTest } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

describe('guessed codes', () => {
  it('takes no code after five wrong ones, not even of a hundred at the same moment; the link stays good', async () => {
    const { email, code, tokenHash } = await auth.codes.unconfirmed();
    const wrong = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0')).filter(
      (one) => one !== code,
    );
    await Promise.all(wrong.map((token) => auth.codes.verify({ type: 'signup', email, token })));
    expect(await auth.codes.verify({ type: 'signup', email, token: code })).toMatchObject({ code: 'otp_expired' });
    expect(await auth.codes.verify({ type: 'signup', token_hash: tokenHash })).toMatchObject({ status: 200 });
  });

  it.each([
    [4, 'takes', { status: 200 }],
    [5, 'does not take', { code: 'otp_expired' }],
  ] as const)('after %i wrong codes %s the right one', async (wrong, _, expected) => {
    const { email, code } = await auth.codes.unconfirmed();
    for (let guess = 0; guess < wrong; guess++)
      await auth.codes.verify({ type: 'signup', email, token: otherCode(code) });
    expect(await auth.codes.verify({ type: 'signup', email, token: code })).toMatchObject(expected);
  });

  it('accepts ten wrong codes of an account a day, however many e-mails were requested; then links only', async () => {
    const { email } = await auth.codes.unconfirmed();
    let last = await auth.emailTo(email);
    for (let round = 0; round < 2; round++) {
      for (let guess = 0; guess < 5; guess++)
        await auth.codes.verify({ type: 'signup', email, token: otherCode(last.code) });
      auth.clock.pass(61);
      await auth.ask(resendEmail, { body: { type: 'signup', email } });
      last = await auth.emailTo(email);
    }
    expect(await auth.codes.verify({ type: 'signup', email, token: last.code })).toMatchObject({ code: 'otp_expired' });
    expect(await auth.codes.verify({ type: 'signup', token_hash: last.tokenHash })).toMatchObject({ status: 200 });
  });

  it('takes the right code as the tenth try, and codes again a day later', async () => {
    const { email } = await auth.codes.unconfirmed();
    const guess = (code: string): Promise<unknown> => auth.codes.verify({ type: 'signup', email, token: code });
    const wrong = async (times: number, code: string): Promise<void> => {
      for (let time = 0; time < times; time++) await guess(otherCode(code));
    };
    await wrong(5, (await auth.emailTo(email)).code);
    auth.clock.pass(61);
    await auth.ask(resendEmail, { body: { type: 'signup', email } });
    const second = await auth.emailTo(email);
    await wrong(4, second.code);
    expect(await guess(second.code)).toMatchObject({ status: 200 });
    // The ninth wrong code was today's; tomorrow the count starts again.
    auth.clock.pass(61);
    await auth.ask(recoverPassword, { body: { email } });
    const third = await auth.emailTo(email);
    const recover = (code: string) => auth.codes.verify({ type: 'recovery', email, token: code });
    await recover(otherCode(third.code));
    expect(await recover(third.code)).toMatchObject({ code: 'otp_expired' });
    auth.clock.pass(86_401);
    await auth.ask(recoverPassword, { body: { email } });
    expect(await recover((await auth.emailTo(email)).code)).toMatchObject({ status: 200 });
  });

  it('counts wrong codes of both kinds at the same moment one by one', async () => {
    const ana = await auth.aLearner();
    await auth.owner.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [ana.userId]);
    await auth.ask(recoverPassword, { body: { email: ana.email } });
    await auth.ask(resendEmail, { body: { type: 'signup', email: ana.email } });
    const guesses = Array.from({ length: 40 }, (_, index) =>
      auth.codes.verify({ type: index % 2 === 0 ? 'recovery' : 'signup', email: ana.email, token: `9${index}` }),
    );
    await Promise.all(guesses);
    const { rowCount } = await auth.owner.query('SELECT 1 FROM wrong_codes WHERE user_id = $1', [ana.userId]);
    expect(rowCount).toBe(10);
  });
});
