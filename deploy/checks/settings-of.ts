import { join } from 'node:path';
import { z } from 'zod';

/** The services a cluster runs. */
export const apps = ['gateway', 'auth', 'learning', 'worker'] as const;

/** The schema of everything an app reads from its environment. */
export const settingsOf = async (app: string): Promise<z.ZodObject<Record<string, z.ZodType>>> => {
  const file = join(import.meta.dirname, '../../apps', app, 'src/config.ts');
  const schema = ((await import(file)) as Record<string, unknown>)[`${app}Settings`];
  if (schema instanceof z.ZodObject) return schema;
  throw new Error(`apps/${app}/src/config.ts exports no ${app}Settings`);
};
