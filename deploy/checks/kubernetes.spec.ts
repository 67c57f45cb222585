import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { schemas } from '../migrate/roles.ts';
import { typeErrors } from './manifest-types.ts';
import { claimAt, containersOf, findKubectl, render, secretsFor, variablesOf, type Rendered } from './rendered.ts';
import { allocatorVariables, apps, settingsOf } from './settings-of.ts';

interface Release {
  readonly data: { readonly RELEASE?: string };
}
const root = join(import.meta.dirname, '../..');
const overlays = ['development', 'production'] as const;
const applied = ['recovery', 'operators', 'operators/classes'] as const;

const rendered = new Map<string, Rendered[]>();
const printed = new Map<string, Rendered[]>();
/** `npm test` reports it when there is none; then only what needs no rendering is tested. */
const kubectl = await findKubectl();
const withKubectl = kubectl === undefined ? { describe: describe.skip, it: it.skip } : { describe, it };

const folderOf = (name: string): string => (name.startsWith('operators') ? name : `overlays/${name}`);
const renderAll = async (): Promise<void> => {
  if (kubectl === undefined) return;
  const names = [...overlays, ...applied];
  await Promise.all(names.map(async (name) => rendered.set(name, await render(kubectl, folderOf(name)))));
};
const printAll = async (): Promise<void> => {
  printed.set('development', await secretsFor('development'));
  printed.set('production', await secretsFor('kubernetes', 'smtps://user:password@relay.example'));
};
const objects = (overlay: string): Rendered[] => rendered.get(overlay) ?? [];
/** A deployment of production with a misspelt key. */
const broken = (): Rendered[] => {
  const deployment = objects('production').find(({ kind }) => kind === 'Deployment');
  return deployment ? [{ ...deployment, spec: { ...deployment.spec, replicsa: 2 } }] : [];
};
/** The type errors of each. */
let errors: ReadonlyMap<string, string>;
beforeAll(async () => {
  await Promise.all([renderAll(), printAll()]);
  const secrets = [...printed].map(([overlay, all]) => [`secrets-${overlay}`, all] as const);
  errors = typeErrors(new Map([...rendered, ...secrets, ['broken', broken()]]));
});

const named = (overlay: string, kind: string, name: string): Rendered | undefined =>
  objects(overlay).find((one) => one.kind === kind && one.metadata.name === name);
/** A Job carries its release behind its name. */
const job = (overlay: string, name: string): Rendered | undefined =>
  objects(overlay).find(({ kind, metadata }) => kind === 'Job' && metadata.name.startsWith(`${name}-`));

const variables = (overlay: string, kind: string, name: string): Map<string, string> => {
  const found = kind === 'Job' ? job(overlay, name) : named(overlay, kind, name);
  const [container] = found ? containersOf(found) : [];
  if (!container) throw new Error(`${kind} ${name} runs nothing`);
  return variablesOf(objects(overlay), container);
};

withKubectl.describe('files that people upload', () => {
  const volumeOf = (overlay: string, app: string): string | undefined => {
    const deployment = named(overlay, 'Deployment', app);
    return deployment && claimAt(deployment, variables(overlay, 'Deployment', app).get('FILES_FOLDER'));
  };

  it.each(['gateway', 'worker'])('of %s are on one volume in the development cluster', (app) => {
    expect(variables('development', 'Deployment', app).get('FILES_BUCKET')).toBe('');
    expect(volumeOf('development', app)).toBe('files');
    expect(named('development', 'PersistentVolumeClaim', 'files')).toBeDefined();
  });

  it.each(['gateway', 'worker'])('of %s are in a bucket in production', (app) => {
    expect(variables('production', 'Deployment', app).get('FILES_BUCKET')).not.toBe('');
    expect(volumeOf('production', app)).toBeUndefined();
  });
});

withKubectl.describe.each(overlays)('the %s overlay', (overlay) => {
  it('has only keys and values that Kubernetes and the operators know', () => {
    expect(objects(overlay).length).toBeGreaterThan(30);
    expect(errors.get(overlay)).toBe('');
  });

  it.each(apps)('sets every variable %s reads, with a value it takes, and no other', (app) => {
    const schema = settingsOf(app);
    const set = variables(overlay, 'Deployment', app);
    // Read by Node itself.
    set.delete('NODE_EXTRA_CA_CERTS');
    for (const name of allocatorVariables(app)) expect(set.delete(name)).toBe(true);
    expect([...set.keys()].sort()).toEqual(Object.keys(schema.shape).sort());
    const given = [...set].filter(([, value]) => value !== '' && !value.startsWith('secret:'));
    const wrong = schema.safeParse(Object.fromEntries(given)).error?.issues ?? [];
    const secret = (name: unknown): boolean => set.get(String(name))?.startsWith('secret:') ?? false;
    expect(wrong.filter(({ path: [name] }) => !secret(name))).toEqual([]);
  });

  it('shares limits among as many gateways as there may be', () => {
    const scaler = named(overlay, 'HorizontalPodAutoscaler', 'gateway');
    const most = (scaler?.spec as { maxReplicas?: number } | undefined)?.maxReplicas;
    expect(variables(overlay, 'Deployment', 'gateway').get('GATEWAY_REPLICAS')).toBe(String(most));
  });

  it('gives the import of the curriculum the settings of the learning service, but no key', () => {
    const [one, other] = [variables(overlay, 'Job', 'import-content'), variables(overlay, 'Deployment', 'learning')];
    expect([...one.keys(), 'AUTH_ROOT_PUBLIC_KEYS', 'CERTIFICATE_KEY', 'MEDIA_KEY', 'NATS_PASSWORD'].sort()).toEqual(
      [...other.keys()].sort(),
    );
  });

  it.each([...schemas, 'import-content'])('starts nothing of %s before the migrations of its release', (name) => {
    const starts = named(overlay, 'Deployment', name) ?? job(overlay, name);
    const [first] = starts?.spec?.template?.spec.initContainers ?? [];
    const [migration] = containersOf(job(overlay, 'migrate') ?? ({} as Rendered));
    expect(first).toMatchObject({ image: migration?.image, args: ['deploy/migrate/wait.ts', expect.any(String)] });
  });

  it('gives the Jobs of a release names of their own, because a Job cannot be changed', () => {
    const names = objects(overlay)
      .filter(({ kind }) => kind === 'Job')
      .map(({ metadata }) => metadata.name);
    const { RELEASE = '' } = (
      parse(readFileSync(join(root, 'k8s/overlays', overlay, 'release.yaml'), 'utf8')) as Release
    ).data;
    expect(RELEASE).toMatch(/^[a-z0-9-]+$/);
    expect(names.sort()).toEqual([`import-content-${RELEASE}`, `migrate-${RELEASE}`]);
  });

  it('lets the import of the curriculum reach the database, and nothing else', () => {
    const labels = job(overlay, 'import-content')?.spec?.template?.['metadata'] as { labels: Record<string, string> };
    expect(Object.keys(labels.labels).filter((label) => label.startsWith('nivel/'))).toEqual(['nivel/uses-database']);
  });

  it('sets no variable that the migration does not read', () => {
    const source = readFileSync(join(root, 'deploy/migrate/main.ts'), 'utf8');
    const own = [...variables(overlay, 'Job', 'migrate')].filter(([, value]) => value.startsWith('secret:'));
    for (const [name] of own) {
      expect(source).toContain(name.replace(/^(?!ADMIN|OWNER)[A-Z]+_DATABASE/, '_DATABASE'));
    }
  });

  it('names only secrets, and keys of them, that deploy/secrets.ts makes', () => {
    const made = (printed.get(overlay) ?? []).flatMap(({ metadata, ['stringData']: data }) =>
      Object.keys(data as object).map((key) => `secret:${metadata.name}/${key}`),
    );
    const used = objects(overlay)
      .flatMap(containersOf)
      .flatMap((container) => [...variablesOf(objects(overlay), container).values()])
      .filter((value) => value.startsWith('secret:'));
    expect(used.length).toBeGreaterThan(5);
    expect(made).toEqual(expect.arrayContaining(used));
  });

  it('runs nothing as root, with a writable root or without limits', () => {
    const running = objects(overlay).filter((one) => containersOf(one).length > 0);
    expect(running.length).toBeGreaterThanOrEqual(6);
    for (const one of running) {
      expect(one.spec?.template?.spec).toMatchObject({
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of containersOf(one)) {
        expect(container).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { requests: { cpu: expect.anything() }, limits: { memory: expect.anything() } },
        });
      }
    }
  });

  it.each(apps)('probes %s, scales it and keeps some of it through disruptions', (app) => {
    const [container] = containersOf(named(overlay, 'Deployment', app) ?? ({} as Rendered));
    expect(container).toMatchObject({
      livenessProbe: { httpGet: { path: '/livez', port: 'probes' } },
      readinessProbe: { httpGet: { path: '/readyz', port: 'probes' } },
    });
    expect(named(overlay, 'HorizontalPodAutoscaler', app)).toBeDefined();
    expect(named(overlay, 'PodDisruptionBudget', app)).toBeDefined();
  });

  it('lets the public reach the door alone, and the monitoring the probes alone', () => {
    const reached = (name: string): unknown[] => {
      const { ingress } = (named(overlay, 'NetworkPolicy', name)?.spec ?? {}) as { ingress?: { ports: unknown[] }[] };
      return (ingress ?? []).flatMap(({ ports }) => ports);
    };
    expect([reached('public-door'), reached('metrics')]).toEqual([[{ port: 'http' }], [{ port: 'probes' }]]);
    expect(named(overlay, 'Service', 'gateway')?.spec).toMatchObject({ ports: [{ targetPort: 'http' }] });
  });

  it('denies every connection that no policy names', () => {
    expect(named(overlay, 'NetworkPolicy', 'nothing')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });
});

withKubectl.it.each(applied)('%s too has only known keys and values', (once) => {
  expect(objects(once).length).toBeGreaterThan(1);
  expect(errors.get(once)).toBe('');
});

it('a cluster of production gets no secrets without a mail relay, and none of the superuser', async () => {
  await expect(secretsFor('kubernetes')).rejects.toThrow(/SMTP_URL is not set/);
  const names = (overlay: string): string[] => (printed.get(overlay) ?? []).map(({ metadata }) => metadata.name);
  expect(names('development')).toContain('database-admin');
  expect(names('production')).not.toContain('database-admin');
});

it.each(overlays)('the printed secrets of %s are real objects too', (overlay) => {
  expect(printed.get(overlay)).not.toHaveLength(0);
  expect(errors.get(`secrets-${overlay}`)).toBe('');
});

withKubectl.it('a misspelt key turns the check red', () => {
  expect(errors.get('broken')).toMatch(/replicsa.* does not exist in type 'IDeploymentSpec'/);
});

withKubectl.it('production leaves calls in clear to the gateway, which refuses them instead of redirecting', () => {
  const listeners = (named('production', 'Gateway', 'nivel')?.spec as { listeners?: object[] } | undefined)?.listeners;
  expect(listeners).toMatchObject([{ protocol: 'HTTP' }, { protocol: 'HTTPS', tls: { mode: 'Terminate' } }]);
  // One route for both listeners, to our own gateway, without a filter on the way.
  const routes = objects('production').filter(({ kind }) => kind === 'HTTPRoute');
  expect(routes.map(({ spec }) => spec)).toMatchObject([
    { parentRefs: [{ name: 'nivel' }], rules: [{ backendRefs: [{ name: 'gateway', port: 80 }] }] },
  ]);
  expect(JSON.stringify(routes)).not.toMatch(/filters|sectionName/);
  expect(variables('production', 'Deployment', 'gateway').get('TRUSTED_PROXIES')).toBe('1');
  expect(variables('production', 'Deployment', 'gateway').get('PUBLIC_URL')).toMatch(/^https:/);
});

withKubectl.it('every chart has one exact version', () => {
  const releases = ['production', 'operators'].flatMap(objects).filter(({ kind }) => kind === 'HelmRelease');
  expect(releases.length).toBeGreaterThanOrEqual(7);
  for (const { spec } of releases)
    expect(spec).toMatchObject({ chart: { spec: { version: expect.stringMatching(/^v?\d+\.\d+\.\d+$/) } } });
});

withKubectl.it('production keeps three copies of every fact, each on disk before it is acknowledged', () => {
  const values = (named('production', 'HelmRelease', 'nats')?.spec as { values?: unknown } | undefined)?.values;
  expect(values).toMatchObject({
    config: {
      cluster: { enabled: true, replicas: 3 },
      jetstream: { enabled: true, merge: { sync_interval: 'always' } },
    },
  });
  expect(variables('production', 'Deployment', 'learning').get('FACTS_REPLICAS')).toBe('3');
});
