import type { z } from 'zod';
import { allocatorSettings } from '../services/allocator.ts';
import { services } from '../services/services.generated.ts';

/** The services a cluster runs. */
export const apps = services.map(({ name }) => name);

/** The schema of everything an app reads from its environment. */
export const settingsOf = (app: string): z.ZodObject<Record<string, z.ZodType>> => {
  const service = services.find(({ name }) => name === app);
  if (service === undefined) throw new Error(`No service is called ${app}`);
  return service.settings;
};

/** The variables of an app that the C library reads, and not the program. */
export const allocatorVariables = (app: string): string[] =>
  Object.keys(allocatorSettings(services.find(({ name }) => name === app) ?? {}));
