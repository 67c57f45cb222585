import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { secretsOf } from '../services/secrets-of.ts';
import { brokerUsersConfig } from '../identities/broker-file.ts';
import { allocatorVariables, apps, settingsOf } from './settings-of.ts';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
interface Service {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string[];
  secrets?: { source: string; target: string }[];
  ports?: string[];
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
}
const { services, secrets } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};

/** The variables of a container; one that comes as a file by its own name. */
const variablesOf = (name: string): string[] =>
  Object.keys(services[name]?.environment ?? {}).map((variable) => variable.replace(/_FILE$/, ''));

describe.each(apps)('the container of %s', (app) => {
  it('is given every variable it cannot do without, and none it does not read', () => {
    const { shape } = settingsOf(app);
    const set = variablesOf(app);
    const required = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
    expect([...Object.keys(shape), ...allocatorVariables(app)]).toEqual(expect.arrayContaining(set));
    expect(set).toEqual(expect.arrayContaining([...required, ...allocatorVariables(app)]));
  });

  it('finds every secret as a file, and only those that are its own', () => {
    const names = [...secretsOf({ settings: settingsOf(app) }).keys()];
    const { environment = {}, secrets: mounted = [] } = services[app] ?? {};
    for (const name of names) {
      expect(environment).not.toHaveProperty(name);
      expect(environment[`${name}_FILE`]).toBe(`/run/secrets/${name}`);
    }
    expect(mounted.map(({ target }) => target).sort()).toEqual(names.sort());
    for (const { source, target } of mounted) expect([target, `${app}.${target}`]).toContain(source);
  });

  it('has a read-only root and no privilege', () => {
    expect(services[app]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });
});

it('only the proxy is reachable from outside, and it only starts on request', () => {
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

describe('what `npm run -s secrets compose` writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-secrets-'));
  const write = (env: Record<string, string> = {}): Map<string, string> => {
    execFileSync(process.execPath, ['deploy/secrets.ts', 'compose', folder], {
      cwd: root,
      env: { ...process.env, SMTP_URL: '', ...env },
    });
    return new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is every mounted file, in a folder that no other user may read', () => {
    const written = write();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const asked = Object.entries(secrets).map(([name, { file }]) => {
      expect(file).toBe(`\${NIVEL_SECRETS:-.secrets}/${name}`);
      return name;
    });
    const mounted = Object.values(services).flatMap((service) => service.secrets ?? []);
    expect([...new Set(mounted.map(({ source }) => source))].sort()).toEqual(asked.sort());
    // Without the keys of the payment provider payments are not configured, without that of the PAC invoices wait; most have no providers of sign-ins, no captcha and no SMS.
    const isThere = (name: string): boolean =>
      written.get(name) !== '' || /^(STRIPE_|(PAC_KEY|AUTH_PROVIDERS|CAPTCHA_SECRET|SMS_TOKEN)$)/.test(name);
    expect(asked.filter((name) => !isThere(name))).toEqual([]);
    expect(asked.filter((name) => !written.has(name))).toEqual([]);
    // The output of Compose contains no key, password or address with one.
    expect(
      Object.values(services)
        .flatMap(({ environment = {} }) => Object.values(environment))
        .join(' '),
    ).not.toMatch(/:\/\/[^/ ]*@|PASSWORD:-|KEY:-/);
  });

  it('is kept by a second run, and missing ones are created', () => {
    const before = write({ SMTP_URL: 'smtps://user:password@relay.example', STRIPE_SECRET_KEY: 'sk_test_of_a_test' });
    rmSync(join(folder, 'MEDIA_KEY'));
    expect(write()).toEqual(before);
    expect(before.get('SMTP_URL')).toBe('smtps://user:password@relay.example');
    expect(before.get('STRIPE_SECRET_KEY')).toBe('sk_test_of_a_test');
  });

  it('refuses broker and Redis clients without a name, and every name has a password', () => {
    const written = write();
    expect(services['redis']?.command?.join(' ')).toMatch(/ --aclfile \/run\/secrets\/users.acl$/);
    expect(written.get('redis.users.acl')).toMatch(/^user default off\n/);
    const wanted = [...brokerUsersConfig().matchAll(/password: \$(\w+)/g)].map(([, name]) => name);
    expect(brokerUsersConfig()).not.toContain('no_auth_user');
    expect(services['nats']?.env_file).toEqual(['${NIVEL_SECRETS:-.secrets}/broker.env']);
    expect(
      written
        .get('broker.env')
        ?.match(/^\w+(?==.)/gm)
        ?.sort(),
    ).toEqual(wanted.sort());
  });

  it("gives the superuser's password to the server and to the migration alone", () => {
    const who = Object.entries(services).filter(([, service]) =>
      service.secrets?.some(({ source }) => source.startsWith('admin.')),
    );
    expect(who.map(([name]) => name).sort()).toEqual(['migrate', 'postgres']);
  });
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
