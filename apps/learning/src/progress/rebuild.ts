import type { Curriculum } from '../curriculum/curriculum.ts';
import type { Completion } from './changes.ts';
import type { DayNumber } from '@nivel/platform/local-day';
import { firstSkills, raise, type Hundredths } from '../learner/skills.ts';
import { streakOf, type Streak, type StreakRules } from '../learner/streak.ts';
import { currentLevelOf, percentageOf } from '../unlocking/unlocking.ts';

/** A row of the ledger, in the order in which they were recorded. The stored answers to the learner do not matter here. */
export type LedgerEntry = Omit<Completion, 'result'>;

export interface AttemptEntry {
  readonly partId: string;
  readonly answers: unknown;
  readonly attemptedAt: number;
  readonly day: DayNumber;
  readonly isDayCounted: boolean;
}

/** A learner's history, which can never be undone. */
export interface History {
  readonly signedUpOn: DayNumber | null;
  readonly ledger: readonly LedgerEntry[];
  readonly attempts: readonly AttemptEntry[];
  readonly achievements: readonly { readonly points: number; readonly unlockedAt: number }[];
}

export interface DerivedModule {
  readonly moduleId: string;
  readonly levelId: string;
  readonly percentage: number;
  readonly partsCompleted: readonly string[];
  readonly exerciseAnswers: Readonly<Record<string, unknown>>;
  readonly timeSpent: number;
  readonly completedAt: number | null;
}

/** Everything that is kept about a learner only so that it need not be counted each time. */
export interface Derived {
  readonly totalPoints: number;
  readonly currentLevel: string;
  readonly unlockedLevels: readonly string[];
  readonly modulesCompleted: number;
  readonly achievementsUnlocked: number;
  readonly streak: Streak;
  readonly lastActivity: number | null;
  readonly skills: ReadonlyMap<string, Hundredths>;
  readonly modules: readonly DerivedModule[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const skillsOf = (ledger: readonly LedgerEntry[]): Map<string, Hundredths> => {
  const skills = new Map<string, Hundredths>(firstSkills.map(({ name, value }) => [name, value]));
  for (const { skill, gain } of ledger) skills.set(skill, raise(skills.get(skill) ?? 0, gain));
  return skills;
};

const modulesOf = (curriculum: Curriculum, { ledger, attempts }: History): DerivedModule[] => {
  const begun = new Map(ledger.map(({ moduleId, levelId }) => [moduleId, levelId]));
  const moduleOf = (partId: string): string | undefined =>
    curriculum.partById.get(partId)?.moduleId ?? ledger.find((entry) => entry.partId === partId)?.moduleId;
  for (const { partId } of attempts) {
    const part = curriculum.partById.get(partId);
    if (part !== undefined) begun.set(part.moduleId, part.levelId);
  }
  const parts = new Map(ledger.map(({ partId, occurredAt }) => [partId, occurredAt]));
  const completedAt = new Map(ledger.flatMap((entry) => entry.completedModules.map((id) => [id, entry.occurredAt])));
  return [...begun].map(([moduleId, levelId]) => {
    const own = ledger.filter((entry) => entry.moduleId === moduleId);
    const module = curriculum.moduleById.get(moduleId);
    const answers = attempts.filter(({ partId }) => moduleOf(partId) === moduleId);
    return {
      moduleId,
      levelId,
      percentage: module === undefined ? 0 : percentageOf({ parts, modules: new Map(), unlockedLevels: [] }, module),
      partsCompleted: own.map(({ partId }) => partId),
      exerciseAnswers: Object.fromEntries(answers.map((attempt) => [attempt.partId, attempt.answers])),
      timeSpent: sum(own.map(({ seconds }) => seconds)),
      completedAt: completedAt.get(moduleId) ?? null,
    };
  });
};

/**
 * Recomputes all progress from the ledgers. Pure. The ledgers (completions, attempts, achievements) are the source of truth;
 * percent and level depend on the given curriculum too, the rest on the ledgers alone.
 */
export const derive = (curriculum: Curriculum, history: History, rules: StreakRules): Derived => {
  const { ledger, attempts, achievements, signedUpOn } = history;
  const counted = [...ledger, ...attempts].filter(({ isDayCounted }) => isDayCounted);
  const days = new Set(counted.map(({ day }) => day));
  if (signedUpOn !== null) days.add(signedUpOn);
  const unlockedLevels = ledger.flatMap((entry) => entry.unlockedLevels);
  const moments = [...ledger.map(({ occurredAt }) => occurredAt), ...attempts.map(({ attemptedAt }) => attemptedAt)];
  return {
    totalPoints: sum(ledger.map(({ points }) => points)) + sum(achievements.map(({ points }) => points)),
    currentLevel: currentLevelOf(curriculum, unlockedLevels, curriculum.levels[0]?.id ?? 'X100'),
    unlockedLevels,
    modulesCompleted: sum(ledger.map(({ completedModules }) => completedModules.length)),
    achievementsUnlocked: achievements.length,
    streak: streakOf(
      [...days].sort((one, other) => one - other),
      rules,
    ),
    lastActivity: moments.length === 0 ? null : Math.max(...moments),
    skills: skillsOf(ledger),
    modules: modulesOf(curriculum, history),
  };
};
