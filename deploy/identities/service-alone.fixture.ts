import { join } from 'node:path';
import type { AccessTokens } from '@nivel/platform/access-token';
import { boot, type Running, type ServiceDescription } from '@nivel/platform/service-description';
import type { BackingStack } from '@nivel/testing/backing-stack';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { waitUntil } from '@nivel/testing/wait-until';
import { TokenMaker } from '../load/stack/token-maker.ts';
import { root } from '../local/settings.ts';
import { ownSecrets } from '../services/own-environment.ts';
import { redisUrlAs } from './logins.ts';

const USER_ID = '01890000-0000-7000-8000-000000000001';

interface WithTokens {
  readonly port?: number;
  readonly core?: { readonly tokens: AccessTokens };
  readonly context?: { readonly tokens: AccessTokens };
}
export type ServiceAlone = Running & WithTokens;

/** Boots one service by its description in this process, with the secrets that are its own and the name it has everywhere. */
export const startAlone = async (
  stack: BackingStack,
  shared: Readonly<Record<string, string>>,
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServiceAlone> => {
  const { service } = (await import(join(root, 'apps', name, 'service.ts'))) as {
    service: ServiceDescription<string, never, ServiceAlone>;
  };
  const { broker, redis } = stack.logins;
  const secrets = ownSecrets(service, {
    databaseUrl: stack.databaseUrl,
    brokerPassword: (user) => broker[user],
    redisUrl: (user) => redisUrlAs(stack.redisUrl, user, redis[user]),
    shared,
    outside: { SMTP_URL: stack.mailbox.smtpUrl },
  });
  const common = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: TEST_SITE, PORT: '0', NATS_URL: stack.natsUrl };
  const running = await boot(service, { ...common, ...secrets, ...env });
  // A gateway's door opens before its broker is reachable.
  await waitUntil(async () => (await fetch(`http://127.0.0.1:${running.healthPort}/readyz`)).ok);
  return running;
};

/** An access token as the auth service would sign it with the first of these keys. */
export const tokenFrom = (signingKeys: string): Promise<string> =>
  new TokenMaker(signingKeys, `${TEST_SITE}/auth/v1`).sign(USER_ID);

/** A service's answer to an access token: `let in`, or the code of its refusal. */
export const verdict = ({ core, context }: WithTokens, token: string): Promise<string> => {
  const tokens = core?.tokens ?? context?.tokens;
  if (tokens === undefined) throw new Error('it verifies no tokens');
  return tokens.verify(token).then(
    () => 'let in',
    (error: { definition?: { code: string } }) => error.definition?.code ?? String(error),
  );
};
