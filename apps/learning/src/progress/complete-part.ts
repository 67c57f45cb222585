import { AppError } from '@nivel/contracts/kernel/app-error';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { Curriculum, CurriculumModule, Part } from '../curriculum/curriculum.ts';
import { findPart } from '../curriculum/find-part.ts';
import { missingEvidence } from '../evidence/evidence.ts';
import type { Unlocked } from './achievements.ts';
import type { Completion, CompletionChanges, SkillChange } from './changes.ts';
import { completionFacts } from './completion-facts.ts';
import { countedDay, type CountedDay } from './counted-day.ts';
import type { Learner, PartViewState } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { refuseLocked } from '../unlocking/refuse-locked.ts';
import { describeSkill, gainOf, raise } from '../learner/skills.ts';
import { achieve, countDay, countNoDay, pointsAfter, shownAchievements, type StreakStep } from './step.ts';
import {
  currentLevelOf,
  isModuleDone,
  isRecordedDone,
  nextOpenPart,
  percentageOf,
  unlockedLevels,
} from '../unlocking/unlocking.ts';

export type CompletionResult = OutputOf<typeof completePart>;

/** Somebody who leaves a part open over night has not studied all night. */
const LONGEST_STAY = 3;

/** The part and its module, or the refusal that says what is missing. The learner has not completed the part. */
const completablePart = (
  curriculum: Curriculum,
  learner: Learner,
  partId: string,
  nowMs: number,
  rules: LearningRules,
): { part: Part; module: CurriculumModule; view: PartViewState } => {
  const { part, module } = findPart(curriculum, partId);
  refuseLocked(curriculum, learner, module, rules);
  const view = learner.views.get(part.id);
  const missing = missingEvidence(part, view, nowMs, rules);
  if (missing !== null || view === undefined) throw missing ?? new AppError(learningErrors.part_not_opened);
  return { part, module, view };
};

/** What follows from the completed part for modules and levels. */
interface Path {
  readonly completedModules: readonly CurriculumModule[];
  /** Levels the learner has unlocked by now. */
  readonly unlocked: readonly string[];
  readonly newLevels: readonly string[];
  /** Those of them with something in them: an empty level is nothing to tell anybody. */
  readonly openedLevels: readonly string[];
  readonly next: Part | null;
}

const consequencesOf = (
  curriculum: Curriculum,
  learner: Learner,
  after: Pick<Learner, 'parts' | 'modules' | 'unlockedLevels'>,
  module: CurriculumModule,
  rules: LearningRules,
): Path => {
  // Also those whose last open part was taken out of the curriculum meanwhile: they are settled now.
  const completedModules = curriculum.modules.filter(
    (one) => !isRecordedDone(learner, one) && isModuleDone(after, one),
  );
  const open = unlockedLevels(curriculum, after, rules.levelUnlockPercent);
  // The first level is nobody's achievement.
  const newLevels = open.filter((id) => !learner.unlockedLevels.includes(id) && id !== curriculum.levels[0]?.id);
  const unlocked = [...learner.unlockedLevels, ...newLevels];
  const openedLevels = newLevels.filter((id) =>
    curriculum.modules.some((one) => one.levelId === id && one.parts.length > 0),
  );
  const next = nextOpenPart(curriculum, { ...after, unlockedLevels: unlocked }, rules.levelUnlockPercent, module);
  return { completedModules, unlocked, newLevels, openedLevels, next };
};

const raiseSkill = (learner: Learner, part: Part): SkillChange & { isNew: boolean; gain: number } => {
  const before = learner.skills.get(part.skill);
  const value = raise(before ?? 0, gainOf(part.points));
  return {
    name: part.skill,
    value,
    description: describeSkill(part.skill),
    isNew: before === undefined,
    // At the end of the scale a part gives less than its points say, or nothing.
    gain: value - (before ?? 0),
  };
};

/**
 * Decides what completing a part changes. Pure: the same learner, curriculum and moment give the same changes.
 *
 * @param learner has not completed the part
 * @param claimedAt when the learner did it, for work done offline; null means now
 * @throws AppError saying why the part cannot be completed
 */
export const decideCompletion = (
  curriculum: Curriculum,
  learner: Learner,
  request: { readonly partId: string; readonly claimedAt: number | null; readonly nowMs: number },
  rules: LearningRules,
): { changes: CompletionChanges; result: CompletionResult } => {
  const { nowMs } = request;
  const { part, module, view } = completablePart(curriculum, learner, request.partId, nowMs, rules);
  const counted = countedDay(learner, { part, view }, request, rules);
  const after = { ...learner, parts: new Map(learner.parts).set(part.id, counted.at) };
  const path = consequencesOf(curriculum, learner, after, module, rules);
  const streak = counted.isDayCounted ? countDay(learner, counted.day, rules) : countNoDay(learner);
  const skill = raiseSkill(learner, part);
  const modulesCompleted = learner.modulesCompleted + path.completedModules.length;
  const ownPoints = learner.totalPoints + part.points;
  const unlocked = achieve(curriculum, learner, {
    modulesCompleted,
    streakDays: streak.streak.days,
    totalPoints: ownPoints,
    raised: skill.value,
  });
  const totalPoints = pointsAfter(unlocked, ownPoints);
  const decided: Decided = {
    part,
    module,
    after,
    counted,
    path,
    streak,
    skill,
    modulesCompleted,
    unlocked,
    totalPoints,
  };
  const result = resultOf(decided);
  return { changes: changesOf(curriculum, learner, decided, view, nowMs, result), result };
};

interface Decided {
  readonly part: Part;
  readonly module: CurriculumModule;
  readonly after: Learner;
  readonly counted: CountedDay;
  readonly path: Path;
  readonly streak: StreakStep;
  readonly skill: ReturnType<typeof raiseSkill>;
  readonly modulesCompleted: number;
  readonly unlocked: readonly Unlocked[];
  readonly totalPoints: number;
}

const resultOf = ({ part, module, counted, path, streak, skill, ...decided }: Decided): CompletionResult => ({
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

const changesOf = (
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
