import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook?: string };
}
const { groups } = parse(readFileSync(join(root, 'deploy/observability/alerts.yaml'), 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const eventsIn = ({ expr }: Rule): string[] =>
  [...expr.matchAll(/event=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'));

/** What our services and libraries are made of, without tests. */
const sources = execFileSync('git', ['ls-files', 'apps/*/src/*.ts', 'libs/*/src/*.ts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$|^apps\/(web|e2e)\//.test(file) && existsSync(join(root, file)))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

it('an alert stands on every event that tells of an attack', () => {
  expect(rules.flatMap(eventsIn).sort()).toEqual(
    [
      'code-failed',
      'foreign-origin',
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

it.each(rules.map((rule) => [rule.alert, rule] as const))('%s names only what the code really counts', (_, rule) => {
  const metrics = [...rule.expr.matchAll(/\bnivel_[a-z_]+/g)].map(([name]) => name.replace(/_(count|bucket|sum)$/, ''));
  expect(metrics.length).toBeGreaterThan(0);
  for (const metric of metrics) expect(sources).toContain(`'${metric}'`);
  for (const event of eventsIn(rule)) expect(sources).toContain(`'${event}'`);
});

it('every runbook that an alert names is there', () => {
  for (const { annotations } of rules)
    if (annotations.runbook !== undefined) expect(existsSync(join(root, annotations.runbook))).toBe(true);
});
