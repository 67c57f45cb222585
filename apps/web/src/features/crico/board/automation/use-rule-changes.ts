import { ClientError } from '@nivel/client/client-error';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { projectText } from '../../area/project/project-text.ts';
import { useBoard } from '../board-context.ts';
import { automationText } from './automation-text.ts';
import { rulesQuery } from './automation.queries.ts';

/** The fields of a rule that people write. */
type RuleInput = Omit<CallInputOf<typeof saveAutomationRule>, 'project_id'>;
interface Named {
  readonly id: string;
  readonly name: string;
}

/** The message of a refusal, by its code; the general one for null and unknown codes. */
export const useRefusalWords = () => {
  const text = automationText.useText();
  const shared = projectText.useText();
  const words: Readonly<Record<string, string>> = { ...shared.errors, ...text.errors };
  return (code: string | null): string => (code === null ? undefined : words[code]) ?? text.failed;
};

/** Why something could not be done with a rule, in words. */
export const useRuleError = () => {
  const inWords = useRefusalWords();
  return (error: unknown): string => inWords(error instanceof ClientError ? error.code : null);
};

/** The changes of the open project's rules; each is shown when the service has accepted it. */
export const useRuleChanges = () => {
  const text = automationText.useText();
  const inWords = useRuleError();
  const { id: project_id } = useBoard().board.project;
  const client = useQueryClient();
  const again = async () => client.invalidateQueries(rulesQuery(project_id));
  const onError = (error: unknown) => {
    notify({ type: 'error', message: inWords(error) });
    void again();
  };
  const save = useMutation({
    mutationFn: async (rule: RuleInput) => siteClient.call('save_automation_rule', { project_id, ...rule }),
    onSuccess: async ({ name }) => {
      notify({ type: 'success', message: text.saved(name) });
      await again();
    },
  });
  const activate = useMutation({
    mutationFn: async ({ id: rule_id, isActive }: Named & { readonly isActive: boolean }) =>
      siteClient.call('activate_automation_rule', { project_id, rule_id, is_active: isActive }),
    onSuccess: async (_, { name, isActive }) => {
      notify({ type: 'success', message: isActive ? text.activated(name) : text.paused(name) });
      await again();
    },
    onError,
  });
  const restore = useMutation({
    mutationFn: async (rule_id: string) => siteClient.call('restore_automation_rule', { project_id, rule_id }),
    onSuccess: again,
    onError,
  });
  const remove = useMutation({
    mutationFn: async ({ id: rule_id }: Named) => siteClient.call('delete_automation_rule', { project_id, rule_id }),
    onSuccess: async (_, { id, name }) => {
      const action = { label: text.undo, run: () => restore.mutate(id) };
      notify({ type: 'success', message: text.deleted(name), action });
      await again();
    },
    onError,
  });
  return { save, activate, remove };
};
