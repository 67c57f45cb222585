import { Inject } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { stripeEventStored } from '@nivel/contracts/billing/stripe-event-stored.fact';
import { takeStripeEvent } from '@nivel/contracts/billing/take-stripe-event.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingSettings } from '../config.ts';
import type { BillingClient } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { subjectOf } from './event-subject.ts';
import { readStripeEvent, type StripeEvent } from './stripe-event.ts';
import { StripeEventsRepository } from './stripe-events.repository.ts';

/** Answered when it is stored: it is processed afterwards, by reading its object from the provider. */
@Handles(takeStripeEvent)
export class TakeStripeEventHandler implements Handler<typeof takeStripeEvent> {
  constructor(
    private readonly events: StripeEventsRepository,
    private readonly provider: PaymentProvider,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: BillingSettings,
  ) {}

  async handle(
    { body, headers }: InputOf<typeof takeStripeEvent>,
    call: Call,
  ): Promise<OutputOf<typeof takeStripeEvent>> {
    const event = this.signed(Buffer.from(body, 'base64'), headers['stripe-signature'] ?? '');
    await this.work.inOneStatement(call, async (unit) => {
      if (subjectOf(event) !== null)
        unit.tell(stripeEventStored, { eventId: event.id }, { aggregate: event.subscriptionId ?? event.objectId });
      return (await this.events.store(unit, event)) ? event.id : null;
    });
    return { received: true };
  }

  /** @throws AppError `signature_refused`, `event_refused`, `payments_not_configured` */
  private signed(bytes: Buffer, signature: string): StripeEvent {
    const { STRIPE_WEBHOOK_SECRET: secret, STRIPE_ACCOUNT, WEBHOOK_TOLERANCE_SECONDS: tolerance } = this.settings;
    const stripe = this.provider.configured();
    if (secret === '') throw new AppError(billingErrors.payments_not_configured);
    let given: unknown;
    try {
      given = stripe.webhooks.constructEvent(
        bytes,
        signature,
        secret,
        tolerance,
        undefined,
        this.clock.now().getTime(),
      );
    } catch {
      throw new AppError(billingErrors.signature_refused);
    }
    const event = readStripeEvent(given);
    if (event?.isLive !== this.provider.isLive) throw new AppError(billingErrors.event_refused);
    if (event.account !== null && event.account !== STRIPE_ACCOUNT) throw new AppError(billingErrors.event_refused);
    return event;
  }
}
