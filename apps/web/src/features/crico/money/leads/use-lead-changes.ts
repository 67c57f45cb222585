import { ClientError } from '@nivel/client/client-error';
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../../area/crico-text.ts';
import { errorText } from '../../area/in-words.ts';
import { entityKey } from '../money.queries.ts';
import { leadQuery, type Lead } from './leads.queries.ts';
import type { LeadUpdates } from './lead-form.ts';
import { leadsText } from './leads-text.ts';
import { useDraftContract } from './use-draft-contract.ts';

/** Why something could not be done with a lead, in words. */
export const useLeadError = () => {
  const shared = cricoText.useText();
  const text = leadsText.useText();
  return (error: unknown): string => {
    const code = error instanceof ClientError ? error.code : '';
    if (code === 'lead_not_found') return text.gone;
    return code === 'assignee_not_in_book' ? text.assigneeNotInBook : errorText(shared, error);
  };
};

/** All that is shown of leads is read again. */
export const readLeadsAgain = async (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: entityKey('lead') });

interface Page {
  readonly data: readonly Lead[];
  readonly total_count: number;
}

const withUpdates = (page: Page, id: string, updates: LeadUpdates): Page => ({
  ...page,
  data: page.data.map((lead) => (lead.id === id ? { ...lead, ...updates } : lead)),
});

/** The pages of the table, and the columns of the board. */
const shownLeads = [
  [...entityKey('lead'), 'page'],
  [...entityKey('lead'), 'stage'],
];

/** Shows a change of a lead before it is answered: in the table and on the board. */
const showAtOnce = (client: QueryClient, id: string, updates: LeadUpdates): void => {
  client.setQueriesData<Page>({ queryKey: [...entityKey('lead'), 'page'] }, (page) =>
    page === undefined ? undefined : withUpdates(page, id, updates),
  );
  client.setQueriesData<InfiniteData<Page>>({ queryKey: [...entityKey('lead'), 'stage'] }, (data) =>
    data === undefined ? undefined : { ...data, pages: data.pages.map((page) => withUpdates(page, id, updates)) },
  );
};

/** Changes a lead; a refused change is reverted, and reported. A won lead offers a contract. */
export const useUpdateLead = () => {
  const text = leadsText.useText();
  const inWords = useLeadError();
  const client = useQueryClient();
  const { offer } = useDraftContract();
  return useMutation({
    mutationFn: async ({ id, updates }: { readonly id: string; readonly updates: LeadUpdates }) =>
      siteClient.call('update_money_lead', { lead_id_param: id, updates_param: updates }),
    onMutate: async ({ id, updates }) => {
      await client.cancelQueries({ queryKey: entityKey('lead') });
      const before = shownLeads.flatMap((queryKey) => client.getQueriesData({ queryKey }));
      showAtOnce(client, id, updates);
      return before;
    },
    onSuccess: ({ lead }, { updates }) => {
      client.setQueryData(leadQuery(lead.id).queryKey, { lead });
      if (updates.stage === 'closed_won') offer(lead);
    },
    // Put back here too: without a network nothing can be read again.
    onError: (error, _, before = []) => {
      for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
      notify({ type: 'error', title: text.saveFailed, message: inWords(error) });
    },
    onSettled: async () => readLeadsAgain(client),
  });
};

/** Deletes leads, and takes them out of the trash. */
export const useLeadDeletion = () => {
  const text = leadsText.useText();
  const inWords = useLeadError();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: async (lead: Lead) => siteClient.call('restore_money_lead', { lead_id_param: lead.id }),
    onSuccess: (_, { name }) => notify({ type: 'success', message: text.restored(name) }),
    onError: (error) => notify({ type: 'error', title: text.restoreFailed, message: inWords(error) }),
    onSettled: async () => readLeadsAgain(client),
  });
  const remove = useMutation({
    mutationFn: async (lead: Lead) => siteClient.call('delete_money_lead', { lead_id_param: lead.id }),
    onSuccess: (_, lead) =>
      notify({
        type: 'success',
        message: text.removed(lead.name),
        action: { label: text.undo, run: () => restore.mutate(lead) },
      }),
    onError: (error) => notify({ type: 'error', title: text.removeFailed, message: inWords(error) }),
    onSettled: async () => readLeadsAgain(client),
  });
  return { remove, restore };
};
