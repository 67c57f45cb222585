import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  profiles?: string[];
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

it('nothing is reached from outside but the proxy, which only starts where it is asked for', () => {
  const published = Object.entries(services).flatMap(([name, { ports }]) => (ports ?? []).map((port) => [name, port]));
  expect(published.sort()).toEqual([
    ['gateway', '127.0.0.1:${PORT:-4000}:4000'],
    ['mailbox', '127.0.0.1:${MAIL_PORT:-4080}:4080'],
    ['proxy', '443:443'],
    ['proxy', '80:80'],
  ]);
  expect(services['proxy']).toMatchObject({ profiles: ['proxy'], read_only: true, cap_drop: ['ALL'] });
  expect(services['gateway']?.environment).toMatchObject({ PORT: '4000', HEALTH_PORT: '8080' });
});

it('the proxy hands calls in clear on to the gateway, which refuses them instead of redirecting', () => {
  const caddyfile = readFileSync(join(root, 'deploy/docker/Caddyfile'), 'utf8');
  expect(caddyfile).toContain('auto_https disable_redirects');
  expect(caddyfile.match(/reverse_proxy gateway:4000/g)).toHaveLength(1);
  expect(caddyfile).toContain('{$SITE_ADDRESS}, http://{$SITE_ADDRESS} {');
});

it('every secret that the file asks for is one that deploy/secrets.ts writes, for its owner only and never over others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-env-'));
  const file = join(folder, '.env');
  const args = ['deploy/secrets.ts', 'compose', file];
  execFileSync(process.execPath, args, { cwd: root });
  const printed = readFileSync(file, 'utf8').match(/^\w+(?==)/gm);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is there already')]);
  rmSync(folder, { recursive: true });
  const asked = [...text.matchAll(/\$\{(\w+):-\}/g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(5);
  expect(printed).toEqual(expect.arrayContaining(asked));
});

it('nobody gets into broker or Redis without a name, and every name has a password', () => {
  expect(services['redis']?.command?.join(' ')).toContain(' --user default off ');
  const users = readFileSync(join(root, 'deploy/identities/broker-users.generated.conf'), 'utf8');
  const wanted = [...users.matchAll(/password: \$(\w+)/g)].map(([, name]) => name);
  expect(users).not.toContain('no_auth_user');
  expect(Object.keys(services['nats']?.environment ?? {}).sort()).toEqual(wanted.sort());
});

it('queues are never evicted and survive a kill; the broker keeps streams', () => {
  expect(services['redis']?.command?.join(' ')).toMatch(
    /^redis-server --appendonly yes --maxmemory-policy noeviction /,
  );
  expect(services['nats']).toMatchObject({
    image: expect.stringMatching(/^nats:2\.1[2-9]/),
    command: ['-js', '-sd', '/data', '-c', '/etc/nats/users.conf'],
  });
});
