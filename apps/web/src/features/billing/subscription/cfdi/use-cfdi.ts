import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { downloadFile } from '../../../../shell/files/download-file.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { billingKeys } from '../../area/billing.queries.ts';
import { cfdiText } from './cfdi-text.ts';
import type { TypedFiscalData } from './fiscal-form.ts';

/** Asks for the CFDI of a payment. Asked again with the same data it is the same request. */
export const useRequestCfdi = (receiptId: string, onDone: () => void) => {
  const client = useQueryClient();
  const text = cfdiText.useText();
  return useMutation({
    mutationFn: async (typed: TypedFiscalData) => {
      const data = { ...typed, legal_name: typed.legal_name.trim(), postal_code: typed.postal_code.trim() };
      return siteClient.call('request_cfdi', { receipt_id: receiptId, data });
    },
    onSuccess: async ({ cfdi }) => {
      onDone();
      if (cfdi.state === 'refused') notify({ type: 'error', message: text.refusedToast });
      else notify({ type: 'success', message: cfdi.state === 'issued' ? text.issuedToast : text.underWayToast });
      await client.invalidateQueries({ queryKey: billingKeys.cfdi });
    },
  });
};

/** Saves the XML of a CFDI as a file. */
export const useDownloadCfdi = (receiptId: string) => {
  const text = cfdiText.useText();
  return useMutation({
    mutationFn: async () => siteClient.call('read_cfdi', { receipt_id: receiptId }),
    onSuccess: ({ uuid, xml }) => downloadFile(`${uuid}.xml`, xml, 'application/xml'),
    onError: () => notify({ type: 'error', message: text.downloadFailed }),
  });
};
