import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { apps, settingsOf } from './settings-of.ts';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
interface Service {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
}
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };

describe.each(apps)('the container of %s', (app) => {
  it('is given every variable it cannot do without, and none it does not read', () => {
    const { shape } = settingsOf(app);
    const set = Object.keys(services[app]?.environment ?? {});
    const required = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(set));
    expect(set).toEqual(expect.arrayContaining(required));
  });

  it('has a read-only root and no privilege', () => {
    expect(services[app]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });
});

it('only the site is reached from outside: mails from this machine alone, probes, databases and broker from none', () => {
  const published = Object.entries(services).flatMap(([name, { ports }]) => (ports ?? []).map((port) => [name, port]));
  expect(published).toEqual([
    ['mailbox', '127.0.0.1:${MAIL_PORT:-4080}:4080'],
    ['gateway', '${PORT:-4000}:4000'],
  ]);
  expect(services['gateway']?.environment).toMatchObject({ PORT: '4000', HEALTH_PORT: '8080' });
});

it('every secret that the file asks for is one that deploy/secrets.ts prints', () => {
  const args = ['deploy/secrets.ts', 'compose'];
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).match(/^\w+(?==)/gm);
  const asked = [...text.matchAll(/\$\{(\w+):-\}/g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(5);
  expect(printed).toEqual(expect.arrayContaining(asked));
});

it('queues are never evicted and survive a kill; the broker keeps streams', () => {
  expect(services['redis']?.command?.join(' ')).toBe('redis-server --appendonly yes --maxmemory-policy noeviction');
  expect(services['nats']).toMatchObject({
    image: expect.stringMatching(/^nats:2\.1[2-9]/),
    command: ['-js', '-sd', '/data'],
  });
});
