import type { z } from 'zod';
import type { BackingServer } from './backing-server.ts';

/**
 * Who a setting is for: an `operator`, who tunes this service; the `installation`, one value for all of its services; the
 * `launcher`, the program that starts the process and knows where it runs; a `secret`, known only to processes that name it; a
 * `test`.
 */
export type Audience = 'operator' | 'installation' | 'launcher' | 'secret' | 'test';

/**
 * How a secret is created: random bytes, a signing key, the root key or its public half, the login of a database role or of a
 * user of the broker or Redis, or a value that the operator supplies.
 */
export type SecretOrigin =
  'key' | 'signing-keys' | 'root-key' | 'root-public-keys' | 'database' | 'broker' | 'redis' | 'outside';

declare module 'zod' {
  interface GlobalMeta {
    /** `operator` when left out. */
    audience?: Audience;
    /** Given for a secret. */
    origin?: SecretOrigin;
    /** Given for the address of a server: in production it must require an encrypted connection. */
    server?: BackingServer;
  }
}

export const audienceOf = (setting: z.ZodType): Audience => setting.meta()?.audience ?? 'operator';

/** The origin of a secret; undefined for every other setting. */
export const secretOriginOf = (setting: z.ZodType): SecretOrigin | undefined => setting.meta()?.origin;

/** The server whose address a setting is; undefined for every other setting. */
export const serverOf = (setting: z.ZodType): BackingServer | undefined => setting.meta()?.server;
