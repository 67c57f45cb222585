import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { cfdiQuery, type OwnCfdi } from '../../area/billing.queries.ts';
import { CfdiDialog } from './cfdi-dialog.tsx';
import { cfdiText } from './cfdi-text.ts';
import { useDownloadCfdi } from './use-cfdi.ts';

interface CfdiActionProps {
  readonly receiptId: string;
  /** A payment, as the list names it. */
  readonly name: string;
}

interface CfdiOfReceipt extends CfdiActionProps {
  /** The payment was refunded: no CFDI is issued for it. */
  readonly isGivenBack?: boolean;
}

const Download = ({ receiptId, name }: CfdiActionProps) => {
  const text = cfdiText.useText();
  const { mutate, isPending } = useDownloadCfdi(receiptId);
  return (
    <Button variant="ghost" loading={isPending} aria-label={text.downloadOf(name)} onClick={() => mutate()}>
      {text.download}
    </Button>
  );
};

const Request = ({ receiptId, name, last }: CfdiActionProps & { readonly last: OwnCfdi | undefined }) => {
  const text = cfdiText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const isRefused = last?.receipt_id === receiptId;
  return (
    <>
      <Button
        variant="ghost"
        aria-label={isRefused ? text.correctOf(name) : text.requestOf(name)}
        onClick={() => setIsOpen(true)}
      >
        {isRefused ? text.correct : text.request}
      </Button>
      {isOpen && <CfdiDialog receiptId={receiptId} last={last} onDone={() => setIsOpen(false)} />}
    </>
  );
};

/** It is being made; or it waits until CFDI are made here again, which the page shows. */
const Waiting = ({ isOffered }: { readonly isOffered: boolean }) => {
  const text = cfdiText.useText();
  return <p className="max-w-60 text-sm text-soft">{isOffered ? text.underWay : text.resting}</p>;
};

const Action = ({ receiptId, name, isGivenBack = false }: CfdiOfReceipt) => {
  const { data } = useQuery(cfdiQuery());
  const own = data?.cfdi.find(({ receipt_id: of }) => of === receiptId);
  if (own?.state === 'issued') return <Download receiptId={receiptId} name={name} />;
  if (own?.state === 'requested') return <Waiting isOffered={data?.is_offered ?? true} />;
  return data?.is_offered && !isGivenBack ? (
    <Request receiptId={receiptId} name={name} last={own ?? data.cfdi[0]} />
  ) : null;
};

/**
 * The actions on the CFDI of a payment: request it, wait, correct it, or save it. Their texts arrive after the list of
 * payments, which stays meanwhile.
 */
export const CfdiAction = (props: CfdiOfReceipt) => (
  <Suspense>
    <Action {...props} />
  </Suspense>
);
