import type { Fact } from '@nivel/contracts/kernel/fact';
import type { DayNumber } from '@nivel/platform/local-day';
import type { ModuleState, PartViewState } from '../learner/learner.ts';
import type { Hundredths } from '../learner/skills.ts';
import type { Streak } from '../learner/streak.ts';

/** A fact to publish for a decision; id, moment and trace are added when it is saved. */
export interface FactDraft {
  readonly fact: Fact;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The row of the ledger. */
export interface Completion {
  readonly partId: string;
  readonly moduleId: string;
  readonly levelId: string;
  readonly points: number;
  readonly skill: string;
  readonly gain: Hundredths;
  readonly occurredAt: number;
  readonly day: DayNumber;
  /** False for work that was done too long ago: it counts for progress, not for the streak. */
  readonly isDayCounted: boolean;
  /** Time between opening and completing. */
  readonly seconds: number;
  readonly completedModules: readonly string[];
  readonly unlockedLevels: readonly string[];
  /** The learner's answer, as JSON; returned again when the request is repeated. */
  readonly result: string;
}

export interface ModuleChange extends ModuleState {
  readonly moduleId: string;
  readonly levelId: string;
  readonly percentage: number;
}

export interface SkillChange {
  readonly name: string;
  readonly value: Hundredths;
  readonly description: string;
}

export interface AchievementChange {
  readonly id: string;
  readonly points: number;
}

export interface Attempt {
  readonly id: string;
  readonly partId: string;
  readonly moduleId: string;
  readonly levelId: string;
  readonly attempt: number;
  /** JSON of the answers by item id. */
  readonly answers: string;
  readonly score: number;
  readonly isPassed: boolean;
  /** The day of the grading. */
  readonly day: DayNumber;
  /** The day of the work, where it was done offline on another day. */
  readonly offlineDay: DayNumber | null;
  /** False for work that was done too long ago. */
  readonly isDayCounted: boolean;
  readonly result: string;
  readonly view: PartViewState;
}

/** The new values of the learner's own row. */
export interface ProgressChange {
  readonly totalPoints: number;
  readonly currentLevel: string;
  readonly unlockedLevels: readonly string[];
  readonly modulesCompleted: number;
  readonly achievementsUnlocked: number;
  readonly streak: Streak;
  readonly activeDays: readonly DayNumber[];
}

/** The common changes of both kinds of steps. */
export interface StepChanges {
  readonly at: number;
  readonly day: DayNumber;
  readonly progress: ProgressChange;
  readonly achievements: readonly AchievementChange[];
  readonly facts: readonly FactDraft[];
}

export interface CompletionChanges extends StepChanges {
  readonly completion: Completion;
  readonly module: ModuleChange;
  /** Modules that are completed although their last part was completed before (a part was taken out of them). */
  readonly settledModules: readonly string[];
  readonly skill: SkillChange;
}

export interface AttemptChanges extends StepChanges {
  readonly attempt: Attempt;
}
