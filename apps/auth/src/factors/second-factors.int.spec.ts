import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { factorAdded } from '@nivel/contracts/auth/factor-added.fact';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import { AppUnderTest, codeOf } from '../../test/app-under-test.ts';

let auth: AuthUnderTest;
let apps: AppUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  apps = new AppUnderTest(auth);
});
afterAll(() => auth.stop());

describe('a second factor', () => {
  it('is begun with secret, address and picture, and counts once a code of it was verified', async () => {
    const ana = await auth.aLearner();
    const { body } = await apps.enroll(ana.access, { friendly_name: 'Mi teléfono', issuer: 'Nivel' });
    expect(body).toMatchObject({ id: expect.any(String), type: 'totp', friendly_name: 'Mi teléfono' });
    const { secret, uri, qr_code: qr } = body['totp'] as Record<string, string>;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(`otpauth://totp/Nivel:${encodeURIComponent(ana.email)}?secret=${secret}&issuer=Nivel`);
    expect(qr).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
    const [row] = await auth.rows('SELECT sealed_secret FROM factors WHERE id = $1', [body['id']]);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(await apps.factorsOf(ana.access)).toMatchObject([{ status: 'unverified', factor_type: 'totp' }]);

    const heard = await apps.show(ana.access, String(body['id']), codeOf(secret ?? '', auth.clock));
    expect(heard.status).toBe(200);
    expect(decodeJwt(String(heard.body['access_token']))).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
      session_id: decodeJwt(ana.access)['session_id'],
    });
    expect(await apps.factorsOf(ana.access)).toMatchObject([{ status: 'verified', friendly_name: 'Mi teléfono' }]);
    expect(await auth.told(factorAdded, ana.userId)).toMatchObject([{ email: ana.email, factorName: 'Mi teléfono' }]);
  });

  it('ends every other session that did not show it, and voids the refresh token from before', async () => {
    const ana = await auth.aLearner();
    const other = await auth.signIn(ana.email, ana.password);
    const app = await apps.add(ana);
    const ended = await auth.told(sessionEnded, ana.userId);
    expect(ended.flatMap(({ sessionIds }) => sessionIds)).toContain(decodeJwt(other.access)['session_id']);
    expect((await auth.refresh(app.refresh)).status).toBe(200);
    expect(await auth.refresh(ana.refresh)).toMatchObject({ code: 'refresh_token_already_used' });
  });

  it('is asked for at the next sign-in, and what it gives survives a refresh', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    const next = await auth.signIn(ana.email, ana.password);
    expect(decodeJwt(next.access)).toMatchObject({ aal: 'aal1', needs_second_step: true });
    const { body: early } = await auth.refresh(next.refresh);
    expect(decodeJwt(String(early['access_token']))).toMatchObject({ aal: 'aal1', needs_second_step: true });
    auth.clock.pass(30);
    const taken = await apps.show(String(early['access_token']), app.id, codeOf(app.secret, auth.clock));
    const { body: late } = await auth.refresh(String(taken.body['refresh_token']));
    const claims = decodeJwt(String(late['access_token']));
    expect(claims).toMatchObject({ aal: 'aal2' });
    expect(claims).not.toHaveProperty('needs_second_step');
  });

  it('takes a code once: not again in the same session, nor in another at the same moment', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    auth.clock.pass(30);
    const code = codeOf(app.secret, auth.clock);
    const sessions = await Promise.all([0, 1].map(() => auth.signIn(ana.email, ana.password)));
    const challenges = await Promise.all(sessions.map(({ access }) => apps.challenge(access, app.id)));
    const both = sessions.map(({ access }, at) => apps.verify(access, app.id, challenges[at] ?? '', code));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((one, two) => one - two)[0]).toBe(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const third = await auth.signIn(ana.email, ana.password);
    expect(await apps.show(third.access, app.id, code)).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
  });

  it('takes the codes of one step before and after, and no other', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    auth.clock.pass(300);
    const { access } = await auth.signIn(ana.email, ana.password);
    expect((await apps.show(access, app.id, codeOf(app.secret, auth.clock, -60))).status).toBe(422);
    expect((await apps.show(access, app.id, codeOf(app.secret, auth.clock, 60))).status).toBe(422);
    expect((await apps.show(access, app.id, codeOf(app.secret, auth.clock, -30))).status).toBe(200);
    const other = await auth.signIn(ana.email, ana.password);
    expect((await apps.show(other.access, app.id, codeOf(app.secret, auth.clock, 30))).status).toBe(200);
  });

  it('takes five wrong codes in five minutes, over all sessions and challenges, and fifty a day', async () => {
    const ana = await auth.aLearner();
    const app = await apps.add(ana);
    const limited = { status: 0, code: 'over_request_rate_limit', message: 'Request rate limit reached' };
    for (let round = 0; round < 10; round++) {
      auth.clock.pass(300);
      for (let time = 0; time < 5; time++) {
        const { access } = await auth.signIn(ana.email, ana.password);
        expect((await apps.show(access, app.id, 'abcdef')).code).toBe('mfa_verification_failed');
      }
      const { access } = await auth.signIn(ana.email, ana.password);
      expect(await apps.show(access, app.id, codeOf(app.secret, auth.clock))).toMatchObject(limited);
    }
    auth.clock.pass(300);
    const { access } = await auth.signIn(ana.email, ana.password);
    expect(await apps.show(access, app.id, codeOf(app.secret, auth.clock))).toMatchObject(limited);
    auth.clock.pass(86_400);
    const later = await auth.signIn(ana.email, ana.password);
    expect((await apps.show(later.access, app.id, codeOf(app.secret, auth.clock))).status).toBe(200);
  });
});
