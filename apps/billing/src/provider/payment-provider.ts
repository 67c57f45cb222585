import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { paidTiers, type PaidTier } from '@nivel/contracts/billing/plan';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import type { BillingSettings } from '../config.ts';
import { stripeClient } from './stripe-client.ts';

const listOf = (ids: string): string[] => ids.split(',').filter((id) => id !== '');

/** The payment provider, or that there is none. */
@Injectable()
export class PaymentProvider {
  /** Whether its events are about real money. */
  readonly isLive: boolean;
  /** Whether something can be paid here, and whether money moves. */
  readonly mode: 'off' | 'sandbox' | 'test' | 'live';
  private readonly client: Stripe | null;
  private readonly prices: Readonly<Record<PaidTier, readonly string[]>>;

  constructor(
    @Inject(SETTINGS) settings: BillingSettings,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.client = stripeClient(settings);
    this.prices = { pro: listOf(settings.STRIPE_PRICE_PRO), elite: listOf(settings.STRIPE_PRICE_ELITE) };
    this.isLive = /^(sk|rk)_live_/.test(settings.STRIPE_SECRET_KEY);
    this.mode = this.modeOf(settings);
  }

  /**
   * Asks the provider something.
   * @param otherwise the error for the caller where it does not answer, or refuses
   * @throws AppError `payments_not_configured`, or `otherwise`
   */
  async ask<T>(otherwise: ErrorDefinition, question: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await question(this.configured());
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.log.warn({ type: error.type, code: error.code, requestId: error.requestId }, 'the payment provider refused');
      throw new AppError(otherwise);
    }
  }

  /** The same for something that may not be there: then null. */
  find<T>(otherwise: ErrorDefinition, question: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    return this.ask<T | null>(otherwise, (stripe) =>
      question(stripe).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
        throw error;
      }),
    );
  }

  /** The id of the price at which a plan is sold. @throws AppError `payments_not_configured` */
  priceOf(tier: PaidTier): string {
    const [price] = this.prices[tier];
    if (price === undefined) throw new AppError(billingErrors.payments_not_configured);
    return price;
  }

  /** The plan of a price that is sold, or was; undefined for one that is not of this installation. */
  tierOf(priceId: string): PaidTier | undefined {
    return paidTiers.find((tier) => this.prices[tier].includes(priceId));
  }

  /** @throws AppError `payments_not_configured` */
  configured(): Stripe {
    if (this.client === null) throw new AppError(billingErrors.payments_not_configured);
    return this.client;
  }

  private modeOf({ STRIPE_SECRET_KEY: key, STRIPE_API: api }: BillingSettings): PaymentProvider['mode'] {
    if (key === '' || Object.values(this.prices).some((ids) => ids.length === 0)) return 'off';
    if (this.isLive) return 'live';
    return new URL(api).hostname === 'api.stripe.com' ? 'test' : 'sandbox';
  }
}
