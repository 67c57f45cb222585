import { join } from 'node:path';
import type { ServiceDescription } from '@nivel/platform/service-description';
import type { z } from 'zod';

/** The services a cluster runs. */
export const apps = ['gateway', 'auth', 'learning', 'worker'] as const;

/** The schema of everything an app reads from its environment. */
export const settingsOf = async (app: string): Promise<z.ZodObject<Record<string, z.ZodType>>> => {
  const file = join(import.meta.dirname, '../../apps', app, 'service.ts');
  const { service } = (await import(file)) as { service: ServiceDescription };
  return service.settings;
};
