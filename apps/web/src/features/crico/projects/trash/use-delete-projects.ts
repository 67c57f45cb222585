import { ClientError } from '@nivel/client/client-error';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../../area/crico-text.ts';
import { cricoKey } from '../../area/data/crico.queries.ts';
import { dashboardQuery, type ListedProject } from '../../area/data/projects.queries.ts';
import { deletedProjectsQuery } from './trash.queries.ts';
import { trashText } from './trash-text.ts';

/** Lists of projects in other places are read again. */
const useFreshProjects = () => {
  const client = useQueryClient();
  return async () =>
    Promise.all(
      [dashboardQuery(), deletedProjectsQuery()].map(async ({ queryKey }) => client.invalidateQueries({ queryKey })),
    );
};

/** Takes projects out of the trash. */
export const useRestoreProjects = () => {
  const text = trashText.useText();
  const { errors } = cricoText.useText();
  const refresh = useFreshProjects();
  return useMutation({
    mutationFn: async (ids: readonly string[]) =>
      Promise.all(ids.map(async (id) => siteClient.call('restore_project', { project_id: id }))),
    onSuccess: () => notify({ type: 'success', message: text.restored }),
    onError: (error) => {
      const words = error instanceof ClientError ? errors[error.code] : undefined;
      notify({ type: 'error', title: text.restoreFailed, message: words ?? text.restoreFailed });
    },
    onSettled: refresh,
  });
};

/** The things deleted along, counted before the question. */
export const useImpact = (projectId: string | undefined) =>
  useQuery({
    queryKey: [...cricoKey, 'project-deletion', projectId],
    queryFn: async () => siteClient.call('analyze_project_deletion', { project_id: projectId ?? '' }),
    enabled: projectId !== undefined,
    staleTime: 0,
  });

/** Puts projects into the trash; an undo is offered immediately, also if not all could be deleted. */
export const useDeleteProjects = (projects: readonly ListedProject[], onClose: () => void) => {
  const text = trashText.useText();
  const navigate = useNavigate();
  const { project: open, organization } = useSearch({ strict: false });
  const refresh = useFreshProjects();
  const restore = useRestoreProjects();
  const tell = (gone: readonly ListedProject[]) => {
    const [first] = gone;
    if (!first) return;
    const action = { label: text.undo, run: () => restore.mutate(gone.map(({ id }) => id)) };
    const message = projects.length === 1 ? text.deleted(first.name) : text.bulkDeleted(gone.length);
    notify({ type: 'success', message, action });
  };
  return useMutation({
    mutationFn: async () => {
      const gone: ListedProject[] = [];
      try {
        for (const project of projects) {
          await siteClient.call('delete_crico_project', { project_id_param: project.id });
          gone.push(project);
        }
      } finally {
        // Leaves a page of a deleted project, before it reports the loss itself.
        if (gone.some(({ id }) => id === open)) await navigate({ to: '/crico/dashboard', search: { organization } });
        tell(gone);
      }
    },
    onSuccess: onClose,
    onError: () => notify({ type: 'error', title: text.failed, message: text.unexpected }),
    onSettled: refresh,
  });
};
