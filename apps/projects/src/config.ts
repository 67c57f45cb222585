import { z } from 'zod';
import { sealSettings } from '@nivel/platform/seal';
import { secretKey } from '@nivel/platform/secret-key';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** What this service reads from its environment beyond what every service does. */
export const projectsSettings = platformSettings
  .extend(databaseSettings.shape)
  .extend(sealSettings.shape)
  .extend({
    SETUP_TOKEN: secretKey('Whoever knows it may claim the installation as its first administrator, once'),
    SETUP_TOKEN_NEEDED: z
      .enum(['always', 'elsewhere'])
      .default('elsewhere')
      .describe('Whether claiming takes the token also where PUBLIC_URL is this machine itself'),
    INVITE_DAYS: count(7).describe('How long an invite is good'),
    INVITES_A_DAY: count(200).describe('E-mails of invites that one person may have sent within 24 hours'),
    INVITES_TO_ADDRESS_A_DAY: count(5).describe(
      'E-mails of invites to one address within 24 hours, whoever sends them',
    ),
    INVITE_PAUSE_SECONDS: z.coerce
      .number()
      .min(0)
      .default(60)
      .describe('Least time between two e-mails of invites to one address'),
    TRASH_DAYS: count(30).describe('How long a deleted project can be restored before it is purged, in days'),
  });
export type ProjectsSettings = z.output<typeof projectsSettings>;
