import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { JsonWebKey } from 'node:crypto';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { forgedTokens } from '../../test/forged-tokens.ts';

let auth: AuthUnderTest;
let ana: Signed;
let eve: Signed;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
});
afterAll(() => auth.stop());

const keyOf = (env: Readonly<Record<string, string>>): JsonWebKey & { kid: string } => {
  const { keys } = JSON.parse(env['AUTH_SIGNING_KEYS'] ?? '') as { keys: (JsonWebKey & { kid: string })[] };
  const [first] = keys;
  if (first === undefined) throw new Error('no key');
  return first;
};

const doors: [string, (token: string) => Promise<string>][] = [
  ['offline, as the gateway and each service do it', (token) => offline(token)],
  ['GET /user', async (token) => (await auth.ask(readUser, { token })).code ?? 'let in'],
  [
    'PUT /user',
    async (token) => (await auth.ask(updateUser, { token, body: { data: { forged: true } } })).code ?? 'let in',
  ],
  ['POST /logout', async (token) => (await auth.ask(signOut, { token })).code ?? 'let in'],
];

const offline = async (token: string): Promise<string> => {
  try {
    await auth.service.core.tokens.verify(token);
    return 'let in';
  } catch (error) {
    return (error as { definition: { code: string } }).definition.code;
  }
};

it('AUT-6: no token can be forged or swapped, at any of four doors: 224 of 224', async () => {
  const forged = forgedTokens(ana.access, eve.access, ana.refresh, keyOf(auth.started.env));
  expect(new Set(forged.map(([, token]) => token)).size).toBe(56);
  const heard: [string, string, string][] = [];
  for (const [door, knock] of doors) for (const [name, token] of forged) heard.push([door, name, await knock(token)]);
  const refusal = (door: string): string => (door.startsWith('offline') ? 'unauthenticated' : 'bad_jwt');
  expect(heard.filter(([door, , status]) => status !== refusal(door))).toEqual([]);
  expect(heard).toHaveLength(224);
});

it('and the good ones still open every door, their own account only', async () => {
  expect(await offline(ana.access)).toBe('let in');
  const { body } = await auth.ask(readUser, { token: ana.access });
  expect(body['id']).toBe(ana.userId);
  expect(body['user_metadata']).not.toHaveProperty('forged');
  expect(await auth.ask(signOut, { token: eve.access })).toMatchObject({ status: 204 });
  expect(await auth.ask(readUser, { token: ana.access })).toMatchObject({ status: 200 });
});

it('a session of somebody else opens nothing, even signed with our key', async () => {
  const [luz, sol] = [await auth.aLearner(), await auth.aLearner()];
  await auth.owner.query('UPDATE sessions SET user_id = $1 WHERE user_id = $2', [sol.userId, luz.userId]);
  expect(await auth.ask(readUser, { token: luz.access })).toMatchObject({ status: 403, code: 'session_not_found' });
});
