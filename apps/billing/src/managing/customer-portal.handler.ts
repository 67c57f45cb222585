import { Inject } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { customerPortal } from '@nivel/contracts/billing/customer-portal.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingSettings } from '../config.ts';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingClient } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';

@Handles(customerPortal)
export class CustomerPortalHandler implements Handler<typeof customerPortal> {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly provider: PaymentProvider,
    private readonly work: UnitOfWork<BillingClient>,
    @Inject(SETTINGS) private readonly settings: BillingSettings,
  ) {}

  async handle({ userId }: InputOf<typeof customerPortal>, call: Call): Promise<OutputOf<typeof customerPortal>> {
    if (userId !== actorOf(call).userId) throw new AppError(commonErrors.forbidden);
    this.provider.configured();
    const customer = await this.customers.ofUser(this.work.reads, userId);
    if (customer === null) throw new AppError(billingErrors.no_customer);
    const session = await this.provider.ask(billingErrors.portal_failed, (stripe) =>
      stripe.billingPortal.sessions.create({
        customer: customer.customerId,
        return_url: new URL('/dashboard/ajustes#suscripcion', this.settings.PUBLIC_URL).href,
        locale: 'es-419',
      }),
    );
    return { portalUrl: session.url };
  }
}
