import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { listInvoices } from '@nivel/contracts/billing/list-invoices.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingClient } from '../database.ts';
import { InvoiceRefresh } from './invoice-refresh.ts';
import { InvoicesRepository } from './invoices.repository.ts';

type Row = Awaited<ReturnType<InvoicesRepository['page']>>[number];

/** How long an address of the provider is shown: it expires some weeks after it was made. */
const PAGES_LAST_MS = 10 * 86_400_000;

@Handles(listInvoices)
export class ListInvoicesHandler implements Handler<typeof listInvoices> {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly customers: CustomersRepository,
    private readonly refresh: InvoiceRefresh,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
  ) {}

  async handle({ before, limit }: InputOf<typeof listInvoices>, call: Call): Promise<OutputOf<typeof listInvoices>> {
    const { userId } = actorOf(call);
    const page = () => this.invoices.page(this.work.reads, userId, before ?? null, limit + 1);
    const known = await page();
    const stale = known.filter((one) => this.isStale(one));
    const rows = stale.length > 0 && (await this.isAskedFor(call, userId, stale)) ? await page() : known;
    const invoices = rows.slice(0, limit).map((one) => this.shown(one));
    return { invoices, has_more: rows.length > limit };
  }

  private isStale({ askedAt }: Row): boolean {
    return this.clock.now().getTime() - askedAt.getTime() > PAGES_LAST_MS;
  }

  /** The list is shown without pages where the provider does not answer. */
  private async isAskedFor(call: Call, userId: string, stale: readonly Row[]): Promise<boolean> {
    const customer = await this.customers.ofUser(this.work.reads, userId);
    const [last, first] = [stale[0], stale.at(-1)];
    if (customer === null || first === undefined || last === undefined) return false;
    const between = [first.createdAt, last.createdAt] as const;
    return this.refresh.between(call, customer.customerId, between, billingErrors.customer_data_failed).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  }

  private shown(one: Row) {
    const isStale = this.isStale(one);
    return {
      id: one.id,
      number: one.number,
      created_at: one.createdAt.toISOString(),
      paid_at: one.paidAt?.toISOString() ?? null,
      state: one.state,
      currency: 'mxn' as const,
      total: one.total,
      iva: one.iva,
      amount_paid: one.amountPaid,
      pdf_url: isStale ? null : one.pdfUrl,
      hosted_url: isStale ? null : one.hostedUrl,
    };
  }
}
