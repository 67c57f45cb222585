import type { Provider } from '@nestjs/common';
import { bootService, type RunningService } from '@nivel/platform/boot-service';
import type { Clock } from '@nivel/platform/clock';
import { PrismaTransactions } from '@nivel/platform/database';
import { readSettings } from '@nivel/platform/settings';
import { AuthModule } from './auth.module.ts';
import { authSettings } from './config.ts';
import { AuthDatabase, type AuthClient } from './database/auth-database.repository.ts';
import { SigningKeys } from './keys/signing-keys.ts';

/** Boots the auth service with the settings of an environment. A test may bring its own clock. */
export const bootAuth = async (
  env: Readonly<Record<string, string | undefined>>,
  clock?: Clock,
): Promise<RunningService> => {
  const settings = readSettings(authSettings, env);
  const keys = await SigningKeys.read(settings.AUTH_SIGNING_KEYS);
  let database: AuthDatabase;
  return bootService({
    name: 'auth',
    settings,
    module: AuthModule,
    ...(clock && { clock }),
    keySet: async () => keys.publicKeys,
    transactions: (pool, afterCommit, onCheckpoint) => {
      database = new AuthDatabase(pool);
      const { prisma } = database;
      return new PrismaTransactions<AuthClient>(prisma, settings.DATABASE_TIMEOUT_MS, afterCommit, onCheckpoint);
    },
    provide: (): Provider[] => [
      { provide: AuthDatabase, useValue: database },
      { provide: SigningKeys, useValue: keys },
    ],
  });
};
