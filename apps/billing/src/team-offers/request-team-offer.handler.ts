import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { requestTeamOffer } from '@nivel/contracts/billing/request-team-offer.operation';
import { teamOffer } from '@nivel/contracts/billing/team-offer';
import { teamOfferRequested } from '@nivel/contracts/billing/team-offer-requested.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { networkOf } from '@nivel/platform/network-of';
import type { BillingClient, BillingUnit } from '../database.ts';
import { TeamOffersRepository } from './team-offers.repository.ts';

type Asked = InputOf<typeof requestTeamOffer>;

const HOUR_MS = 3_600_000;

/** Stores and publishes the request; the sales team continues from there. */
@Handles(requestTeamOffer)
export class RequestTeamOfferHandler implements Handler<typeof requestTeamOffer> {
  constructor(
    private readonly offers: TeamOffersRepository,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  async handle(asked: Asked, call: Call): Promise<OutputOf<typeof requestTeamOffer>> {
    const network = networkOf(call.clientIp ?? '');
    await this.work.run(call, async (unit) => {
      // Of two simultaneous requests from one network, the second sees the first when they are counted.
      await holdKey(unit, `team offers ${network}`);
      const isSame = await this.offers.isSame(unit, asked);
      if (isSame === false) throw new AppError(billingErrors.request_id_taken);
      if (isSame === null) await this.add(unit, asked, network);
    });
    return { received: true };
  }

  private async add(unit: BillingUnit, asked: Asked, network: string): Promise<void> {
    const since = new Date(unit.now.getTime() - HOUR_MS);
    const count = await this.offers.countSince(unit, network, since);
    if (count >= teamOffer.perNetworkAndHour) throw new AppError(commonErrors.over_request_rate_limit);
    await this.offers.add(unit, asked, network);
    const { request_id: requestId, ...told } = asked;
    unit.tell(teamOfferRequested, { requestId, ...told }, { aggregate: requestId });
  }
}
