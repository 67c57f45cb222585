import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Tier } from '@nivel/contracts/billing/plan';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { Curriculum, CurriculumModule, Part } from '../curriculum/curriculum.ts';
import { findPart } from '../curriculum/find-part.ts';
import { missingEvidence } from '../evidence/evidence.ts';
import type { Learner, PartViewState } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { describeSkill, raise } from '../learner/skills.ts';
import { refuseLocked } from '../unlocking/refuse-locked.ts';
import type { CompletionChanges } from './changes.ts';
import { changesOf, resultOf, type CompletionResult, type Decided, type RaisedSkill } from './completion-changes.ts';
import { consequencesOf } from './completion-consequences.ts';
import { countedDay } from './counted-day.ts';
import { skillGainOf } from './skill-gain.ts';
import { achieve, countStep, pointsAfter } from './step.ts';

/** A request at a moment, by a learner with a plan. */
export interface CompletionRequest {
  readonly partId: string;
  /** When the learner did it, for work done offline; null means now. */
  readonly claimedAt: number | null;
  readonly nowMs: number;
  readonly tier: Tier;
}

/** The part and its module, or the refusal that names what is missing. The learner has not completed the part. */
const completablePart = (
  curriculum: Curriculum,
  learner: Learner,
  { partId, nowMs, tier }: CompletionRequest,
  rules: LearningRules,
): { part: Part; module: CurriculumModule; view: PartViewState } => {
  const { part, module } = findPart(curriculum, partId);
  refuseLocked(curriculum, { ...learner, tier }, module, rules);
  const view = learner.views.get(part.id);
  const missing = missingEvidence(part, view, nowMs, rules);
  if (missing !== null || view === undefined) throw missing ?? new AppError(learningErrors.part_not_opened);
  return { part, module, view };
};

const raiseSkill = (learner: Learner, part: Part, view: PartViewState): RaisedSkill => {
  const before = learner.skills.get(part.skill);
  const value = raise(before ?? 0, skillGainOf(part, view));
  return {
    name: part.skill,
    value,
    description: describeSkill(part.skill),
    isNew: before === undefined,
    // At the end of the scale a part gives fewer points than its own, or none.
    gain: value - (before ?? 0),
  };
};

/**
 * Decides what completing a part changes. Pure: the same learner, curriculum and moment give the same changes.
 *
 * @param learner has not completed the part
 * @throws AppError with the reason why the part cannot be completed
 */
export const decideCompletion = (
  curriculum: Curriculum,
  learner: Learner,
  request: CompletionRequest,
  rules: LearningRules,
): { changes: CompletionChanges; result: CompletionResult } => {
  const { nowMs } = request;
  const { part, module, view } = completablePart(curriculum, learner, request, rules);
  const counted = countedDay(learner, { part, view }, request, rules);
  const after = { ...learner, tier: request.tier, parts: new Map(learner.parts).set(part.id, counted.at) };
  const path = consequencesOf(curriculum, learner, after, module, rules);
  const streak = countStep(learner, counted, rules);
  const skill = raiseSkill(learner, part, view);
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
