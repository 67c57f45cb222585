import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const policy = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    podSelector: z.object({ matchExpressions: z.array(z.object({ values: z.array(z.string()) })).optional() }),
    egress: z.array(z.object({ to: z.array(z.unknown()).optional(), ports: z.array(z.unknown()) })).optional(),
  }),
});

const file = join(import.meta.dirname, '../../k8s/overlays/production/network.yaml');
const policies = parseAllDocuments(readFileSync(file, 'utf8')).map((document) => policy.parse(document.toJS()));
const named = (name: string) => policies.find(({ metadata }) => metadata.name === name)?.spec;

describe('what production may call outside of the cluster', () => {
  it('is any public address over HTTPS, for the services whose settings name a provider, and no private one', () => {
    const spec = named('uses-providers');
    const callers = spec?.podSelector.matchExpressions?.flatMap(({ values }) => values);
    expect(callers).toEqual(['ai', 'auth', 'billing', 'gateway', 'projects', 'worker']);
    const to = named('uses-mail')?.egress?.[0]?.to;
    expect(JSON.stringify(to)).toContain('169.254.0.0/16');
    expect(spec?.egress).toEqual([{ to, ports: [{ port: 443 }] }]);
  });
});
