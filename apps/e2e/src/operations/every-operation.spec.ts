import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { operations } from '@nivel/contracts/registry.generated';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { needsToken } from '@nivel/contracts/kernel/policy';
import { tokenOf } from '../learners/client.ts';
import type { Learner } from '../learners/learner.ts';
import { severalLearners } from '../learners/learners.ts';
import { open, partsOfModule, studyModule } from '../learners/study.ts';
import { ask, forged, type Asked } from './ask.ts';
import { cricoRows } from './crico-rows.ts';
import type { ProcedureRow } from './procedure-row.ts';
import { procedureRows, WRONG } from './procedure-rows.ts';

/** The whole registry, asked by everybody and with everything that can be wrong about a request. */
let rows: Readonly<Record<string, ProcedureRow>>;
let owner: Learner;
let stranger: Learner;
let tokens: { owner: string; stranger: string; ended: string };
/** The callers of Crico's operations: the limit of one person's requests is not what this test is about. */
let visitors: readonly string[];

const namesOf = (kind: 'procedure' | 'table'): string[] =>
  operations.flatMap(({ door }: Operation) =>
    door.kind === 'procedure' && kind === 'procedure'
      ? [door.procedure]
      : door.kind === 'table' && kind === 'table'
        ? [door.table]
        : [],
  );
const namingAPart = operations.flatMap(({ door, input }: Operation) =>
  door.kind === 'procedure' && input instanceof z.ZodObject && 'part_id' in input.shape ? [door.procedure] : [],
);
const rowOf = (name: string): ProcedureRow => {
  const row = rows[name];
  if (!row) throw new Error(`"${name}" has no row in procedure-rows.ts: every operation is proven`);
  return row;
};
const rpc = (name: string, given: Parameters<typeof ask>[2]): Promise<Asked> =>
  ask('POST', `/rest/v1/rpc/${name}`, given);
/** All data of a person that a refused request must not change. */
const state = async (token: string): Promise<string> => {
  const tables = ['user_progress', 'user_skills', 'module_progress', 'user_achievements', 'profiles'];
  return JSON.stringify(
    await Promise.all(tables.map(async (table) => (await ask('GET', `/rest/v1/${table}`, { token })).body)),
  );
};

/** Visitors have no rights in Crico and do nothing else: their rows after one request are their rows before the next. */
const ofVisitors = new Map<string, string>();
const look = async (token: string): Promise<string> => {
  const now = await state(token);
  if (visitors.includes(token)) ofVisitors.set(token, now);
  return now;
};
const lastLook = async (token: string): Promise<string> => ofVisitors.get(token) ?? (await look(token));

const VISITORS = 10;
/** The callers of a procedure. */
const askerOf = (name: string): string => {
  const place = Object.keys(cricoRows('')).indexOf(name);
  return (place === -1 ? undefined : visitors[place % VISITORS]) ?? tokens.owner;
};

beforeAll(async () => {
  type AtLeastThree = [Learner, Learner, Learner, ...Learner[]];
  const [one, other, leaver, ...crowd] = (await severalLearners(3 + VISITORS)) as AtLeastThree;
  [owner, stranger] = [one, other];
  const parts = await partsOfModule(owner.client, 'X100', 1);
  const first = (type: string): string => parts.find((part) => part.type === type)?.id ?? '';
  rows = procedureRows({
    owner: owner.id,
    text: first('text'),
    video: first('video'),
    exercises: first('exercises'),
  });
  for (const { id } of parts) await Promise.all([open(owner.client, id), open(stranger.client, id)]);
  // Last of all: an access token does not live long.
  const ended = await tokenOf(leaver.client);
  await leaver.client.auth.signOut();
  visitors = await Promise.all(crowd.map(({ client }) => tokenOf(client)));
  tokens = { owner: await tokenOf(owner.client), stranger: await tokenOf(stranger.client), ended };
});

const isOpen = (name: string): boolean =>
  operations.some(
    ({ door, policy }: Operation) => door.kind === 'procedure' && door.procedure === name && !needsToken(policy),
  );

describe.each(namesOf('procedure'))('the procedure %s', (name) => {
  it('answers its owner', async () => {
    const { input, allowed } = rowOf(name);
    if (allowed === null) return;
    expect(allowed).toContain((await rpc(name, { token: askerOf(name), body: input })).status);
  });

  it('refuses calls without a valid token, except public ones', async () => {
    const { input, allowed } = rowOf(name);
    if (isOpen(name)) {
      expect(allowed).toContain((await rpc(name, { body: input })).status);
      return;
    }
    const before = await lastLook(askerOf(name));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${tokens.owner.split('.')[1] ?? ''}.`;
    const responses = await Promise.all([
      rpc(name, { body: input }),
      ...['broken', forged(tokens.owner), tokens.ended, unsigned].map((token) => rpc(name, { token, body: input })),
    ]);
    for (const response of responses)
      expect([response.status, response.body]).toMatchObject([401, { code: 'unauthenticated' }]);
    expect(await look(askerOf(name))).toBe(before);
  });

  it('refuses what it does not know, with its documented error, and changes nothing', async () => {
    const { input } = rowOf(name);
    const before = await lastLook(askerOf(name));
    const refused = [
      await rpc(name, { token: askerOf(name), body: { ...input, total_points: 9_999 } }),
      ...(await Promise.all(
        Object.keys(input).map((field) => rpc(name, { token: askerOf(name), body: { ...input, [field]: WRONG } })),
      )),
      await rpc(name, { token: askerOf(name), body: [input] }),
    ];
    for (const response of refused)
      expect([response.status, response.body]).toMatchObject([
        400,
        { code: 'invalid_input', details: expect.any(Array) },
      ]);
    const ofAnother = await rpc(name, { token: askerOf(name), body: { ...input, user_id: stranger.id } });
    const refusal = 'user_id' in input ? [403, { code: 'forbidden' }] : [400, { code: 'invalid_input' }];
    expect([ofAnother.status, ofAnother.body]).toMatchObject(refusal);
    expect(await rpc(name, { token: askerOf(name), body: '{"part_id":' })).toMatchObject({
      status: 400,
      body: { code: 'bad_json' },
    });
    expect(await look(askerOf(name))).toBe(before);
  });

  it('refuses a body of 2 MB without reading it', async () => {
    const response = await rpc(name, { token: askerOf(name), body: JSON.stringify({ x: 'x'.repeat(2_000_000) }) });
    expect(response).toMatchObject({ status: 413, body: { code: 'request_entity_too_large' } });
  });
});

describe.each(namingAPart)('the procedure %s, which names a part,', (name) => {
  it('says that the id is missing, and that another one does not exist', async () => {
    const { input } = rowOf(name);
    const without = Object.fromEntries(Object.entries(input).filter(([field]) => field !== 'part_id'));
    expect(await rpc(name, { token: tokens.owner, body: without })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    const nowhere = await rpc(name, { token: tokens.owner, body: { ...input, part_id: randomUUID() } });
    expect(nowhere).toMatchObject({ status: 404, body: { code: 'part_not_found', message: 'Part not found' } });
  });
});

describe.each(namesOf('table'))('the table %s', (table) => {
  it('is readable with a session, and not without', async () => {
    expect((await ask('GET', `/rest/v1/${table}`, { token: tokens.owner })).status).toBe(200);
    for (const token of ['broken', forged(tokens.owner), tokens.ended]) {
      expect(await ask('GET', `/rest/v1/${table}`, { token })).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      });
    }
    expect((await ask('GET', `/rest/v1/${table}`)).status).toBe(401);
  });

  it('takes nothing from outside that its contract does not say', async () => {
    const before = await state(tokens.owner);
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      const response = await ask(method, `/rest/v1/${table}`, { token: tokens.owner, body: { total_points: 9_999 } });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
    expect(await state(tokens.owner)).toBe(before);
  });

  it('answers an unknown column and a broken filter with 400', async () => {
    for (const query of ['no_such_column=eq.1', 'select=no_such_column', 'limit=many', 'order=no_such_column']) {
      expect((await ask('GET', `/rest/v1/${table}?${query}`, { token: tokens.owner })).status).toBe(400);
    }
  });
});

it('no table shows a row or an id of another learner', async () => {
  await studyModule(owner.client, 'X100', 1);
  for (const table of namesOf('table')) {
    const seen = await ask('GET', `/rest/v1/${table}?limit=1000`, { token: tokens.stranger });
    expect(seen.text).not.toContain(owner.id);
    const aimed = await ask('GET', `/rest/v1/${table}?user_id=eq.${owner.id}`, { token: tokens.stranger });
    expect(aimed.text).not.toContain(owner.id);
  }
  const mine = await ask('GET', `/rest/v1/module_progress?user_id=eq.${owner.id}`, { token: tokens.owner });
  expect(mine.text).toContain(owner.id);
});
