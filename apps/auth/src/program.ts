import { serviceProgram } from '@nivel/platform/boot-service';
import { PrismaTransactions } from '@nivel/platform/database';
import { AuthModule } from './auth.module.ts';
import type { AuthSettings } from './config.ts';
import { AuthDatabase, type AuthClient } from './database/auth-database.repository.ts';
import { SigningKeys } from './keys/signing-keys.ts';

/** The auth service. It has the keys of access tokens itself; everybody else asks it. */
export const program = serviceProgram(async (settings: AuthSettings) => {
  const keys = await SigningKeys.read(settings.AUTH_SIGNING_KEYS);
  let database: AuthDatabase;
  return {
    module: AuthModule,
    keySet: async () => keys.publicKeys,
    transactions: (pool, afterCommit, onCheckpoint) => {
      database = new AuthDatabase(pool);
      const { prisma } = database;
      return new PrismaTransactions<AuthClient>(prisma, settings.DATABASE_TIMEOUT_MS, afterCommit, onCheckpoint);
    },
    provide: () => [
      { provide: AuthDatabase, useValue: database },
      { provide: SigningKeys, useValue: keys },
    ],
  };
});
