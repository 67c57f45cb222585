import { ClientError, noResponse } from '@nivel/client/client-error';
import type { SaveState } from '@nivel/ui/save-state';
import type { ToastMessage } from '@nivel/ui/toast-queue';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../limits/limits.ts';
import { isTransient } from '../../../shell/calls/is-transient.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { useSession } from '../../../shell/session/session.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { announceCompletion, keepCompletion } from '../area/completion-news.ts';
import type { OpenedPart } from '../area/data/learning.queries.ts';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import type { LearningMessages } from '../area/messages/es-mx.ts';
import { ownId } from '../area/kept/own-id.ts';
import { ifReachable, isUnreachable, isWithoutNetwork } from '../area/kept/reachability.ts';
import { finishedWorkOf, queuedWork, waitingWatchOf } from '../area/offline/queued-work.ts';
import { queueOf } from '../area/offline/study-queue.ts';
import type { StudyWork } from '../area/offline/study-work.ts';

/** A curriculum that is still being read is no failure, but a matter of a moment. */
const refusalToast = (error: unknown, { skill }: OpenedPart, text: LearningMessages): ToastMessage =>
  error instanceof ClientError && error.code === 'curriculum_not_ready'
    ? { type: 'warning', message: text.curriculumNotReady }
    : {
        type: 'error',
        message: text.completeFailed(reasonText(text, error)),
        // The skill rises with the part, so that it did not either.
        description: text.skillFailed(skill),
      };

/** A device's additions to work without network: the watched ranges of a video, or the answers of exercises. */
type OfflineEvidence = Pick<StudyWork, 'watch' | 'attempt' | 'isPartial'>;

export interface Completion {
  readonly complete: () => void;
  /** Keeps the completion on this device until the service can be reached. */
  readonly completeOffline: () => void;
  /** The same with evidence. @throws where the device cannot keep it, or its person is no longer here */
  readonly keepOffline: (evidence: OfflineEvidence) => Promise<void>;
  readonly state: SaveState;
  readonly isCompleted: boolean;
  /** The work that finishes it waits on this device; null where none does. */
  readonly waiting: StudyWork | null;
  /** The ranges of a video that wait on this device, where they are not enough; null where none do. */
  readonly waitingWatch: StudyWork['watch'] | null;
}

/** Work at a part that this device keeps, and how to add it. */
const useOfflineWork = (part: OpenedPart) => {
  const state = useSession();
  const [opened] = useState(() => ({ at: Date.now(), ticks: performance.now() }));
  const waiting = queuedWork.use(finishedWorkOf(part.id)) ?? null;
  const waitingWatch = queuedWork.use(waitingWatchOf(part.id)) ?? null;
  const keepOffline = async (evidence: OfflineEvidence) => {
    // A page that is left by signing out saves a last time: nothing of that person may be kept any more.
    if (state.status !== 'signed-in' || ownId() !== state.user.id) throw noResponse(null, navigator.onLine);
    const { id: userId } = state.user;
    const place = { partId: part.id, title: part.title, moduleId: part.module.id, moduleTitle: part.module.title };
    const endedAt = Date.now();
    // A clock that is set back while the part is open would say that work ends before it begins. Ticks alone stop in standby.
    const openForMs = Math.max(endedAt - opened.at, Math.round(performance.now() - opened.ticks));
    const moments = { openedAt: endedAt - openForMs, endedAt };
    await queueOf(userId).give({ id: crypto.randomUUID(), userId, ...place, ...moments, ...evidence });
  };
  return { waiting, waitingWatch, keepOffline };
};

/**
 * Completes a part. A repetition is harmless, so a call without an answer is repeated; if the service never answers, the
 * completion waits on this device.
 */
export const useCompletePart = (part: OpenedPart): Completion => {
  const client = useQueryClient();
  const text = learningText.useText();
  const { waiting, waitingWatch, keepOffline } = useOfflineWork(part);
  const completeOffline = () => void keepOffline({}).catch(() => undefined);
  const { mutate, status } = useMutation({
    mutationFn: async () => ifReachable(async () => siteClient.call('complete_part', { part_id: part.id })),
    // A device without network does not wait for it: the tab may be closed before.
    networkMode: 'always',
    retry: (failures, error) =>
      failures < limits.progress.completionRetries && isTransient(error) && !isWithoutNetwork(error),
    onSuccess: (result) => {
      announceCompletion(result, part.module.title, text);
      void keepCompletion(client, result);
    },
    onError: (error) => {
      if (isUnreachable(error)) completeOffline();
      else notify(refusalToast(error, part, text));
    },
  });
  const states = { idle: 'idle', pending: 'saving', success: 'saved', error: 'error' } as const;
  const state = waiting === null ? states[status] : 'idle';
  const isCompleted = part.view.completedAt !== null;
  return { complete: mutate, completeOffline, keepOffline, state, isCompleted, waiting, waitingWatch };
};
