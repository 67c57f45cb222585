import { Button } from '@nivel/ui/button';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { downloadPdf } from '../../../../shell/files/download-pdf.ts';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { Equity } from '../equity/equity.queries.ts';
import { equityText } from '../equity/equity-text.ts';
import { useEquityError } from '../equity/use-equity-changes.ts';

/** Fetches the statement of one's own assignment as PDF. */
export const StatementButton = ({ one }: { readonly one: Equity }) => {
  const text = equityText.useText();
  const inWords = useEquityError();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      siteClient.call('get_money_equity_statement', { assignment_id_param: one.id, locale_param: currentLocale() }),
    onSuccess: downloadPdf,
    onError: (error) => notify({ type: 'error', title: text.statementFailed, message: inWords(error) }),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={isPending}
      icon={<FileText aria-hidden="true" size={15} />}
      onClick={() => mutate()}
    >
      {text.statement}
    </Button>
  );
};
