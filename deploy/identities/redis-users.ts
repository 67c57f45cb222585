import { createHash } from 'node:crypto';
import type { Described } from '../services/find-services.ts';

/**
 * No command that reads or changes anything beyond the keys it names: no key listings, no settings, no connections of other
 * users. `info` tells the queue library which Redis it is connected to.
 */
const COMMANDS = ['+@all', '-@admin', '-@dangerous', '-scan', '-randomkey', '-dbsize', '+info'];

const rightsOf = ({ redisKeys }: Described): string[] => [
  ...redisKeys.map((keys) => `~${keys}`),
  ...redisKeys.map((channels) => `&${channels}`),
  ...COMMANDS,
];

/** Services that talk to Redis. */
export const redisUsers = (services: readonly Described[]): string[] =>
  services.filter(({ uses }) => uses.includes('redis')).map(({ name }) => name);

/** Redis's own list of users: each with its keys. Clients without a name are refused, unless `default` allows them. */
export const redisAcl = (
  services: readonly Described[],
  passwordOf: (user: string) => string,
  unnamed = 'off',
): string =>
  [
    `user default ${unnamed}`,
    ...services
      .filter(({ uses }) => uses.includes('redis'))
      .map((service) => {
        const hash = createHash('sha256').update(passwordOf(service.name)).digest('hex');
        return `user ${service.name} on #${hash} ${rightsOf(service).join(' ')}`;
      }),
  ].join('\n') + '\n';
