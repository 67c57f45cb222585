import type { ImportedBankLine } from '@nivel/contracts/finance/bank-statement-shape';
import { bankLimits, type BankFormat } from '@nivel/contracts/finance/bank-statement-values';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { inParts } from '../../../area/imports/in-parts.ts';
import { readPaymentsAgain } from '../use-payment-changes.ts';
import { bankText } from './bank-text.ts';

/** A file in the form in which it is sent: its id stays the same, so that a repeated request is stored once. */
export interface SentStatement {
  readonly id: string;
  readonly head: {
    readonly file_name: string;
    readonly format: BankFormat;
    readonly account: string;
    readonly unused_count: number;
  };
  readonly lines: readonly ImportedBankLine[];
}

const nothing = { sent: 0, added: 0, known: 0 };

/** Sends a file part by part. Answered parts are not sent again; a stopped import continues where it was, with the same ids. */
export const useBankImport = (onDone: (id: string) => void) => {
  const text = bankText.useText();
  const client = useQueryClient();
  const [statement, setStatement] = useState<SentStatement | null>(null);
  const [progress, setProgress] = useState(nothing);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ id, head, lines }: SentStatement) => {
      let done = progress;
      await inParts(lines, { size: bankLimits.batch, from: done.sent }, async (part) => {
        const { added, known } = await siteClient.call('import_money_bank_statement', {
          ...{ statement_id_param: id, statement_param: head, lines_param: part },
        });
        done = { sent: done.sent + part.length, added: done.added + added, known: done.known + known };
        setProgress(done);
      });
      return done;
    },
    onSuccess: ({ added, known }, { id }) => {
      notify({ type: 'success', message: text.done(added, known) });
      onDone(id);
    },
    onSettled: async () => readPaymentsAgain(client),
  });
  return {
    /** The pending or sent lines; null before the import began. */
    statement,
    sent: progress.sent,
    isPending,
    error,
    /** Something of it is still to be sent. */
    isStopped: error !== null && !isPending,
    start: (given: SentStatement) => {
      setStatement(given);
      mutate(given);
    },
    goOn: () => statement && mutate(statement),
  };
};
