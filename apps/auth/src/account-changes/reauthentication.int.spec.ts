import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { reauthenticate } from '@nivel/contracts/auth/reauthenticate.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { otherCode } from '@nivel/testing/other-code';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const DAY = 86_400;
const next = 'quite another phrase';

/** A person whose session has this age. */
const signedInFor = async (seconds: number): Promise<Signed> => auth.later(await auth.aLearner(), seconds);
const change = (ana: Signed, nonce?: string, password = next) =>
  auth.ask(updateUser, { body: { password, current_password: ana.password, nonce }, token: ana.access });
const ask = (ana: Signed) => auth.ask(reauthenticate, { token: ana.access });

describe('reauthentication', () => {
  it('is needed for a new password in a session of more than a day, and for nothing else', async () => {
    const young = await signedInFor(DAY - 60);
    expect(await change(young, '000000')).toMatchObject({ status: 200 });
    const old = await signedInFor(DAY + 60);
    expect(await change(old)).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    });
    const named = { body: { data: { firstName: 'Luz' } }, token: old.access };
    expect(await auth.ask(updateUser, named)).toMatchObject({ status: 200 });
  });

  it('by the code of its e-mail lets the password be changed', async () => {
    const ana = await signedInFor(DAY + 60);
    expect(await ask(ana)).toMatchObject({ status: 200, body: {} });
    const { code, template, firstName } = await auth.emailTo(ana.email);
    expect([template, firstName]).toEqual(['reauthenticate', 'Ana']);
    expect(await change(ana, code)).toMatchObject({
      status: 200,
      body: { reauthentication_sent_at: expect.any(String) },
    });
    await auth.signIn(ana.email, next);
    // The code works once.
    const again = {
      body: { password: 'one more phrase here', current_password: next, nonce: code },
      token: ana.access,
    };
    expect(await auth.ask(updateUser, again)).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  });

  it('refuses a wrong code, one that was never requested, and one that has expired', async () => {
    const ana = await signedInFor(DAY + 60);
    const refused = { status: 422, code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' };
    expect(await change(ana, '123456')).toMatchObject(refused);
    await ask(ana);
    const { code } = await auth.emailTo(ana.email);
    expect(await change(ana, otherCode(code))).toMatchObject(refused);
    expect(await change(await auth.later(ana, 600), code)).toMatchObject(refused);
  });

  it('is a code of five tries, of which no refusal for something else takes one', async () => {
    const ana = await signedInFor(DAY + 60);
    await ask(ana);
    const { code } = await auth.emailTo(ana.email);
    const wrong = otherCode(code);
    expect(await change(ana, code, 'short')).toMatchObject({ code: 'weak_password' });
    for (let time = 0; time < 4; time++) expect(await change(ana, wrong)).toMatchObject({ status: 422 });
    expect(await change(ana, code)).toMatchObject({ status: 200 });
    const luz = await signedInFor(DAY + 60);
    await ask(luz);
    const other = (await auth.emailTo(luz.email)).code;
    for (let time = 0; time < 5; time++) expect(await change(luz, otherCode(other))).toMatchObject({ status: 422 });
    expect(await change(luz, other)).toMatchObject({ code: 'reauthentication_not_valid' });
  });

  it('opens no session, and no code of another e-mail replaces it', async () => {
    const ana = await signedInFor(DAY + 60);
    await ask(ana);
    const { code, tokenHash } = await auth.emailTo(ana.email);
    for (const type of ['email', 'recovery', 'magiclink', 'signup', 'reauthentication']) {
      const opened = await auth.codes.verify({ type, email: ana.email, token: code });
      expect([type, opened.status]).toEqual([type, type === 'reauthentication' ? 400 : 403]);
      expect((await auth.codes.verify({ type, token_hash: tokenHash })).status).not.toBe(200);
    }
  });

  it('may be requested once a minute, by a signed-in user', async () => {
    const ana = await auth.aLearner();
    expect(await auth.ask(reauthenticate)).toMatchObject({ status: 401, code: 'no_authorization' });
    expect(await ask(ana)).toMatchObject({ status: 200 });
    auth.clock.pass(59);
    expect(await ask(ana)).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    auth.clock.pass(1);
    expect(await ask(ana)).toMatchObject({ status: 200 });
    expect(await auth.told(mailRequested, `"${ana.email}"`)).toHaveLength(3);
  });

  it('sends nothing to an address that is not proven', async () => {
    const ana = await auth.aLearner();
    await auth.owner.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [ana.userId]);
    expect(await ask(ana)).toMatchObject({
      status: 422,
      code: 'email_not_confirmed',
      message: 'Please verify your email first.',
    });
  });
});
