import type { Fact } from '@nivel/contracts/kernel/fact';
import type { StatementUnit } from '@nivel/messaging/unit-of-work';
import type { CompletionChanges, StepChanges } from './changes.ts';
import { isoDay } from '@nivel/platform/local-day';
import type { Learner } from '../learner/learner.ts';

/** The input of a save beside the changes. */
export interface SaveContext {
  readonly unit: StatementUnit;
  /** The id for the one row that may be new. */
  readonly newId: string;
}

/** Tells the facts of a step, which its statement saves beside it. */
export const saveContextOf = (unit: StatementUnit, learner: Learner, { facts }: StepChanges): SaveContext => {
  for (const { fact, payload } of facts)
    unit.tell<Fact>(fact, payload, { aggregate: learner.userId, version: learner.version + 1 });
  return { unit, newId: unit.newId() };
};

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** The first thirteen parameters of SAVE_ATTEMPT. */
export const stepValues = (learner: Learner, { at, day, progress }: StepChanges, now: Date) =>
  [
    learner.userId,
    learner.version,
    progress.totalPoints,
    progress.currentLevel,
    progress.unlockedLevels,
    progress.modulesCompleted,
    progress.achievementsUnlocked,
    progress.streak.days,
    progress.streak.freezes,
    progress.streak.lastDay === null ? null : isoDay(progress.streak.lastDay),
    new Date(at),
    now,
    isoDay(day),
  ] as const;

/** A completion to be stored. */
export interface CompletionSave {
  readonly learner: Learner;
  readonly changes: CompletionChanges;
  readonly saving: SaveContext;
}

/** A completion as the columns of `given` in SAVE_COMPLETIONS. */
export const completionRow = ({ learner, changes, saving }: CompletionSave) => {
  const { progress, completion, module, skill } = changes;
  return {
    user_id: learner.userId,
    version: learner.version,
    total_points: progress.totalPoints,
    current_level: progress.currentLevel,
    unlocked_levels: progress.unlockedLevels,
    modules_completed: progress.modulesCompleted,
    achievements_unlocked: progress.achievementsUnlocked,
    streak_days: progress.streak.days,
    streak_freezes: progress.streak.freezes,
    streak_last_day: progress.streak.lastDay === null ? null : isoDay(progress.streak.lastDay),
    occurred_at: isoTime(changes.at),
    recorded_at: saving.unit.now.toISOString(),
    local_day: isoDay(changes.day),
    counts_day: completion.isDayCounted,
    part_id: completion.partId,
    module_id: completion.moduleId,
    level_id: completion.levelId,
    points: completion.points,
    skill: completion.skill,
    gain: completion.gain / 100,
    seconds: completion.seconds,
    completed_modules: completion.completedModules,
    new_levels: completion.unlockedLevels,
    answer: completion.result,
    new_id: saving.newId,
    percentage: module.percentage,
    module_completed_at: module.completedAt === null ? null : isoTime(module.completedAt),
    time_spent: module.timeSpent,
    skill_value: skill.value / 100,
    skill_description: skill.description,
    facts: saving.unit.outbox,
    achievements: changes.achievements,
    settled: changes.settledModules,
  };
};
