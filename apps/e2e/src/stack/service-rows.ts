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

/** Changes rows of a service as its own login may: time that no journey can wait for lets pass what is stored with a moment. */
export const changeRows = (service: string, text: string, values: readonly unknown[]): Promise<void> =>
  withClient(databaseOf(service), async (client) => {
    await client.query(text, [...values]);
  });
