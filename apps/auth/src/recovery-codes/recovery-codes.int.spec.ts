import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { createRecoveryCodes } from '@nivel/contracts/auth/create-recovery-codes.operation';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { readRecoveryCodes } from '@nivel/contracts/auth/read-recovery-codes.operation';
import { recoveryCodeUsed } from '@nivel/contracts/auth/recovery-code-used.fact';
import { recoveryCodesCreated } from '@nivel/contracts/auth/recovery-codes-created.fact';
import { removeRecoveryCodes } from '@nivel/contracts/auth/remove-recovery-codes.operation';
import { replaceRecoveryCodes } from '@nivel/contracts/auth/replace-recovery-codes.operation';
import { challengeFactor } from '@nivel/contracts/auth/challenge-factor.operation';
import { useRecoveryCode } from '@nivel/contracts/auth/use-recovery-code.operation';
import { AppUnderTest, type AddedApp } from '../../test/app-under-test.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
let apps: AppUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  apps = new AppUnderTest(auth);
});
afterAll(() => auth.stop());

const codesIn = (body: Record<string, unknown>): string[] => body['codes'] as string[];
/** Somebody with an app and a set of codes. */
const withCodes = async (): Promise<{ ana: Signed; app: AddedApp; codes: string[] }> => {
  const ana = await auth.aLearner();
  const app = await apps.add(ana);
  const heard = await auth.ask(createRecoveryCodes, { token: app.access });
  return { ana, app, codes: codesIn(heard.body) };
};
const low = ({ email, password }: Signed): Promise<Signed> => auth.signIn(email, password);
const show = (token: string, code: string) => auth.ask(useRecoveryCode, { token, body: { code } });
const WRONG = { status: 422, code: 'mfa_verification_failed', message: 'Invalid recovery code entered' };

describe('recovery codes', () => {
  it('are ten, shown once, counted, told, and never stored as they are', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    const missing = { status: 404, code: 'mfa_factor_not_found' };
    expect(await auth.ask(readRecoveryCodes, { token: app.access })).toMatchObject(missing);
    const heard = await auth.ask(createRecoveryCodes, { token: app.access, body: { friendly_name: 'En papel' } });
    const codes = codesIn(heard.body);
    expect(heard.body).toMatchObject({ type: 'recovery_code', friendly_name: 'En papel', total: 10 });
    expect(new Set(codes).size).toBe(10);
    expect((await auth.ask(readRecoveryCodes, { token: app.access })).body).toEqual({
      id: heard.body['id'],
      type: 'recovery_code',
      total: 10,
      remaining: 10,
    });
    const rows = await auth.rows('SELECT code_hash FROM recovery_codes WHERE factor_id = $1', [heard.body['id']]);
    const stored = rows.map((row) => (row as { code_hash: Buffer }).code_hash.toString('latin1')).join();
    for (const code of codes) expect(stored).not.toContain(code);
    expect(await apps.factorsOf(app.access)).toMatchObject([
      { factor_type: 'totp' },
      { factor_type: 'recovery_code', status: 'verified' },
    ]);
    expect(await auth.told(recoveryCodesCreated, ana.userId)).toMatchObject([{ email: ana.email }]);
  });

  it('take the second step once each, as people type them, and their owner is told how many are left', async () => {
    const { ana, codes } = await withCodes();
    const typed = ` ${(codes[0] ?? '').toUpperCase().replaceAll(/(.{4})/g, '$1-')}`;
    const { access } = await low(ana);
    const heard = await show(access, typed);
    const token = String(heard.body['access_token']);
    expect(decodeJwt(token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    expect(await auth.told(recoveryCodeUsed, ana.userId)).toMatchObject([{ remaining: 9 }]);
    expect((await auth.ask(readRecoveryCodes, { token })).body).toMatchObject({ total: 10, remaining: 9 });
    const { events } = await auth.rpc(listSecurityEvents, {}, token);
    expect(events.map(({ kind }) => kind)).toContain('recovery-code-used');
    expect(await show((await low(ana)).access, codes[0] ?? '')).toMatchObject(WRONG);
  });

  it('are used up once by twenty that show one at the same moment', async () => {
    const { ana, codes } = await withCodes();
    const { access } = await low(ana);
    const all = await Promise.all(Array.from({ length: 20 }, () => show(access, codes[3] ?? '')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('of another account, wrong or empty, are refused, and counted together with codes of apps', async () => {
    const [{ ana, app }, eva] = [await withCodes(), await withCodes()];
    const { access } = await low(ana);
    for (const code of ['', 'x', eva.codes[0] ?? '', eva.codes[1] ?? ''])
      expect(await show(access, code)).toMatchObject(WRONG);
    expect((await apps.show(access, app.id, 'abcdef')).code).toBe('mfa_verification_failed');
    expect(await show(access, 'x')).toMatchObject({ code: 'over_request_rate_limit' });
  });

  it('are replaced by a new set, which voids the one from before', async () => {
    const { ana, app, codes } = await withCodes();
    const again = await auth.ask(createRecoveryCodes, { token: app.access });
    expect(again).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' });
    const heard = await auth.ask(replaceRecoveryCodes, { token: app.access });
    expect(heard.body).toMatchObject({ total: 10, friendly_name: 'Recovery codes' });
    const { access } = await low(ana);
    expect(await show(access, codes[0] ?? '')).toMatchObject(WRONG);
    expect((await show(access, codesIn(heard.body)[0] ?? '')).status).toBe(200);
  });

  it('are made, replaced and removed by who has shown a factor, with a fresh proof', async () => {
    const { ana, app } = await withCodes();
    const changes = [createRecoveryCodes, replaceRecoveryCodes, removeRecoveryCodes];
    const { access } = await low(ana);
    const early = { status: 403, code: 'insufficient_aal' };
    for (const change of changes) expect(await auth.ask(change, { token: access })).toMatchObject(early);
    auth.clock.pass(600);
    const token = String((await auth.refresh(app.refresh)).body['access_token']);
    for (const change of [replaceRecoveryCodes, removeRecoveryCodes]) {
      expect(await auth.ask(change, { token })).toMatchObject({ code: 'current_password_required' });
      const wrong = { current_password: 'not this one' };
      expect(await auth.ask(change, { token, body: wrong })).toMatchObject({ code: 'current_password_invalid' });
      expect((await auth.ask(change, { token, body: { current_password: ana.password } })).status).toBe(200);
    }
    for (const change of [replaceRecoveryCodes, removeRecoveryCodes])
      expect(await auth.ask(change, { token })).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    expect(await auth.ask(createRecoveryCodes, { token })).toMatchObject({ code: 'current_password_required' });
  });

  it('never stand alone: an account without another factor has none, and they go with the last one', async () => {
    const eva = await auth.aLearner();
    expect(await auth.ask(createRecoveryCodes, { token: eva.access })).toMatchObject({ code: 'insufficient_aal' });
    const { ana, app, codes } = await withCodes();
    const raised = await show((await low(ana)).access, codes[0] ?? '');
    expect((await apps.remove(app.access, app.id)).status).toBe(200);
    const { body } = await auth.refresh(String(raised.body['refresh_token']));
    expect(decodeJwt(String(body['access_token']))).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(await apps.factorsOf(String(body['access_token']))).toBeUndefined();
    expect(decodeJwt((await low(ana)).access)).not.toHaveProperty('needs_second_step');
  });

  it('are no factors of the other addresses', async () => {
    const { app } = await withCodes();
    const { body } = await auth.ask(readRecoveryCodes, { token: app.access });
    const path = { factorId: String(body['id']) };
    expect(await auth.ask(challengeFactor, { token: app.access, path, body: {} })).toMatchObject({ status: 400 });
    expect(await apps.remove(app.access, path.factorId)).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
    });
    expect((await apps.verify(app.access, path.factorId, path.factorId, '123456')).status).toBe(400);
  });
});
