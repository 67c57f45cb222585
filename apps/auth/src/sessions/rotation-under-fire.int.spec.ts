import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { decodeJwt } from 'jose';
import { AuthUnderTest, type Heard, type Signed } from '../../test/auth-under-test.ts';
import { AuthProcess } from '../../test/auth-process.ts';
import { BrowserKey } from '../../test/browser-key.ts';

/** How many of each there are; `npm run soak -- AUT-1` and `-- AUT-2` use more. */
const BROWSERS = Number(process.env['BROWSERS'] ?? 12);
const FORGETFUL = Number(process.env['FORGETFUL'] ?? 4);
const ASLEEP = Number(process.env['ASLEEP'] ?? 3);
const KILLED_EACH = Number(process.env['KILLED_EACH'] ?? 3);
const STOLEN = Number(process.env['STOLEN'] ?? 8);

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({
    ACCESS_TOKEN_SECONDS: '864000',
    SESSIONS_PER_ACCOUNT: '1000',
    LOGIN_WAITING: '1000',
  });
});
afterAll(() => auth.stop());

const tokenOf = (heard: Heard): string => {
  if (heard.code !== null) throw new Error(`signed out: ${heard.code}`);
  return String(heard.body['refresh_token']);
};

/** One browser of our own client: its tabs share a cookie and a key. */
interface Browser {
  readonly key: BrowserKey;
  readonly access: string;
  cookie: string;
}

const open = async ({ email, password }: Signed): Promise<Browser> => {
  const key = await BrowserKey.make();
  const query = { grant_type: 'password' };
  const heard = await auth.ask(issueToken, { query, body: { email, password }, headers: await key.proof() });
  return { key, access: String(heard.body['access_token']), cookie: tokenOf(heard) };
};

/** `count` browsers of one learner. They sign in a few at a time: another promise covers how many may wait for one account. */
const browsers = async (count: number): Promise<Browser[]> => {
  const ana = await auth.aLearner();
  const opened: Browser[] = [];
  while (opened.length < count) {
    const some = Math.min(10, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: some }, () => open(ana)))));
  }
  return opened;
};

/** Refreshes as our client does: if a number was too late, it sends a higher one. */
const refresh = async ({ key, cookie }: Browser): Promise<string> => {
  for (let attempt = 0; ; attempt++) {
    const heard = await auth.refresh(cookie, await key.proof());
    if (heard.code !== 'conflict' || attempt === 20) return tokenOf(heard);
  }
};

const isAlive = async (browser: Browser): Promise<boolean> =>
  (await auth.ask(readUser, { token: browser.access })).status === 200 && (await refresh(browser)) !== '';

const lostOf = async (
  all: readonly Browser[],
  use: (browser: Browser, index: number) => Promise<void>,
): Promise<number> => {
  let lost = 0;
  for (let from = 0; from < all.length; from += 10) {
    const some = all.slice(from, from + 10);
    const alive = await Promise.all(
      some.map(async (browser, index) => {
        try {
          await use(browser, from + index);
          return await isAlive(browser);
        } catch {
          return false;
        }
      }),
    );
    lost += alive.filter((is) => !is).length;
  }
  return lost;
};

describe('AUT-1: rotation signs nobody out', () => {
  it(`of ${BROWSERS} browsers whose tabs refresh side by side`, async () => {
    const lost = await lostOf(await browsers(BROWSERS), async (browser) => {
      // Without a shared lock: each tab sends the cookie that it had.
      const tabs = await Promise.all(Array.from({ length: 3 }, () => refresh(browser)));
      browser.cookie = tabs.at(-1) ?? '';
    });
    expect(lost).toBe(0);
  });

  it(`of ${FORGETFUL} browsers that lose every other answer and try again minutes, hours or a day later`, async () => {
    const all = await browsers(FORGETFUL);
    let lost = 0;
    for (const seconds of [300, 3_600, 86_400, 90_000]) {
      lost += await lostOf(all, async (browser, index) => {
        const renewed = await refresh(browser);
        if (index % 2 === 0) browser.cookie = renewed;
      });
      auth.clock.pass(seconds);
    }
    expect(lost).toBe(0);
  });

  it(`of ${ASLEEP} browsers with a tab that slept for a day and sends what it began before`, async () => {
    const lost = await lostOf(await browsers(ASLEEP), async (browser) => {
      const asleep = await browser.key.proof();
      browser.cookie = await refresh(browser);
      auth.clock.pass(86_400 / ASLEEP);
      // It wakes up with a new cookie and an old number: the response asks for a retry and does not sign it out.
      expect(await auth.refresh(browser.cookie, asleep)).toMatchObject({ status: 409, code: 'conflict' });
    });
    expect(lost).toBe(0);
  });

  it(`of ${KILLED_EACH * 3} sessions without a key while the service is killed in the middle of their refreshes`, async () => {
    let lost = 0;
    const ana = await auth.aLearner();
    const all: Signed[] = [];
    for (let one = 0; one < KILLED_EACH * 3; one++) all.push(await auth.signIn(ana.email, ana.password));
    await auth.close();
    // These processes have their own clocks, and a busy machine takes time to start them again.
    const env = { ...auth.started.env, REFRESH_GRACE_SECONDS: '3600' };
    const left = [...all];
    for (const crashAt of ['before-transaction', 'after-insert', 'after-commit']) {
      const dying = await AuthProcess.start({ ...env, CRASH_AT: crashAt });
      const some = left.splice(0, KILLED_EACH);
      await Promise.allSettled(some.map((signed) => dying.refresh(signed.refresh)));
      expect(await dying.ended()).toBe('SIGKILL');
    }
    const next = await AuthProcess.start(env);
    for (const signed of all) {
      const again = await next.refresh(signed.refresh);
      if (again === null || (await next.refresh(again)) === null) lost++;
    }
    await next.stop();
    await auth.restart();
    expect(lost).toBe(0);
  });
});

/** Resolves when every verifier of access tokens has received the session's end. */
const heardOfEnd = async (access: string): Promise<string> => {
  const sessionId = String(decodeJwt(access)['session_id']);
  await waitUntil(() => auth.service.core.endedSessions.has(sessionId));
  return auth.service.core.tokens.verify(access).then(
    () => 'let in',
    () => 'refused',
  );
};

describe('AUT-2: a stolen refresh token', () => {
  it(`ends the session at the thief’s first use without the key, in step with the owner: ${STOLEN} of ${STOLEN}`, async () => {
    const victims = await browsers(STOLEN);
    const neighbour = await auth.aLearner();
    let caught = 0;
    for (const [index, victim] of victims.entries()) {
      // The owner continues; the thief has whatever the cookie contained: the newest token or the one before.
      const before = victim.cookie;
      victim.cookie = await refresh(victim);
      const stolen = index % 2 === 0 ? victim.cookie : before;
      const thief = await auth.refresh(stolen, index % 4 < 2 ? {} : await (await BrowserKey.make()).proof());
      const owner = await auth.refresh(victim.cookie, await victim.key.proof());
      const here = await auth.ask(readUser, { token: victim.access });
      const isCaught =
        thief.code === 'refresh_token_already_used' &&
        here.code === 'session_not_found' &&
        owner.code === 'refresh_token_not_found' &&
        (await heardOfEnd(victim.access)) === 'refused';
      if (isCaught) caught++;
    }
    expect(caught).toBe(STOLEN);
    expect(await auth.ask(readUser, { token: neighbour.access })).toMatchObject({ status: 200 });
  });

  it('is worth nothing with a proof that was seen before', async () => {
    const [victim] = await browsers(1);
    if (victim === undefined) throw new Error('there is a victim');
    const seen = await victim.key.proof();
    victim.cookie = tokenOf(await auth.refresh(victim.cookie, seen));
    expect(await auth.refresh(victim.cookie, seen)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await isAlive(victim)).toBe(true);
  });

  it('of a client without a key is found when both have used the same one, and the owner is told by e-mail', async () => {
    const ana = await auth.aLearner();
    const thief = tokenOf(await auth.refresh(ana.refresh));
    auth.clock.pass(61);
    expect(await auth.refresh(ana.refresh)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect(await auth.refresh(thief)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect(await auth.ask(readUser, { token: ana.access })).toMatchObject({ code: 'session_not_found' });
    expect(await auth.told(sessionStolen, ana.userId)).toMatchObject([{ email: ana.email, firstName: 'Ana' }]);
  });

  it('cannot be made from the table: the session’s key is mixed with one of the server', async () => {
    const ana = await auth.aLearner();
    await auth.restart({ AUTH_TOKEN_KEY: Buffer.alloc(32, 7).toString('base64') });
    expect(await auth.refresh(ana.refresh)).toMatchObject({ code: 'refresh_token_not_found' });
    await auth.restart();
    expect(await auth.refresh(ana.refresh)).toMatchObject({ status: 200 });
  });
});
