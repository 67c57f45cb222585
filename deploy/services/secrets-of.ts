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

const SHARED = ['key', 'signing-keys', 'root-key', 'root-public-keys'] as const;
/** The origin of a secret that an installation makes once. */
export type SharedOrigin = (typeof SHARED)[number];

/**
 * The secrets of an installation that are made once and known to all who name them: everything but logins and secrets from
 * outside.
 */
export const sharedSecrets = (services: readonly Pick<Described, 'settings'>[]): Map<string, SharedOrigin> =>
  new Map(
    services
      .flatMap((service) => [...secretsOf(service)])
      .flatMap(([name, origin]) => {
        const shared = SHARED.find((one) => one === origin);
        return shared === undefined ? [] : [[name, shared] as const];
      })
      .sort(([one], [other]) => one.localeCompare(other)),
  );
