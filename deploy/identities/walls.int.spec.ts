import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, createInbox, type NatsConnection } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { facts, operations } from '@nivel/contracts/registry.generated';
import { factSubject, isLive, LIVE_FACTS } from '@nivel/contracts/kernel/fact';
import { rpcSubject, serviceOf } from '@nivel/contracts/kernel/operation';
import { connectBroker, FACTS_STREAM, openJetStream } from '@nivel/messaging/broker';
import { replyPrefixOf } from '@nivel/messaging/reply-subject';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { natsProbe } from '../local/probes.ts';
import { services } from '../services/services.generated.ts';
import type { Described } from '../services/find-services.ts';
import { OPERATOR } from './broker-config.ts';
import { isAskedBy, type FactPlace } from './broker-permissions.ts';
import { findPlaces } from './find-places.ts';
import { redisUrlAs } from './logins.ts';
import { root } from '../local/settings.ts';

const names = services.map(({ name }) => name);
const others = (name: string): string[] => names.filter((other) => other !== name);
const described = (name: string): Described => {
  const service = services.find((one) => one.name === name);
  if (service === undefined) throw new Error(`${name} is not described`);
  return service;
};

let stack: BackingStack;
let places: FactPlace[];

beforeAll(async () => {
  stack = await startBackingStack({ uses: ['nats', 'redis'] });
  places = await findPlaces(root, services);
});
afterAll(() => stack.stop());

/** The broker's refusals during the attempts: `publish <subject>` or `subscription <subject>`. */
const refusals = async (user: string, attempts: (connection: NatsConnection) => void): Promise<Set<string>> => {
  const connection = await connect({
    servers: stack.natsUrl,
    user,
    pass: stack.logins.broker[user] ?? '',
    inboxPrefix: replyPrefixOf(user),
  });
  const refused = new Set<string>();
  const listening = (async () => {
    for await (const status of connection.status()) {
      if (status.type !== 'error') continue;
      const [, operation, subject] = /Permissions Violation for (\w+) to "([^"]+)"/i.exec(status.error.message) ?? [];
      refused.add(`${operation?.toLowerCase()} ${subject}`);
    }
  })();
  attempts(connection);
  // Refusals come in the order of the attempts, before the answer to this.
  await connection.flush();
  await connection.close();
  await listening;
  return refused;
};

const consumerCall = (call: string, place: FactPlace): string =>
  `$JS.API.CONSUMER.${call}.${FACTS_STREAM}.${place.service}__${place.name}`;

/** Everything that a service must not say: facts of others, operations it does not call, and the consumers of others. */
const unsayable = (name: string): string[] => {
  const service = described(name);
  const { watches } = service;
  const isLive = (subject: string): boolean => subject.endsWith('.live');
  const isWatched = (subject: string): boolean =>
    watches.some((one) => one === subject || (one === LIVE_FACTS && isLive(subject)));
  const foreign = places.filter((place) => place.service !== name);
  return [
    ...facts.filter((fact) => serviceOf(fact) !== name).map(factSubject),
    ...others(name).flatMap((other) => [`evt.${other}.any.thing.v1`, `rpc.${other}.any-thing`]),
    ...operations.filter((operation) => !isAskedBy(service, operation)).map(rpcSubject),
    ...others(name).flatMap((other) => [
      `instance.${other}.alive`,
      `instance.${other}.stopped`,
      createInbox(replyPrefixOf(other)),
    ]),
    ...foreign.flatMap((place) => [
      `${consumerCall('CREATE', place)}.${place.subject}`,
      `${consumerCall('CREATE', place)}.evt.auth.session.ended.v1`,
      ...['INFO', 'DELETE', 'MSG.NEXT'].map((call) => consumerCall(call, place)),
      consumerCall('DURABLE.CREATE', place),
      `$JS.ACK.${FACTS_STREAM}.${place.service}__${place.name}.1.1.1.1.0`,
    ]),
    ...facts
      .map(factSubject)
      .filter((subject) => !isWatched(subject))
      .map((subject) => `$JS.API.CONSUMER.CREATE.${FACTS_STREAM}.any.${subject}`),
    `$JS.API.CONSUMER.CREATE.${FACTS_STREAM}.any.evt.>`,
    `$JS.API.CONSUMER.CREATE.${FACTS_STREAM}.any.evt.*.*.*.*`,
    `$JS.API.CONSUMER.CREATE.${FACTS_STREAM}.any.evt.*.*.*.*.*`,
    ...['UPDATE', 'DELETE', 'PURGE', 'MSG.GET', 'MSG.DELETE', 'SNAPSHOT', 'RESTORE'].map(
      (call) => `$JS.API.STREAM.${call}.${FACTS_STREAM}`,
    ),
    `$JS.API.CONSUMER.LIST.${FACTS_STREAM}`,
    `$JS.API.CONSUMER.NAMES.${FACTS_STREAM}`,
    `$JS.API.CONSUMER.CREATE.${FACTS_STREAM}`,
    '$SYS.REQ.SERVER.PING',
  ];
};

/** Everything that a service must not receive. */
const unhearable = (name: string): string[] => [
  '>',
  'rpc.>',
  'evt.>',
  '_INBOX.>',
  '$JS.>',
  ...others(name).flatMap((other) => [`rpc.${other}.>`, `${replyPrefixOf(other)}.>`, `instance.${other}.ping.*`]),
  ...operations.filter((operation) => serviceOf(operation) !== name).map(rpcSubject),
  ...facts.map(factSubject),
];

describe.each(names)('the user of %s at the broker', (name) => {
  it('says nothing in the name of others, and asks, reads and changes nothing that is not its own', async () => {
    const subjects = [...new Set(unsayable(name))];
    const refused = await refusals(name, (connection) => subjects.forEach((subject) => connection.publish(subject)));
    expect(subjects.filter((subject) => !refused.has(`publish ${subject}`))).toEqual([]);
    expect(subjects.length).toBeGreaterThan(80);
  });

  it('receives nothing meant for others', async () => {
    const subjects = [...new Set(unhearable(name))];
    const refused = await refusals(name, (connection) =>
      subjects.forEach((subject) => connection.subscribe(subject, { callback: () => undefined })),
    );
    expect(subjects.filter((subject) => !refused.has(`subscription ${subject}`))).toEqual([]);
  });

  it('publishes and receives its own subjects', async () => {
    const own = facts.filter((fact) => serviceOf(fact) === name).map(factSubject);
    const refused = await refusals(name, (connection) => {
      own.forEach((subject) => connection.publish(subject));
      connection.subscribe(`rpc.${name}.>`, { callback: () => undefined });
      connection.subscribe(`${replyPrefixOf(name)}.>`, { callback: () => undefined });
    });
    expect([...refused]).toEqual([]);
  });
});

it('the gateway reads the facts that concern live screens, and of all others the sessions that end alone', () => {
  const { watches } = described('gateway');
  expect(watches).toEqual(['evt.auth.session.ended.v1', LIVE_FACTS]);
  const shown = facts.filter(isLive).map(factSubject);
  expect(facts.map(factSubject).filter((subject) => subject.endsWith('.live'))).toEqual(shown);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.length).toBeLessThan(facts.length);
});

it('clients without a password are refused', async () => {
  await expect(connect({ servers: stack.natsUrl, user: 'auth', pass: 'guess', reconnect: false })).rejects.toThrow(
    /authorization/i,
  );
});

it("the launcher's watch reaches the streams as the operator", async () => {
  const login = { user: OPERATOR, password: stack.logins.broker[OPERATOR] ?? '' };
  expect(await natsProbe(stack.natsUrl, login)()).toBe(true);
  expect(await natsProbe(stack.natsUrl, { ...login, password: 'guess' })()).toBe(false);
});

it('a reader that says one subject and means another is refused by the broker', async () => {
  const unnamed = await connect({ servers: stack.natsUrl });
  const { manager } = await openJetStream(unnamed);
  await manager.streams.add({ name: FACTS_STREAM, subjects: ['evt.>'] });
  const login = { user: 'learning', password: stack.logins.broker['learning'] ?? '' };
  const learning = await connectBroker({ url: stack.natsUrl, name: 'test', login, replicas: 1, factsKeptDays: 1 });
  const ask = async (meant: string): Promise<unknown> => {
    const config = { name: 'reader', filter_subject: meant, ack_policy: 'none', deliver_policy: 'all' };
    const body = JSON.stringify({ stream_name: FACTS_STREAM, config });
    const subject = `$JS.API.CONSUMER.CREATE.${FACTS_STREAM}.reader.evt.auth.session.ended.v1`;
    return (await learning.request(subject, body)).json();
  };
  expect(await ask('evt.auth.mail.requested.v1')).toMatchObject({ error: { code: 400 } });
  expect(await ask('evt.auth.session.ended.v1')).toMatchObject({ config: { name: 'reader' } });
  await Promise.all([unnamed.close(), learning.close()]);
});

it('a service answers to reply subjects only, whatever other subject a request names', async () => {
  const [asking, answering] = await Promise.all([
    connect({ servers: stack.natsUrl }),
    connect({ servers: stack.natsUrl }),
  ]);
  const server = new RpcServer(answering, 'learning', 1_000);
  const [operation] = operations.filter((one) => serviceOf(one) === 'learning');
  if (operation === undefined) throw new Error('learning has no operation');
  server.answer(operation, () => Promise.resolve('"said"'));
  const heard: string[] = [];
  asking.subscribe('evt.>', { callback: (_, message) => void heard.push(message.subject) });
  await Promise.all([asking.flush(), answering.flush()]);
  asking.publish(rpcSubject(operation), '{}', { reply: 'evt.learning.any.thing.v1' });
  expect((await asking.request(rpcSubject(operation), '{}')).string()).toBe('"said"');
  expect(heard).toEqual([]);
  await server.stop();
  await Promise.all([asking.close(), answering.close()]);
});

const withRedis = names.filter((name) => described(name).uses.includes('redis'));

describe.each(withRedis)('the user of %s at Redis', (name) => {
  const keysOf = (user: string): string[] => described(user).redisKeys.map((keys) => keys.replace('*', 'x'));

  it('reads and writes its own keys, and no other', async () => {
    const redis = new Redis(redisUrlAs(stack.redisUrl, name, stack.logins.redis[name]), { maxRetriesPerRequest: 1 });
    const outcome = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'done',
        (error: Error) => error.message.slice(0, 6),
      );
    try {
      for (const key of keysOf(name)) expect(await outcome(redis.set(key, '1'))).toBe('done');
      const foreign = [...others(name).flatMap(keysOf), 'any', `${name}:any`];
      for (const key of foreign) {
        expect([key, await outcome(redis.get(key))]).toEqual([key, 'NOPERM']);
        expect([key, await outcome(redis.set(key, '1'))]).toEqual([key, 'NOPERM']);
        expect([key, await outcome(redis.eval("return redis.call('get', KEYS[1])", 1, key))]).toEqual([key, 'NOPERM']);
        expect([key, await outcome(redis.publish(key, '1'))]).toEqual([key, 'NOPERM']);
      }
      const commands = [
        ['keys', '*'],
        ['scan', '0'],
        ['flushall'],
        ['config', 'get', '*'],
        ['acl', 'list'],
        ['monitor'],
        ['client', 'list'],
      ] as const;
      for (const [command, ...args] of commands) expect(await outcome(redis.call(command, ...args))).toBe('NOPERM');
    } finally {
      redis.disconnect();
    }
  });
});
