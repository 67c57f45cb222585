import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { z } from 'zod';
import type { AuthUnderTest } from './auth-under-test.ts';

const identities = z.array(z.object({ identity_id: z.string(), provider: z.string() }));

/** The identities of the account of an access token, the oldest first. */
export const identitiesOf = async (auth: AuthUnderTest, token: string) =>
  identities.parse((await auth.ask(readUser, { token })).body['identities']);

/** Its identity at a provider; empty if it has none there. */
export const identityIdOf = async (auth: AuthUnderTest, token: string, provider: string): Promise<string> =>
  (await identitiesOf(auth, token)).find((one) => one.provider === provider)?.identity_id ?? '';
