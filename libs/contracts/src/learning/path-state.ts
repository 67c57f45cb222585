import { z } from 'zod';
import { lockedBecause } from './learning.errors.ts';

/** The state of a level or a module for a learner. */
export const pathState = z.enum(['done', 'open', 'locked']).meta({ title: 'PathState' });
export type PathState = z.output<typeof pathState>;

/** A module on the learner's path. */
export const pathModule = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  description: z.string(),
  estimatedMinutes: z.int(),
  state: pathState,
  lockedBecause: lockedBecause.nullable(),
  /** 0 to 100 with two decimals. */
  percentage: z.number(),
  partsCompleted: z.int(),
  partsTotal: z.int(),
  /** Points of all its active parts. */
  points: z.int(),
});

/** A level on the learner's path. */
export const pathLevel = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  duration: z.string(),
  color: z.string(),
  state: pathState,
  lockedBecause: lockedBecause.nullable(),
  modulesCompleted: z.int(),
  modulesTotal: z.int(),
  modules: z.array(pathModule),
});

/** The part to continue with. */
export const nextPart = z.strictObject({
  partId: z.uuid(),
  title: z.string(),
  type: z.enum(['video', 'text', 'exercises']),
  points: z.int(),
  estimatedMinutes: z.int(),
  /** Place in the module, from 1. */
  number: z.int(),
  count: z.int(),
  moduleId: z.uuid(),
  moduleTitle: z.string(),
  levelId: z.string(),
  /** The rest of the part; for a video that was started, the part not watched yet. */
  minutesLeft: z.int(),
  /** Whether the learner has opened it already. */
  isStarted: z.boolean(),
});

export type PathModule = z.output<typeof pathModule>;
export type PathLevel = z.output<typeof pathLevel>;
export type NextPart = z.output<typeof nextPart>;
