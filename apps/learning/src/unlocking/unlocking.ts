import type { Tier } from '@nivel/contracts/billing/plan';
import { hasSample, includesTier, tierForModule } from '@nivel/contracts/billing/plan-access';
import type { LockedBecause } from '@nivel/contracts/learning/learning.errors';
import type { PathState } from '@nivel/contracts/learning/path-state';
import type { Curriculum, CurriculumModule, Level, Part } from '../curriculum/curriculum.ts';
import type { Learner } from '../learner/learner.ts';

/** The learner's data that the unlocking rules need. */
export type ProgressSnapshot = Pick<Learner, 'parts' | 'modules' | 'unlockedLevels'>;

/** The progress of a learner and the plan held at this moment. */
export interface Standing extends ProgressSnapshot {
  readonly tier: Tier;
}

export const isPartDone = (snapshot: ProgressSnapshot, part: Part): boolean => snapshot.parts.has(part.id);

/** Whether the module was completed, and counted as such, before. */
export const isRecordedDone = (snapshot: ProgressSnapshot, module: CurriculumModule): boolean =>
  (snapshot.modules.get(module.id)?.completedAt ?? null) !== null;

/** A completed part stays completed; a module whose open parts were all taken out is completed too. */
export const isModuleDone = (snapshot: ProgressSnapshot, module: CurriculumModule): boolean =>
  isRecordedDone(snapshot, module) || areAllPartsDone(snapshot, module);

/** Whether every active part is completed; a module without active parts is not completable. */
const areAllPartsDone = (snapshot: ProgressSnapshot, module: CurriculumModule): boolean =>
  module.parts.length > 0 && module.parts.every((part) => isPartDone(snapshot, part));

/** Completed parts of those active now, in percent with two decimals. */
export const percentageOf = (snapshot: ProgressSnapshot, module: CurriculumModule): number => {
  if (module.parts.length === 0) return 0;
  const done = module.parts.filter((part) => isPartDone(snapshot, part)).length;
  return Math.round((done * 10_000) / module.parts.length) / 100;
};

const counting = (level: Level): CurriculumModule[] => level.modules.filter((module) => module.parts.length > 0);

/** The progress of a level: completed modules, all modules, and how many are enough for the next level. */
export const levelCount = (
  snapshot: ProgressSnapshot,
  level: Level,
  unlockPercent: number,
): { completed: number; total: number; needed: number } => {
  const modules = counting(level);
  const completed = modules.filter((module) => isModuleDone(snapshot, module)).length;
  return { completed, total: modules.length, needed: Math.ceil((modules.length * unlockPercent) / 100) };
};

/**
 * The unlocked levels in order: the first, each later one when the previous level is unlocked and enough of its modules are
 * completed (a level without modules blocks nobody), and all levels unlocked before.
 */
export const unlockedLevels = (curriculum: Curriculum, snapshot: ProgressSnapshot, unlockPercent: number): string[] => {
  let opensNext = true;
  return curriculum.levels.flatMap((level) => {
    const isUnlocked = opensNext || snapshot.unlockedLevels.includes(level.id);
    const { completed, needed } = levelCount(snapshot, level, unlockPercent);
    opensNext = isUnlocked && completed >= needed;
    return isUnlocked ? [level.id] : [];
  });
};

/** The highest unlocked level that has something to learn; `before` where there is none. */
export const currentLevelOf = (curriculum: Curriculum, unlocked: readonly string[], before: string): string =>
  curriculum.levels.findLast(
    (level, index) => (index === 0 || unlocked.includes(level.id)) && counting(level).length > 0,
  )?.id ?? before;

/** Why a level is locked, or null. */
export const lockOfLevel = (
  curriculum: Curriculum,
  snapshot: ProgressSnapshot,
  levelId: string,
  unlockPercent: number,
): LockedBecause | null => {
  const index = curriculum.levels.findIndex((level) => level.id === levelId);
  const before = curriculum.levels[index - 1];
  if (before === undefined || unlockedLevels(curriculum, snapshot, unlockPercent).includes(levelId)) return null;
  const { completed, needed } = levelCount(snapshot, before, unlockPercent);
  return {
    reason: 'level',
    tier: null,
    levelId: before.id,
    modulesCompleted: completed,
    modulesNeeded: needed,
    moduleIds: [],
  };
};

const NOTHING_MISSING = { tier: null, levelId: null, modulesCompleted: null, modulesNeeded: null, moduleIds: [] };

const hasBegun = (snapshot: ProgressSnapshot, module: CurriculumModule): boolean =>
  isRecordedDone(snapshot, module) || module.parts.some((part) => isPartDone(snapshot, part));

/**
 * What a learner still has to complete before a module opens, or null. It opens when its level is unlocked and it is number 1,
 * has no prerequisites, or all of them are completed. A module that the learner has begun stays open when the curriculum is
 * rearranged.
 */
const lockByProgress = (
  curriculum: Curriculum,
  snapshot: ProgressSnapshot,
  module: CurriculumModule,
  unlockPercent: number,
): LockedBecause | null => {
  if (hasBegun(snapshot, module)) return null;
  const level = lockOfLevel(curriculum, snapshot, module.levelId, unlockPercent);
  if (level !== null || module.number === 1) return level;
  const missing = module.prerequisites.filter((id) => {
    const required = curriculum.moduleById.get(id);
    return required !== undefined && required.parts.length > 0 && !isModuleDone(snapshot, required);
  });
  if (missing.length === 0) return null;
  return { ...NOTHING_MISSING, reason: 'prerequisites', moduleIds: missing };
};

const missingPlan = (standing: Standing, module: CurriculumModule): LockedBecause['tier'] => {
  const needed = tierForModule(module);
  return needed === 'free' || includesTier(standing.tier, needed) ? null : needed;
};

/**
 * Why a module is locked, or null: progress or plan. Parts completed under a plan are closed when the plan ends, and stay
 * completed.
 */
export const lockOfModule = (
  curriculum: Curriculum,
  standing: Standing,
  module: CurriculumModule,
  unlockPercent: number,
): LockedBecause | null => {
  const tier = missingPlan(standing, module);
  const progress = lockByProgress(curriculum, standing, module, unlockPercent);
  if (progress !== null) return { ...progress, tier };
  return tier === null ? null : { ...NOTHING_MISSING, reason: 'plan', tier };
};

/** The text of a module that opens for everybody; null where there is none, or the module itself is free. */
export const sampleOf = (module: CurriculumModule): Part | null =>
  hasSample(module) ? (module.parts.find(({ type }) => type === 'text') ?? null) : null;

export const stateOfModule = (
  snapshot: ProgressSnapshot,
  module: CurriculumModule,
  lock: LockedBecause | null,
): PathState => {
  if (isModuleDone(snapshot, module)) return 'done';
  return lock === null ? 'open' : 'locked';
};

/** The first part that is open and not completed, in the order of the curriculum, looked for in `first` before all. */
export const nextOpenPart = (
  curriculum: Curriculum,
  snapshot: Standing,
  unlockPercent: number,
  first?: CurriculumModule,
): Part | null => {
  const candidates = first === undefined ? curriculum.modules : [first, ...curriculum.modules];
  for (const module of candidates) {
    const part = module.parts.find((one) => !isPartDone(snapshot, one));
    if (part !== undefined && lockOfModule(curriculum, snapshot, module, unlockPercent) === null) return part;
  }
  return null;
};
