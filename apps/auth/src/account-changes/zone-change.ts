import { profileErrors } from '@nivel/contracts/auth/profile.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { readProfile } from '../accounts/profile-data.ts';
import type { Account, Metadata } from '../accounts/account.ts';

const HOUR_MS = 3_600_000;

/**
 * The time of the last change of the time zone, once the data are saved. Days of learning are counted in the time zone, so
 * frequent changes must not create more days.
 * @throws AppError `time_zone_changed_recently`
 */
export const zoneSinceAfter = (
  { userMetadata, timeZoneSince }: Pick<Account, 'userMetadata' | 'timeZoneSince'>,
  data: Metadata,
  now: Date,
  pauseHours: number,
): Date | null => {
  if (readProfile(userMetadata).timeZone === readProfile(data).timeZone) return timeZoneSince;
  const until = (timeZoneSince?.getTime() ?? Number.NEGATIVE_INFINITY) + pauseHours * HOUR_MS;
  if (until <= now.getTime()) return now;
  const details = { retryAfterSeconds: Math.ceil((until - now.getTime()) / 1_000) };
  throw new AppError(profileErrors.time_zone_changed_recently, { details });
};
