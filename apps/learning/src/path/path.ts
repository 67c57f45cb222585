import type { NextPart, PathLevel, PathModule } from '@nivel/contracts/learning/path-state';
import type { Curriculum, CurriculumModule, Level, Part } from '../curriculum/curriculum.ts';
import { videoOf, wasVisited } from '../evidence/evidence.ts';
import { secondsOf } from '../evidence/watched.ts';
import type { PlannedLearner } from '../learner/learner.ts';
import {
  isModuleDone,
  isPartDone,
  levelCount,
  lockOfLevel,
  lockOfModule,
  nextOpenPart,
  percentageOf,
  stateOfModule,
} from '../unlocking/unlocking.ts';

/** A module as a learner sees it on the path. */
export const pathModuleOf = (
  curriculum: Curriculum,
  learner: PlannedLearner,
  module: CurriculumModule,
  unlockPercent: number,
): PathModule => {
  const lock = lockOfModule(curriculum, learner, module, unlockPercent);
  return {
    id: module.id,
    number: module.number,
    title: module.title,
    description: module.description,
    estimatedMinutes: module.estimatedMinutes,
    state: stateOfModule(learner, module, lock),
    lockedBecause: lock,
    percentage: percentageOf(learner, module),
    partsCompleted: module.parts.filter(({ id }) => learner.parts.has(id)).length,
    partsTotal: module.parts.length,
    points: module.parts.reduce((sum, { points }) => sum + points, 0),
  };
};

const pathLevelOf = (
  curriculum: Curriculum,
  learner: PlannedLearner,
  level: Level,
  unlockPercent: number,
): PathLevel => {
  const { completed, total } = levelCount(learner, level, unlockPercent);
  const lock = lockOfLevel(curriculum, learner, level.id, unlockPercent);
  const isDone = lock === null && total > 0 && completed === total;
  return {
    id: level.id,
    name: level.name,
    description: level.description,
    duration: level.duration,
    color: level.color,
    state: lock === null ? (isDone ? 'done' : 'open') : 'locked',
    lockedBecause: lock,
    modulesCompleted: completed,
    modulesTotal: total,
    modules: level.modules.map((module) => pathModuleOf(curriculum, learner, module, unlockPercent)),
  };
};

/** Levels and modules with the learner's state, in the order of the curriculum. */
export const pathOf = (curriculum: Curriculum, learner: PlannedLearner, unlockPercent: number): PathLevel[] =>
  curriculum.levels.map((level) => pathLevelOf(curriculum, learner, level, unlockPercent));

const minutesLeft = (part: Part, learner: PlannedLearner): number => {
  const video = videoOf(part);
  const view = learner.views.get(part.id);
  if (video === null || view === undefined) return part.estimatedMinutes;
  return Math.max(1, Math.ceil((video.durationSeconds - secondsOf(view.watched)) / 60));
};

const leftOpen = (curriculum: Curriculum, learner: PlannedLearner, unlockPercent: number): Part | null => {
  const [lastId] = [...learner.views].reduce<[string | null, number]>(
    (last, [partId, { lastOpenedAt }]) => (lastOpenedAt > last[1] ? [partId, lastOpenedAt] : last),
    [null, 0],
  );
  const last = lastId === null ? undefined : curriculum.partById.get(lastId);
  const module = last && curriculum.moduleById.get(last.moduleId);
  if (last === undefined || module === undefined) return nextOpenPart(curriculum, learner, unlockPercent);
  const isOpen = lockOfModule(curriculum, learner, module, unlockPercent) === null;
  if (isOpen && !isPartDone(learner, last)) return last;
  return nextOpenPart(curriculum, learner, unlockPercent, isModuleDone(learner, module) ? undefined : module);
};

/**
 * The part to continue with: the last opened one while it is not completed; otherwise the first open one of its module, and
 * then of the whole path.
 */
export const nextPartOf = (curriculum: Curriculum, learner: PlannedLearner, unlockPercent: number): NextPart | null => {
  const part = leftOpen(curriculum, learner, unlockPercent);
  const module = part === null ? undefined : curriculum.moduleById.get(part.moduleId);
  if (part === null || module === undefined) return null;
  return {
    partId: part.id,
    title: part.title,
    type: part.type,
    points: part.points,
    estimatedMinutes: part.estimatedMinutes,
    number: module.parts.indexOf(part) + 1,
    count: module.parts.length,
    moduleId: module.id,
    moduleTitle: module.title,
    levelId: module.levelId,
    minutesLeft: minutesLeft(part, learner),
    isStarted: wasVisited(learner.views.get(part.id)),
  };
};
