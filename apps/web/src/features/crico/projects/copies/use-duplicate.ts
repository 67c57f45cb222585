import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { projectsText } from '../projects-text.ts';
import { copiesQuery } from './copies.queries.ts';

/** Begins a copy of a project; the sidebar shows how far it is. */
export const useDuplicate = () => {
  const text = projectsText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (projectId: string) =>
      siteClient.call('duplicate_crico_project', { project_id_param: projectId, language_param: currentLocale() }),
    onSuccess: () => notify({ type: 'info', message: text.copyStarted }),
    onError: () => notify({ type: 'error', title: text.copyFailed, message: text.failedText }),
    onSettled: async () => client.invalidateQueries({ queryKey: copiesQuery().queryKey }),
  });
};
