import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { readPaymentsAgain } from '../use-payment-changes.ts';
import { bankText } from './bank-text.ts';
import { useBankError } from './use-bank-error.ts';

/** Which payment the money of a line was for. */
export interface ChosenMatch {
  readonly line_id: string;
  readonly payment_id: string;
}

/** Hears which lines are about to go from the list. */
type OnGone = (lineIds: readonly string[]) => void;

/**
 * Confirms lines of a statement.
 * @param onGone is called before they leave the list
 * @param onUndo offers to undo it; left out where this person may not
 */
export const useConfirmation = (statementId: string, onGone: OnGone, onUndo?: (confirmationId: string) => void) => {
  const text = bankText.useText();
  const inWords = useBankError();
  const client = useQueryClient();
  // The same content has the same id, also after an answer that was lost: it is recorded once.
  const last = useRef({ content: '', id: '' });
  const idOf = (matches: readonly ChosenMatch[]): string => {
    const content = JSON.stringify(matches);
    if (last.current.content !== content) last.current = { content, id: uuidv7() };
    return last.current.id;
  };
  return useMutation({
    mutationFn: async (matches: ChosenMatch[]) => {
      const id = idOf(matches);
      const done = await siteClient.call('confirm_money_bank_lines', {
        ...{ confirmation_id_param: id, statement_id_param: statementId, matches_param: matches },
      });
      last.current = { content: '', id: '' };
      return { ...done, id };
    },
    onSuccess: ({ paid, parts, id }, matches) => {
      onGone(matches.map((match) => match.line_id));
      notify({
        ...{ type: 'success', message: text.confirmed(paid, parts) },
        ...(onUndo && { action: { label: text.undo, run: () => onUndo(id) } }),
      });
    },
    onError: (error) => notify({ type: 'error', title: text.confirmFailed, message: inWords(error) }),
    onSettled: async () => readPaymentsAgain(client),
  });
};

/** Takes a confirmation back; lines whose payment has changed since stay, and are reported. */
export const useConfirmationUndo = () => {
  const text = bankText.useText();
  const inWords = useBankError();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, reason }: { readonly id: string; readonly reason: string }) =>
      siteClient.call('undo_money_bank_confirmation', { confirmation_id_param: id, reason_param: reason }),
    onSuccess: ({ reopened, kept }) => notify({ type: 'success', message: text.undone(reopened, kept) }),
    onError: (error) => notify({ type: 'error', title: text.undoFailed, message: inWords(error) }),
    onSettled: async () => readPaymentsAgain(client),
  });
};

interface LeftOut {
  readonly lineId: string;
  readonly isOut: boolean;
}

/** Excludes lines and includes them again. @param onGone is called before they leave the list */
export const useLeftOut = (statementId: string, onGone: OnGone) => {
  const text = bankText.useText();
  const inWords = useBankError();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ lineId, isOut }: LeftOut) =>
      siteClient.call('leave_out_money_bank_lines', {
        ...{ statement_id_param: statementId, line_ids_param: [lineId], left_out_param: isOut },
      }),
    onSuccess: (_, { lineId, isOut }) => {
      onGone([lineId]);
      notify({
        ...{ type: 'success', message: isOut ? text.leftOut : text.takenIn },
        action: { label: text.undo, run: () => change.mutate({ lineId, isOut: !isOut }) },
      });
    },
    onError: (error) => notify({ type: 'error', title: text.changeFailed, message: inWords(error) }),
    onSettled: async () => readPaymentsAgain(client),
  });
  return change;
};

/** Deletes a statement without confirmed lines. */
export const useStatementDeletion = (onDone: () => void) => {
  const text = bankText.useText();
  const inWords = useBankError();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => siteClient.call('delete_money_bank_statement', { statement_id_param: id }),
    onSuccess: () => {
      notify({ type: 'success', message: text.removed });
      onDone();
    },
    onError: (error) => notify({ type: 'error', title: text.removeFailed, message: inWords(error) }),
    onSettled: async () => readPaymentsAgain(client),
  });
};
