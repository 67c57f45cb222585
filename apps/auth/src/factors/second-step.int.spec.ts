import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/auth/operations.generated';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { reauthenticate } from '@nivel/contracts/auth/reauthenticate.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { decodeJwt } from 'jose';
import { AppUnderTest, codeOf, type AddedApp } from '../../test/app-under-test.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { BrowserKey } from '../../test/browser-key.ts';

let auth: AuthUnderTest;
let apps: AppUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  apps = new AppUnderTest(auth);
});
afterAll(() => auth.stop());

/** A person with an app, signed in again with only the password. */
const halfway = async (): Promise<{ ana: Signed; app: AddedApp; low: Signed }> => {
  const ana = await auth.aLearner();
  const app = await apps.add(ana);
  auth.clock.pass(60);
  return { ana, app, low: await auth.signIn(ana.email, ana.password) };
};

/** The operations of this service that check the caller's token before anything else. */
const checked: readonly Operation[] = operations.filter(({ policy }) => policy.who === 'signed-in');

describe('a session that has not taken the second step', () => {
  it.each(checked.map((operation) => [operation.name, operation] as const))(
    'is refused by %s',
    async (_, operation) => {
      const { low } = await halfway();
      const refusal = await auth.rpc(operation, {}, low.access).then(
        () => 'allowed',
        (error: AppError) => error.definition.code,
      );
      expect(refusal).toBe('insufficient_aal');
    },
  );

  it('changes nothing of the account, by no way of PUT /user', async () => {
    const { low } = await halfway();
    const refused = {
      status: 401,
      code: 'insufficient_aal',
      message: 'AAL2 session is required to update email or password when MFA is enabled.',
    };
    for (const body of [{ password: 'quite another phrase' }, { email: 'other@example.test' }, { data: { a: 1 } }])
      expect(await auth.ask(updateUser, { token: low.access, body })).toMatchObject(refused);
    expect(await auth.ask(reauthenticate, { token: low.access })).toMatchObject({ code: 'insufficient_aal' });
  });

  it('sees its user, and signs out', async () => {
    const { low } = await halfway();
    expect(await auth.ask(readUser, { token: low.access })).toMatchObject({ status: 200 });
    expect(await auth.ask(signOut, { token: low.access, query: { scope: 'local' } })).toMatchObject({ status: 204 });
    expect(await auth.ask(readUser, { token: low.access })).toMatchObject({ code: 'session_not_found' });
  });

  it('is what an e-mail of recovery gives, so that a mailbox alone changes no password', async () => {
    const { ana, app } = await halfway();
    await auth.ask(recoverPassword, { body: { email: ana.email } });
    const { code } = await auth.emailTo(ana.email);
    const opened = await auth.ask(verifyCode, { body: { type: 'recovery', email: ana.email, token: code } });
    const token = String(opened.body['access_token']);
    expect(decodeJwt(token)).toMatchObject({ needs_second_step: true });
    const body = { password: 'quite another phrase' };
    expect(await auth.ask(updateUser, { token, body })).toMatchObject({ code: 'insufficient_aal' });
    const raised = await apps.show(token, app.id, codeOf(app.secret, auth.clock));
    const access = String(raised.body['access_token']);
    expect(await auth.ask(updateUser, { token: access, body })).toMatchObject({ status: 200 });
  });
});

describe('the second step', () => {
  it('refuses challenges that are used, over, from another address, or not of the factor', async () => {
    const { app, low } = await halfway();
    const code = codeOf(app.secret, auth.clock);
    const begun = await apps.challenge(low.access, app.id);
    expect(await apps.verify(low.access, app.id, begun, code, '198.51.100.9')).toMatchObject({
      status: 422,
      code: 'mfa_ip_address_mismatch',
      message: 'Challenge and verify IP addresses mismatch.',
    });
    expect(await apps.verify(low.access, app.id, begun, '')).toMatchObject({
      status: 400,
      message: 'Code needs to be non-empty',
    });
    const missing = { status: 422, code: 'mfa_factor_not_found' };
    for (const id of ['', 'x', app.id])
      expect(await apps.verify(low.access, app.id, id, code)).toMatchObject({
        ...missing,
        message: 'MFA factor with the provided challenge ID not found',
      });
    expect((await apps.verify(low.access, app.id, begun, code)).status).toBe(200);
    auth.clock.pass(30);
    const next = codeOf(app.secret, auth.clock);
    expect(await apps.verify(low.access, app.id, begun, next)).toMatchObject({ code: 'mfa_ip_address_mismatch' });
    const old = await apps.challenge(low.access, app.id);
    auth.clock.pass(300);
    expect(await apps.verify(low.access, app.id, old, codeOf(app.secret, auth.clock))).toMatchObject({
      status: 422,
      code: 'mfa_challenge_expired',
      message: `MFA challenge ${old} has expired, verify against another challenge or create a new challenge.`,
    });
  });

  it('whose answer was lost is shown to the browser that holds the key of the session', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    auth.clock.pass(60);
    const key = await BrowserKey.make();
    const low = await auth.signIn(ana.email, ana.password, await key.proof());
    await apps.show(low.access, app.id, codeOf(app.secret, auth.clock));
    const { body } = await auth.refresh(low.refresh, await key.proof());
    expect(decodeJwt(String(body['access_token']))).toMatchObject({ aal: 'aal2' });
    expect(await auth.told(sessionStolen, ana.userId)).toEqual([]);
  });

  it('fails the same for all of twenty that guess at once beyond the fifth', async () => {
    const { app, low } = await halfway();
    const begun = await apps.challenge(low.access, app.id);
    const guesses = Array.from({ length: 20 }, () => apps.verify(low.access, app.id, begun, 'abcdef'));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'mfa_verification_failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(15);
  });
});
