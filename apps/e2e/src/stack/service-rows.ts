import { withClient } from '@nivel/platform/with-client';
import { keptApp } from '@nivel/deploy/local/kept-environments';
import { addresses } from './addresses.ts';

/** Changes rows of a service as its own login may: time that no journey can wait for lets pass what is stored with a moment. */
export const changeRows = async (service: string, text: string, values: readonly unknown[]): Promise<void> => {
  const url = keptApp(addresses().folder, service).env['DATABASE_URL'];
  if (url === undefined) throw new Error(`${service} has no database.`);
  await withClient(url, (client) => client.query(text, [...values]));
};
