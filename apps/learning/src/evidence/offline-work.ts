import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { Range } from '@nivel/contracts/learning/watched-ranges';
import type { Part } from '../curriculum/curriculum.ts';
import { wrongPartType } from '../curriculum/find-part.ts';
import type { PartViewState } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { videoOf } from './evidence.ts';
import { addRanges, possibleSeconds, secondsOf, type Watched } from './watched.ts';

/** Moments of a device's clock, in ms since 1970. */
export interface ReportedWork {
  readonly sentAt: number;
  readonly openedAt: number;
  readonly endedAt: number;
}

/** The same by the service's clock. */
export type DatedWork = Omit<ReportedWork, 'sentAt'>;

/** With the seconds of a video that it added to what was watched before. */
export interface WatchedWork extends DatedWork {
  readonly watchedSeconds: number;
}

const impossible = (reason: 'order' | 'before_opening'): AppError =>
  new AppError(learningErrors.offline_work_impossible, { details: { reason } });

/**
 * Dates work that a device reports, corrected by the difference of the clocks when it was sent. The part cannot have been
 * worked at before the service handed it out, which is the first opening or the download.
 * @throws AppError `offline_work_impossible`, or `text_too_early` for a text that was left sooner than it can be read
 */
export const dateWork = (
  part: Part,
  view: PartViewState,
  { sentAt, openedAt, endedAt }: ReportedWork,
  nowMs: number,
  rules: LearningRules,
): DatedWork => {
  if (openedAt > endedAt || endedAt > sentAt) throw impossible('order');
  const behind = nowMs - sentAt;
  const dated = { openedAt: openedAt + behind, endedAt: endedAt + behind };
  if (dated.openedAt < view.openedAt - rules.watchGraceSeconds * 1_000) throw impossible('before_opening');
  const secondsLeft = part.type === 'text' ? rules.textMinSeconds - (endedAt - openedAt) / 1_000 : 0;
  if (secondsLeft > 0) throw new AppError(learningErrors.text_too_early, { details: { secondsLeft } });
  return dated;
};

/**
 * What was watched of a video once work without network is added: of one piece of work no more than its time allows, and of all of
 * them together no more than the time since the first opening.
 * @throws AppError `watch_implausible` when nobody can have watched that much in its time, or `wrong_part_type`
 */
export const watchedOffline = (
  part: Part,
  view: PartViewState,
  ranges: readonly Range[],
  { openedAt, endedAt }: DatedWork,
  rules: LearningRules,
): Watched => {
  const video = videoOf(part);
  if (video === null) throw wrongPartType(part, 'video');
  const watched = addRanges(view.watched, ranges, video.durationSeconds);
  const inAll = secondsOf(watched);
  const claimed = inAll - secondsOf(view.watched);
  refuseImplausible(claimed, possibleSeconds(openedAt, endedAt, rules));
  const last = Math.max(endedAt, view.watchedAt ?? 0);
  if (claimed > 0) refuseImplausible(inAll, possibleSeconds(view.openedAt, last, rules));
  return watched;
};

/**
 * Refuses what several devices claim together for the same time, where one person cannot have watched that much in it: without
 * network they know nothing of each other.
 *
 * @param others the stored work that shares time with this one, as one; null where there is none
 * @throws AppError `watch_implausible`
 */
export const refuseSharedTime = (work: WatchedWork, others: WatchedWork | null, rules: LearningRules): void => {
  if (others === null || work.watchedSeconds <= 0) return;
  const openedAt = Math.min(work.openedAt, others.openedAt);
  const endedAt = Math.max(work.endedAt, others.endedAt);
  refuseImplausible(work.watchedSeconds + others.watchedSeconds, possibleSeconds(openedAt, endedAt, rules));
};

const refuseImplausible = (claimedSeconds: number, possible: number): void => {
  if (claimedSeconds <= possible) return;
  const details = { claimedSeconds, possibleSeconds: Math.floor(possible) };
  throw new AppError(learningErrors.watch_implausible, { details });
};
