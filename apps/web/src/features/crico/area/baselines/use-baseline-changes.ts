import { ClientError } from '@nivel/client/client-error';
import type { BaselineRow } from '@nivel/contracts/projects/baselines/baseline';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../board-model/uuidv7.ts';
import { baselinesQuery } from './baselines.queries.ts';
import { baselinesText } from './baselines-text.ts';

type Named = Pick<BaselineRow, 'id' | 'name'>;

/** The changes of a project's baselines; each is shown when the service has accepted it. */
export const useBaselineChanges = (project_id: string) => {
  const text = baselinesText.useText();
  const client = useQueryClient();
  const again = async () => client.invalidateQueries(baselinesQuery(project_id));
  const onError = (error: unknown) => {
    const words: Readonly<Record<string, string>> = text.failures;
    const message = error instanceof ClientError ? words[error.code] : undefined;
    notify({ type: 'error', message: message ?? text.failed });
    void again();
  };
  const done = async (message: string, action?: { readonly label: string; readonly run: () => void }) => {
    notify({ type: 'success', message, ...(action && { action }) });
    await again();
  };
  const make = useMutation({
    mutationFn: async ({ id: baseline_id, name }: Named) =>
      siteClient.call('make_baseline', { project_id, baseline_id, name }),
    onSuccess: async ({ name }) => done(text.made(name)),
    onError,
  });
  const rename = useMutation({
    mutationFn: async ({ id: baseline_id, name }: Named) =>
      siteClient.call('rename_baseline', { project_id, baseline_id, name }),
    onSuccess: async (_, { name }) => done(text.renamed(name)),
    onError,
  });
  const restore = useMutation({
    mutationFn: async (baseline_id: string) => siteClient.call('restore_baseline', { project_id, baseline_id }),
    onSuccess: again,
    onError,
  });
  const remove = useMutation({
    mutationFn: async ({ id: baseline_id }: Named) => siteClient.call('delete_baseline', { project_id, baseline_id }),
    onSuccess: async (_, { id, name }) => done(text.removed(name), { label: text.undo, run: () => restore.mutate(id) }),
    onError,
  });
  return {
    make: (name: string, made: () => void) => make.mutate({ id: uuidv7(), name }, { onSuccess: made }),
    rename: rename.mutate,
    remove: remove.mutate,
    isMaking: make.isPending,
  };
};

export type BaselineChanges = ReturnType<typeof useBaselineChanges>;
