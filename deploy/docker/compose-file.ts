import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../local/settings.ts';

const service = z.object({
  build: z.object({ args: z.object({ APP: z.string() }) }).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
});
/** The part of a container in `docker-compose.yml` that is started here. */
export type ComposeService = z.output<typeof service>;

/** Puts values in the place of `${NAME:-otherwise}`, inner ones first, as Compose does. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string => {
  const once = text.replaceAll(
    /\$\{(\w+):-([^${}]*)\}/g,
    (_, name: string, otherwise: string) => values[name] || otherwise,
  );
  return once === text ? text : interpolate(once, values);
};

/** Reads lines of a file of variables. */
export const readEnv = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** The containers that are built from our sources, each with the environment that Compose gives it. */
export const composeServices = (values: Readonly<Record<string, string>>): Map<string, ComposeService> => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const { services } = z.object({ services: z.record(z.string(), service) }).parse(parse(text, { merge: true }));
  // Filled in after the file was read, so that each value stays a text.
  const filled = ({ environment, ...rest }: ComposeService): ComposeService => ({
    ...rest,
    environment: Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, interpolate(value, values)]),
    ),
  });
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);
  return new Map(ours.map(([name, one]) => [name, filled(one)]));
};
