import { randomUUID } from 'node:crypto';
import { keySet } from '@nivel/contracts/auth/key-set.operation';
import type { RpcClient } from '@nivel/messaging/rpc-client';
import type { KeySetSource } from './access-token.ts';
import type { Log } from './log.ts';
import { readRootKeys } from './root-keys.ts';
import { countSecurityEvent } from './security-metric.ts';
import type { PlatformSettings } from './settings.ts';
import { openKeySet } from './signed-key-set.ts';
import { traceparentFrom } from './trace.ts';

/** The verification keys of this installation's access tokens, for the gateway and every service. */
export const tokenSettings = (
  settings: Pick<PlatformSettings, 'PUBLIC_URL' | 'TOKEN_CACHE_SIZE' | 'KEY_SET_CACHE_SECONDS'>,
): { issuer: string; cacheSize: number; keySetSeconds: number } => ({
  issuer: `${settings.PUBLIC_URL}/auth/v1`,
  cacheSize: settings.TOKEN_CACHE_SIZE,
  keySetSeconds: settings.KEY_SET_CACHE_SECONDS,
});

/**
 * Requests the public keys from the auth service and accepts only keys that a root key of the installation signed for this very
 * request: another client of the broker can neither add keys nor restore removed ones.
 */
export const askForKeySet = (rpc: () => RpcClient, rootKeys: string, log: Pick<Log, 'error'>): KeySetSource => {
  const roots = readRootKeys(rootKeys);
  return async () => {
    const nonce = randomUUID();
    const context = { token: null, trace: traceparentFrom(undefined), deadline: Date.now() + 5_000, clientIp: null };
    const { signed } = await rpc().call(keySet, { nonce }, context);
    return openKeySet(roots, signed, nonce).catch((error: unknown) => {
      countSecurityEvent('forged-key-set');
      log.error({ security: true, event: 'forged-key-set', err: error }, 'a key set is not signed by us');
      throw error;
    });
  };
};
