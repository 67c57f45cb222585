import { operations } from '@nivel/contracts/auth/operations.generated';
import { serviceProgram } from '@nivel/platform/boot-service';
import { AuthModule } from './auth.module.ts';
import type { AuthSettings } from './config.ts';
import { openDatabase } from './database.ts';
import { SigningKeys } from './keys/signing-keys.ts';

/** The auth service. It has the keys of access tokens itself; other services request them from it. */
export const program = serviceProgram(async (settings: AuthSettings) => {
  const keys = await SigningKeys.read(settings.AUTH_SIGNING_KEYS);
  return {
    module: AuthModule,
    operations,
    data: openDatabase,
    keySet: async () => keys.publicKeys,
    provide: () => [{ provide: SigningKeys, useValue: keys }],
  };
});
