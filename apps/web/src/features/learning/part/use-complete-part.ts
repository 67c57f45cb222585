import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { completePart as CompletePart } from '@nivel/contracts/learning/complete-part.operation';
import { ClientError } from '@nivel/client/client-error';
import type { SaveState } from '@nivel/ui/save-state';
import type { ToastMessage } from '@nivel/ui/toast-queue';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isTransient } from '../../../shell/calls/is-transient.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { refetchNotifications } from '../../../shell/notifications/notifications.queries.ts';
import { celebrate } from '../area/celebration/celebration.store.ts';
import { learningKeys, type OpenedPart } from '../area/data/learning.queries.ts';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import type { LearningMessages } from '../area/messages/es-mx.ts';
import { notifyAchievement, notifyFreezes, notifySkill } from '../area/learning-toasts.ts';
import { limits } from '../../../limits/limits.ts';

type Completed = OutputOf<typeof CompletePart>;

/** Shows the service's gains; an event that a live message reports too is shown once. */
const announce = (result: Completed, part: OpenedPart, text: LearningMessages): void => {
  notifySkill(result.skill, text);
  // Before the achievements: those are celebrated as well, should there be toasts enough.
  notifyFreezes(result.streak.freezesUsed, text);
  result.achievements.forEach(({ title }) => notifyAchievement(title, text));
  celebrate([
    ...(result.moduleCompleted ? [{ kind: 'module' as const, id: result.moduleId, title: part.module.title }] : []),
    ...result.unlockedLevels.map((id) => ({ kind: 'level' as const, id, title: id })),
    ...result.achievements.map((achievement) => ({ kind: 'achievement' as const, ...achievement })),
  ]);
};

const keep = (client: QueryClient, result: Completed): Promise<unknown> => {
  client.setQueryData<OpenedPart>(
    learningKeys.part(result.partId),
    (part) => part && { ...part, view: { ...part.view, completedAt: result.completedAt } },
  );
  return Promise.all([
    client.invalidateQueries({ queryKey: learningKeys.dashboard }),
    client.invalidateQueries({ queryKey: learningKeys.modules }),
    refetchNotifications(client),
  ]);
};

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

export interface Completion {
  readonly complete: () => void;
  readonly state: SaveState;
  readonly isCompleted: boolean;
}

/** Completes a part. A repetition is harmless, so a call without an answer is repeated. */
export const useCompletePart = (part: OpenedPart): Completion => {
  const client = useQueryClient();
  const text = learningText.useText();
  const { mutate, status } = useMutation({
    mutationFn: async () => siteClient.call('complete_part', { part_id: part.id }),
    retry: (failures, error) => failures < limits.progress.completionRetries && isTransient(error),
    onSuccess: (result) => {
      announce(result, part, text);
      void keep(client, result);
    },
    onError: (error) => notify(refusalToast(error, part, text)),
  });
  const states = { idle: 'idle', pending: 'saving', success: 'saved', error: 'error' } as const;
  return { complete: mutate, state: states[status], isCompleted: part.view.completedAt !== null };
};
