import { ClientError } from '@nivel/client/client-error';
import type { TooManyEmails } from '@nivel/contracts/projects/written-email-values';
import { inTime } from './in-words.ts';

const isTooMany = (details: unknown): details is TooManyEmails =>
  typeof details === 'object' &&
  details !== null &&
  'remaining' in details &&
  typeof details.remaining === 'number' &&
  'retryAfter' in details &&
  typeof details.retryAfter === 'number';

/** How many more may be written to today, and when again, such as «dentro de 3 horas»; undefined: it failed for another reason. */
export const tooManyEmails = (error: unknown): { readonly remaining: number; readonly when: string } | undefined =>
  error instanceof ClientError && error.code === 'too_many_emails' && isTooMany(error.details)
    ? { remaining: error.details.remaining, when: inTime(error.details.retryAfter) }
    : undefined;
