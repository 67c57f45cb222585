import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { JSONWebKeySet } from 'jose';
import { keySet } from '@nivel/contracts/auth/key-set.operation';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { readRootKey } from '@nivel/platform/root-keys';
import { signKeySet } from '@nivel/platform/signed-key-set';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { newRootKey, newSigningKeys } from '@nivel/platform/new-keys';
import { makeShared } from '../local/secrets.ts';
import { services } from '../services/services.generated.ts';
import { startAlone, tokenFrom, verdict } from './service-alone.fixture.ts';

const shared = makeShared();
const ours = shared['AUTH_SIGNING_KEYS'] ?? '';
const root = readRootKey(shared['AUTH_ROOT_KEY'] ?? '');

const publicHalf = (signingKeys: string): JSONWebKeySet => {
  const { keys } = JSON.parse(signingKeys) as JSONWebKeySet;
  return { keys: keys.map(({ d: _, ...publicPart }) => publicPart) };
};

let stack: BackingStack;
let impostor: NatsConnection;
/** The impostor's answer to a nonce in place of the auth service. */
let respond: (nonce: string) => Promise<string>;

beforeAll(async () => {
  stack = await startBackingStack();
  impostor = await connect({ servers: stack.natsUrl });
  new RpcServer(impostor, 'auth', 1_000_000).answer(keySet, async (body) => {
    const { nonce } = keySet.input.parse(JSON.parse(Buffer.from(body).toString()));
    return JSON.stringify({ signed: await respond(nonce) });
  });
  await impostor.flush();
});
afterAll(async () => {
  await impostor.close();
  await stack.stop();
});

const statusAt = async (port: number, token: string): Promise<number> => {
  const url = `http://127.0.0.1:${port}/rest/v1/profiles`;
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
};

const asking = services.filter(({ asks }) => asks.includes(keySet.name)).map(({ name }) => name);

it('all processes but the auth service request the key set', () => {
  expect(asking).toEqual(services.map(({ name }) => name).filter((name) => name !== 'auth'));
});

describe.each(asking)('%s', (name) => {
  it('believes no keys but those that the root key signed for its own request', async () => {
    const theirs = newSigningKeys();
    const [forged, good] = [await tokenFrom(theirs), await tokenFrom(ours)];
    const foreignRoot = { ...readRootKey(newRootKey()), kid: root.kid };
    const forgeries: (typeof respond)[] = [
      (nonce) => signKeySet(foreignRoot, publicHalf(theirs), nonce),
      () => signKeySet(root, publicHalf(theirs), 'the nonce of another'),
      () => Promise.resolve(JSON.stringify(publicHalf(theirs))),
    ];
    const running = await startAlone(stack, shared, name, { KEY_SET_CACHE_SECONDS: '0.001' });
    try {
      for (const forgery of forgeries) {
        respond = forgery;
        expect(await verdict(running, forged)).toBe('unavailable');
        if (running.port !== undefined) expect(await statusAt(running.port, forged)).toBe(503);
      }
      respond = (nonce) => signKeySet(root, publicHalf(ours), nonce);
      expect(await verdict(running, good)).toBe('let in');
      expect(await verdict(running, forged)).toBe('unauthenticated');
    } finally {
      await running.close();
    }
  });
});
