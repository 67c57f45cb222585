import { ClientError } from '@nivel/client/client-error';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../../area/crico-text.ts';
import { errorText } from '../../area/in-words.ts';
import { entityKey } from '../money.queries.ts';
import { formatPercent } from './equity-format.ts';
import { newEquityOf, updatesOf, type EquityForm } from './equity-form.ts';
import type { Equity } from './equity.queries.ts';
import { equityText } from './equity-text.ts';

const unassignedIn = (details: unknown): number =>
  typeof details === 'object' && details !== null && 'unassigned_percent' in details
    ? Number(details.unassigned_percent)
    : 0;

/** Why something could not be done with an assignment, in words. */
export const useEquityError = () => {
  const shared = cricoText.useText();
  const text = equityText.useText();
  return (error: unknown): string => {
    if (!(error instanceof ClientError)) return errorText(shared, error);
    if (error.code === 'equity_above_whole') return text.aboveWhole(formatPercent(unassignedIn(error.details)));
    return text.errors[error.code] ?? errorText(shared, error);
  };
};

/** All that is shown of equity is read again. */
export const readEquityAgain = async (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: entityKey('equity') });

/**
 * Assigns, or changes an assignment. The id is chosen once: a repeated request, after a lost answer, assigns nothing twice; if
 * the form changed in between, the existing assignment is changed too.
 */
export const saveEquity = async (one: Equity | null, form: EquityForm, newId: string) => {
  const update = async (id: string) =>
    siteClient.call('update_money_equity', { assignment_id_param: id, updates_param: updatesOf(form) });
  if (one !== null) return update(one.id);
  try {
    return await siteClient.call('assign_money_equity', newEquityOf(form, newId));
  } catch (error) {
    if (!(error instanceof ClientError && error.code === 'idempotency_key_reused')) throw error;
    return update(newId);
  }
};

export interface EquityEnd {
  readonly status: 'completed' | 'cancelled';
  readonly reason: string;
}

/** Ends assignments, and makes them active again. */
export const useEquityEnd = () => {
  const text = equityText.useText();
  const inWords = useEquityError();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: async (id: string) => siteClient.call('restore_money_equity', { assignment_id_param: id }),
    onSuccess: () => notify({ type: 'success', message: text.restored }),
    onError: (error) => notify({ type: 'error', title: text.restoreFailed, message: inWords(error) }),
    onSettled: async () => readEquityAgain(client),
  });
  const end = useMutation({
    mutationFn: async ({ id, status, reason }: EquityEnd & { readonly id: string }) =>
      siteClient.call('end_money_equity', { assignment_id_param: id, status_param: status, reason_param: reason }),
    onSuccess: (_, { id }) =>
      notify({ type: 'success', message: text.ended, action: { label: text.undo, run: () => restore.mutate(id) } }),
    onError: (error) => notify({ type: 'error', title: text.endFailed, message: inWords(error) }),
    onSettled: async () => readEquityAgain(client),
  });
  return { end, restore };
};
