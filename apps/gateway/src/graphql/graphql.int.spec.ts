import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { printType } from 'graphql';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { rpcSubject } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { connectBroker } from '@nivel/messaging/broker';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { readModule } from '@nivel/contracts/learning/read-module.operation';
import { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import { getUserPermissions } from '@nivel/contracts/projects/get-user-permissions.operation';
import { listMyOrganizations } from '@nivel/contracts/projects/list-my-organizations.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';
import { queries } from './queries.ts';
import { schemaOf } from './schema.ts';

let world: GatewayWorld;
let gateway: OpenGateway;
let token: string;

interface GraphqlBody {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: { code: string; error: { code: string } } }[];
}

beforeAll(async () => {
  world = await GatewayWorld.start();
  gateway = await world.gateway();
  token = await world.service.token();
});
beforeEach(() => {
  world.service.asked.length = 0;
  world.service.handlers.set(readDashboard.name, (_input, call) =>
    Promise.resolve({
      totalPoints: 42,
      timeZone: call.actor?.userId,
      skills: [{ name: 'Prompting', value: 12.5, description: '' }],
    }),
  );
  world.service.handlers.set(readModule.name, (input) => {
    const { id } = input as { id: string };
    return Promise.resolve({ id, title: 'Uno', lockedBecause: null, parts: [] });
  });
});
afterAll(() => world.stop());

const ask = async (query: unknown, options: { token?: string | null; variables?: unknown; url?: string } = {}) => {
  const response = await fetch(`${options.url ?? gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.token === null ? {} : { authorization: `Bearer ${options.token ?? token}` }),
    },
    body: JSON.stringify({ query, variables: options.variables }),
  });
  return { status: response.status, headers: response.headers, ...((await response.json()) as GraphqlBody) };
};

describe('GraphQL', () => {
  it('reads a whole screen in one trip, in the name of the caller', async () => {
    const sub = randomUUID();
    const { status, data, errors } = await ask('{ studentDashboard { totalPoints timeZone skills { name value } } }', {
      token: await world.service.token({ sub }),
    });
    expect([status, errors]).toEqual([200, undefined]);
    expect(data).toEqual({
      studentDashboard: { totalPoints: 42, timeZone: sub, skills: [{ name: 'Prompting', value: 12.5 }] },
    });
  });

  it('lists the values a field may have, and accepts one that it does not know yet', async () => {
    const next = (type: string) => ({ next: { type } });
    for (const type of ['video', 'audio']) {
      world.service.handlers.set(readDashboard.name, () => Promise.resolve(next(type)));
      const { data, errors } = await ask('{ studentDashboard { next { type } } }');
      expect([data, errors]).toEqual([{ studentDashboard: next(type) }, undefined]);
    }
    const known = schemaOf(queries).getType('StudentDashboardNextType');
    expect(known && printType(known)).toBe('enum StudentDashboardNextType {\n  video\n  text\n  exercises\n}');
  });

  it('reads the initial data of every page of Crico in one trip, and a board as packed as its procedure answers it', async () => {
    const [sub, project] = [randomUUID(), randomUUID()];
    const card = [randomUUID(), 1, 0, 'a0', 'Uno', 1, null, null, null, 0, null];
    const { handlers } = world.service;
    handlers.set(getUserPermissions.name, (_input, call) =>
      Promise.resolve({ role: 'member', user_id: call.actor?.userId }),
    );
    handlers.set(listMyOrganizations.name, () => Promise.resolve({ organizations: [], deleted: [] }));
    handlers.set(getCricoDashboardData.name, () =>
      Promise.resolve({ projects: [{ id: project, status: 'on-hold' }], stats: { overdue: 2 } }),
    );
    handlers.set(readBoard.name, () => Promise.resolve({ sequence: 7, role: 'lead', cards: [card] }));
    const query = `query ($user: ID!, $project: ID!) {
      cricoPermissions(user_id_param: $user) { user_id role }
      cricoOrganizations { organizations { organization_id user_role } }
      cricoDashboard { projects { id status } stats { overdue } }
      board(project_id: $project) { sequence role cards }
    }`;
    const token = await world.service.token({ sub });
    const { data, errors } = await ask(query, { token, variables: { user: sub, project } });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cricoPermissions: { user_id: sub, role: 'member' },
      cricoOrganizations: { organizations: [] },
      cricoDashboard: { projects: [{ id: project, status: 'on-hold' }], stats: { overdue: 2 } },
      board: { sequence: 7, role: 'lead', cards: [card] },
    });
  });

  it('asks the same question once, and different ones side by side', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    const query = `{ one: module(id: "${a}") { id } two: module(id: "${a}") { title } three: module(id: "${b}") { id } }`;
    const { data } = await ask(query);
    expect(data).toEqual({ one: { id: a }, two: { title: 'Uno' }, three: { id: b } });
    expect(world.service.asked).toEqual([readModule.name, readModule.name]);
  });

  it('reports the error of one field beside the data of the others', async () => {
    world.service.handlers.set(readModule.name, () => Promise.reject(new AppError(learningErrors.module_not_found)));
    const { status, data, errors } = await ask(
      `{ studentDashboard { totalPoints } module(id: "${randomUUID()}") { id } }`,
    );
    expect([status, data]).toEqual([200, { studentDashboard: { totalPoints: 42 }, module: null }]);
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['module'],
        extensions: { code: 'NOT_FOUND', error: expect.objectContaining({ code: 'module_not_found' }) },
      }),
    ]);
  });

  it('reveals nothing of an unexpected error', async () => {
    world.service.handlers.set(readModule.name, () => Promise.reject(new Error('secret')));
    const { errors } = await ask(`{ module(id: "${randomUUID()}") { id } }`);
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(errors)).not.toMatch(/secret/);
  });

  it('needs a token where the operation does, and refuses a wrong one outright', async () => {
    const without = await ask('{ studentDashboard { totalPoints } }', { token: null });
    expect([without.data, without.errors?.[0]?.extensions.code]).toEqual([
      { studentDashboard: null },
      'UNAUTHENTICATED',
    ]);
    const wrong = await ask('{ studentDashboard { totalPoints } }', { token: 'x' });
    expect([wrong.status, wrong.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(world.service.asked).toEqual([]);
  });

  it('calls no service without a token where the operation needs one', async () => {
    const listener = await connectBroker({ url: world.stack.natsUrl, name: 'listener', replicas: 1, factsKeptDays: 1 });
    const heard: string[] = [];
    listener.subscribe('rpc.>', { callback: (_, { subject }) => void heard.push(subject) });
    await listener.flush();
    await ask('{ studentDashboard { totalPoints } }', { token: null });
    await ask('{ studentDashboard { totalPoints } }');
    await listener.flush();
    expect(heard.filter((subject) => subject === rpcSubject(readDashboard))).toHaveLength(1);
    await listener.close();
  });

  it('has the headers of a data answer, also on errors', async () => {
    for (const query of ['{ studentDashboard { totalPoints } }', '{']) {
      const { headers } = await ask(query);
      expect(headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('the limits of GraphQL', () => {
  const deep = (levels: number): string =>
    `{ studentDashboard ${'{ levels { modules '.repeat(levels)}{ id }${' } }'.repeat(levels)} }`;
  const refusals: [string, unknown][] = [
    ['a query too deep', deep(6)],
    [
      'too many aliases',
      `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: studentDashboard { totalPoints }`).join(' ')} }`,
    ],
    [
      'too many questions',
      `{ ${Array.from({ length: 11 }, (_, at) => `a${at}: module(id: "${randomUUID()}") { id }`).join(' ')} }`,
    ],
    ['too many tokens', `{ studentDashboard { ${'totalPoints '.repeat(2_000)} } }`],
    ['20 kB of comment', `# ${'x'.repeat(30_000)}\n{ studentDashboard { totalPoints } }`],
    ['a query as a JSON tree', JSON.stringify({ kind: 'Document', definitions: [] })],
    ['the schema, in production', '{ __schema { types { name } } }'],
    [
      'fragments in a circle',
      '{ studentDashboard { ...a } } fragment a on StudentDashboard { ...b } fragment b on StudentDashboard { ...a }',
    ],
    ['an unknown field', '{ studentDashboard { password } }'],
    ['broken text', '{ studentDashboard {'],
    ['no text', 5],
    ['nothing', undefined],
    ['a list of queries', [{ query: '{ studentDashboard { totalPoints } }' }]],
    ['a mutation', 'mutation { studentDashboard { totalPoints } }'],
    ['a subscription', 'subscription { studentDashboard { totalPoints } }'],
  ];

  it.each(refusals)('refuse %s, and call no service', async (_what, query) => {
    const { status, data, errors } = await ask(query);
    expect([status, data, errors?.[0]?.extensions.code]).toEqual([400, null, 'BAD_USER_INPUT']);
    expect(world.service.asked).toEqual([]);
  });

  it('are settings', async () => {
    const strict = await world.gateway({ GRAPHQL_DEPTH: '1' });
    const { status } = await ask('{ studentDashboard { totalPoints } }', { url: strict.url });
    expect(status).toBe(400);
  });

  it('refuse a wrong variable with its fault', async () => {
    const { status, errors } = await ask('query($id: ID!) { module(id: $id) { id } }', { variables: { id: { a: 1 } } });
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining('$id')]);
  });
});
