import { isAbsolute, join, resolve } from 'node:path';
import { secretFrom } from '@nivel/platform/secret-file';

/** The checkout that contains this launcher. */
export const root = join(import.meta.dirname, '../..');

export interface LocalSettings {
  readonly port: number;
  readonly mailPort: number;
  /** The payment sandbox; null where payments are external: keys are given, or this is production. */
  readonly paymentPort: number | null;
  /** The folder of everything that a second start needs. */
  readonly data: string;
  /** Servers that run elsewhere; missing ones are started here. */
  readonly given: {
    readonly database: string | undefined;
    readonly nats: string | undefined;
    readonly redis: string | undefined;
    readonly smtp: string | undefined;
  };
}

const portOf = (name: string, fallback: number, env: NodeJS.ProcessEnv): number => {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port between 1 and 65535, not "${text}".`);
};

/** A sandbox gives paid things away: only on a person's own machine, whose site is no other's. */
const isOwnMachine = (env: NodeJS.ProcessEnv): boolean => {
  const site = env['PUBLIC_URL'];
  const isNear = !site || ['localhost', '127.0.0.1'].includes(new URL(site).hostname);
  return isNear && env['NODE_ENV'] !== 'production' && !secretFrom(env, 'STRIPE_SECRET_KEY');
};

/** Reads the launcher's environment. @throws Error with one clear sentence */
export const readLocalSettings = (env: NodeJS.ProcessEnv): LocalSettings => {
  const data = env['NIVEL_DATA'] || '.nivel';
  const given = (name: string): string | undefined => env[name] || undefined;
  return {
    port: portOf('PORT', 4000, env),
    mailPort: portOf('MAIL_PORT', 4080, env),
    paymentPort: isOwnMachine(env) ? portOf('PAYMENT_PORT', 4090, env) : null,
    data: isAbsolute(data) ? data : resolve(root, data),
    given: {
      database: given('DATABASE_URL'),
      nats: given('NATS_URL'),
      redis: given('REDIS_URL'),
      smtp: given('SMTP_URL'),
    },
  };
};
