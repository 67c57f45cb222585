import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { changeCricoUser } from '@nivel/contracts/projects/change-crico-user.operation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { cricoText } from '../area/crico-text.ts';
import { errorText } from '../area/in-words.ts';
import { actsQuery, peopleKey } from './admin.queries.ts';

type Change = Omit<CallInputOf<typeof changeCricoUser>, 'user_id'>;

/** Changes a person, and reads people and audit again. */
export const useChangePerson = (
  userId: string,
  done: (change: Change) => string,
  onRefused?: (error: Error) => void,
) => {
  const text = cricoText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => siteClient.call('change_crico_user', { user_id: userId, ...change }),
    onSuccess: (_, change) => notify({ type: 'success', message: done(change) }),
    onError: (error) => (onRefused ? onRefused(error) : notify({ type: 'error', message: errorText(text, error) })),
    onSettled: async () =>
      Promise.all([
        client.invalidateQueries({ queryKey: peopleKey }),
        client.invalidateQueries({ queryKey: actsQuery().queryKey }),
      ]),
  });
};
