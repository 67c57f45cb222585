import { keySet } from '@nivel/contracts/auth/key-set.operation';
import type { RpcClient } from '@nivel/messaging/rpc-client';
import type { KeySetSource } from './access-token.ts';
import type { PlatformSettings } from './settings.ts';
import { traceparentFrom } from './trace.ts';

/** How access tokens of this installation are verified, by the gateway and by every service alike. */
export const tokenSettings = (
  settings: Pick<PlatformSettings, 'PUBLIC_URL' | 'TOKEN_CACHE_SIZE' | 'KEY_SET_CACHE_SECONDS'>,
): { issuer: string; cacheSize: number; keySetSeconds: number } => ({
  issuer: `${settings.PUBLIC_URL}/auth/v1`,
  cacheSize: settings.TOKEN_CACHE_SIZE,
  keySetSeconds: settings.KEY_SET_CACHE_SECONDS,
});

/** Asks the auth service for the public keys. */
export const askForKeySet =
  (rpc: RpcClient): KeySetSource =>
  () => {
    const context = { token: null, trace: traceparentFrom(undefined), deadline: Date.now() + 5_000, clientIp: null };
    return rpc.call(keySet, {}, context);
  };
