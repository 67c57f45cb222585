import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook?: string };
}
const { groups } = parse(readFileSync(join(root, 'deploy/observability/alerts.yaml'), 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const eventsIn = ({ expr }: Rule): string[] =>
  [...expr.matchAll(/event=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'));

/** The sources of our services and libraries, without tests. */
const sources = execFileSync('git', ['ls-files', 'apps/*/src/*.ts', 'libs/*/src/*.ts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$|^apps\/(web|e2e)\//.test(file) && existsSync(join(root, file)))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

it('every event that indicates an attack has an alert', () => {
  expect(rules.flatMap(eventsIn).sort()).toEqual(
    [
      'code-failed',
      'foreign-origin',
      'forged-key-set',
      'forged-token',
      'locked-out',
      'malformed-handshake',
      'malformed-request',
      'rate-limited',
      'refused',
      'sign-in-failed',
      'token-reused',
    ].sort(),
  );
});

/** Metrics of other programs, with the pages that document them. */
const foreign = new Set([
  // https://cloudnative-pg.io/plugin-barman-cloud/docs/observability
  'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp',
  'barman_cloud_cloudnative_pg_io_last_failed_backup_timestamp',
  // https://cloudnative-pg.io/docs/current/monitoring, the default queries
  'cnpg_pg_stat_archiver_last_archived_time',
  'cnpg_pg_stat_archiver_last_failed_time',
  'cnpg_pg_stat_archiver_seconds_since_last_archival',
]);

it.each(rules.map((rule) => [rule.alert, rule] as const))('%s names only metrics that exist', (_, rule) => {
  const metrics = [...rule.expr.matchAll(/\b(?:nivel|cnpg|barman_cloud)_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(count|bucket|sum)$/, ''),
  );
  expect(metrics.length).toBeGreaterThan(0);
  for (const metric of metrics.filter((name) => !foreign.has(name))) expect(sources).toContain(`'${metric}'`);
  for (const event of eventsIn(rule)) expect(sources).toContain(`'${event}'`);
});

it('a missing backup, a failed backup and a log that is not archived each page an operator', () => {
  const paging = rules.filter(({ expr, labels }) => /\b(cnpg|barman_cloud)_/.test(expr) && labels.severity === 'page');
  expect(paging.map(({ alert }) => alert)).toEqual(['NivelBackupMissing', 'NivelBackupFailed', 'NivelLogNotArchived']);
});

it('names existing runbooks only', () => {
  for (const { annotations } of rules)
    if (annotations.runbook !== undefined) expect(existsSync(join(root, annotations.runbook))).toBe(true);
});
