import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackingStack } from '@nivel/testing/backing-stack';
import { waitUntil } from '@nivel/testing/wait-until';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startChild } from '@nivel/process/child';
import { launch, type Launched, type LaunchOptions } from './launched.fixture.ts';
import { runningSince, type Running } from '@nivel/process/stale-processes';
import { freePort } from '@nivel/process/ports';
import { root } from './settings.ts';
import { services } from '../services/services.generated.ts';
import { startTestPostgres } from '../checks/test-postgres.ts';

const apps = services.map(({ name }) => name);
const folders: string[] = [];
const launched: Launched[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-ops11-'));
  folders.push(folder);
  return folder;
};
const open = async (options: LaunchOptions): Promise<Launched> => {
  const one = await launch(options);
  launched.push(one);
  return one;
};
afterAll(async () => {
  // Most have ended by then; a test that failed may have left one.
  await Promise.all(launched.map((one) => one.process.stop(30_000)));
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

/** The status that a page answers; 0 while nothing listens. */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
const alive = (running: readonly Running[]): string[] =>
  running.filter(({ pid, since }) => runningSince(pid) === since).map(({ name }) => name);
const member = (one: Launched, name: string): Running => {
  const found = one.running().find((running) => running.name === name);
  if (!found) throw new Error(`${name} does not run`);
  return found;
};

const ana = { email: 'ana@example.com', password: 'ajolote-violeta-27' };
const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** What must be gone after an orderly shutdown. */
const leftOf = async (one: Launched, data: string, end: () => void): Promise<object> => {
  const running = one.running();
  expect(alive(running)).toContain('postgres');
  end();
  const { code } = await one.process.exited;
  // Postgres takes its file away when it ends well; a kill leaves it.
  const isKilled = existsSync(join(data, 'postgres/postmaster.pid'));
  return { code, alive: alive(running), running: one.running(), isKilled };
};
const nothingLeft = { code: 0, alive: [], running: [], isKilled: false };

/** Each launch takes seconds, so the tests share them: every launch ends in another way. */
describe('one command (OPS-11)', () => {
  const data = newFolder();
  let one: Launched;
  let start: () => Promise<Launched>;
  beforeAll(async () => {
    const ports = { port: await freePort(), mailPort: await freePort() };
    start = async () => {
      const launcher = await open({ data, ...ports, throughNpm: true });
      await launcher.ready();
      return launcher;
    };
    one = await start();
  });

  it('is ready with everything, and prints where', async () => {
    expect(await statusOf(one.site)).toBe(200);
    expect(await statusOf(one.readyUrl('gateway'))).toBe(200);
    expect(await statusOf(`${one.site}/metrics`)).toBe(404);
    expect(await statusOf(`${one.mail}/email`)).toBe(200);
    expect(one.output()).toContain(one.site);
    expect(one.output()).toContain(one.mail);
    // Crico is not claimed yet. The output names the place of the token, never the token.
    expect(one.output()).toContain(`${one.site}/admin-setup`);
    expect(one.output()).toContain(`SETUP_TOKEN in ${join(data, 'secrets.json')}`);
    const { shared } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as {
      shared: { SETUP_TOKEN: string };
    };
    expect(one.output()).not.toContain(shared.SETUP_TOKEN);
    expect((await post(`${one.site}/auth/v1/signup`, ana)).status).toBe(200);
    await waitUntil(async () => (await (await fetch(`${one.mail}/email`)).text()).includes(ana.email));

    const names = [...apps, 'launcher', 'nats', 'postgres', 'redis'].sort();
    const found = alive(one.running()).filter((name) => names.includes(name));
    expect(found.sort()).toEqual(names);
  });

  it("an app's command works on the running product", async () => {
    const run = await startChild({
      name: 'command',
      command: process.execPath,
      args: [join(root, 'deploy/local/run-command.ts'), 'worker', 'replay-dead-letters', '--limit', '5'],
      env: { NIVEL_DATA: data },
    });
    expect(await run.exited).toEqual({ code: 0, signal: null });
    expect(run.lastLines()).toBe('0 dead letters replayed');
  });

  it('reports a launcher that already runs on the same data, and leaves it alone', async () => {
    const running = one.running();
    const other = await open({ data });
    expect((await other.process.exited).code).toBe(1);
    expect(other.output()).toMatch(/Nivel runs already on .*\(process \d+\)/);
    expect(one.running()).toEqual(running);
    expect(await statusOf(one.site)).toBe(200);
  });

  it('runs side by side with another of its own data and ports, which SIGTERM to its npm alone ends in order', async () => {
    const own = newFolder();
    const other = await open({ data: own, throughNpm: true });
    await other.ready();
    expect(await Promise.all([statusOf(one.site), statusOf(other.site)])).toEqual([200, 200]);
    expect(await (await fetch(`${other.mail}/email`)).json()).toEqual([]);
    expect(await leftOf(other, own, () => process.kill(other.process.pid, 'SIGTERM'))).toEqual(nothingLeft);
    expect(await statusOf(one.readyUrl('gateway'))).toBe(200);
  });

  it('restarts every process that dies: an app, a server', async () => {
    for (const name of ['gateway', 'learning', 'nats', 'redis', 'postgres']) {
      const { pid } = member(one, name);
      process.kill(pid, 'SIGKILL');
      await waitUntil(() => one.running().some((another) => another.name === name && another.pid !== pid));
      await waitUntil(async () => (await statusOf(one.readyUrl('gateway'))) === 200);
    }
    expect(await statusOf(one.site)).toBe(200);
  });

  it('killed without a word, it starts again on the same ports with the same data', async () => {
    const running = one.running();
    one.process.kill('SIGKILL');
    await one.process.exited;
    one = await start();
    expect(alive(running)).toEqual([]);
    expect(await (await fetch(`${one.mail}/email`)).text()).toContain(ana.email);
    expect(await statusOf(one.readyUrl('gateway'))).toBe(200);
    // The password is right, so the service answers only that the address is not confirmed yet: the account was kept.
    const response = await post(`${one.site}/auth/v1/token?grant_type=password`, ana);
    expect(await response.json()).toMatchObject({ error_code: 'email_not_confirmed' });
  });

  it('Ctrl-C in a terminal, which reaches npm and the launcher, leaves no process', async () => {
    expect(await leftOf(one, data, () => one.process.kill('SIGINT'))).toEqual(nothingLeft);
  });
});

describe('a taken port', () => {
  it.each(['PORT', 'MAIL_PORT'] as const)(
    '%s is reported in one clear sentence before anything is started',
    async (name) => {
      const squatter = createServer().listen(0);
      const { port } = squatter.address() as AddressInfo;
      const data = newFolder();
      try {
        const one = await open({ data, ...(name === 'PORT' ? { port } : { mailPort: port }) });
        expect((await one.process.exited).code).toBe(1);
        expect(one.output()).toContain(`Port ${port} is taken by another program.`);
        expect(one.output()).toContain(`${name}=`);
        expect(existsSync(join(data, 'postgres'))).toBe(false);
        expect(one.running()).toEqual([]);
      } finally {
        squatter.close();
      }
    },
  );
});

it('uses the servers that the environment names, starts none of its own, and SIGINT to npm alone leaves no process', async () => {
  const stack = await startBackingStack({ ownPostgres: startTestPostgres });
  try {
    const database = new URL(stack.database.adminUrl);
    database.pathname = '/somewhere';
    const env = { DATABASE_URL: database.href, NATS_URL: stack.natsUrl, REDIS_URL: stack.redisUrl };
    const ownServers = { ...env, SMTP_URL: stack.mailbox.smtpUrl };
    const one = await open({ data: newFolder(), throughNpm: true, env: ownServers });
    await one.ready();
    expect(one.running().map(({ name }) => name)).not.toEqual(expect.arrayContaining(['nats']));
    expect(alive(one.running()).sort()).toEqual([...apps, 'launcher'].sort());
    expect((await post(`${one.site}/auth/v1/signup`, ana)).status).toBe(200);
    await stack.mailbox.waitFor((mail) => mail.to.some(({ address }) => address === ana.email), 20_000);
    const running = one.running();
    process.kill(one.process.pid, 'SIGINT');
    expect(await one.process.exited).toEqual({ code: 0, signal: null });
    expect([alive(running), one.running()]).toEqual([[], []]);
  } finally {
    await stack.stop();
  }
});
