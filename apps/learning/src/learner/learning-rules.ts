import type { StreakRules } from './streak.ts';

/** The numbers of the rules; each is a setting (see config.ts). */
export interface LearningRules extends StreakRules {
  /** Seconds between opening a text and completing it. */
  readonly textMinSeconds: number;
  /** Share of a video that must be watched, 0 to 1. */
  readonly watchShare: number;
  /** Highest speed at which a video can be watched. */
  readonly watchMaxSpeed: number;
  /** Seconds by which reports may run ahead of the clock. */
  readonly watchGraceSeconds: number;
  /** Percent of a level's modules that unlock the next level. */
  readonly levelUnlockPercent: number;
  /** How many days back work done offline may be dated. */
  readonly offlineDays: number;
  /** Age from which work done offline counts for no streak, in days. */
  readonly streakDays: number;
}
