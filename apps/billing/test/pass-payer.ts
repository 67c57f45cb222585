import { buyPass } from '@nivel/contracts/billing/buy-pass.operation';
import type { PassMethod, PassMonths } from '@nivel/contracts/billing/passes';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { payVoucher } from '@nivel/deploy/payment-sandbox/billing/authentication';
import { newVoucherMethod } from '@nivel/deploy/payment-sandbox/billing/cards';
import { completeCheckout, openSession } from '@nivel/deploy/payment-sandbox/billing/checkout';
import type { Person } from '@nivel/testing/caller';
import type { BillingUnderTest } from './billing-under-test.ts';

interface Wanted {
  readonly plan_id?: PaidTier;
  readonly months?: PassMonths;
  readonly method?: PassMethod;
}

/** The actions on the provider's pages of people who pay months ahead. */
export class PassPayer {
  constructor(private readonly billing: BillingUnderTest) {}

  ask(person: Person, wanted: Wanted = {}): Promise<{ checkout_url: string }> {
    return person.ask(buyPass, { plan_id: 'pro', months: 3, method: 'oxxo', ...wanted });
  }

  /** Id of the newest page that a person has open. */
  openSessionOf({ userId }: Person): string {
    const isTheirs = this.billing.sandbox.state
      .table('checkout.session')
      .where((one) => one.client_reference_id === userId && one.status === 'open');
    return isTheirs.at(-1)?.id ?? '';
  }

  finishPage(sessionId: string, type: 'customer_balance' | 'oxxo'): void {
    const { state } = this.billing.sandbox;
    const payer = { email: 'ana@example.test', name: 'Ana Sol' };
    state.transaction(() =>
      completeCheckout(state, openSession(state, sessionId), newVoucherMethod(state, type, payer), payer),
    );
  }

  /** Makes the reference of a pass. @returns the id of its session */
  async makeReference(person: Person, wanted: Wanted = {}): Promise<string> {
    await this.ask(person, wanted);
    const sessionId = this.openSessionOf(person);
    this.finishPage(sessionId, wanted.method === 'spei' ? 'customer_balance' : 'oxxo');
    await this.billing.settled();
    return sessionId;
  }

  /** The provider's id of the payment of a session. */
  intentOf(sessionId: string): string {
    return String(this.billing.sandbox.state.get('checkout.session', sessionId).payment_intent);
  }

  /** The money has arrived; the webhooks decide whether its event arrives too. */
  payAtShop(sessionId: string): void {
    const { state } = this.billing.sandbox;
    state.transaction(() => payVoucher(state, state.get('payment_intent', this.intentOf(sessionId))));
  }

  async payReference(sessionId: string): Promise<void> {
    this.payAtShop(sessionId);
    await this.billing.settled();
  }
}
