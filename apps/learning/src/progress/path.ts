import type { NextPart, PathLevel, PathModule } from '@nivel/contracts/learning/path-state';
import type { Curriculum, CurriculumModule, Level, Part } from '../curriculum/curriculum.ts';
import { videoOf } from '../evidence/evidence.ts';
import { watchedSeconds } from '../evidence/watched.ts';
import type { Learner } from './learner.ts';
import {
  isModuleDone,
  levelCount,
  lockOfLevel,
  lockOfModule,
  nextOpenPart,
  percentageOf,
  stateOfModule,
} from './unlocking.ts';

/** A module as a learner sees it on the path. */
export const pathModuleOf = (
  curriculum: Curriculum,
  learner: Learner,
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

const pathLevelOf = (curriculum: Curriculum, learner: Learner, level: Level, unlockPercent: number): PathLevel => {
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

/** Levels and modules with where the learner stands, in the order of the curriculum. */
export const pathOf = (curriculum: Curriculum, learner: Learner, unlockPercent: number): PathLevel[] =>
  curriculum.levels.map((level) => pathLevelOf(curriculum, learner, level, unlockPercent));

const minutesLeft = (part: Part, learner: Learner): number => {
  const video = videoOf(part);
  const view = learner.views.get(part.id);
  if (video === null || view === undefined) return part.estimatedMinutes;
  return Math.max(1, Math.ceil((video.durationSeconds - watchedSeconds(view.watched)) / 60));
};

/**
 * The part to go on with: in the module the learner was in last if it is not done, otherwise the first open one.
 */
export const nextPartOf = (curriculum: Curriculum, learner: Learner, unlockPercent: number): NextPart | null => {
  const latest = [...learner.views].reduce<{ partId: string; at: number } | null>(
    (last, [partId, { openedAt }]) => (last === null || openedAt > last.at ? { partId, at: openedAt } : last),
    null,
  );
  const lastPart = latest === null ? undefined : curriculum.partById.get(latest.partId);
  const lastModule = lastPart && curriculum.moduleById.get(lastPart.moduleId);
  const first = lastModule !== undefined && !isModuleDone(learner, lastModule) ? lastModule : undefined;
  const part = nextOpenPart(curriculum, learner, unlockPercent, first);
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
    isStarted: learner.views.has(part.id),
  };
};
