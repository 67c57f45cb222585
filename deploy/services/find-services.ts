import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDescription } from '@nivel/platform/service-description';

/** A description as tools read it: it is not booted here. */
export type Described = Omit<ServiceDescription, 'program'>;

/** Every description there is, by name. Generators alone look for them; everybody else imports the list that they write. */
export const findServices = async (root: string): Promise<Described[]> => {
  const names = readdirSync(join(root, 'apps')).filter((name) => existsSync(join(root, 'apps', name, 'service.ts')));
  const found: Described[] = [];
  for (const name of names.sort()) {
    const { service } = (await import(join(root, 'apps', name, 'service.ts'))) as { service: Described };
    if (service.name !== name) throw new Error(`apps/${name}/service.ts describes ${service.name}`);
    found.push(service);
  }
  return found;
};

/** Whether it owns the database schema of its name. */
export const ownsSchema = ({ uses }: Pick<Described, 'uses'>): boolean => uses.includes('postgres');
