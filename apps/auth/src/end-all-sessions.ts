import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { boot } from '@nivel/platform/service-description';
import { service } from '../service.ts';
import { AccountEndings } from './moderation/account-endings.ts';
import { endEverySession } from './moderation/end-every-session.ts';

/**
 * `end-all-sessions`: everybody has to sign in again. Use it after a restore, which brings back sessions that had ended and
 * passwords that had been changed since the backup.
 */
const auth = await boot(service, { ...process.env, HEALTH_PORT: '0', HOUSEKEEPING_SECONDS: '0' });
try {
  const ended = await endEverySession(auth.app.get(AccountEndings), auth.app.get(UnitOfWork).reads);
  process.stdout.write(`done; ${ended} sessions ended\n`);
} finally {
  await auth.close();
}
