import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
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
    onSuccess: ({ uuid, xml }) => {
      const address = URL.createObjectURL(new Blob([xml], { type: 'application/xml' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `${uuid}.xml`;
      link.click();
      URL.revokeObjectURL(address);
    },
    onError: () => notify({ type: 'error', message: text.downloadFailed }),
  });
};
