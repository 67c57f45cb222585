import { ClientError } from '@nivel/client/client-error';
import { inviteLimits, type TooManyInvites } from '@nivel/contracts/projects/invite-limits';
import { currentLocale } from '../../../shell/language/locale.ts';
import type { CricoMessages } from './messages/es-mx.ts';

/** Why something could not be done, in words, by its code. */
export const errorText = (text: CricoMessages, error: unknown): string =>
  inviteRefusal(text, error) ??
  (error instanceof ClientError ? text.errors[error.code] : undefined) ??
  text.unknownError;

const isTooMany = (details: unknown): details is TooManyInvites =>
  typeof details === 'object' &&
  details !== null &&
  'reason' in details &&
  inviteLimits.some((reason) => reason === details.reason) &&
  'retryAfter' in details &&
  typeof details.retryAfter === 'number';

/** Why no invitation can be sent now, and when the next one can; undefined: it failed for another reason. */
export const inviteRefusal = ({ tooManyInvites }: CricoMessages, error: unknown): string | undefined =>
  error instanceof ClientError && error.code === 'too_many_invites' && isTooMany(error.details)
    ? tooManyInvites[error.details.reason](inTime(error.details.retryAfter))
    : undefined;

const units = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A number of seconds from now, in the largest unit with a value of at least two: «dentro de 40 segundos». */
export const inTime = (seconds: number): string => {
  const [unit, length] = units.find(([, each]) => seconds >= 2 * each) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(currentLocale()).format(Math.ceil(seconds / length), unit);
};

/** A moment for people, in the language of the page and the time of this device. */
export const formatMoment = (moment: string | number): string =>
  new Date(moment).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

const sizes = ['byte', 'kilobyte', 'megabyte'] as const;

/** The size of a file, in the largest unit with a value of at least one. */
export const formatBytes = (bytes: number): string => {
  const step = Math.min(sizes.length - 1, Math.max(0, Math.floor(Math.log2(bytes) / 10)));
  // Only the whole word «bytes» has a plural.
  const unitDisplay = step === 0 ? 'long' : 'short';
  const format = { style: 'unit', unit: sizes[step], unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(currentLocale(), format).format(bytes / 1_024 ** step);
};
