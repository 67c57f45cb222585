import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import type { VideoBody } from '@nivel/contracts/learning/content/video';
import type { Part } from '../curriculum/curriculum.ts';
import type { PartViewState } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { shareOf } from './watched.ts';

/** A part whose body is known by its type: the one place where the union is opened. */
export const videoOf = (part: Part): VideoBody | null => (part.type === 'video' ? (part.body as VideoBody) : null);
export const exercisesOf = (part: Part): ExercisesBody | null =>
  part.type === 'exercises' ? (part.body as ExercisesBody) : null;

/** Seconds until a text may be completed. */
export const textSecondsLeft = (view: PartViewState, nowMs: number, rules: LearningRules): number =>
  Math.max(0, Math.round((rules.textMinSeconds - (nowMs - view.openedAt) / 1_000) * 1_000) / 1_000);

const refuse = (error: (typeof learningErrors)[keyof typeof learningErrors], details?: unknown): AppError =>
  new AppError(error, { details });

const missingOfVideo = (video: VideoBody, view: PartViewState, rules: LearningRules): AppError | null => {
  const share = shareOf(view.watched, video.durationSeconds);
  if (share >= rules.watchShare) return null;
  return refuse(learningErrors.video_not_watched, { watchedShare: share, neededShare: rules.watchShare });
};

const missingOfText = (view: PartViewState, nowMs: number, rules: LearningRules): AppError | null => {
  if (view.reachedEndAt === null) return refuse(learningErrors.text_not_read);
  const secondsLeft = textSecondsLeft(view, nowMs, rules);
  return secondsLeft > 0 ? refuse(learningErrors.text_too_early, { secondsLeft }) : null;
};

/** Whether a part was visited; one that was only downloaded ahead was not. */
export const wasVisited = (view: PartViewState | undefined): boolean => view !== undefined && view.lastOpenedAt > 0;

/**
 * When the work that a completion needs was last done, as the service saw it or a device without network proved it; null when
 * there is none. For exercises only offline work counts here: other attempts count their own day when they are graded.
 */
export const lastEvidenceAt = (part: Part, view: PartViewState): number | null =>
  part.type === 'video' ? view.watchedAt : view.reachedEndAt;

/** The evidence still missing before a part may be completed, as the error that names it; null when nothing is. */
export const missingEvidence = (
  part: Part,
  view: PartViewState | undefined,
  nowMs: number,
  rules: LearningRules,
): AppError | null => {
  if (view === undefined) return refuse(learningErrors.part_not_opened);
  const video = videoOf(part);
  if (video !== null) return missingOfVideo(video, view, rules);
  const exercises = exercisesOf(part);
  if (exercises === null) return missingOfText(view, nowMs, rules);
  const isPassed = view.bestScore !== null && view.bestScore >= exercises.passMark;
  const details = { bestScore: view.bestScore, passMark: exercises.passMark };
  return isPassed ? null : refuse(learningErrors.exercises_not_passed, details);
};
