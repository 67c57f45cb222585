import { z } from 'zod';
import { sealSettings } from '@nivel/platform/seal';
import { secretKey, secretKeys } from '@nivel/platform/secret-key';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';

/** More is never read at the door (`MOST_ATTACHMENT_BYTES`). */
const MOST_ATTACHMENT_MB = 100;
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** The settings of this service, in addition to those of every service. */
export const projectsSettings = platformSettings
  .extend(databaseSettings.shape)
  .extend(sealSettings.shape)
  .extend({
    SETUP_TOKEN: secretKey('Its holder may claim the installation as its first administrator, once'),
    SETUP_TOKEN_NEEDED: z
      .enum(['always', 'elsewhere'])
      .default('elsewhere')
      .describe('Whether claiming takes the token also where PUBLIC_URL is this machine itself'),
    INVITE_DAYS: count(7).describe('How long an invite is valid'),
    INVITES_A_DAY: count(200).describe('E-mails of invites that one person may have sent within 24 hours'),
    INVITES_TO_ADDRESS_A_DAY: count(5).describe(
      'E-mails of invites to one address within 24 hours, of all senders together',
    ),
    INVITE_PAUSE_SECONDS: z.coerce
      .number()
      .min(0)
      .default(60)
      .describe('Least time between two e-mails of invites to one address'),
    TEAM_EMAILS_A_DAY: count(50).describe(
      'Members to whom one person may write e-mails within 24 hours, each e-mail to each of them counted',
    ),
    INVITATIONS_A_DAY: count(200).describe(
      'People whom one person may invite to meetings within 24 hours, each change of a meeting counted for each of them',
    ),
    REPORT_EMAILS_A_DAY: count(200).describe(
      'E-mails with reports of one project that may go out within 24 hours, each recipient counted',
    ),
    RULE_EMAILS_A_DAY: count(200).describe(
      'E-mails of automation rules of one project that may go out within 24 hours, each recipient counted',
    ),
    WEBHOOK_SEAL_KEY: secretKeys('Keys with which the secrets of webhooks are sealed in the database'),
    SUPPORT_EMAIL: z
      .union([z.literal(''), z.email()])
      .default('')
      .describe('Where messages from Help & Support go; empty takes none, and says so'),
    SUPPORT_EMAILS_A_DAY: count(5).describe('Messages to support that one person may send within 24 hours'),
    ATTACHMENT_MB: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_ATTACHMENT_MB)
      .default(25)
      .describe('The largest file of a card or a comment, in units of 1,048,576 bytes; 100 at most'),
    ATTACHMENTS_MB_PER_PROJECT: count(2_048).describe(
      'Storage for the files of one project, its trash included, in units of 1,048,576 bytes',
    ),
    PROJECT_LIST_NEWS_MS: count(2_000).describe(
      'Delay after which open project lists are notified of work in a project, once for all of it, in milliseconds',
    ),
    ATTACHMENTS_AN_HOUR: count(500).describe(
      'Files of cards and comments that one person may begin to send in any hour',
    ),
    AVATARS_AN_HOUR: count(30).describe('Pictures of themselves that one person may begin to send in any hour'),
    COMMANDS_TOGETHER: count(64).describe('Commands on boards that are saved in one transaction at most'),
    COMMAND_BATCHES_SIDE_BY_SIDE: count(2).describe('Transactions of commands under way at the same time'),
    LOG_RECENT_DAYS: count(180).describe('How long a row of a log stays in the main table, in days'),
    TRASH_DAYS: count(30).describe('How long a deleted project can be restored before it is purged, in days'),
  });
export type ProjectsSettings = z.output<typeof projectsSettings>;
