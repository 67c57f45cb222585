import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { TooManyEmails } from '@nivel/contracts/projects/written-email-values';
import { DAY_MS } from '@nivel/platform/local-day';

/** The e-mails of the last 24 hours, and when the first of them was sent. */
interface Sent {
  readonly sent: number;
  readonly oldest: Date | null;
}

/**
 * Checks that a project may send a number of further e-mails.
 * @throws AppError `too_many_emails` with how many are left, and when more are allowed
 */
export const checkDaysEmails = (
  found: Sent | undefined,
  { emails, limit }: { readonly emails: number; readonly limit: number },
  now: Date,
): void => {
  const remaining = Math.max(0, limit - (found?.sent ?? 0));
  if (emails <= remaining) return;
  const seconds = ((found?.oldest ?? now).getTime() + DAY_MS - now.getTime()) / 1_000;
  const details: TooManyEmails = { remaining, retryAfter: Math.max(1, Math.ceil(seconds)) };
  throw new AppError(projectsErrors.too_many_emails, { details });
};
