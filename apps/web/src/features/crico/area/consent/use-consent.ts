import { PROGRESS_CONSENT } from '@nivel/contracts/projects/progress-consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import { organizationKey, organizationsQuery } from '../data/crico.queries.ts';
import { errorText } from '../in-words.ts';
import { consentText } from './consent-text.ts';

/** Sets whether an organization may see the caller's learning, and reads that again, also after a refusal. */
export const useConsent = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const text = cricoText.useText();
  const words = consentText.useText();
  const client = useQueryClient();
  const mutationKey = ['crico', 'consent', id];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (isShared: boolean) =>
      siteClient.call('set_progress_consent', {
        organization_id: id,
        consents_to: isShared ? PROGRESS_CONSENT : null,
      }),
    onSuccess: (_, isShared) =>
      notify({ type: 'success', message: isShared ? words.given(name) : words.refused(name) }),
    onError: (error) => notify({ type: 'error', message: errorText(text, error) }),
    onSettled: async () =>
      Promise.all([
        client.invalidateQueries({ queryKey: organizationKey(id) }),
        client.invalidateQueries({ queryKey: organizationsQuery().queryKey }),
      ]),
  });
  return {
    isPending,
    /** A pending answer is not sent twice. */
    say: (isShared: boolean) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(isShared);
    },
  };
};
