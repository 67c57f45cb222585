import { z } from 'zod';
import { secretKeys } from '@nivel/platform/secret-key';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';

/** An origin, as `http://127.0.0.1:11434`: the protocol, the host and the port. */
const origin = z.string().refine((text) => URL.parse(text)?.origin === text, 'needs an origin, without a path');

/** What this service reads from its environment beyond what every service does. */
export const aiSettings = platformSettings.extend(databaseSettings.shape).extend({
  FORECAST_RUNS: z.coerce
    .number()
    .int()
    .min(100)
    .max(100_000)
    .default(10_000)
    .describe('Runs of the simulation that a forecast is made of'),
  HIDDEN_INSIGHTS_PER_PERSON: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe('Insights that one person can hide; each is shown again after 90 days'),
  MODEL_SEAL_KEY: secretKeys('Keys with which the keys of language models are sealed in the database'),
  MODEL_LOCAL_ADDRESS: z
    .union([z.literal(''), origin])
    .default('')
    .describe(
      'Protocol, host and port of the one language model that needs no public address and no HTTPS, such as http://127.0.0.1:11434; empty: there is none',
    ),
  MODEL_ANSWER_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(55_000)
    .default(8_000)
    .describe(
      'How long a language model may take before the rules answer in its place; a public request ends after REQUEST_TIMEOUT_MS of the gateway',
    ),
  MODEL_MESSAGES_AN_HOUR: z.coerce
    .number()
    .int()
    .min(0)
    .default(30)
    .describe('Messages that one person may have language models answer within an hour'),
});
export type AiSettings = z.output<typeof aiSettings>;
