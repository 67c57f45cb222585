import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../local/settings.ts';
import { services } from '../services/services.generated.ts';

/** The names of operations whose snapshots a service keeps copies of, as its sources and the contracts say. */
const copiedBy = (service: string): string[] => {
  const folder = join(root, 'apps', service, 'src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return sources.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/@KeepsCopyOf\((\w+)\)/g)].map(([, snapshot = '']) => {
      const [, path = ''] = new RegExp(`import \\{ ${snapshot} \\} from '@nivel/contracts/([^']+)'`).exec(text) ?? [];
      const contract = readFileSync(join(root, 'libs/contracts/src', `${path}.ts`), 'utf8');
      return /name: '([^']+)'/.exec(contract)?.[1] ?? '';
    });
  });
};

it('the broker lets every service ask the owners of its copies', () => {
  const copied = services.flatMap(({ name, asks }) => copiedBy(name).map((snapshot) => ({ name, snapshot, asks })));
  expect(copied.length).toBeGreaterThan(1);
  expect(copied.filter(({ snapshot, asks }) => !asks.includes(snapshot))).toEqual([]);
});
