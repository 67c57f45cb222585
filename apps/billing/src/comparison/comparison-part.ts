import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { AccessComparison } from './access-comparison.ts';
import { listings, type Comparison, type PartDone } from './comparisons.repository.ts';
import { ListedComparison } from './listed-comparison.ts';
import { RepairLog } from './repair-log.ts';
import { subjectOf, type Found } from './repairs.repository.ts';
import { ReversalComparison, type Page } from './reversal-comparison.ts';
import { UnseenComparison } from './unseen-comparison.ts';

/** The size of one part: an interrupted part is requested again as a whole. */
const PAGE = 50;
const EXPANDED = ['data.latest_invoice', 'data.default_payment_method', 'data.customer'];

/** A page of the provider's list, and how a row of it is compared. */
interface Listed<T extends { readonly id: string }> {
  readonly page: Stripe.ApiList<T>;
  readonly compare: (given: T) => Promise<Found[]>;
}

/** One part of a comparison: a page of the provider's list, or finally the rows that the list did not contain. */
@Injectable()
export class ComparisonPart {
  constructor(
    private readonly listed: ListedComparison,
    private readonly reversals: ReversalComparison,
    private readonly unseen: UnseenComparison,
    private readonly access: AccessComparison,
    private readonly repairs: RepairLog,
    private readonly provider: PaymentProvider,
  ) {}

  /** @throws AppError `otherwise` where the provider does not answer */
  async of(comparison: Comparison, otherwise: ErrorDefinition): Promise<PartDone> {
    if (comparison.isListed) return this.ofUnseen(comparison);
    const { begunAt, listing, cursor } = comparison;
    const page: Page = { limit: PAGE, ...(cursor !== null && { starting_after: cursor }) };
    if (listing === 'subscriptions') return this.ofSubscriptions(comparison, page, otherwise);
    if (listing === 'refunds') return this.ofPage(comparison, await this.reversals.refunds(page, otherwise));
    return this.ofPage(comparison, await this.reversals.disputes(page, begunAt, otherwise));
  }

  private async ofSubscriptions(comparison: Comparison, page: Page, otherwise: ErrorDefinition): Promise<PartDone> {
    const given = await this.provider.ask(otherwise, (stripe) =>
      stripe.subscriptions.list({ status: 'all', expand: EXPANDED, ...page }),
    );
    const done = await this.ofPage(comparison, {
      page: given,
      compare: async (one) => [...(await this.listed.of(one)), ...(await this.access.of(one.id))],
    });
    return { ...done, seen: given.data.map(({ id }) => id), compared: given.data.length };
  }

  private async ofPage<T extends { readonly id: string }>(
    { id, listing, cursor }: Comparison,
    { page, compare }: Listed<T>,
  ): Promise<PartDone> {
    const found: Found[] = [];
    for (const given of page.data) found.push(...(await compare(given)));
    const repaired = await this.list(id, found);
    const done = { seen: [], isFinished: false, compared: 0, repaired };
    if (page.has_more) return { ...done, listing, cursor: page.data.at(-1)?.id ?? cursor, isListed: false };
    const next = listings[listings.indexOf(listing) + 1];
    return { ...done, listing: next ?? listing, cursor: null, isListed: next === undefined };
  }

  private async ofUnseen({ id, listing, cursor }: Comparison): Promise<PartDone> {
    const repaired = await this.list(id, await this.unseen.of(id));
    return { ...{ seen: [], listing, cursor, isListed: true, isFinished: true, compared: 0 }, repaired };
  }

  /** @returns how many subscriptions and passes there was something to repair of */
  private async list(comparisonId: string, found: readonly Found[]): Promise<number> {
    for (const repair of found) await this.repairs.add({ comparisonId, ...repair });
    return new Set(found.map(subjectOf)).size;
  }
}
