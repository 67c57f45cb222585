import { Inject } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { buyPass } from '@nivel/contracts/billing/buy-pass.operation';
import { passMethodsFor, passPrice } from '@nivel/contracts/billing/passes';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingSettings } from '../config.ts';
import { OwnCustomer } from '../customers/own-customer.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { PassCheckout } from './pass-checkout.ts';

@Handles(buyPass)
export class BuyPassHandler implements Handler<typeof buyPass> {
  constructor(
    private readonly customers: OwnCustomer,
    private readonly checkout: PassCheckout,
    private readonly provider: PaymentProvider,
    @Inject(SETTINGS) private readonly settings: BillingSettings,
  ) {}

  async handle(
    { plan_id: tier, months, method }: InputOf<typeof buyPass>,
    call: Call,
  ): Promise<OutputOf<typeof buyPass>> {
    this.provider.configured();
    const methods = passMethodsFor(passPrice(tier, months), this.settings.OXXO_MOST_PESOS * 100);
    if (!methods.includes(method)) throw new AppError(billingErrors.pass_not_at_oxxo);
    const customer = await this.customers.of(call, billingErrors.pass_failed);
    return { checkout_url: await this.checkout.begin(call, customer, { tier, months, method }) };
  }
}
