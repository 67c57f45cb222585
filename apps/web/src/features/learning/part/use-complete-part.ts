import { ClientError } from '@nivel/client/client-error';
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
import { ifReachable, isUnreachable, isWithoutNetwork } from '../area/kept/reachability.ts';
import { queuedWork } from '../area/offline/queued-work.ts';
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
export type OfflineEvidence = Pick<StudyWork, 'watch' | 'attempt'>;

export interface Completion {
  readonly complete: () => void;
  /** Keeps the completion on this device until the service can be reached. */
  readonly completeOffline: (evidence?: OfflineEvidence) => void;
  readonly state: SaveState;
  readonly isCompleted: boolean;
  /** Its work waits on this device; null where none does. */
  readonly waiting: StudyWork | null;
}

/** Work at a part that this device keeps, and how to add it. */
const useOfflineWork = (part: OpenedPart) => {
  const session = useSession();
  const [openedAt] = useState(() => Date.now());
  const waiting = queuedWork.use(({ waiting: works }) => works.find(({ partId }) => partId === part.id)) ?? null;
  const completeOffline = (evidence: OfflineEvidence = {}) => {
    if (session.status !== 'signed-in') return;
    const { id: userId } = session.user;
    const place = { partId: part.id, title: part.title, moduleId: part.module.id, moduleTitle: part.module.title };
    const work = { id: crypto.randomUUID(), userId, ...place, openedAt, endedAt: Date.now(), ...evidence };
    void queueOf(userId).give(work);
  };
  return { waiting, completeOffline };
};

/**
 * Completes a part. A repetition is harmless, so a call without an answer is repeated; if the service never answers, the
 * completion waits on this device.
 */
export const useCompletePart = (part: OpenedPart): Completion => {
  const client = useQueryClient();
  const text = learningText.useText();
  const { waiting, completeOffline } = useOfflineWork(part);
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
  return { complete: mutate, completeOffline, state, isCompleted: part.view.completedAt !== null, waiting };
};
