import type { ServerUsers } from '@nivel/testing/test-servers';
import { brokerUsersConfig, withUnnamedUser } from '../identities/broker-file.ts';
import { brokerEnvironment, makeLogins } from '../identities/logins.ts';
import { redisAcl } from '../identities/redis-users.ts';
import { services } from '../services/services.generated.ts';

/** The users of broker and Redis with their usual rights, and an unnamed one with all rights. */
export const testUsers = (): ServerUsers => {
  const { broker, redis } = makeLogins();
  return {
    logins: { broker, redis },
    broker: { config: withUnnamedUser(brokerUsersConfig()), env: brokerEnvironment(broker) },
    redis: { config: redisAcl(services, (user) => redis[user] ?? '', 'on nopass ~* &* +@all') },
  };
};
