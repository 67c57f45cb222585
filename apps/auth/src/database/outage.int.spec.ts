import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { listSessions } from '@nivel/contracts/auth/list-sessions.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { waitUntil } from '@nivel/testing/wait-until';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { startTestPostgres } from '@nivel/deploy/checks/test-postgres';

const LANES = 24;

let auth: AuthUnderTest;
let people = 0;
beforeAll(async () => {
  // Fewer connections than lanes, so that units of work also wait for one.
  const few = { DATABASE_POOL: '4', DATABASE_TIMEOUT_MS: '2000' };
  auth = await AuthUnderTest.start(few, { ownPostgres: startTestPostgres });
});
afterAll(() => auth.stop());

/** The form of an answer: `ok`, or the code of its refusal. */
const asks: readonly ((who: Signed) => Promise<string>)[] = [
  async ({ access }) => (await auth.ask(readUser, { token: access })).code ?? 'ok',
  async () => {
    const body = { email: auth.newEmail(), password: 'correct horse battery', data: { firstName: 'Ana' } };
    return (await auth.ask(signUp, { body })).code ?? 'ok';
  },
  async () => {
    const asked = { query: { grant_type: 'password' }, body: { email: auth.newEmail(), password: 'not it' } };
    const { code } = await auth.ask(issueToken, { ...asked, clientIp: `2001:db8:${(people += 1).toString(16)}::1` });
    return code === 'invalid_credentials' ? 'ok' : String(code);
  },
  async ({ access }) => {
    const refusal = (error: unknown): string => (error instanceof AppError ? error.definition.code : String(error));
    return auth.rpc(listSessions, {}, access).then(() => 'ok', refusal);
  },
];

it('while the database is away every operation is unavailable, none fails, and all work again by themselves', async () => {
  const who = await auth.aLearner();
  const heard = new Map<string, number>();
  let isOver = false;
  const lane = async (_: unknown, index: number): Promise<void> => {
    for (let turn = index; !isOver; turn += 1) {
      const code = await asks[turn % asks.length]?.(who);
      heard.set(code ?? '', (heard.get(code ?? '') ?? 0) + 1);
    }
  };
  const lanes = Promise.all(Array.from({ length: LANES }, lane));
  for (let kill = 0; kill < 3; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await auth.stack.postgres?.kill();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await auth.stack.postgres?.restart();
  }
  await waitUntil(async () => (await auth.ask(readUser, { token: who.access })).code === null);
  isOver = true;
  await lanes;
  expect([...heard.keys()].toSorted()).toEqual(['ok', 'unavailable']);
  expect((await auth.ask(readUser, { token: who.access })).code).toBeNull();
});
