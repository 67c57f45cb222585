import { beforeAll, describe, expect, it } from '@jest/globals';
import { missingTls } from '@nivel/platform/server-tls';
import { containersOf, findKubectl, render, secretsFor, variablesOf, type Rendered } from './rendered.ts';
import { apps } from './settings-of.ts';

const kubectl = await findKubectl();
const withKubectl = kubectl === undefined ? { it: it.skip } : { it };
let rendered: Rendered[] = [];
let printed: Rendered[] = [];
beforeAll(async () => {
  [rendered, printed] = await Promise.all([
    kubectl === undefined ? [] : render(kubectl, 'overlays/production'),
    secretsFor('kubernetes', 'smtps://user:password@relay.example'),
  ]);
});
/** A Job carries its release behind its name. */
const named = (kind: string, name: string): Rendered | undefined =>
  rendered.find(
    (one) =>
      one.kind === kind && (one.metadata.name === name || (kind === 'Job' && one.metadata.name.startsWith(`${name}-`))),
  );

describe('in production no server is addressed in clear', () => {
  it('the secrets are addresses with TLS, for which the programs insist on it', async () => {
    const given = printed.flatMap(({ ['stringData']: data }) => Object.entries(data as Record<string, string>));
    const addresses = given.filter(([name]) => /_URL$/.test(name));
    expect(addresses.length).toBeGreaterThan(5);
    for (const [name, address] of addresses) {
      const server = name === 'SMTP_URL' ? 'smtp' : name === 'REDIS_URL' ? 'redis' : 'postgres';
      expect([name, missingTls(server, address, [])]).toEqual([name, undefined]);
    }
    const inClear = secretsFor('kubernetes', 'smtp://user:password@relay.example:587');
    await expect(inClear).rejects.toThrow(/SMTP_URL needs TLS/);
  });

  withKubectl.it('no host is left out, and every pod waits for the authority of the servers', () => {
    for (const app of [...apps, 'import-content', 'migrate']) {
      const found = named('Deployment', app) ?? named('Job', app);
      for (const container of containersOf(found ?? ({} as Rendered))) {
        const set = variablesOf(rendered, container);
        expect(set.get('PLAINTEXT_HOSTS')).toBe('');
        expect(missingTls('nats', set.get('NATS_URL') ?? '', [])).toBeUndefined();
        expect(set.get('NODE_EXTRA_CA_CERTS')).toBe('/run/trust/ca.crt');
        expect(container.secretFiles.get('/run/trust/ca.crt')).toBe('secret:servers-ca/ca.crt');
      }
      expect(found?.spec?.template?.spec.volumes).toContainEqual(
        expect.objectContaining({ name: 'trust', secret: expect.objectContaining({ optional: false }) }),
      );
    }
  });

  withKubectl.it('the servers show certificates of that authority, for the names by which they are called', () => {
    const namesOf = (certificate: string): string[] =>
      (named('Certificate', certificate)?.spec as { dnsNames?: string[] } | undefined)?.dnsNames ?? [];
    expect(namesOf('database-tls')).toContain('nivel-database-rw');
    expect(namesOf('nats-tls')).toContain('nats');
    expect(namesOf('redis-tls')).toContain('redis-haproxy');
    expect(named('Cluster', 'nivel-database')?.spec).toMatchObject({
      certificates: { serverTLSSecret: 'database-tls', serverCASecret: 'database-tls' },
      postgresql: { pg_hba: ['hostssl all all all scram-sha-256', 'hostnossl all all all reject'] },
    });
    const valuesOf = (release: string): unknown =>
      (named('HelmRelease', release)?.spec as { values?: unknown } | undefined)?.values;
    expect(valuesOf('nats')).toMatchObject({
      config: {
        nats: { tls: { enabled: true, secretName: 'nats-tls' } },
        cluster: { tls: { enabled: true, secretName: 'nats-tls', merge: { verify: true } } },
      },
    });
    expect(valuesOf('redis')).toMatchObject({ haproxy: { tls: { enabled: true, secretName: 'redis-tls' } } });
  });
});
