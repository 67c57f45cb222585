import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { importsQuery } from './imports.queries.ts';
import { movingText } from './moving-text.ts';

/** Removes what an import has made, before it has ended. */
export const useDiscard = () => {
  const text = movingText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (import_id: string) => siteClient.call('cancel_project_import', { import_id }),
    onSuccess: () => notify({ type: 'success', message: text.discarded }),
    onError: () => notify({ type: 'error', message: text.discardFailed }),
    onSettled: async () => client.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
};
