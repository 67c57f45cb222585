import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import { organizationsQuery } from '../data/crico.queries.ts';
import { errorText } from '../in-words.ts';

/** Takes an organization out of the trash. */
export const useRestore = () => {
  const text = cricoText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => siteClient.call('restore_organization', { organization_id: id }),
    onSuccess: ({ name }) => notify({ type: 'success', message: text.restored(name) }),
    onError: (error) => notify({ type: 'error', message: errorText(text, error) }),
    onSettled: async () => client.invalidateQueries({ queryKey: organizationsQuery().queryKey }),
  });
};
