import type { z } from 'zod';
import { secretOriginOf, type SecretOrigin } from '@nivel/platform/setting-audience';
import type { Described } from './find-services.ts';

/** The secrets that a service may know, by name. */
export const secretsOf = ({ settings }: Pick<Described, 'settings'>): Map<string, SecretOrigin> =>
  new Map(
    Object.entries<z.ZodType>(settings.shape).flatMap(([name, setting]) => {
      const origin = secretOriginOf(setting);
      return origin === undefined ? [] : [[name, origin] as const];
    }),
  );

/** The secrets of an installation that are made once and known to all who name them: everything but logins and what comes from outside. */
export const sharedSecrets = (services: readonly Pick<Described, 'settings'>[]): Map<string, 'key' | 'signing-keys'> =>
  new Map(
    services
      .flatMap((service) => [...secretsOf(service)])
      .flatMap(([name, origin]) => (origin === 'key' || origin === 'signing-keys' ? [[name, origin] as const] : []))
      .sort(([one], [other]) => one.localeCompare(other)),
  );
