import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endOtherSessions } from '@nivel/contracts/auth/end-other-sessions.operation';
import { endSession } from '@nivel/contracts/auth/end-session.operation';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { listSessions } from '@nivel/contracts/auth/list-sessions.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { decodeJwt } from 'jose';
import { AuthUnderTest, type Heard, type Signed } from '../../test/auth-under-test.ts';
import { BrowserKey } from '../../test/browser-key.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const query = { grant_type: 'password' };
const idOf = ({ access }: { access: string }): string => String(decodeJwt(access)['session_id']);
const isAlive = async ({ access }: Signed): Promise<boolean> =>
  (await auth.ask(readUser, { token: access })).status === 200;
const signIn = ({ email, password }: Signed, headers: Record<string, string> = {}, clientIp?: string): Promise<Heard> =>
  auth.ask(issueToken, { query, body: { email, password }, headers, ...(clientIp && { clientIp }) });

interface Listed {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly origin: object;
  readonly endsAt: string;
}
const list = async (who: { access: string }): Promise<Listed[]> =>
  (await auth.rpc(listSessions, {}, who.access)).sessions as Listed[];

describe('the sessions of an account', () => {
  it('are shown to their owner: this one first, each with device, place and end', async () => {
    const ana = await auth.aLearner();
    await signIn(ana, { userAgent: CHROME }, '189.203.0.1');
    const sessions = await list(ana);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(sessions[0]?.id).toBe(idOf(ana));
    expect(sessions.map(({ origin }) => origin)).toContainEqual({
      browser: 'Chrome',
      system: 'Windows',
      device: 'desktop',
      network: 'public',
      country: 'MX',
    });
    const left = Date.parse(sessions[0]?.endsAt ?? '') - auth.clock.now().getTime();
    expect(Math.round(left / 86_400_000)).toBe(14);
  });

  it('are nobody else’s to see or to end', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    expect((await list(eve)).map(({ id }) => id)).not.toContain(idOf(ana));
    expect(await auth.rpc(endSession, { session_id: idOf(ana) }, eve.access)).toEqual({ ended: false });
    expect(await isAlive(ana)).toBe(true);
    await expect(auth.rpc(listSessions, {}, null)).rejects.toThrow('No valid session found');
    await expect(auth.rpc(endSession, { session_id: idOf(ana) }, null)).rejects.toThrow('No valid session found');
  });

  it('end one by one, at once, and a second press changes nothing', async () => {
    const ana = await auth.aLearner();
    const phone = await auth.signIn(ana.email, ana.password);
    expect(await auth.rpc(endSession, { session_id: idOf(phone) }, ana.access)).toEqual({ ended: true });
    expect(await auth.rpc(endSession, { session_id: idOf(phone) }, ana.access)).toEqual({ ended: false });
    expect([await isAlive(phone), await isAlive(ana)]).toEqual([false, true]);
    expect(await auth.refresh(phone.refresh)).toMatchObject({ code: 'refresh_token_not_found' });
  });

  it('end only with the password once the sign-in is no longer recent, one or all others', async () => {
    const ana = await auth.aLearner();
    const phone = await auth.signIn(ana.email, ana.password);
    auth.clock.pass(599);
    const token = String((await auth.refresh(ana.refresh)).body['access_token']);
    const end = (current_password?: string) =>
      auth.rpc(endSession, { session_id: idOf(phone), current_password }, token);
    auth.clock.pass(2);
    await expect(end()).rejects.toMatchObject({ definition: { code: 'current_password_required' } });
    await expect(end('not it at all')).rejects.toMatchObject({ definition: { code: 'current_password_invalid' } });
    expect(await auth.refresh(phone.refresh)).toMatchObject({ status: 200 });
    expect(await end(ana.password)).toEqual({ ended: true });
    await auth.signIn(ana.email, ana.password);
    const others = (current_password?: string) => auth.rpc(endOtherSessions, { current_password }, token);
    await expect(others()).rejects.toMatchObject({ definition: { code: 'current_password_required' } });
    // The session of the confirmation, and the one just opened.
    expect(await others(ana.password)).toEqual({ ended: 2 });
    expect(await auth.ask(readUser, { token })).toMatchObject({ status: 200 });
  });

  it('count wrong passwords like sign-ins do: an open window guesses no further', async () => {
    const ana = await auth.aLearner();
    auth.clock.pass(601);
    const token = String((await auth.refresh(ana.refresh)).body['access_token']);
    for (let time = 0; time < 5; time++)
      await expect(auth.rpc(endOtherSessions, { current_password: `guess ${time}` }, token)).rejects.toThrow();
    await expect(auth.rpc(endOtherSessions, { current_password: ana.password }, token)).rejects.toMatchObject({
      definition: { code: 'current_password_invalid' },
    });
  });

  it('are twenty at most: the oldest ends', async () => {
    const ana = await auth.aLearner();
    const all: Signed[] = [ana];
    for (let time = 0; time < 18; time++) all.push(await auth.signIn(ana.email, ana.password));
    // With the session of the confirmation there are twenty.
    expect(await list(ana)).toHaveLength(20);
    expect(await isAlive(ana)).toBe(true);
    await auth.signIn(ana.email, ana.password);
    expect(await isAlive(ana)).toBe(true);
    await auth.signIn(ana.email, ana.password);
    expect(await isAlive(ana)).toBe(false);
    expect(await list(all.at(-1) as Signed)).toHaveLength(20);
    const reasons = (await auth.told(sessionEnded, ana.userId)).map(({ reason }) => reason);
    expect(reasons).toEqual(['too-many', 'too-many']);
  });

  it('live thirty days at most, however much they are used, and fourteen without use', async () => {
    const ana = await auth.aLearner();
    let token = ana.refresh;
    for (let day = 0; day < 29; day++) {
      auth.clock.pass(86_400);
      token = String((await auth.refresh(token)).body['refresh_token']);
    }
    auth.clock.pass(86_400 + 60);
    expect(await auth.refresh(token)).toMatchObject({ code: 'session_expired' });
  });

  it('that nobody has swept away yet are over all the same', async () => {
    const old = await auth.aLearner();
    auth.clock.pass(14 * 86_400 + 60);
    const fresh = await auth.signIn(old.email, old.password);
    expect((await list(fresh)).map(({ id }) => id)).toEqual([idOf(fresh)]);
  });
});

describe('a sign-in in a browser that holds a session', () => {
  it('ends that one, also somebody else’s', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    expect(await signIn(eve, { cookieRefreshToken: ana.refresh })).toMatchObject({ status: 200 });
    expect([await isAlive(ana), await isAlive(eve)]).toEqual([false, true]);
    expect(await auth.told(sessionEnded, ana.userId)).toMatchObject([{ reason: 'replaced' }]);
  });

  it('ends nothing that the cookie does not prove', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    const forged = `${ana.refresh.slice(0, 20)}${'A'.repeat(ana.refresh.length - 20)}`;
    for (const cookieRefreshToken of [forged, 'x', '', 'A'.repeat(512)])
      expect(await signIn(eve, { cookieRefreshToken })).toMatchObject({ status: 200 });
    expect(await isAlive(ana)).toBe(true);
  });

  it('is refused with a proof that is none, so that no session is left unbound unnoticed', async () => {
    const ana = await auth.aLearner();
    expect(await signIn(ana, { sessionProof: 'x.y.z' })).toMatchObject({ status: 400, code: 'validation_failed' });
    const key = await BrowserKey.make();
    const bound = await signIn(ana, await key.proof());
    const token = String(bound.body['refresh_token']);
    expect(await auth.refresh(token, await key.proof())).toMatchObject({ status: 200 });
    expect(await auth.refresh(token)).toMatchObject({ code: 'refresh_token_already_used' });
  });
});

describe('sign-out by the cookie alone', () => {
  const out = (headers: Record<string, string>, scope = 'local', token?: string): Promise<Heard> =>
    auth.ask(signOut, { query: { scope }, headers, ...(token && { token }) });

  it('ends its session, at any later time and as often as it is sent', async () => {
    const ana = await auth.aLearner();
    auth.clock.pass(86_400);
    for (let time = 0; time < 2; time++)
      expect((await out({ cookieRefreshToken: ana.refresh })).response).toEqual({ status: 204, body: null });
    expect(await auth.refresh(ana.refresh)).toMatchObject({ code: 'refresh_token_not_found' });
  });

  it('works beside an access token that is over', async () => {
    const ana = await auth.aLearner();
    auth.clock.pass(601);
    expect(await out({ cookieRefreshToken: ana.refresh }, 'local', ana.access)).toMatchObject({ status: 204 });
    expect(await auth.refresh(ana.refresh)).toMatchObject({ code: 'refresh_token_not_found' });
  });

  it('ends nothing by a cookie that proves nothing, and reaches no other session', async () => {
    const ana = await auth.aLearner();
    const phone = await auth.signIn(ana.email, ana.password);
    for (const cookieRefreshToken of ['x', ''])
      expect(await out({ cookieRefreshToken })).toMatchObject({ status: 204 });
    for (const scope of ['global', 'others', ''])
      expect(await out({ cookieRefreshToken: ana.refresh }, scope)).toMatchObject({ code: 'no_authorization' });
    await out({ cookieRefreshToken: phone.refresh });
    expect([await isAlive(ana), await isAlive(phone)]).toEqual([true, false]);
  });
});
