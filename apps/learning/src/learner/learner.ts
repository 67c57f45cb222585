import type { Tier } from '@nivel/contracts/billing/plan';
import type { DayNumber } from '@nivel/platform/local-day';
import type { Hundredths } from './skills.ts';
import type { Streak } from './streak.ts';

/** The view of a part before it was completed. Moments in ms since 1970. */
export interface PartViewState {
  /** The first opening. */
  readonly openedAt: number;
  readonly lastOpenedAt: number;
  readonly reachedEndAt: number | null;
  readonly position: number;
  /** from, to, from, to… in seconds, ascending, without overlap. */
  readonly watched: readonly number[];
  /** The last report of the watched ranges. */
  readonly watchedAt: number | null;
  readonly attempts: number;
  /** The score of the first run through a set, 0 to 1. */
  readonly firstScore: number | null;
  /** 0 to 1. */
  readonly bestScore: number | null;
}

export interface ModuleState {
  readonly completedAt: number | null;
  /** Seconds. */
  readonly timeSpent: number;
}

/**
 * Everything that the rules need, as one version of the learner's aggregate. Each process caches it; its completed, seen, held
 * and unlocked entries only grow.
 */
export interface Learner {
  readonly userId: string;
  readonly version: number;
  readonly totalPoints: number;
  readonly currentLevel: string;
  /**
   * Levels that were earned (the first one is everybody's). Once unlocked, a level stays so, whatever changes in the
   * curriculum.
   */
  readonly unlockedLevels: readonly string[];
  readonly modulesCompleted: number;
  readonly achievementsUnlocked: number;
  readonly streak: Streak;
  /** Every day that counts, ascending; the day of the sign-up among them. */
  readonly activeDays: readonly DayNumber[];
  readonly timeZone: string;
  /** When the time zone was last changed; null before the first change. */
  readonly timeZoneSince: number | null;
  /** The moment from which days are counted in the time zone; until then no new day starts. Null: always. */
  readonly daysFrom: number | null;
  readonly lastActivity: number | null;
  readonly skills: ReadonlyMap<string, Hundredths>;
  /** Completed parts and when. */
  readonly parts: ReadonlyMap<string, number>;
  readonly modules: ReadonlyMap<string, ModuleState>;
  /** Achievements held and since when. */
  readonly achievements: ReadonlyMap<string, number>;
  readonly views: ReadonlyMap<string, PartViewState>;
}

/** A learner with the plan held at this moment, and when it ends as far as that is known. */
export interface PlannedLearner extends Learner {
  readonly tier: Tier;
  readonly tierUntil: Date | null;
}
