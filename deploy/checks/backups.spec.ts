import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { findKubectl, objectsIn, render, type Rendered } from './rendered.ts';

interface Plugin {
  readonly name: string;
  readonly isWALArchiver?: boolean;
  readonly parameters: { readonly barmanObjectName: string; readonly serverName: string };
}
interface Cluster {
  readonly plugins: readonly [Plugin];
  readonly externalClusters?: readonly [{ readonly plugin: Plugin }];
  readonly backup?: unknown;
}

const kubectl = await findKubectl();
const withKubectl = kubectl === undefined ? describe.skip : describe;
const rendered = new Map<string, Rendered[]>();
beforeAll(async () => {
  if (kubectl === undefined) return;
  for (const overlay of ['production', 'recovery']) rendered.set(overlay, await render(kubectl, `overlays/${overlay}`));
});
const spec = <T = object>(overlay: string, kind: string): T =>
  rendered.get(overlay)?.find((one) => one.kind === kind)?.spec as T;

withKubectl('the backups of the database', () => {
  it('are taken by the plugin, base backups and log alike, not by the deprecated part of the operator', () => {
    const { plugins, backup } = spec<Cluster>('production', 'Cluster');
    expect(plugins).toEqual([expect.objectContaining({ name: 'barman-cloud.cloudnative-pg.io', isWALArchiver: true })]);
    expect(backup).toBeUndefined();
    const { name } = plugins[0];
    expect(spec('production', 'ScheduledBackup')).toMatchObject({ method: 'plugin', pluginConfiguration: { name } });
  });

  it('are written encrypted, to the store that is described', () => {
    const stores = rendered.get('production')?.filter(({ kind }) => kind === 'ObjectStore') ?? [];
    const [plugin] = spec<Cluster>('production', 'Cluster').plugins;
    expect(stores.map(({ metadata }) => metadata.name)).toEqual([plugin.parameters.barmanObjectName]);
    const encryption = expect.stringMatching(/^(AES256|aws:kms)$/);
    expect(stores[0]?.spec).toMatchObject({ configuration: { data: { encryption }, wal: { encryption } } });
  });

  it('start with the Secret that deploy/secrets.ts makes of the keys it is given', () => {
    const keys = { BACKUP_ACCESS_KEY_ID: 'id', BACKUP_SECRET_ACCESS_KEY: 'key' };
    const env = { ...process.env, SMTP_URL: 'smtps://relay.example', ...keys };
    const args = [join(import.meta.dirname, '../secrets.ts'), 'kubernetes'];
    const made = objectsIn(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
    const secret = made.find(({ metadata }) => metadata.name === 'backup-storage');
    expect(secret).toMatchObject({ stringData: { ACCESS_KEY_ID: 'id', SECRET_ACCESS_KEY: 'key' } });
    expect(spec('production', 'ObjectStore')).toMatchObject({
      configuration: {
        s3Credentials: {
          accessKeyId: { name: 'backup-storage', key: 'ACCESS_KEY_ID' },
          secretAccessKey: { name: 'backup-storage', key: 'SECRET_ACCESS_KEY' },
        },
      },
    });
  });

  it('are read by a database that is brought back, which writes its own elsewhere', () => {
    const { plugins, externalClusters } = spec<Cluster>('recovery', 'Cluster');
    const written = spec<Cluster>('production', 'Cluster').plugins[0].parameters;
    expect(externalClusters?.[0].plugin.parameters).toEqual(written);
    expect(plugins[0].parameters).toEqual({
      ...written,
      serverName: expect.not.stringMatching(`^${written.serverName}$`),
    });
  });
});
