import { z } from 'zod';
import { sealSettings } from '@nivel/platform/seal';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const amount = (fallback: number) => z.coerce.number().min(0).default(fallback);

/** What the auth service reads from its environment beyond what every service does. */
export const authSettings = platformSettings
  .extend(databaseSettings.shape)
  .extend(sealSettings.shape)
  .extend({
    AUTH_SIGNING_KEYS: z
      .string()
      .describe('Private key set (JSON, ES256, each key with kid). The first key signs; the others only verify'),
    REDIRECT_ALLOW_LIST: z
      .string()
      .default('')
      .describe('Globs of addresses, separated by commas, to which mails may lead besides the site itself'),
    SIGN_UP_ENABLED: z.stringbool().default(true).describe('Whether new accounts may be made'),
    USER_DATA_BYTES: count(4_000).describe('Largest profile data of a user as JSON; they travel in each access token'),
    PASSWORD_MIN_LENGTH: count(8).describe('Shortest password, in characters'),
    ARGON2_MEMORY_KIB: count(19_456).describe('Memory of one password hash'),
    ARGON2_PASSES: count(2).describe('Passes of one password hash'),
    LOGIN_FAILURES: count(5).describe('Wrong passwords for one address before it is locked'),
    LOGIN_LOCK_SECONDS: amount(30).describe('First lock; doubles with each further wrong password'),
    LOGIN_LOCK_MAX_SECONDS: amount(3_600).describe('Longest lock'),
    LOGIN_PENDING_SECONDS: amount(10).describe('How long a check that was never finished counts as one under way'),
    LOGIN_FORGET_HOURS: amount(24).describe('Wrong passwords are forgotten after this long without another'),
    DEVICE_KEPT_DAYS: amount(365).describe('How long a device that signed in is remembered'),
    MAIL_CODE_SECONDS: count(86_400).describe('Lifetime of the code and link in a mail'),
    MAIL_CODE_ATTEMPTS: count(5).describe('Wrong codes before a code is void; the link of the mail stays good'),
    MAIL_PAUSE_SECONDS: amount(60).describe('Least time between two mails of one kind to one address'),
    REFRESH_REUSE_SECONDS: amount(10).describe(
      'How long after a refresh an older refresh token still counts as a parallel tab',
    ),
    SESSION_MAX_DAYS: amount(0).describe('Sessions end this long after sign-in; 0 never'),
    SESSION_IDLE_DAYS: amount(90).describe('Sessions end this long after their last refresh; 0 never'),
    ALIKE_ANSWER_MS: amount(120).describe(
      'Answers that must not tell whether an address is known take at least this long',
    ),
    HOUSEKEEPING_SECONDS: amount(900).describe('How often expired rows are deleted; 0 never'),
    HOUSEKEEPING_ROWS: count(1_000).describe('Most rows of one table deleted at once'),
  });
export type AuthSettings = z.output<typeof authSettings>;
