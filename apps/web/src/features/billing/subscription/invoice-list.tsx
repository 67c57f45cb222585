import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { invoicesQuery, type OwnInvoice } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { dayOf, failureText, pesos } from '../area/in-words.ts';
import { CfdiAction } from './cfdi/cfdi-action.tsx';

const Row = ({ one }: { readonly one: OwnInvoice }) => {
  const text = billingText.useText();
  const name = text.invoiceOf(one.number ?? '', dayOf(one.created_at));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{dayOf(one.created_at)}</p>
        <p className="text-sm text-soft">
          {one.number === null ? '' : `${one.number} · `}
          {text.invoiceStates[one.state]}
        </p>
      </div>
      <div className="text-right tabular-nums">
        <p className="font-semibold">{pesos(one.total)}</p>
        <p className="text-sm text-soft">{text.invoiceIva(pesos(one.iva))}</p>
      </div>
      {one.state === 'paid' && one.amount_paid > 0 && <CfdiAction receiptId={one.id} name={name} />}
      {one.state === 'open' && one.hosted_url && (
        <a href={one.hosted_url} aria-label={text.payInvoice(name)} className={buttonLook({ variant: 'secondary' })}>
          {text.pay}
        </a>
      )}
      {one.pdf_url && (
        <a
          href={one.pdf_url}
          target="_blank"
          rel="noreferrer"
          aria-label={text.invoicePdf(name)}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent underline-offset-4 hover:underline"
        >
          <FileText aria-hidden="true" size={18} />
          PDF
        </a>
      )}
    </li>
  );
};

/** Charges, newest first; older ones on request. */
export const InvoiceList = () => {
  const text = billingText.useText();
  const { data, error, hasNextPage, fetchNextPage, isFetching, refetch } = useInfiniteQuery(invoicesQuery());
  const invoices = data?.pages.flatMap((page) => page.invoices) ?? [];
  return (
    <section aria-labelledby="invoices-title" className="flex flex-col gap-1">
      <h3 id="invoices-title" className="text-lg">
        {text.invoicesTitle}
      </h3>
      {data === undefined && !error && (
        <p role="status" className="text-soft">
          {text.invoicesLoading}
        </p>
      )}
      {data !== undefined && invoices.length === 0 && <p className="text-soft">{text.invoicesNone}</p>}
      {invoices.length > 0 && (
        <ol className="divide-y divide-line">
          {invoices.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ol>
      )}
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{text.invoicesFailed(failureText(text, error))}</p>
          <Button variant="secondary" onClick={() => void (data ? fetchNextPage() : refetch())}>
            {text.tryAgain}
          </Button>
        </div>
      )}
      {hasNextPage && !error && (
        <Button variant="secondary" className="self-start" loading={isFetching} onClick={() => void fetchNextPage()}>
          {text.invoicesOlder}
        </Button>
      )}
    </section>
  );
};
