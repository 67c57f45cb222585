import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { decodeJwt } from 'jose';
import { AuthUnderTest, type Heard, type Signed } from '../../test/auth-under-test.ts';
import { AuthProcess } from '../../test/auth-process.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ ACCESS_TOKEN_SECONDS: '86400' });
}, 60_000);
afterAll(() => auth.stop());

const tokenOf = (heard: Heard): string => {
  if (heard.code !== null) throw new Error(`signed out: ${heard.code}`);
  return String(heard.body['refresh_token']);
};

/** `count` sessions of one learner. */
const sessions = async (count: number): Promise<Signed[]> => {
  const ana = await auth.aLearner();
  return Promise.all(Array.from({ length: count }, () => auth.signIn(ana.email, ana.password)));
};

const isAlive = async (refreshToken: string, access: string): Promise<boolean> =>
  (await auth.ask(readUser, { token: access })).status === 200 && (await auth.refresh(refreshToken)).status === 200;

describe('AUT-1: rotation signs nobody out', () => {
  it('of 150 sessions whose tabs refresh side by side, each going on with its own answer', async () => {
    const isLost = async (signed: Signed): Promise<boolean> => {
      const tabs = await Promise.all(Array.from({ length: 3 }, () => auth.refresh(signed.refresh)));
      const next = await Promise.all(tabs.map((tab) => auth.refresh(tokenOf(tab))));
      return !(await isAlive(next.map(tokenOf).at(-1) ?? '', signed.access));
    };
    const all = await sessions(150);
    let lost = 0;
    while (all.length > 0) lost += (await Promise.all(all.splice(0, 10).map(isLost))).filter(Boolean).length;
    expect(lost).toBe(0);
  }, 60_000);

  it('of 120 sessions that lose answers and try again with the token they have, minutes later', async () => {
    let lost = 0;
    const all = await sessions(120);
    const held = new Map(all.map((signed) => [signed, signed.refresh]));
    for (let round = 0; round < 4; round++) {
      await Promise.all(
        all.map(async (signed, index) => {
          const heard = await auth.refresh(held.get(signed) ?? '');
          if ((index + round) % 2 === 0) held.set(signed, tokenOf(heard));
        }),
      );
      auth.clock.forward(300);
    }
    for (const signed of all) if (!(await isAlive(held.get(signed) ?? '', signed.access))) lost++;
    expect(lost).toBe(0);
  }, 60_000);

  it('of 30 sessions while the service is killed in the middle of their refreshes', async () => {
    let lost = 0;
    const all = await sessions(30);
    await auth.service.close();
    for (const crashAt of ['before-transaction', 'after-insert', 'after-commit']) {
      const dying = await AuthProcess.start({ ...auth.env, CRASH_AT: crashAt });
      const ten = all.splice(0, 10);
      await Promise.allSettled(ten.map((signed) => dying.refresh(signed.refresh)));
      expect(await dying.ended()).toBe('SIGKILL');
      const next = await AuthProcess.start(auth.env);
      for (const signed of ten) {
        const again = await next.refresh(signed.refresh);
        if (again === null || (await next.refresh(again)) === null) lost++;
      }
      await next.stop();
    }
    auth = await AuthUnderTest.start({ ...auth.env }, auth.stack);
    expect(lost).toBe(0);
  }, 60_000);
});

describe('AUT-2: a stolen refresh token', () => {
  it('ends the session at once, over this door and over every other within a second: 100 of 100', async () => {
    const victims = await sessions(100);
    const neighbours = await auth.aLearner();
    let caught = 0;
    // The owner goes on; the thief comes with the first token when parallel tabs can no longer explain it.
    const owned = await Promise.all(
      victims.map(async (victim) => tokenOf(await auth.refresh(tokenOf(await auth.refresh(victim.refresh))))),
    );
    auth.clock.forward(11);
    for (const [index, victim] of victims.entries()) {
      const sessionId = String(decodeJwt(victim.access)['session_id']);
      const startedAt = Date.now();
      const stolen = await auth.refresh(victim.refresh);
      const here = await auth.ask(readUser, { token: victim.access });
      while (!auth.service.core.endedSessions.has(sessionId) && Date.now() - startedAt < 1_000) {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      const everywhere = await auth.service.core.tokens.verify(victim.access).then(
        () => 'let in',
        () => 'refused',
      );
      const owner = await auth.refresh(owned[index] ?? '');
      const isCaught =
        stolen.code === 'refresh_token_already_used' &&
        here.code === 'session_not_found' &&
        everywhere === 'refused' &&
        owner.code === 'refresh_token_not_found' &&
        Date.now() - startedAt < 1_000;
      if (isCaught) caught++;
    }
    expect(caught).toBe(100);
    expect(await auth.ask(readUser, { token: neighbours.access })).toMatchObject({ status: 200 });
  }, 60_000);
});
