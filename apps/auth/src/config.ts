import { z } from 'zod';
import { rootPrivateKey } from '@nivel/platform/root-keys';
import { sealSettings } from '@nivel/platform/seal';
import { secretKey, secretKeys } from '@nivel/platform/secret-key';
import { captchaSettings, refuseHalfCaptcha } from './captcha/captcha-settings.ts';
import { providerList } from './provider-clients/provider-settings.ts';
import { samlProviderList, samlSkewSeconds } from './saml/saml-settings.ts';
import { smsProviderSettings } from '@nivel/platform/sms-provider';
import { keyOrigins, relyingPartyId } from './webauthn/webauthn-settings.ts';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const amount = (fallback: number) => z.coerce.number().min(0).default(fallback);

/** What the auth service reads from its environment beyond what every service does. */
export const authSettings = platformSettings
  // It has the key set itself, and believes no other.
  .omit({ AUTH_ROOT_PUBLIC_KEYS: true })
  .extend(databaseSettings.shape)
  .extend(sealSettings.shape)
  .extend(captchaSettings.shape)
  .extend(smsProviderSettings.shape)
  .extend({
    AUTH_SIGNING_KEYS: z
      .string()
      .describe('Private key set (JSON, ES256, each key with kid). The first key signs; the others only verify')
      .meta({ audience: 'secret', origin: 'signing-keys' }),
    AUTH_ROOT_KEY: rootPrivateKey,
    AUTH_TOKEN_KEY: secretKey('Mixed into typed codes and refresh tokens, so that the tables alone open nothing'),
    FACTOR_SEAL_KEY: secretKeys('Keys with which the secrets of second factors are sealed in the database'),
    AUTH_PROVIDERS: providerList,
    PROVIDER_TIMEOUT_MS: z.coerce
      .number()
      .int()
      .min(100)
      .default(3_000)
      .describe('How long one question to a provider of sign-ins may take, in ms'),
    PROVIDER_VISIT_SECONDS: count(600).describe('How long a person may take to sign in at a provider'),
    ID_TOKEN_SECONDS: count(3_600).describe('Greatest age of the ID token of a provider that a client shows'),
    SAML_PROVIDERS: samlProviderList,
    SAML_SKEW_SECONDS: samlSkewSeconds,
    IDENTITY_LINKING_ENABLED: z
      .stringbool()
      .default(true)
      .describe('Whether signed-in people may link and unlink identities of providers'),
    REDIRECT_ALLOW_LIST: z
      .string()
      .default('')
      .describe(
        'Addresses, separated by commas, to which e-mails may lead besides the site itself; exactly as they stand',
      ),
    SIGN_UP_ENABLED: z.stringbool().default(true).describe('Whether new accounts may be made'),
    SIGN_UP_PROOF_NEEDED: z
      .stringbool()
      .default(true)
      .describe('Whether a password chosen at sign-up counts only if the address is proven from the same browser'),
    UNCONFIRMED_KEPT_DAYS: amount(7).describe('How long an account waits for its address to be proven'),
    USER_DATA_BYTES: count(4_000).describe('Largest profile data of a user as JSON; they travel in each access token'),
    PASSWORD_MIN_LENGTH: z.coerce.number().int().min(8).default(8).describe('Shortest password, in characters'),
    PASSWORD_RANGE_URL: z
      .union([z.literal(''), z.url()])
      .default('')
      .describe('Range service of leaked passwords (k-anonymity), asked as URL/<5 hex digits>; empty asks nobody'),
    PASSWORD_RANGE_MS: count(800).describe('Longest wait for that service; without an answer nobody is refused'),
    CURRENT_PASSWORD_NEEDED: z
      .stringbool()
      .default(true)
      .describe('Whether a new password needs the old one; false only for clients that cannot send it'),
    RECENT_SIGN_IN_SECONDS: amount(600).describe(
      'How long after a sign-in other sessions may be ended without the password',
    ),
    REAUTHENTICATION_HOURS: amount(24).describe(
      'Age of a session from which a new password needs the code of an e-mail; 0 never',
    ),
    RECOVERY_PROOF_SECONDS: amount(600).describe('How long after a recovery e-mail a new password needs no old one'),
    ARGON2_MEMORY_KIB: count(19_456).describe('Memory of one password hash'),
    ARGON2_PASSES: count(2).describe('Passes of one password hash'),
    HASHES_AT_ONCE: amount(0).describe(
      'Password hashes that run side by side in one process; 0 as many as there are cores, with two threads of the pool left',
    ),
    LOGIN_FAILURES: count(5).describe(
      'Wrong passwords for one address from one network, or known device, before it is locked',
    ),
    LOGIN_FAILURES_PER_ADDRESS: count(50).describe(
      'Wrong passwords for one address from everywhere before it is locked',
    ),
    LOGIN_WAITING: count(20).describe('Sign-ins for one address from one network that may wait for others'),
    LOGIN_LOCK_SECONDS: amount(30).describe('First lock; doubles with each further wrong password'),
    LOGIN_LOCK_MAX_SECONDS: amount(3_600).describe('Longest lock'),
    LOGIN_PENDING_SECONDS: amount(10).describe('How long a check that was never finished counts as one under way'),
    LOGIN_FORGET_HOURS: amount(24).describe('Wrong passwords are forgotten after this long without another'),
    DEVICE_KEPT_DAYS: amount(365).describe('How long a device that signed in is remembered'),
    MAIL_CODE_SECONDS: count(600).describe('Lifetime of the code in an e-mail or SMS'),
    CONFIRM_LINK_SECONDS: count(86_400).describe('Lifetime of the link in an e-mail that confirms an address'),
    RECOVERY_LINK_SECONDS: count(1_800).describe('Lifetime of the link in an e-mail for a new password or a sign-in'),
    MAIL_CODE_ATTEMPTS: count(5).describe('Wrong codes before a code is void; the link of the e-mail stays good'),
    WRONG_CODES_PER_DAY: count(10).describe('Wrong codes of one account within 24 hours; then only links are taken'),
    FACTORS_PER_ACCOUNT: count(10).describe('Second factors of one account'),
    FACTOR_CHANGE_SECONDS: amount(600).describe(
      'How long after a sign-in second factors and identities may be added and removed, and a first password chosen, without the password or the code of an e-mail',
    ),
    FACTOR_UNVERIFIED_SECONDS: count(300).describe(
      'How long a second factor that nobody tried waits to be shown for the first time',
    ),
    FACTOR_CHALLENGE_SECONDS: count(300).describe(
      'How long an app or a key may be shown after it was asked for; the code of an SMS has MAIL_CODE_SECONDS',
    ),
    FACTOR_WRONG_CODES: count(5).describe(
      'Wrong codes and answers of second factors of one account within FACTOR_WRONG_SECONDS',
    ),
    FACTOR_WRONG_SECONDS: count(300).describe('Time in which those are counted, and after which more may be tried'),
    FACTOR_WRONG_PER_DAY: count(50).describe(
      'Wrong codes and answers of second factors of one account within 24 hours',
    ),
    WEBAUTHN_RP_ID: relyingPartyId,
    WEBAUTHN_ORIGINS: keyOrigins,
    FLOW_STATE_SECONDS: count(300).describe(
      'How long the code of a flow of PKCE may be exchanged; counted from the request, of magic links from the click',
    ),
    MAIL_PAUSE_SECONDS: amount(60).describe('Least time between two e-mails of one kind to one address'),
    MAIL_PER_HOUR: count(5).describe('E-mails with codes to one address within an hour'),
    MAIL_PER_DAY: count(10).describe('E-mails with codes to one address within 24 hours'),
    SMS_PAUSE_SECONDS: amount(60).describe('Least time between two SMS of one kind to one number'),
    SMS_PER_HOUR: count(5).describe('SMS with codes to one number, and for one account to all numbers, within an hour'),
    SMS_PER_DAY: count(10).describe('The same within 24 hours'),
    MAIL_DIRECT_LINKS: z
      .stringbool()
      .default(false)
      .describe(
        'Whether GET /auth/v1/verify opens a session itself, for foreign clients; else it leads to the page that asks',
      ),
    REFRESH_GRACE_SECONDS: amount(60).describe(
      "How long after a refresh the token before it is good without the proof of the browser's key",
    ),
    SESSION_MAX_DAYS: amount(30).describe('Sessions end this long after sign-in; 0 never'),
    SESSION_IDLE_DAYS: amount(14).describe('Sessions end this long after their last refresh; 0 never'),
    SESSIONS_PER_ACCOUNT: count(20).describe('Sessions of one account; a further one ends the oldest'),
    SECURITY_EVENTS_KEPT_DAYS: amount(365).describe('How long the owner of an account can read what happened to it'),
    ACCOUNT_CLOSED_DAYS: amount(7).describe(
      'How long a person can take their closed account back by signing in, before it is deleted',
    ),
    ACCOUNT_ENDING_MINUTES: amount(10).describe(
      'Time between the last e-mail to the owner of a closed account and the deletion, which takes that e-mail along',
    ),
    DATA_EXPORT_HOURS: amount(24).describe('Time between two exports of the data of one account'),
    DATA_EXPORT_MINUTES: count(60).describe(
      'How long the pages of an export are answered after it began, and after each page; DATA_EXPORT_HOURS at most',
    ),
    UNIFORM_RESPONSE_MS: amount(120).describe(
      'Responses that must not tell whether an address is known take at least this long',
    ),
    ZONE_CHANGE_HOURS: amount(24).describe('Hours between two changes of the time zone of an account'),
    HOUSEKEEPING_SECONDS: amount(900).describe('How often expired rows are deleted; 0 never'),
    HOUSEKEEPING_ROWS: count(1_000).describe('Most rows of one table deleted at once'),
  })
  .superRefine((settings, context) =>
    refuseHalfCaptcha(settings, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
  );
export type AuthSettings = z.output<typeof authSettings>;
