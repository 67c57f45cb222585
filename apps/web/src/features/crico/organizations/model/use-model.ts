import { ClientError } from '@nivel/client/client-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { inputOf, type ModelForm } from './model-form.ts';
import { modelText } from './model-text.ts';
import { modelQuery } from './model.queries.ts';

/** Whether a change was refused because somebody else had changed the model meanwhile. */
export const isModelChanged = (error: Error | null): boolean =>
  error instanceof ClientError && error.code === 'ai_model_changed';

/** Saves and tests the model of an organization. */
export const useModel = (organizationId: string) => {
  const text = modelText.useText();
  const client = useQueryClient();
  const query = modelQuery(organizationId);
  const save = useMutation({
    mutationFn: async (form: ModelForm) =>
      siteClient.call('save_ai_model', { ...inputOf(organizationId, form), is_on: form.isOn, seen: form.seen }),
    onSuccess: (settings) => {
      client.setQueryData(query.queryKey, (shown) => shown && { ...shown, settings });
      notify({ type: 'success', message: text.saved });
    },
    // What somebody else has saved is shown beside the refusal.
    onError: async (error) => {
      if (isModelChanged(error)) await client.invalidateQueries(query);
    },
  });
  const test = useMutation({
    mutationFn: async (form: ModelForm) => siteClient.call('test_ai_model', inputOf(organizationId, form)),
  });
  return { save, test };
};
