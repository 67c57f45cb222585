import { ClientError, noResponse } from '@nivel/client/client-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import type { completePart } from '@nivel/contracts/learning/complete-part.operation';
import type { recordOfflineWork } from '@nivel/contracts/learning/record-offline-work.operation';
import type { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';

type Attempt = InputOf<typeof submitExercise>;

/** A part that was worked at without network, with the evidence. Moments are of this device's clock, in ms since 1970. */
export interface StudyWork {
  /** The idempotency key. */
  readonly id: string;
  readonly userId: string;
  readonly partId: string;
  readonly title: string;
  readonly moduleId: string;
  readonly moduleTitle: string;
  readonly openedAt: number;
  readonly endedAt: number;
  /** A video that was not watched to its end: the service completes its part only if it finds that it was enough. */
  readonly isPartial?: boolean;
  /** Of a video. */
  readonly watch?: InputOf<typeof recordOfflineWork>['watch'];
  /** Of exercises: the answers, one to each item, which the service will grade. */
  readonly attempt?: Pick<Attempt, 'answers' | 'run'> & { readonly attempt_id: string };
}

/** The same, in the order in which it was done. */
export interface WaitingWork extends StudyWork {
  readonly order: number;
}

/** Work that the service did not take, until its person has read why. */
export interface RefusedWork extends StudyWork {
  readonly code: string;
}

/** What became of work that the service took. A set may be graded and not passed; the part is not completed then. */
export type SentWork =
  | { readonly kind: 'completed'; readonly work: StudyWork; readonly result: OutputOf<typeof completePart> }
  | { readonly kind: 'not-passed'; readonly work: StudyWork; readonly score: number }
  | { readonly kind: 'watched'; readonly work: StudyWork };

/** The doors of the service that take work. Each answers a repeated call as the first. */
export interface StudyDoors {
  readonly record: (input: InputOf<typeof recordOfflineWork>) => Promise<OutputOf<typeof recordOfflineWork>>;
  readonly submit: (input: Attempt) => Promise<Pick<OutputOf<typeof submitExercise>, 'isPassed' | 'score'>>;
  readonly complete: (input: InputOf<typeof completePart>) => Promise<OutputOf<typeof completePart>>;
}

const isNotEnough = (error: unknown): boolean => error instanceof ClientError && error.code === 'video_not_watched';

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * Sends one piece of work: its evidence, its answers, its completion. A sender that dies in between begins again, and nothing
 * counts twice.
 *
 * @param maySend whether its person is still the one who is here: another one may sign in between two calls
 * @throws what a door throws; ClientError `no_response` where another person is here, so that the work waits
 */
export const sendWork = async (
  doors: StudyDoors,
  work: StudyWork,
  nowMs: number,
  maySend: () => boolean,
): Promise<SentWork> => {
  const refuseOthers = (): void => {
    if (!maySend()) throw noResponse(null, true);
  };
  const { partId: part_id, watch, attempt } = work;
  // A clock that was set back since then says that the work ends later: it ended now.
  const sentAt = Math.max(nowMs, work.endedAt);
  const moments = { sent_at: iso(sentAt), opened_at: iso(work.openedAt), ended_at: iso(work.endedAt) };
  const evidence = { work_id: work.id, part_id, ...moments, ...(watch === undefined ? {} : { watch }) };
  const { occurredAt: occurred_at } = await doors.record(evidence);
  refuseOthers();
  if (attempt !== undefined) {
    const { isPassed, score } = await doors.submit({ part_id, ...attempt, occurred_at });
    if (!isPassed) return { kind: 'not-passed', work, score };
    refuseOthers();
  }
  try {
    return { kind: 'completed', work, result: await doors.complete({ part_id, occurred_at }) };
  } catch (error) {
    if (work.isPartial === true && isNotEnough(error)) return { kind: 'watched', work };
    throw error;
  }
};
