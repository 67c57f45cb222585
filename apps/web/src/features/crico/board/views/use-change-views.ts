import { ClientError } from '@nivel/client/client-error';
import type { SavedViewRow } from '@nivel/contracts/projects/saved-view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useBoard } from '../board-context.ts';
import { savedViewsQuery } from '../view/use-saved-views.ts';
import { viewsText } from './views-text.ts';

/** The changes of the open project's saved views; each is shown when the service has accepted it. */
export const useChangeViews = () => {
  const text = viewsText.useText();
  const { board } = useBoard();
  const { id: project_id } = board.project;
  const client = useQueryClient();
  const query = savedViewsQuery(project_id);
  const again = async () => client.invalidateQueries(query);
  const onError = (error: unknown) => {
    const words: Readonly<Record<string, string>> = text.failures;
    const message = error instanceof ClientError ? words[error.code] : undefined;
    notify({ type: 'error', message: message ?? text.failed });
    void again();
  };
  const { mutate: save, isPending } = useMutation({
    mutationFn: async ({ id: view_id, ...view }: SavedViewRow) =>
      siteClient.call('save_saved_view', { project_id, view_id, ...view }),
    onSuccess: async ({ name }) => {
      notify({ type: 'success', message: text.saved(name) });
      await again();
    },
    onError,
  });
  const { mutate: remove } = useMutation({
    mutationFn: async ({ id: view_id }: SavedViewRow) => siteClient.call('delete_saved_view', { project_id, view_id }),
    onSuccess: async (_, view) => {
      const action = { label: text.undo, run: () => save(view) };
      notify({ type: 'success', message: text.removed(view.name), action });
      await again();
    },
    onError,
  });
  return { save, remove, isSaving: isPending };
};
