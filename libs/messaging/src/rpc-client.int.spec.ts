import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { headers as natsHeaders, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { operation, rpcSubject, type Operation, type Repeat } from '@nivel/contracts/kernel/operation';
import { anyone } from '@nivel/contracts/kernel/policy';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { reconnected } from '@nivel/testing/reconnected';
import { connectBroker } from './broker.ts';
import { RpcClient } from './rpc-client.ts';
import { RpcServer, type RpcResponder } from './rpc-server.ts';

/** Each test has its own service, so that none of them has known instances of another's. */
let service = 'demo0';
let tests = 0;
type Asked = 'read' | 'pay' | 'send';
const repeats: Readonly<Record<Asked, Repeat>> = { read: 'safe', pay: { key: 'key' }, send: 'never' };
const demo = (name: Asked): Operation =>
  operation({
    name: `${service}.${name}`,
    summary: 'Does.',
    door: { kind: 'inside' },
    policy: anyone('a test'),
    repeat: repeats[name],
    input: z.strictObject({ key: z.string().optional() }),
    output: z.string(),
    errors: [],
  });

let stack: BackingStack;
let client: RpcClient;
let caller: NatsConnection;
const instances: NatsConnection[] = [];
const connect = (name: string): Promise<NatsConnection> =>
  connectBroker({ url: stack.natsUrl, name, replicas: 1, factsKeptDays: 1 });

/** An instance of the service; it dies when its connection is closed. */
const instance = async (respond: RpcResponder): Promise<{ connection: NatsConnection; server: RpcServer }> => {
  const connection = await connect('demo');
  const server = new RpcServer(connection, service, 1_000_000);
  for (const name of ['read', 'pay', 'send'] as const) server.answer(demo(name), respond);
  await connection.flush();
  instances.push(connection);
  return { connection, server };
};
/** An instance that takes a call and never answers it. */
const silent = async (): Promise<{ connection: NatsConnection; taken: Promise<void> }> => {
  const { promise: taken, resolve } = Promise.withResolvers<void>();
  const { connection } = await instance(() => {
    resolve();
    return new Promise(() => undefined);
  });
  return { connection, taken };
};
/** Two instances. @returns ends the one that did not take the call, once the other one did */
const two = async (respond: RpcResponder): Promise<{ endOther: () => Promise<void> }> => {
  const { promise: taken, resolve: take } = Promise.withResolvers<NatsConnection>();
  const both = [await connect('demo'), await connect('demo')];
  for (const connection of both) {
    const server = new RpcServer(connection, service, 1_000_000);
    server.answer(demo('send'), (body, context) => {
      take(connection);
      return respond(body, context);
    });
    await connection.flush();
    instances.push(connection);
  }
  await caller.flush();
  const endOther = async (): Promise<void> => {
    const its = await taken;
    await Promise.all(both.filter((one) => one !== its).map((one) => one.close()));
  };
  return { endOther };
};
const ask = async (name: Asked, input: object = {}, onPart?: (part: Uint8Array) => void): Promise<string> => {
  const context = { token: null, trace: '', deadline: Date.now() + 600_000, clientIp: null };
  return new TextDecoder().decode(await client.ask(demo(name), JSON.stringify(input), context, onPart));
};
const answering =
  (text: string): RpcResponder =>
  () =>
    Promise.resolve(JSON.stringify(text));

beforeAll(async () => {
  stack = await startBackingStack({ uses: ['nats'] });
  caller = await connect('caller');
  client = new RpcClient(caller);
});
beforeEach(() => {
  service = `demo${(tests += 1)}`;
});
afterEach(async () => {
  await Promise.all(instances.splice(0).map((one) => one.close()));
});
afterAll(async () => {
  await caller.close();
  await stack.stop();
});

describe('a call whose service dies', () => {
  it.each([
    ['a read', 'read', {}],
    ['an operation with its idempotency key', 'pay', { key: 'k' }],
  ] as const)('repeats %s once automatically', async (_, name, input) => {
    const { connection, taken } = await silent();
    const response = ask(name, input);
    await taken;
    await instance(answering('from the next'));
    await connection.close();
    expect(await response).toBe('"from the next"');
  });

  it.each([
    ['an operation that may do it twice', 'send', {}],
    ['an operation without its idempotency key', 'pay', {}],
  ] as const)('%s is answered unavailable at once, and not repeated', async (_, name, input) => {
    const { connection, taken } = await silent();
    const response = ask(name, input);
    response.catch(() => undefined);
    await taken;
    await connection.close();
    let calls = 0;
    await instance(() => Promise.resolve(String((calls += 1))));
    await expect(response).rejects.toMatchObject({ definition: { code: 'unavailable' } });
    expect(calls).toBe(0);
  });

  it('twice is answered unavailable', async () => {
    const first = await silent();
    const response = ask('read');
    response.catch(() => undefined);
    await first.taken;
    const second = await silent();
    await first.connection.close();
    await second.taken;
    await second.connection.close();
    await expect(response).rejects.toMatchObject({ definition: { code: 'unavailable' } });
  });

  it('keeps its answer when another instance than its own died', async () => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<string>();
    let calls = 0;
    const { endOther } = await two(() => {
      calls += 1;
      return isOver;
    });
    const response = ask('send');
    await endOther();
    // Long enough for the death to be noticed, shorter than the time for which an answer of the others is waited for.
    await new Promise((resolve) => setTimeout(resolve, 500));
    end('"mine"');
    expect(await response).toBe('"mine"');
    expect(calls).toBe(1);
  });
});

describe('a call that takes long', () => {
  it('is not taken for lost, and is sent once', async () => {
    let calls = 0;
    await instance(async () => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return '"slow"';
    });
    expect(await ask('read')).toBe('"slow"');
    expect(calls).toBe(1);
  });

  it('gets an answer from an instance that is stopped meanwhile', async () => {
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    let calls = 0;
    const { server } = await instance(async () => {
      calls += 1;
      resolve();
      await new Promise((after) => setTimeout(after, 700));
      return '"finished"';
    });
    const response = ask('send');
    await taken;
    await server.stop();
    expect(await response).toBe('"finished"');
    expect(calls).toBe(1);
  });
});

describe('a call while the broker is away', () => {
  it('is made when the broker is back', async () => {
    await instance(answering('back'));
    await stack.nats.kill();
    const response = ask('send');
    response.catch(() => undefined);
    await stack.nats.restart();
    const settled = await response.catch((error: unknown) => error);
    // On a very busy machine the broker takes longer than a call is kept: then it was refused, never forgotten.
    if (typeof settled === 'string') expect(settled).toBe('"back"');
    else expect(settled).toMatchObject({ definition: { code: 'unavailable' } });
    await reconnected(caller);
  });
});

describe('an answer with parts', () => {
  it('comes behind them, in their order', async () => {
    await instance((_, { sendPart }) => {
      for (const part of ['1', '2', '3']) sendPart(part);
      return Promise.resolve('"all"');
    });
    const parts: string[] = [];
    const answer = await ask('send', {}, (part) => void parts.push(new TextDecoder().decode(part)));
    expect([parts, answer]).toEqual([['1', '2', '3'], '"all"']);
    expect(await ask('send')).toBe('"all"');
  });

  it('is waited for while they come, although another instance died', async () => {
    const { endOther } = await two(async (_, { sendPart }) => {
      // In all longer than the time for which an answer of the others is waited for.
      for (let at = 0; at < 9; at += 1) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        sendPart(String(at));
      }
      return '"mine"';
    });
    const answer = ask('send');
    await endOther();
    expect(await answer).toBe('"mine"');
  });
});

describe('a request that arrives after its deadline', () => {
  it('is not honoured: its caller has stopped waiting', async () => {
    let honoured = 0;
    await instance(() => Promise.resolve(JSON.stringify((honoured += 1))));
    const arriving = (deadline: number): Promise<Msg> => {
      const headers = natsHeaders();
      headers.set('Deadline', String(deadline));
      return caller.request(rpcSubject(demo('send')), '{}', { headers, timeout: 20_000 });
    };
    expect((await arriving(Date.now() - 1)).string()).toContain('request_timeout');
    expect(honoured).toBe(0);
    expect((await arriving(Date.now() + 600_000)).string()).toBe('1');
  });
});
