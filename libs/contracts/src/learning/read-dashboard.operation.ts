import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { nextPart, pathLevel } from './path-state.ts';
import { repetitionDay } from './repetition.ts';

/** A day of the current week (Monday to Sunday) in the learner's time zone. `open` is today without activity yet. */
export const streakDay = z.strictObject({
  day: z.iso.date(),
  state: z.enum(['done', 'frozen', 'missed', 'open', 'coming']),
});

export const readDashboard = operation({
  name: 'learning.read-dashboard',
  summary: 'Everything the student dashboard shows, in one answer.',
  door: { kind: 'inside' },
  policy: signedIn("the caller's own dashboard"),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Empty texts until the profile is prepared. */
    profile: z.strictObject({ firstName: z.string(), lastName: z.string(), isPrepared: z.boolean() }),
    timeZone: z.string(),
    totalPoints: z.int(),
    currentLevel: z.string(),
    modulesCompleted: z.int(),
    achievementsUnlocked: z.int(),
    lastActivity: z.iso.datetime().nullable(),
    streak: z.strictObject({
      /** Its state today: 0 when it is broken. */
      days: z.int(),
      freezes: z.int(),
      /** How freezes are earned: one for a number of days in a row, up to a maximum. */
      freezeEveryDays: z.int(),
      mostFreezes: z.int(),
      isDoneToday: z.boolean(),
      week: z.array(streakDay).length(7),
    }),
    next: nextPart.nullable(),
    /** The missed questions that come back today. */
    repetition: repetitionDay,
    levels: z.array(pathLevel),
    skills: z.array(z.strictObject({ name: z.string(), value: z.number(), description: z.string() })),
    /** The last 30 days in the learner's time zone, oldest first, points of parts and achievements together. */
    pointsByDay: z.array(z.strictObject({ day: z.iso.date(), points: z.int() })).length(30),
    achievements: z.array(
      z.strictObject({
        id: z.uuid(),
        title: z.string(),
        description: z.string(),
        icon: z.string(),
        points: z.int(),
        unlockedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: [learningErrors.curriculum_not_ready],
});
