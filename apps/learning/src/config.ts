import { z } from 'zod';
import { secretKey, secretKeys } from '@nivel/platform/secret-key';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';
import type { LearningRules } from './learner/learning-rules.ts';
import type { StreakRules } from './learner/streak.ts';

const amount = (fallback: number) => z.coerce.number().min(0).default(fallback);
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const streakSettings = z.object({
  LEARNING_FREEZE_EVERY_DAYS: count(7).describe('Days in a row that earn a freeze of the streak'),
  LEARNING_MOST_FREEZES: z.coerce.number().int().min(0).default(2).describe('Freezes that a learner holds at most'),
});

/** The settings of the learning service, in addition to those of every service. */
export const learningSettings = platformSettings
  .extend(databaseSettings.shape)
  .extend(streakSettings.shape)
  .extend({
    LEARNING_TEXT_MIN_SECONDS: amount(5).describe('Least time between opening a text and completing it'),
    LEARNING_WATCH_SHARE: z.coerce
      .number()
      .gt(0)
      .max(1)
      .default(0.9)
      .describe('Share of a video that must be watched before it can be completed'),
    LEARNING_WATCH_MAX_SPEED: z.coerce
      .number()
      .positive()
      .default(2.5)
      .describe('Highest speed at which a video can be watched; more than that is not believed'),
    LEARNING_WATCH_GRACE_SECONDS: amount(5).describe('Seconds by which reports of a video may run ahead of the clock'),
    LEARNING_LEVEL_UNLOCK_PERCENT: z.coerce
      .number()
      .gt(0)
      .max(100)
      .default(80)
      .describe("Percent of a level's modules whose completion unlocks the next level"),
    LEARNING_OFFLINE_DAYS: amount(30).describe('How far back work that was done offline may be dated'),
    LEARNING_STREAK_DAYS: amount(14).describe('Age in days from which work that was done offline counts for no streak'),
    LEARNING_ATTEMPTS_PER_HOUR: count(30).describe('Graded attempts of a learner at one part in any hour'),
    LEARNING_RUNS_PER_DAY: count(3).describe(
      "Runs of a learner through one review or final set on the learner's own day",
    ),
    LEARNING_REPETITIONS_PER_DAY: count(20).describe(
      'Missed questions that a learner is asked per day, unless the learner chose another number',
    ),
    LEARNING_CHECKS_PER_HOUR: count(300).describe('Checked answers of a learner in one part and hour'),
    LEARNING_OPEN_QUESTIONS: count(5).describe('Questions of a learner that wait for a person at the same time'),
    LEARNING_QUESTION_HOLD_MINUTES: count(120).describe('How long a question is kept for the mentor who has taken it'),
    LEARNING_BOOKING_AHEAD_HOURS: amount(12).describe(
      'Least time between booking a mentoring session and its beginning',
    ),
    LEARNING_CALL_LINK: z
      .union([z.literal(''), z.url({ protocol: /^https$/ }).refine((link) => link.includes('{session}'))])
      .default('')
      .describe('Address of the call of a mentoring session, with {session} for its room; empty where there are none'),
    MEDIA_KEY: secretKey('Key with which addresses of media are signed; learning signs, the gateway checks'),
    CERTIFICATE_KEY: secretKeys('Key with which certificates are signed'),
    LEARNING_MEDIA_SECONDS: z.coerce
      .number()
      .int()
      .positive()
      .default(14_400)
      .describe('How long addresses of media are valid: longer than a lesson with its pauses, too short to be shared'),
    LEARNING_TIME_ZONE: z
      .string()
      .default('America/Mexico_City')
      .describe('Time zone of learners whose own is not known'),
    LEARNING_LEARNERS_CACHED: count(4_000).describe('Learners kept in memory per process'),
    LEARNING_SAVE_ATTEMPTS: count(10).describe('How often a step is retried when another device was faster'),
    LEARNING_SAVES_TOGETHER: count(16).describe('Completions that are saved in one statement at most'),
    LEARNING_SAVES_SIDE_BY_SIDE: count(3).describe('Statements of saved completions under way at the same time'),
    LEARNING_CURRICULUM_POLL_MS: count(1_000).describe('How often running services look for a new curriculum'),
  });
export type LearningSettings = z.output<typeof learningSettings>;

/** The settings of the command that imports the curriculum. */
export const importSettings = databaseSettings.extend({
  CONTENT_DIR: z.string().min(1).default('./apps/learning/content').describe('Folder of the curriculum files'),
  MEDIA_DIR: z.string().min(1).default('./apps/learning/media').describe('Folder of videos, captions and posters'),
});

/** The settings of the command that computes all progress again. */
export const rebuildSettings = databaseSettings.extend(streakSettings.shape);

/** The rules for earning freezes, from the settings. */
export const streakRulesOf = (settings: z.output<typeof streakSettings>): StreakRules => ({
  freezeEveryDays: settings.LEARNING_FREEZE_EVERY_DAYS,
  mostFreezes: settings.LEARNING_MOST_FREEZES,
});

/** The numbers of the rules, as the settings say. */
export const rulesOf = (settings: LearningSettings): LearningRules => ({
  textMinSeconds: settings.LEARNING_TEXT_MIN_SECONDS,
  watchShare: settings.LEARNING_WATCH_SHARE,
  watchMaxSpeed: settings.LEARNING_WATCH_MAX_SPEED,
  watchGraceSeconds: settings.LEARNING_WATCH_GRACE_SECONDS,
  levelUnlockPercent: settings.LEARNING_LEVEL_UNLOCK_PERCENT,
  offlineDays: settings.LEARNING_OFFLINE_DAYS,
  streakDays: settings.LEARNING_STREAK_DAYS,
  ...streakRulesOf(settings),
});
