import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { apps, settingsOf } from './settings-of.ts';

const root = join(import.meta.dirname, '../..');

/** A row that names a setting and its default: `| what | \`5\` | \`LOGIN_FAILURES\` | why |`. */
const ROW = /^\|[^|]*\|\s*(?:`(?<value>[^`]*)`|(?<empty>empty))\s*\|\s*`(?<setting>[A-Z][A-Z0-9_]+)`\s*\|/;

/** Settings that decide who is admitted, how often and for how long. */
const DECIDES =
  /^(RATE_(?!LEASE)|LOGIN_(?!PENDING)|PASSWORD_|ARGON2_|MAIL_(CODE|PER|PAUSE)|WRONG_CODES|RECOVERY_|RECENT_|CONFIRM_|CURRENT_|SIGN_UP_PROOF|SESSION|REFRESH_|ACCESS_TOKEN|DEVICE_|UNCONFIRMED|SECURITY_EVENTS|AUTH_BODY|LIVE_SOCKETS|LOOPBACK)/;

const documented = new Map(
  readFileSync(join(root, 'docs/security.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const { value, empty, setting } = ROW.exec(line)?.groups ?? {};
      return setting === undefined ? [] : [[setting, empty === undefined ? (value ?? '') : ''] as const];
    }),
);

const defaults = new Map<string, string>();
beforeAll(() => {
  for (const app of apps) {
    const { shape } = settingsOf(app);
    for (const [name, schema] of Object.entries<z.ZodType>(shape)) {
      const unset = schema.safeParse(undefined);
      if (unset.success) defaults.set(name, String(unset.data));
    }
  }
});

describe('docs/security.md', () => {
  it("states the program's default for every setting it names", () => {
    expect(documented.size).toBeGreaterThan(40);
    expect(Object.fromEntries([...documented.keys()].map((name) => [name, defaults.get(name)]))).toEqual(
      Object.fromEntries(documented),
    );
  });

  it('leaves out none that decides who is admitted, how often and for how long', () => {
    const missing = [...defaults.keys()].filter((name) => DECIDES.test(name) && !documented.has(name));
    expect(missing).toEqual([]);
  });
});

describe('docs/security-asvs.md', () => {
  it('names files that are there', () => {
    const text = readFileSync(join(root, 'docs/security-asvs.md'), 'utf8');
    const named = [...text.matchAll(/`((?:apps|libs|deploy|k8s|docs)\/[\w./-]+)`/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
