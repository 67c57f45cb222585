import type { AutomationSettings } from '@nivel/contracts/projects/automation/automation-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { useBoard } from '../../board-context.ts';
import { automationText } from '../automation-text.ts';
import { rulesQuery } from '../automation.queries.ts';
import { useRuleError } from '../use-rule-changes.ts';
import { automationSettingsQuery } from './automation-settings.queries.ts';

type Choices = Pick<AutomationSettings, 'time_zone' | 'quiet_hours'>;

/** The settings of the automation of the open project; undefined: they are not there yet. */
export const useAutomationSettings = (): AutomationSettings | undefined =>
  useQuery(automationSettingsQuery(useBoard().board.project.id)).data;

/** The leads' changes of these settings; each is shown when the service has accepted it. */
export const useSettingsChanges = () => {
  const { settings: text } = automationText.useText();
  const inWords = useRuleError();
  const { id: project_id } = useBoard().board.project;
  const client = useQueryClient();
  const again = async () => client.invalidateQueries(rulesQuery(project_id));
  const pause = useMutation({
    mutationFn: async (is_paused: boolean) => siteClient.call('pause_automation', { project_id, is_paused }),
    onSuccess: async (_, isPaused) => {
      notify({ type: 'success', message: isPaused ? text.wasPaused : text.wasResumed });
      await again();
    },
    onError: (error) => {
      notify({ type: 'error', message: inWords(error) });
      void again();
    },
  });
  const save = useMutation({
    mutationFn: async ({ seen, ...choices }: Choices & { readonly seen: number }) =>
      siteClient.call('save_automation_settings', { project_id, ...choices, seen }),
    onSuccess: async () => {
      notify({ type: 'success', message: text.saved });
      await again();
    },
    // The other person's choice is shown with the refusal.
    onError: again,
  });
  return { pause, save };
};
