import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Live, LiveMessage } from '@nivel/client/live';
import { openLive } from '@nivel/client/open-live';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { boot, type Running } from '@nivel/platform/service-description';
import { anAccount } from '@nivel/testing/an-account';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { BrokerPeer } from '@nivel/testing/broker-peer';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { signTokens } from '@nivel/testing/sign-tokens';
import { waitUntil } from '@nivel/testing/wait-until';
import { service as blank } from '../../apps/blank/service.ts';
import { service as gateway } from '../../apps/gateway/service.ts';
import { service as worker } from '../../apps/worker/service.ts';
import { redisUrlAs } from '../identities/logins.ts';
import { makeShared } from '../local/secrets.ts';
import type { Described } from '../services/find-services.ts';
import { ownSecrets } from '../services/own-environment.ts';

let stack: BackingStack;
let peer: BrokerPeer;
let site: string;
let tokenOf: (userId: string) => Promise<string>;
const running: Running[] = [];
const sockets: Live[] = [];

beforeAll(async () => {
  stack = await startBackingStack();
  peer = await BrokerPeer.connect(stack.natsUrl);
  const tokens = await signTokens(TEST_SITE);
  ({ tokenOf } = tokens);
  const shared = makeShared();
  const { broker, redis } = stack.logins;
  const env = (service: Described): Record<string, string> => ({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_URL: TEST_SITE,
    NATS_URL: stack.natsUrl,
    CONSUMER_BACKOFF_MS: '20',
    ...ownSecrets(service, {
      databaseUrl: (who) => stack.databaseUrl(who),
      brokerPassword: (who) => broker[who],
      redisUrl: (who) => redisUrlAs(stack.redisUrl, who, redis[who]),
      shared,
      outside: { SMTP_URL: stack.mailbox.smtpUrl },
    }),
  });
  running.push(await boot(blank, env(blank), tokens), await boot(worker, env(worker), tokens));
  const door = await boot(gateway, env(gateway), tokens);
  running.push(door);
  site = `http://127.0.0.1:${door.port}`;
  await waitUntil(async () => (await fetch(`http://127.0.0.1:${door.healthPort}/readyz`)).ok);
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await Promise.all(running.map((one) => one.close()));
  await peer.close();
  await stack.stop();
});

/** A signed-in user, with a page open that shows what happens. */
const somebody = async () => {
  const userId = v7();
  const token = await tokenOf(userId);
  const seen: LiveMessage[] = [];
  let isLive = false;
  const live = await openLive({
    baseUrl: site,
    token: () => Promise.resolve(token),
    onMessage: (message) => seen.push(message),
    onResync: () => undefined,
    onState: (state) => (isLive = state),
  });
  sockets.push(live);
  await waitUntil(() => isLive);
  const ask = async (path: string, input?: object): Promise<unknown> => {
    const body = input && { method: 'POST', body: JSON.stringify(input) };
    const asked = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${site}/${path}`, { headers: asked, ...body });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const shown = () => seen.flatMap(({ type, data }) => (type.startsWith('blank.') ? [[type, data]] : []));
  return { userId, ask, shown };
};

describe('a new service behind the gateway', () => {
  it('answers at its procedure and its table, shows its fact live, and follows a fact of another service', async () => {
    const { userId, ask, shown } = await somebody();
    const item = (await ask('rest/v1/rpc/add_blank_item', { title: 'First' })) as { id: string };
    expect(await ask('rest/v1/blank_items?select=id,title')).toEqual([{ id: item.id, title: 'First' }]);
    const added = { userId, itemId: item.id, title: 'First' };
    await waitUntil(() => shown().length === 1);
    expect(shown()).toEqual([['blank.item.added', added]]);
    await peer.tell(accountDeleted, { userId });
    await waitUntil(async () => ((await ask('rest/v1/blank_items')) as unknown[]).length === 0);
  });

  it('refuses a caller who is not signed in', async () => {
    const json = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers: json, body: JSON.stringify({ title: 'First' }) };
    expect((await fetch(`${site}/rest/v1/rpc/add_blank_item`, asked)).status).toBe(401);
    expect((await fetch(`${site}/rest/v1/blank_items`)).status).toBe(401);
  });

  it('has its new operation at the new kind of door, and its new fact on the page', async () => {
    const { userId, ask, shown } = await somebody();
    const { id } = (await ask('rest/v1/rpc/add_blank_item', { title: 'First' })) as { id: string };
    expect(await ask('short/rename-item', { id, title: 'Second' })).toEqual({ isRenamed: true });
    await waitUntil(() => shown().length === 2);
    expect(shown()[1]).toEqual(['blank.item.renamed', { userId, itemId: id, title: 'Second' }]);
  });

  it('has its fact in a notification and in an e-mail', async () => {
    const { userId, ask } = await somebody();
    const email = `${userId}@example.com`;
    await peer.tell(accountCreated, anAccount(userId));
    await ask('rest/v1/rpc/add_blank_item', { title: 'Primera' });
    const mail = await stack.mailbox.waitFor(({ to }) => to.some(({ address }) => address === email), 20_000);
    expect(mail.subject).toBe('Agregaste Primera');
    const list = () =>
      ask('rest/v1/rpc/list_notifications', {}) as Promise<{ unread: number; notifications: object[] }>;
    await waitUntil(async () => (await list()).unread === 1);
    expect((await list()).notifications).toMatchObject([{ text: { en: 'You added Primera' }, link: '/blank' }]);
  });
});
