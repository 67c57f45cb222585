import { randomBytes } from 'node:crypto';
import { services } from '../services/services.generated.ts';
import { brokerUsers, passwordVariable } from './broker-config.ts';
import { redisUsers } from './redis-users.ts';

/** Passwords by user. */
export type Passwords = Readonly<Record<string, string>>;

/** Passwords of the users of broker and Redis. */
export interface Logins {
  readonly broker: Passwords;
  readonly redis: Passwords;
}

/** Begins with a letter: the broker's configuration would read digits as a number. */
const newPassword = (): string => `p${randomBytes(24).toString('hex')}`;

const keep = (users: readonly string[], kept: Passwords = {}): Passwords =>
  Object.fromEntries(users.map((user) => [user, kept[user] ?? newPassword()]));

/** Logins of every user, those of `kept` as they are and the others new. */
export const makeLogins = (kept: Partial<Logins> = {}): Logins => ({
  broker: keep(brokerUsers(services), kept.broker),
  redis: keep(redisUsers(services), kept.redis),
});

/** The environment variables of the broker's configuration. */
export const brokerEnvironment = (broker: Passwords): Record<string, string> =>
  Object.fromEntries(Object.entries(broker).map(([user, password]) => [passwordVariable(user), password]));

/** A Redis address as one of its users. */
export const redisUrlAs = (url: string, user: string, password: string | undefined): string => {
  if (password === undefined) return url;
  const own = new URL(url);
  own.username = user;
  own.password = password;
  return own.href;
};
