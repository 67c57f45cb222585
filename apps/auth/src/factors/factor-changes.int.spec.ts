import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { factorAdded } from '@nivel/contracts/auth/factor-added.fact';
import { factorRemoved } from '@nivel/contracts/auth/factor-removed.fact';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { reauthenticate } from '@nivel/contracts/auth/reauthenticate.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { AppUnderTest, codeOf } from '../../test/app-under-test.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { PhoneFactorsUnderTest } from '../../test/phone-factors-under-test.ts';
import { AccountEndings } from '../moderation/account-endings.ts';

let auth: AuthUnderTest;
let apps: AppUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  apps = new AppUnderTest(auth);
});
afterAll(() => auth.stop());

const nameless = async (): Promise<Signed> => {
  const ana = await auth.aLearner();
  await auth.owner.query('UPDATE users SET password_hash = NULL WHERE id = $1', [ana.userId]);
  return ana;
};

describe('a number of an installation that sends no SMS any more', () => {
  it('is refused as the second step, and can be removed by an operator', async () => {
    const ana = await auth.aLearner();
    const phones = new PhoneFactorsUnderTest(auth);
    const id = await phones.keep(ana, '525512345678');
    const { access } = await auth.signIn(ana.email, ana.password);
    expect(decodeJwt(access)).toMatchObject({ aal: 'aal1', needs_second_step: true });
    expect(await phones.challenge(access, id)).toMatchObject({
      status: 422,
      code: 'mfa_phone_verify_not_enabled',
      message: 'MFA verification is disabled for Phone',
    });
    expect(await auth.get(AccountEndings).removeFactors(ana.email)).toBe(1);
  });
});

describe('adding a second factor', () => {
  it('refuses what the wire contract refuses, with its texts', async () => {
    const { access } = await auth.aLearner();
    expect(await apps.enroll(access, { factor_type: 'sms' })).toMatchObject({
      status: 400,
      message: 'factor_type needs to be totp, phone, or webauthn',
    });
    const phone = { status: 422, code: 'mfa_phone_enroll_not_enabled', message: 'MFA enroll is disabled for Phone' };
    expect(await apps.enroll(access, { factor_type: 'phone' })).toMatchObject(phone);
    expect(await apps.enroll(access, { friendly_name: 'x'.repeat(101) })).toMatchObject({ status: 400 });
    expect((await apps.enroll(access)).status).toBe(200);
    expect(await apps.enroll(access)).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "" for this user already exists',
    });
  });

  it('takes ten, and says so exactly', async () => {
    const { access } = await auth.aLearner();
    for (let n = 0; n < 10; n++) expect((await apps.enroll(access, { friendly_name: `App ${n}` })).status).toBe(200);
    expect(await apps.enroll(access, { friendly_name: 'App 10' })).toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
      message: 'Maximum number of verified factors reached, unenroll to continue',
    });
  });

  it('lets go of those that nobody went on with after five minutes, and of the others with the first code', async () => {
    const ana = await auth.aLearner();
    await apps.enroll(ana.access, { friendly_name: 'Left' });
    auth.clock.pass(301);
    expect((await apps.enroll(ana.access, { friendly_name: 'Left' })).status).toBe(200);
    await apps.add(ana, 'Kept');
    expect(await apps.factorsOf(ana.access)).toMatchObject([{ friendly_name: 'Kept' }]);
  });

  it('takes a password, or the code of an e-mail, from ten minutes after the sign-in on', async () => {
    const young = await auth.aLearner();
    expect((await apps.enroll((await auth.later(young, 599)).access)).status).toBe(200);
    const ana = await auth.aLearner();
    const { access } = await auth.later(ana, 600);
    expect(await apps.enroll(access)).toMatchObject({ status: 400, code: 'current_password_required' });
    expect(await apps.enroll(access, { current_password: 'not this one' })).toMatchObject({
      code: 'current_password_invalid',
    });
    expect(await apps.enroll(access, { nonce: '000000' })).toMatchObject({ code: 'reauthentication_not_valid' });
    expect((await apps.enroll(access, { current_password: ana.password })).status).toBe(200);
  });

  it('takes the code of an e-mail of an account without a password, as soon as ten minutes after the sign-in', async () => {
    const ana = await nameless();
    const { access } = await auth.later(ana, 600);
    expect(await apps.enroll(access)).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect(await apps.enroll(access, { current_password: ana.password })).toMatchObject({
      code: 'reauthentication_needed',
    });
    await auth.ask(reauthenticate, { token: access });
    const { code } = await auth.emailTo(ana.email);
    expect((await apps.enroll(access, { nonce: code })).status).toBe(200);
    expect(await apps.enroll(access, { friendly_name: 'Other', nonce: code })).toMatchObject({
      code: 'reauthentication_not_valid',
    });
  });

  it('takes no password that was first chosen in the same session, as whoever finds it open can', async () => {
    const ana = await nameless();
    await auth.ask(recoverPassword, { body: { email: ana.email } });
    const { code: token } = await auth.emailTo(ana.email);
    const opened = await auth.ask(verifyCode, { body: { type: 'recovery', email: ana.email, token } });
    const password = 'quite another phrase';
    const first = { token: String(opened.body['access_token']), body: { password } };
    expect(await auth.ask(updateUser, first)).toMatchObject({ status: 200 });
    const { access } = await auth.later({ refresh: String(opened.body['refresh_token']) }, 600);
    expect(await apps.enroll(access, { current_password: password })).toMatchObject({
      code: 'reauthentication_needed',
    });
    await auth.ask(reauthenticate, { token: access });
    const { code } = await auth.emailTo(ana.email);
    expect((await apps.enroll(access, { nonce: code })).status).toBe(200);
  });

  it('takes the second step where the account has one already', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    const low = await auth.signIn(ana.email, ana.password);
    expect(await apps.enroll(low.access, { friendly_name: 'Mine too' })).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    });
    expect((await apps.enroll(app.access, { friendly_name: 'Tableta' })).status).toBe(200);
  });

  it('is told once, however often it is asked for', async () => {
    const ana = await auth.aLearner();
    await apps.add(ana);
    expect(await auth.told(factorAdded, ana.userId)).toHaveLength(1);
    const { events } = await auth.rpc(listSecurityEvents, { limit: 20 }, ana.access);
    expect(events.filter(({ kind }) => kind === 'factor-added')).toHaveLength(1);
  });
});

describe('removing a second factor', () => {
  it('takes the second step and a fresh proof, and is told', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    const low = await auth.signIn(ana.email, ana.password);
    expect(await apps.remove(low.access, app.id)).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    });
    const { access, refresh } = await auth.later(app, 600);
    expect(await apps.remove(access, app.id)).toMatchObject({ code: 'current_password_required' });
    expect(await apps.remove(access, app.id, { current_password: ana.password })).toMatchObject({
      status: 200,
      body: { id: app.id },
    });
    expect(await auth.told(factorRemoved, ana.userId)).toMatchObject([{ factorName: 'Mi teléfono' }]);
    // What it raised falls, and the account has no second step any more.
    const { body } = await auth.refresh(refresh);
    const claims = decodeJwt(String(body['access_token']));
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(claims).not.toHaveProperty('needs_second_step');
    expect(await apps.remove(access, app.id)).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });

  it('leaves a session that it raised to show another one', async () => {
    const ana = await auth.aLearner();
    const first = await apps.add(ana);
    const second = await apps.add(first, 'Tableta');
    auth.clock.pass(30);
    const raised = await apps.show(second.access, first.id, codeOf(first.secret, auth.clock));
    expect((await apps.remove(second.access, first.id)).status).toBe(200);
    const { body } = await auth.refresh(String(raised.body['refresh_token']));
    expect(decodeJwt(String(body['access_token']))).toMatchObject({ aal: 'aal1', needs_second_step: true });
  });

  it('that never counted needs nothing, and tells nobody', async () => {
    const ana = await auth.aLearner();
    const { body } = await apps.enroll(ana.access);
    const { access } = await auth.later(ana, 3_600);
    expect((await apps.remove(access, String(body['id']))).status).toBe(200);
    expect(await apps.factorsOf(access)).toBeUndefined();
    expect(await auth.told(factorRemoved, ana.userId)).toEqual([]);
  });

  it('of somebody else is as if it were not there, for every call', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    const stranger = await auth.aLearner();
    const gone = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' };
    expect(await apps.remove(stranger.access, app.id)).toMatchObject(gone);
    expect(await apps.verify(stranger.access, app.id, app.id, '000000')).toMatchObject(gone);
    expect(await apps.remove(stranger.access, 'x')).toMatchObject({ status: 404, code: 'validation_failed' });
    expect(await auth.told(factorRemoved, ana.userId)).toEqual([]);
  });

  it('ends the sessions that wait for their second step: a password alone completes none of them', async () => {
    const [ana, luz] = [await auth.aLearner(), await auth.aLearner()];
    const [hers, his] = [await apps.add(ana), await apps.add(luz)];
    const [waiting, also] = [await auth.signIn(ana.email, ana.password), await auth.signIn(luz.email, luz.password)];
    expect((await apps.remove(hers.access, hers.id)).status).toBe(200);
    expect((await auth.refresh(waiting.refresh)).code).toBe('refresh_token_not_found');
    expect((await auth.ask(readUser, { token: hers.access })).status).toBe(200);
    await auth.get(AccountEndings).removeFactors(luz.email);
    expect((await auth.refresh(also.refresh)).code).toBe('refresh_token_not_found');
    expect((await auth.ask(readUser, { token: his.access })).status).toBe(200);
  });

  it('is what an operator does for who lost the device: told, where it counted', async () => {
    const endings = auth.get(AccountEndings);
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    await apps.enroll(app.access, { friendly_name: 'Left' });
    expect(await endings.removeFactors(ana.email)).toBe(1);
    expect(await auth.told(factorRemoved, ana.userId)).toHaveLength(1);
    const { access } = await auth.signIn(ana.email, ana.password);
    expect(decodeJwt(access)).not.toHaveProperty('needs_second_step');
    const { events } = await auth.rpc(listSecurityEvents, { limit: 20 }, access);
    expect(events.filter(({ kind }) => kind === 'factor-removed')).toHaveLength(1);

    const luz = await auth.aLearner();
    await apps.enroll(luz.access);
    expect(await endings.removeFactors(luz.email)).toBe(0);
    expect(await auth.told(factorRemoved, luz.userId)).toEqual([]);
    expect(await endings.removeFactors('nobody@example.test')).toBeNull();
  });
});
