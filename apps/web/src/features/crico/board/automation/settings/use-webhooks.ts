import { ClientError } from '@nivel/client/client-error';
import type { WebhookRow } from '@nivel/contracts/projects/automation/automation-webhook';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { useBoard } from '../../board-context.ts';
import { automationText } from '../automation-text.ts';
import { useRuleError } from '../use-rule-changes.ts';
import { webhooksQuery } from '../webhooks.queries.ts';

interface NewWebhook {
  readonly name: string;
  readonly url: string;
}

/** The webhooks of the open project, and what may be done with them. */
export const useWebhooks = () => {
  const { webhooks: text } = automationText.useText();
  const inWords = useRuleError();
  const { id: project_id } = useBoard().board.project;
  const client = useQueryClient();
  const query = webhooksQuery(project_id);
  const { data } = useQuery(query);
  const again = async () => client.invalidateQueries(query);
  // The same until it is added: a second press after a lost answer adds it once.
  const [webhook_id, setId] = useState(uuidv7);
  const add = useMutation({
    mutationFn: async (webhook: NewWebhook) =>
      siteClient.call('add_automation_webhook', { project_id, webhook_id, ...webhook }),
    onSuccess: async () => {
      setId(uuidv7());
      await again();
    },
    // Something else was added with it, whose answer was lost.
    onError: (error) => {
      if (error instanceof ClientError && error.code === 'id_taken') setId(uuidv7());
      void again();
    },
  });
  const remove = useMutation({
    mutationFn: async ({ id }: WebhookRow) =>
      siteClient.call('delete_automation_webhook', { project_id, webhook_id: id }),
    onSuccess: async (_, { name }) => {
      notify({ type: 'success', message: text.deleted(name) });
      await again();
    },
    onError: (error) => {
      notify({ type: 'error', message: inWords(error) });
      void again();
    },
  });
  return { webhooks: data?.webhooks ?? [], add, remove };
};
