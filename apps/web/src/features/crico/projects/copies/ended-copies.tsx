import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../../shell/live/use-live.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { dashboardQuery } from '../../area/data/projects.queries.ts';
import { projectsText } from '../projects-text.ts';
import { copiesQuery } from './copies.queries.ts';

/** Reports the progress of project copies, and when one is finished or failed. */
export const EndedCopies = () => {
  const text = projectsText.useText();
  const client = useQueryClient();
  const refresh = () => {
    for (const { queryKey } of [copiesQuery(), dashboardQuery()]) void client.invalidateQueries({ queryKey });
  };
  useLive({
    facts: {
      'projects.project-copy.started': refresh,
      'projects.project-copy.progressed': ({ projectId, done, total }) =>
        client.setQueryData(
          copiesQuery().queryKey,
          (known) =>
            known && {
              copies: known.copies.map((copy) =>
                copy.project_id === projectId ? { ...copy, cards_done: done, cards_total: total } : copy,
              ),
            },
        ),
      'projects.project-copy.ended': ({ projectId, isDone }) => {
        const copies = client.getQueryData(copiesQuery().queryKey)?.copies;
        const name = copies?.find(({ project_id: id }) => id === projectId)?.name ?? '';
        if (isDone) notify({ type: 'success', message: text.copied(name) });
        else notify({ type: 'error', title: text.copyFailed, message: text.failedText });
        refresh();
      },
    },
    onStale: refresh,
  });
  return null;
};
