import { Injectable } from '@nestjs/common';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { AccessComparison } from './access-comparison.ts';
import type { Comparison, PartDone } from './comparisons.repository.ts';
import { ListedComparison } from './listed-comparison.ts';
import { RepairLog } from './repair-log.ts';
import type { Found } from './repairs.repository.ts';
import { UnseenComparison } from './unseen-comparison.ts';

/** Of one part: the whole of it is asked for again where it is cut off. */
const PAGE = 50;
const EXPANDED = ['data.latest_invoice', 'data.default_payment_method', 'data.customer'];

/** One part of a comparison: a page of what the provider has, or at last what it did not speak of. */
@Injectable()
export class ComparisonPart {
  constructor(
    private readonly listed: ListedComparison,
    private readonly unseen: UnseenComparison,
    private readonly access: AccessComparison,
    private readonly repairs: RepairLog,
    private readonly provider: PaymentProvider,
  ) {}

  /** @throws AppError `otherwise` where the provider does not answer */
  async of(comparison: Comparison, otherwise: ErrorDefinition): Promise<PartDone> {
    return comparison.isListed ? this.ofUnseen(comparison) : this.ofPage(comparison, otherwise);
  }

  private async ofPage({ id, cursor }: Comparison, otherwise: ErrorDefinition): Promise<PartDone> {
    const { data, has_more: hasMore } = await this.provider.ask(otherwise, (stripe) =>
      stripe.subscriptions.list({
        ...{ status: 'all', limit: PAGE, expand: EXPANDED },
        ...(cursor !== null && { starting_after: cursor }),
      }),
    );
    const found: Found[] = [];
    for (const given of data) found.push(...(await this.listed.of(given)), ...(await this.access.of(given.id)));
    return {
      seen: data.map((given) => given.id),
      cursor: data.at(-1)?.id ?? cursor,
      ...{ isListed: !hasMore, isFinished: false, compared: data.length },
      repaired: await this.list(id, found),
    };
  }

  private async ofUnseen({ id, cursor }: Comparison): Promise<PartDone> {
    const repaired = await this.list(id, await this.unseen.of(id));
    return { ...{ seen: [], cursor, isListed: true, isFinished: true, compared: 0 }, repaired };
  }

  /** @returns how many subscriptions there was something to repair of */
  private async list(comparisonId: string, found: readonly Found[]): Promise<number> {
    for (const repair of found) await this.repairs.add({ comparisonId, ...repair });
    return new Set(found.map(({ subscriptionId }) => subscriptionId)).size;
  }
}
