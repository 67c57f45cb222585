import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './apps.ts';

const fileIn = (data: string): string => join(data, 'environments.json');

/** Stores the environment of each app, for commands that an operator runs beside the running product. */
export const keepEnvironments = (data: string, apps: readonly App[]): void =>
  writeFileSync(fileIn(data), JSON.stringify(apps, null, 2), { mode: 0o600 });

/** The app as it runs on this data folder. @throws Error when there is none */
export const keptApp = (data: string, name: string): App => {
  const apps = existsSync(fileIn(data)) ? (JSON.parse(readFileSync(fileIn(data), 'utf8')) as App[]) : [];
  const found = apps.find((app) => app.name === name);
  if (found) return found;
  const known = apps.map((app) => app.name).join(', ') || 'none; run `npm start` first';
  throw new Error(`There is no app "${name}" in ${data} (there is: ${known}).`);
};
