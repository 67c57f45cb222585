import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { projectText } from '../area/project/project-text.ts';
import { uuidv7 } from '../area/board-model/uuidv7.ts';
import { ClientError } from '@nivel/client/client-error';
import { cricoText } from '../area/crico-text.ts';
import { errorText } from '../area/in-words.ts';
import { myWorkQuery, type WorkCard } from './my-work.queries.ts';
import { myWorkText } from './my-work-text.ts';

export const referenceOf = ({ project, number }: Pick<WorkCard, 'project' | 'number'>): string =>
  `${project.key}-${number}`;

/** Finishes a card immediately on the screen; if the service refuses, it comes back with the reason. */
export const useFinish = () => {
  const text = myWorkText.useText();
  const shared = projectText.useText();
  const crico = cricoText.useText();
  const client = useQueryClient();
  const { queryKey } = myWorkQuery();
  const refresh = async () => client.invalidateQueries({ queryKey });
  const undo = useMutation({
    mutationFn: async ({ projectId, sequence }: { readonly projectId: string; readonly sequence: number }) =>
      siteClient.call('undo_command', { project_id: projectId, command_id: uuidv7(), seen: sequence }),
    onError: () => notify({ type: 'error', message: text.notUndone }),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: async ({ id, project, commandId }: WorkCard & { readonly commandId: string }) =>
      siteClient.call('set_card_status', {
        project_id: project.id,
        command_id: commandId,
        card_ids: [id],
        status: 'done',
      }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (shown) => shown && { ...shown, mine: shown.mine.filter((card) => card.id !== id) },
      );
    },
    onSuccess: ({ sequence }, card) =>
      notify({
        type: 'success',
        message: text.finished(referenceOf(card)),
        action: { label: text.undo, run: () => undo.mutate({ projectId: card.project.id, sequence }) },
      }),
    onError: (error) =>
      notify({
        type: 'error',
        message: (error instanceof ClientError ? shared.errors[error.code] : undefined) ?? errorText(crico, error),
      }),
    onSettled: refresh,
  });
};
