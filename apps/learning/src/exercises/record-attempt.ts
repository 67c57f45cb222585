import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { GradedItem, submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import type { Curriculum, Part } from '../curriculum/curriculum.ts';
import type { AttemptChanges } from '../progress/changes.ts';
import type { PartViewState, PlannedLearner } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { dayNow } from '../learner/own-day.ts';
import { countedDay, type CountedDay } from '../progress/counted-day.ts';
import { achieve, achievementFacts, countStep, pointsAfter, shownAchievements } from '../progress/step.ts';
import { attemptablePart } from './attemptable-part.ts';
import type { Answers } from '../grading/grading.ts';

export type AttemptResult = OutputOf<typeof submitExercise>;

export interface AttemptRequest {
  readonly attemptId: string;
  readonly partId: string;
  readonly answers: Answers;
  readonly nowMs: number;
  /** When the answers were given, for work done offline; null means now. */
  readonly claimedAt: number | null;
  /** The score of the tries of the run, and the feedback that may be shown. */
  readonly score: number;
  readonly items: GradedItem[];
  /** Runs that may be handed in today, this one among them; null where that has no limit. */
  readonly leftToday: number | null;
}

/**
 * Decides what a submitted set changes: the run is stored, the best score counts, and the day counts for the streak. Pure.
 * @throws AppError when the part is not open to the learner
 */
export const decideAttempt = (
  curriculum: Curriculum,
  learner: PlannedLearner,
  request: AttemptRequest,
  rules: LearningRules,
): { changes: AttemptChanges; result: AttemptResult } => {
  const { part, body, view } = attemptablePart(curriculum, learner, request.partId, rules);
  const { score, items } = request;
  const day = dayNow(learner, request.nowMs);
  const counted = countedDay(learner, { part, view }, request, rules);
  const { streak, activeDays, freezesUsed } = countStep(learner, counted, rules);
  const { modulesCompleted } = learner;
  const unlocked = achieve(curriculum, learner, {
    modulesCompleted,
    streakDays: streak.days,
    totalPoints: learner.totalPoints,
  });
  const totalPoints = pointsAfter(unlocked, learner.totalPoints);
  const after = {
    ...view,
    attempts: view.attempts + 1,
    firstScore: view.attempts === 0 ? score : view.firstScore,
    bestScore: Math.max(view.bestScore ?? 0, score),
  };
  const result: AttemptResult = {
    attemptId: request.attemptId,
    attempt: after.attempts,
    score,
    passMark: body.passMark,
    isPassed: score >= body.passMark,
    bestScore: after.bestScore,
    ...(after.firstScore === null || isHandedInWhole(body) ? {} : { firstScore: after.firstScore }),
    ...(request.leftToday === null ? {} : { leftToday: request.leftToday - 1 }),
    items,
    totalPoints,
    achievements: shownAchievements(unlocked),
    streak: { days: streak.days, freezes: streak.freezes, freezesUsed },
  };
  const { currentLevel, unlockedLevels } = learner;
  const achievementsUnlocked = learner.achievementsUnlocked + unlocked.length;
  const changes: AttemptChanges = {
    at: request.nowMs,
    day,
    progress: { totalPoints, currentLevel, unlockedLevels, modulesCompleted, achievementsUnlocked, streak, activeDays },
    achievements: unlocked.map(({ achievement: { id, points } }) => ({ id, points })),
    facts: achievementFacts(learner.userId, unlocked),
    attempt: { ...attemptOf(part, request, result, day, after), ...dayOf(counted, day) },
  };
  return { changes, result };
};

/** The day for which an attempt counts, where that is another one than the day of its grading. */
const dayOf = (
  { day, isDayCounted }: CountedDay,
  gradedOn: number,
): Pick<AttemptChanges['attempt'], 'offlineDay' | 'isDayCounted'> => ({
  offlineDay: day === gradedOn ? null : day,
  isDayCounted,
});

/** The stored form of answers. Half a surrogate pair is valid JSON and no valid jsonb. */
export const keptAnswers = (answers: Answers): string =>
  JSON.stringify(answers, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

const attemptOf = (
  part: Part,
  request: { readonly attemptId: string; readonly answers: Answers },
  result: AttemptResult,
  day: number,
  view: PartViewState,
): Omit<AttemptChanges['attempt'], 'offlineDay' | 'isDayCounted'> => ({
  id: request.attemptId,
  partId: part.id,
  moduleId: part.moduleId,
  levelId: part.levelId,
  attempt: result.attempt,
  answers: keptAnswers(request.answers),
  score: result.score,
  isPassed: result.isPassed,
  day,
  result: JSON.stringify(result),
  view,
});
