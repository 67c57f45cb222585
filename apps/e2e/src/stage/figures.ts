import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@nivel/deploy/local/settings';

/** Keeps a measured figure of this run and shows it between the tests. */
export const reportFigure = (name: string, value: number, unit: string, limit: number): void => {
  const line = `${name}: ${Math.round(value * 1_000) / 1_000} ${unit} (limit ${limit} ${unit})\n`;
  mkdirSync(join(root, 'dist'), { recursive: true });
  appendFileSync(join(root, 'dist/e2e-figures.txt'), `${new Date().toISOString()} ${line}`);
  process.stdout.write(line);
};
