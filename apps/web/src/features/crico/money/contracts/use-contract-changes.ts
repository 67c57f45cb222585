import { ClientError } from '@nivel/client/client-error';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../../area/crico-text.ts';
import { errorText } from '../../area/in-words.ts';
import { entityKey } from '../money.queries.ts';
import type { ContractUpdates } from './contract-form.ts';
import { contractQuery, type Contract } from './contracts.queries.ts';
import { contractsText } from './contracts-text.ts';

const problemIn = (details: unknown): string =>
  typeof details === 'object' && details !== null && 'problem' in details ? String(details.problem) : '';

/** Why something could not be done with a contract, in words. */
export const useContractError = () => {
  const shared = cricoText.useText();
  const text = contractsText.useText();
  return (error: unknown): string => {
    if (!(error instanceof ClientError)) return errorText(shared, error);
    const inWords =
      error.code === 'contract_terms_wrong' ? text.termsWrong[problemIn(error.details)] : text.errors[error.code];
    return inWords ?? errorText(shared, error);
  };
};

/** All that is shown of contracts and their payments is read again. */
export const readContractsAgain = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: entityKey('contract') }),
    client.invalidateQueries({ queryKey: entityKey('payment') }),
  ]);
};

/** Changes a contract. */
export const useUpdateContract = () => {
  const text = contractsText.useText();
  const inWords = useContractError();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, updates }: { readonly id: string; readonly updates: ContractUpdates }) =>
      siteClient.call('update_money_contract', { contract_id_param: id, updates_param: updates }),
    onSuccess: ({ contract }) => client.setQueryData(contractQuery(contract.id).queryKey, { contract }),
    onError: (error) => notify({ type: 'error', title: text.saveFailed, message: inWords(error) }),
    onSettled: async () => readContractsAgain(client),
  });
};

/** Deletes contracts, and takes them out of the trash. */
export const useContractDeletion = () => {
  const text = contractsText.useText();
  const inWords = useContractError();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: async ({ id }: Contract) => siteClient.call('restore_money_contract', { contract_id_param: id }),
    onSuccess: (_, contract) => notify({ type: 'success', message: text.restored(contract.contract_title) }),
    onError: (error) => notify({ type: 'error', title: text.restoreFailed, message: inWords(error) }),
    onSettled: async () => readContractsAgain(client),
  });
  const remove = useMutation({
    mutationFn: async ({ id }: Contract) => siteClient.call('delete_money_contract', { contract_id_param: id }),
    onSuccess: (_, contract) =>
      notify({
        type: 'success',
        message: text.removed(contract.contract_title),
        action: { label: text.undo, run: () => restore.mutate(contract) },
      }),
    onError: (error) => notify({ type: 'error', title: text.removeFailed, message: inWords(error) }),
    onSettled: async () => readContractsAgain(client),
  });
  return { remove, restore };
};
