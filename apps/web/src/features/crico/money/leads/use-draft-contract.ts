import { notify } from '../../../../shell/toasts/toaster.ts';
import { useMoneySearch } from '../frame/use-money-search.ts';
import type { Lead } from './leads.queries.ts';
import { leadsText } from './leads-text.ts';

/** Opens the draft of a contract for a won lead, with a message. */
export const useDraftContract = () => {
  const text = leadsText.useText();
  const { go } = useMoneySearch();
  const draft = (leadId: string): void => go('contracts', { from: leadId });
  return {
    draft,
    offer: ({ id, name }: Lead): void =>
      notify({
        type: 'success',
        message: text.contract.won(name),
        action: { label: text.contract.create, run: () => draft(id) },
      }),
    show: (contractId: string): void => go('contracts', { contract: contractId }),
  };
};
