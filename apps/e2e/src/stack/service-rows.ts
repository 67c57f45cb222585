import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@nivel/platform/with-client';
import { addresses } from './addresses.ts';

interface RunningApp {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Where the launcher says what each app was given. */
const databaseOf = (service: string): string => {
  const apps = JSON.parse(readFileSync(join(addresses().folder, 'environments.json'), 'utf8')) as RunningApp[];
  const url = apps.find(({ name }) => name === service)?.env['DATABASE_URL'];
  if (url === undefined) throw new Error(`${service} has no database.`);
  return url;
};

/** Changes rows of a service with its own login, where a journey would otherwise need days, or another journey first. */
export const changeRows = (service: string, text: string, values: readonly unknown[]): Promise<void> =>
  withClient(databaseOf(service), async (client) => {
    await client.query(text, [...values]);
  });
