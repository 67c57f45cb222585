import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { dashboardQuery } from '../../area/data/projects.queries.ts';
import { personal } from '../../area/organization/preferred-organization.ts';
import type { ListedImport } from './imports.queries.ts';
import { movingText } from './moving-text.ts';

/** Opens the project that an import has made, and offers to undo it: the project goes to the trash. */
export const useEndedImport = (onClose: () => void) => {
  const text = movingText.useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = async () => client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
  const undo = async (id: string, organization: string) => {
    try {
      await siteClient.call('delete_crico_project', { project_id_param: id });
      notify({ type: 'success', message: text.undone });
      await navigate({ to: '/crico/dashboard', search: { organization } });
    } catch {
      notify({ type: 'error', message: text.undoFailed });
    }
    await refresh();
  };
  return async ({ import_id: id, name, made, organization_id: of }: ListedImport): Promise<void> => {
    const organization = of ?? personal;
    await refresh();
    const action = { label: text.undo, run: () => void undo(id, organization) };
    notify({ type: 'success', message: text.done(name, made.cards), action });
    onClose();
    await navigate({ to: '/crico/dashboard', search: { project: id, organization } });
  };
};
