import { Inject } from '@nestjs/common';
import { listPlans } from '@nivel/contracts/billing/list-plans.operation';
import { tiers, type Plan, type Tier } from '@nivel/contracts/billing/plan';
import { plans } from '@nivel/contracts/billing/plans';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingSettings } from '../config.ts';
import type { BillingClient } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { TrialsRepository } from '../subscriptions/trials.repository.ts';

@Handles(listPlans)
export class ListPlansHandler implements Handler<typeof listPlans> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly trials: TrialsRepository,
    private readonly work: UnitOfWork<BillingClient>,
    @Inject(SETTINGS) private readonly settings: BillingSettings,
  ) {}

  async handle(_: InputOf<typeof listPlans>, call: Call): Promise<OutputOf<typeof listPlans>> {
    const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_SCRIPT: script, OXXO_MOST_PESOS: most } = this.settings;
    return {
      plans: tiers.map((tier) => this.sold(tier)),
      payments: this.provider.mode,
      element: publishableKey === '' || script === '' ? null : { publishableKey, script },
      mostAtOxxo: most * 100,
      hasTrial: !(await this.trials.isUsed(this.work.reads, { person: actorOf(call).userId })),
    };
  }

  private sold(tier: Tier): Plan {
    if (tier === 'free' || this.provider.mode === 'off') return plans[tier];
    const product = tier === 'pro' ? this.settings.STRIPE_PRODUCT_PRO : this.settings.STRIPE_PRODUCT_ELITE;
    return { ...plans[tier], providerPriceId: this.provider.priceOf(tier), providerProductId: product || null };
  }
}
