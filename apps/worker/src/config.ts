import { z } from 'zod';
import { fileStoreSettings } from '@nivel/platform/file-store';
import { sealSettings } from '@nivel/platform/seal';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';
import { refuseHalfSms, smsSettings } from './delivery/sms-settings.ts';

const count = z.coerce.number().int().positive();

/** What the worker reads from its environment. */
export const workerSettings = z
  .object({
    ...platformSettings.shape,
    ...databaseSettings.shape,
    ...sealSettings.shape,
    ...fileStoreSettings.shape,
    ...smsSettings.shape,
    REDIS_URL: z
      .string()
      .min(1)
      .default('redis://127.0.0.1:6379')
      .describe('Redis that holds the job queue; rediss:// in production')
      .meta({ audience: 'secret', origin: 'redis', server: 'redis' }),
    SMTP_URL: z
      .string()
      .min(1)
      .default('smtp://127.0.0.1:1025')
      .describe('Mail server: smtps://user:password@host, or smtp://user:password@host:587?requireTLS=true')
      .meta({ audience: 'secret', origin: 'outside', server: 'smtp' }),
    MAIL_FROM: z.string().min(3).default('Nivel <hola@nivel.localhost>').describe('Sender of every e-mail'),
    MAIL_DIRECT_LINKS: z
      .stringbool()
      .default(false)
      .describe(
        'Whether links of e-mails asked for by clients on other sites open a session by themselves; else a page of ours asks first',
      ),
    MAIL_GIVE_UP_SECONDS: count.default(86_400).describe('Age at which an e-mail that could not be sent is given up'),
    MAIL_TIMEOUT_MS: count
      .default(30_000)
      .describe(
        'Longest silence of the mail server, and how long a process may be frozen in the last line of an e-mail',
      ),
    MAIL_CLAIM_MS: count
      .default(5_000)
      .describe('How long an e-mail belongs to a process that says nothing any more; renewed while it is sent'),
    MAIL_KEPT_DAYS: count.default(30).describe('Days that rows of closed e-mails are kept'),
    SWEEP_EVERY_MS: count.default(5_000).describe('How often open e-mails without a job are looked for'),
    ARCHIVE_EVERY_MS: count.default(21_600_000).describe('How often old rows of the logs of projects are laid apart'),
    PURGE_EVERY_MS: count
      .default(3_600_000)
      .describe('How often the trash of projects, and that of the book, is emptied of what is too old'),
    ACCOUNTS_DELETE_MS: count
      .default(300_000)
      .describe('How often closed accounts are deleted that were not taken back in time'),
    ROLL_EVERY_MS: count
      .default(21_600_000)
      .describe('How often payments of open-ended contracts of the book are added'),
    PAYMENTS_TELL_MS: count
      .default(600_000)
      .describe('How often it is looked which payments of the book are due or overdue, and whom to remind of them'),
    REMIND_EVERY_MS: count.default(600_000).describe('How often people are reminded of deadlines that have come near'),
    DUE_RULES_EVERY_MS: count
      .default(300_000)
      .describe('How often automation rules run for deadlines that have come near or are over'),
    SCHEDULED_RULES_MS: count
      .default(60_000)
      .describe(
        'How often it is looked which automation rules are due, and which of their messages have waited long enough',
      ),
    WEBHOOKS_EVERY_MS: count.default(5_000).describe('How often it is looked which webhooks of automation rules wait'),
    PROPOSALS_EVERY_MS: count
      .default(5_000)
      .describe('How often it is looked which proposals wait that automation rules asked for'),
    PROJECT_TASKS_EVERY_MS: count
      .default(60_000)
      .describe('How often it is looked which scheduled tasks of projects are due'),
    HOLIDAYS_EVERY_MS: count
      .default(600_000)
      .describe('How often it is looked which calendars are due from which projects take their holidays'),
    REPEATS_EVERY_MS: count
      .default(60_000)
      .describe('How often it is looked which cards repeat whose next card is due'),
    SUBSCRIPTIONS_EVERY_MS: count
      .default(300_000)
      .describe('How often it is looked whether a subscriber has to be told of a charge'),
    COMPARE_EVERY_MS: count
      .default(1_800_000)
      .describe('How often it is looked whether the nightly comparison with the payment provider is due or not done'),
    SUMS_COMPARE_MS: count
      .default(1_800_000)
      .describe('How often it is looked whether the nightly comparison of the sums of the book is due'),
    MENTORING_REMIND_MS: count.default(60_000).describe('How often people are reminded of mentoring that begins soon'),
    SNOOZE_EVERY_MS: count.default(30_000).describe('How often notifications are looked for that come back now'),
    DIGEST_EVERY_MS: count
      .default(60_000)
      .describe('How often it is looked for whose hour of the daily e-mail has come'),
    FILES_SWEEP_MS: count
      .default(600_000)
      .describe('How often the store is searched for files that nobody has any more'),
    SWEEP_AFTER_MS: count.default(4_000).describe('Age from which an open mail is queued again'),
    JOB_QUEUE: z.string().min(1).default('worker').describe('Name of the job queue in Redis'),
    JOB_CONCURRENCY: count.default(8).describe('Jobs done side by side per process'),
    JOB_LOCK_MS: count.default(5_000).describe('How long a job belongs to a process that says nothing any more'),
    JOB_STALLED_CHECK_MS: count.default(2_500).describe('How often jobs of dead processes are looked for'),
    JOB_MAX_STALLED: count.default(10).describe('Times a job may be taken over from a dead process'),
    JOB_ATTEMPTS: count.default(2_000).describe('Attempts before a job is given up; its row decides earlier'),
    JOB_BACKOFF_MS: count.default(1_000).describe('First pause before a failed job is tried again; doubles'),
    JOB_MAX_BACKOFF_MS: count.default(60_000).describe('Longest pause before a failed job is tried again'),
  })
  .superRefine((settings, context) =>
    refuseHalfSms(settings, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
  );
export type WorkerSettings = z.output<typeof workerSettings>;
