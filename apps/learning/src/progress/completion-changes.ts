import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { completePart } from '@nivel/contracts/learning/complete-part.operation';
import type { Curriculum, CurriculumModule, Part } from '../curriculum/curriculum.ts';
import type { Learner, PartViewState } from '../learner/learner.ts';
import { currentLevelOf, percentageOf } from '../unlocking/unlocking.ts';
import type { Unlocked } from './achievements.ts';
import type { Completion, CompletionChanges, SkillChange } from './changes.ts';
import type { Path } from './completion-consequences.ts';
import { completionFacts } from './completion-facts.ts';
import type { CountedDay } from './counted-day.ts';
import { shownAchievements, type StreakStep } from './step.ts';

export type CompletionResult = OutputOf<typeof completePart>;
export type RaisedSkill = SkillChange & { readonly isNew: boolean; readonly gain: number };

/** A learner who leaves a part open over night has not studied all night. */
const LONGEST_STAY = 3;

/** A completion as it was decided. */
export interface Decided {
  readonly part: Part;
  readonly module: CurriculumModule;
  readonly after: Learner;
  readonly counted: CountedDay;
  readonly path: Path;
  readonly streak: StreakStep;
  readonly skill: RaisedSkill;
  readonly modulesCompleted: number;
  readonly unlocked: readonly Unlocked[];
  readonly totalPoints: number;
}

/** The answer to the learner. */
export const resultOf = ({ part, module, counted, path, streak, skill, ...decided }: Decided): CompletionResult => ({
  partId: part.id,
  moduleId: part.moduleId,
  levelId: part.levelId,
  completedAt: new Date(counted.at).toISOString(),
  points: part.points,
  totalPoints: decided.totalPoints,
  percentage: percentageOf(decided.after, module),
  moduleCompleted: path.completedModules.includes(module),
  modulesCompleted: decided.modulesCompleted,
  nextPartId: path.next?.id ?? null,
  nextModuleId: path.next?.moduleId ?? null,
  unlockedLevels: [...path.openedLevels],
  skill: { name: skill.name, gain: skill.gain / 100, value: skill.value / 100, isNew: skill.isNew },
  achievements: shownAchievements(decided.unlocked),
  streak: { days: streak.streak.days, freezes: streak.streak.freezes, freezesUsed: streak.freezesUsed },
});

const ledgerRow = (decided: Decided, seconds: number, result: CompletionResult): Completion => ({
  partId: decided.part.id,
  moduleId: decided.part.moduleId,
  levelId: decided.part.levelId,
  points: decided.part.points,
  skill: decided.skill.name,
  gain: decided.skill.gain,
  occurredAt: decided.counted.at,
  day: decided.counted.day,
  isDayCounted: decided.counted.isDayCounted,
  seconds,
  completedModules: decided.path.completedModules.map(({ id }) => id),
  unlockedLevels: decided.path.newLevels,
  result: JSON.stringify(result),
});

/** The rows and facts of it. */
export const changesOf = (
  curriculum: Curriculum,
  learner: Learner,
  decided: Decided,
  view: PartViewState,
  nowMs: number,
  result: CompletionResult,
): CompletionChanges => {
  const { part, module, path, streak, skill, unlocked, totalPoints } = decided;
  const seconds = Math.min(Math.round((nowMs - view.openedAt) / 1_000), part.estimatedMinutes * 60 * LONGEST_STAY);
  const { at, day } = decided.counted;
  const before = learner.modules.get(module.id);
  return {
    at,
    day,
    progress: {
      totalPoints,
      currentLevel: currentLevelOf(curriculum, path.unlocked, learner.currentLevel),
      unlockedLevels: path.unlocked,
      modulesCompleted: decided.modulesCompleted,
      achievementsUnlocked: learner.achievementsUnlocked + unlocked.length,
      streak: streak.streak,
      activeDays: streak.activeDays,
    },
    completion: ledgerRow(decided, seconds, result),
    module: {
      moduleId: module.id,
      levelId: module.levelId,
      percentage: result.percentage,
      completedAt: before?.completedAt ?? (result.moduleCompleted ? at : null),
      timeSpent: (before?.timeSpent ?? 0) + seconds,
    },
    settledModules: path.completedModules.flatMap(({ id }) => (id === module.id ? [] : [id])),
    skill: { name: skill.name, value: skill.value, description: skill.description },
    achievements: unlocked.map(({ achievement: { id, points } }) => ({ id, points })),
    facts: completionFacts(curriculum, learner, { ...path, unlocked }, result),
  };
};
