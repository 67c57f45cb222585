import type { z } from 'zod';
import { secretFrom } from './secret-file.ts';
import { missingTls, plaintextHosts } from './server-tls.ts';
import { audienceOf, serverOf } from './setting-audience.ts';

/**
 * The values that are set for a schema: its variables and, of secrets, the files they are in. An empty variable counts as not
 * set.
 */
export const givenOf = (
  schema: z.ZodObject,
  env: Readonly<Record<string, string | undefined>>,
): { given: Record<string, string>; issues: string[] } => {
  const given: Record<string, string> = {};
  const issues: string[] = [];
  for (const [name, setting] of Object.entries<z.ZodType>(schema.shape)) {
    try {
      const value = audienceOf(setting) === 'secret' ? secretFrom(env, name) : env[name];
      if (value) given[name] = value;
    } catch (error) {
      issues.push(`  ${name}: ${(error as Error).message}`);
    }
  }
  return { given, issues };
};

/** Values refused in production although the schema accepts them. */
export const refusedInProduction = (
  schema: z.ZodObject,
  given: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string | undefined>>,
): string[] => {
  const missing = Object.entries<z.ZodType>(schema.shape).flatMap(([name, setting]) => {
    const [server, addresses] = [serverOf(setting), given[name]];
    const reason = server && addresses ? missingTls(server, addresses, plaintextHosts(env)) : undefined;
    return reason === undefined ? [] : [`  ${name}: ${reason}`];
  });
  // Nothing that can be set may make a process of a real installation end itself.
  return given['CRASH_AT'] ? [...missing, '  CRASH_AT: is refused in production'] : missing;
};
