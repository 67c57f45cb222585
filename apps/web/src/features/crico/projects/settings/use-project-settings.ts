import { ClientError } from '@nivel/client/client-error';
import type { PublicReaders } from '@nivel/contracts/projects/settings-shape';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { dashboardQuery, projectKey } from '../../area/data/projects.queries.ts';
import { changesBetween, type SettingsForm } from './settings-form.ts';
import { settingsText } from './settings-text.ts';

/** The settings of a project, its team, and the parts that the caller may change. */
export const settingsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'settings'],
    queryFn: async () => siteClient.call('get_crico_project_settings', { project_id_param: projectId }),
  });

const readersIn = (error: unknown): number | undefined =>
  error instanceof ClientError && error.code === 'public_unconfirmed'
    ? (error.details as PublicReaders | null)?.readers
    : undefined;

interface Saved {
  readonly initial: SettingsForm;
  readonly form: SettingsForm;
  /** How many readers were confirmed before the project becomes public. */
  readonly readers?: number;
}

/** Saves the changes. A project becomes public only once the number of new readers was shown. */
export const useSaveSettings = (projectId: string, onSaved: () => void) => {
  const text = settingsText.useText();
  const client = useQueryClient();
  /** The changes that wait until the readers are confirmed. */
  const [asked, setAsked] = useState<Required<Saved> | null>(null);
  const save = useMutation({
    mutationFn: async ({ initial, form, readers }: Saved) => {
      await siteClient.call('save_project_settings', {
        project_id: projectId,
        ...changesBetween(initial, form),
        ...(readers !== undefined && { confirmed_readers: readers }),
      });
    },
    onSuccess: async () => {
      notify({ type: 'success', message: text.saved });
      onSaved();
      await Promise.all(
        [settingsQuery(projectId).queryKey, dashboardQuery().queryKey].map(async (queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error, given) => {
      const readers = readersIn(error);
      if (readers !== undefined) return setAsked({ ...given, readers });
      const words = error instanceof ClientError ? text.errors[error.code] : undefined;
      return notify({ type: 'error', title: text.notSaved, message: words ?? text.failed });
    },
  });
  return {
    save: save.mutate,
    isSaving: save.isPending,
    readers: asked?.readers,
    confirm: () => {
      if (asked) save.mutate(asked);
      setAsked(null);
    },
    dismiss: () => setAsked(null),
  };
};
