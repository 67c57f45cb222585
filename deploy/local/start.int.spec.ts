import { createServer } from 'node:http';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackingStack } from '@nivel/testing/backing-stack';
import { waitUntil } from '@nivel/testing/wait-until';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startChild, type Child } from '@nivel/process/child';
import { launch, type Launched, type LaunchOptions } from './launched.fixture.ts';
import { runningSince, type Running } from '@nivel/process/stale-processes';
import { freePort } from '@nivel/process/ports';
import { root } from './settings.ts';
import { services } from '../services/services.generated.ts';
import { startTestPostgres } from '../checks/test-postgres.ts';

// The first start may have to build everything.
jest.setTimeout(240_000);

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
afterEach(async () => {
  await Promise.all(launched.splice(0).map((one) => one.process.stop(30_000)));
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The status that a page answers; 0 while nobody is there. */
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

describe('one command (OPS-11)', () => {
  const data = newFolder();
  const ports: Pick<LaunchOptions, 'port' | 'mailPort'>[] = [];
  beforeAll(async () => {
    ports.push({ port: await freePort(), mailPort: await freePort() });
  });
  const start = (): Promise<Launched> => open({ data, ...ports[0] });

  it('is ready with everything, says where, and Ctrl-C leaves no process', async () => {
    const one = await start();
    await one.ready();
    expect(await statusOf(one.site)).toBe(200);
    expect(await statusOf(one.readyUrl('gateway'))).toBe(200);
    expect(await statusOf(`${one.site}/metrics`)).toBe(404);
    expect(await statusOf(`${one.mail}/email`)).toBe(200);
    expect(one.output()).toContain(one.site);
    expect(one.output()).toContain(one.mail);
    expect((await post(`${one.site}/auth/v1/signup`, ana)).status).toBe(200);
    await waitUntil(async () => (await (await fetch(`${one.mail}/email`)).text()).includes(ana.email));

    const running = one.running();
    const names = [...apps, 'launcher', 'nats', 'postgres', 'redis'].sort();
    expect(
      alive(running)
        .filter((name) => names.includes(name))
        .sort(),
    ).toEqual(names);
    one.process.kill('SIGINT');
    expect(await one.process.exited).toEqual({ code: 0, signal: null });
    expect(alive(running)).toEqual([]);
    expect(one.running()).toEqual([]);
  });

  it.each([
    ['Ctrl-C in a terminal, which reaches npm and the launcher', (npm: Child) => npm.kill('SIGINT')],
    ['SIGINT to npm alone', (npm: Child) => process.kill(npm.pid, 'SIGINT')],
    ['SIGTERM to npm alone', (npm: Child) => process.kill(npm.pid, 'SIGTERM')],
  ])('%s ends everything in order', async (_, end) => {
    const one = await open({ data, ...ports[0], throughNpm: true });
    await one.ready();
    const running = one.running();
    end(one.process);
    await one.process.exited;
    expect(alive(running)).toEqual([]);
    // Postgres takes it away when it ends well; a kill leaves it.
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('a second start keeps the data', async () => {
    const one = await start();
    await one.ready();
    expect(await (await fetch(`${one.mail}/email`)).text()).toContain(ana.email);
    // The password is right, so the service tells that only the address is not confirmed yet: the account was kept.
    const response = await post(`${one.site}/auth/v1/token?grant_type=password`, ana);
    expect(await response.json()).toMatchObject({ error_code: 'email_not_confirmed' });
  });

  it('killed without a word, it starts again on the same ports with the same data', async () => {
    const one = await start();
    await one.ready();
    const running = one.running();
    one.process.kill('SIGKILL');
    await one.process.exited;
    const again = await start();
    await again.ready();
    expect(alive(running)).toEqual([]);
    expect(await (await fetch(`${again.mail}/email`)).text()).toContain(ana.email);
    expect(await statusOf(again.readyUrl('gateway'))).toBe(200);
  });

  it('brings back whatever dies: an app, a server', async () => {
    const one = await start();
    await one.ready();
    for (const name of ['gateway', 'learning', 'nats', 'redis', 'postgres']) {
      const { pid } = member(one, name);
      process.kill(pid, 'SIGKILL');
      await waitUntil(() => one.running().some((another) => another.name === name && another.pid !== pid));
      await waitUntil(async () => (await statusOf(one.readyUrl('gateway'))) === 200);
    }
    expect(await statusOf(one.site)).toBe(200);
  });

  it("an app's command works on the running product", async () => {
    await (await start()).ready();
    const run = await startChild({
      name: 'command',
      command: process.execPath,
      args: [join(root, 'deploy/local/run-command.ts'), 'worker', 'replay-dead-letters', '--limit', '5'],
      env: { NIVEL_DATA: data },
    });
    expect(await run.exited).toEqual({ code: 0, signal: null });
    expect(run.lastLines()).toBe('0 dead letters replayed');
  });

  it('says so when it runs already on the same data', async () => {
    const one = await start();
    await one.ready();
    const other = await open({ data });
    expect((await other.process.exited).code).toBe(1);
    expect(other.output()).toMatch(/Nivel runs already on .*\(process \d+\)/);
    expect(await statusOf(one.site)).toBe(200);
  });

  it('runs side by side with another that has its own data and ports', async () => {
    const [one, other] = [await start(), await open({ data: newFolder() })];
    await Promise.all([one.ready(), other.ready()]);
    expect(await Promise.all([statusOf(one.site), statusOf(other.site)])).toEqual([200, 200]);
    expect(await (await fetch(`${other.mail}/email`)).json()).toEqual([]);
    other.process.kill('SIGTERM');
    expect((await other.process.exited).code).toBe(0);
    expect(await statusOf(one.readyUrl('gateway'))).toBe(200);
  });
});

describe('a taken port', () => {
  it.each(['PORT', 'MAIL_PORT'] as const)(
    '%s is told in one clear sentence before anything is started',
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

it('uses the servers that the environment names, and starts none of its own', async () => {
  const stack = await startBackingStack({ ownPostgres: startTestPostgres });
  try {
    const database = new URL(stack.database.adminUrl);
    database.pathname = '/somewhere';
    const env = { DATABASE_URL: database.href, NATS_URL: stack.natsUrl, REDIS_URL: stack.redisUrl };
    const one = await open({ data: newFolder(), env: { ...env, SMTP_URL: stack.mailbox.smtpUrl } });
    await one.ready();
    expect(one.running().map(({ name }) => name)).not.toEqual(expect.arrayContaining(['nats']));
    expect(alive(one.running()).sort()).toEqual([...apps, 'launcher'].sort());
    expect((await post(`${one.site}/auth/v1/signup`, ana)).status).toBe(200);
    await stack.mailbox.waitFor((mail) => mail.to.some(({ address }) => address === ana.email), 20_000);
    one.process.kill('SIGINT');
    await one.process.exited;
  } finally {
    await stack.stop();
  }
});
