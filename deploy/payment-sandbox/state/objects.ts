import type Stripe from 'stripe';

/** An object as it travels: decimals are text, and expandable fields are an id until a request expands them. */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Item)[]
    ? WireField<Item>[]
    : T extends object
      ? { [Key in keyof T]: WireField<T[Key]> }
      : T;
type WireField<T> = string extends T ? Exclude<T, object> : Wire<T>;

export type Customer = Wire<Stripe.Customer>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type Coupon = Wire<Stripe.Coupon>;
export type PromotionCode = Wire<Stripe.PromotionCode>;
export type Discount = Wire<Stripe.Discount>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type SetupIntent = Wire<Stripe.SetupIntent>;
export type Charge = Wire<Stripe.Charge>;
export type Refund = Wire<Stripe.Refund>;
export type Dispute = Wire<Stripe.Dispute>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type Subscription = Wire<Stripe.Subscription>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type Invoice = Wire<Stripe.Invoice>;
export type LineItem = Wire<Stripe.LineItem>;
export type CheckoutSession = Wire<Stripe.Checkout.Session>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;

/** An event, with the object as it was right after it. */
export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

/** The behaviour of a card, from the number it was made of; the number itself is not stored. */
export type CardBehaviour =
  'succeeds' | 'declined' | 'authenticates' | 'authenticated' | 'fails-on-renewal' | 'disputed';

/** The purpose of a checkout that its wire form does not show. */
export interface CheckoutOrder {
  readonly id: string;
  readonly lines: readonly LineItem[];
  readonly trialDays: number | undefined;
  readonly trialEndBehavior: 'cancel' | 'create_invoice' | 'pause' | undefined;
  readonly subscriptionMetadata: Record<string, string>;
  readonly intentMetadata: Record<string, string>;
  readonly description: string | null;
  readonly saveCard: boolean;
  readonly couponIds: readonly string[];
  readonly promotionCodeId: string | undefined;
}

/** A line that waits for the next invoice of its subscription. */
export interface PendingLines {
  readonly id: string;
  readonly lines: readonly InvoiceLine[];
}

/** Reminders that were sent, so that each period has one. */
export interface Reminded {
  readonly id: string;
  readonly upcomingFor?: number;
  readonly trialEndingFor?: number;
}

/** A webhook to be delivered to one endpoint. */
export interface Delivery {
  readonly id: string;
  readonly event: string;
  readonly endpoint: string;
  readonly attempts: number;
  readonly due: number;
  /** Waits until it is released. */
  readonly isHeld: boolean;
}

/** The first answer to a request with an idempotency key. */
export interface KeptAnswer {
  readonly id: string;
  readonly request: string;
  readonly asked: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

/** The key of a page, which is in its address and nowhere else. */
export interface PageKey {
  readonly id: string;
  readonly of: string;
}

/** Everything that is kept, by kind; those with a wire form are named as their `object`. */
export interface Kept {
  readonly customer: Customer;
  readonly product: Product;
  readonly price: Price;
  readonly coupon: Coupon;
  readonly promotion_code: PromotionCode;
  readonly discount: Discount;
  readonly payment_method: PaymentMethod;
  readonly payment_intent: PaymentIntent;
  readonly setup_intent: SetupIntent;
  readonly charge: Charge;
  readonly refund: Refund;
  readonly dispute: Dispute;
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  readonly invoice_payment: InvoicePayment;
  readonly 'checkout.session': CheckoutSession;
  readonly 'billing_portal.session': PortalSession;
  readonly webhook_endpoint: WebhookEndpoint;
  readonly event: StripeEvent;
  readonly card: { readonly id: string; readonly behaviour: CardBehaviour };
  readonly order: CheckoutOrder;
  readonly pending: PendingLines;
  readonly reminded: Reminded;
  readonly delivery: Delivery;
  readonly answer: KeptAnswer;
  readonly page: PageKey;
  readonly endpoint_secret: { readonly id: string; readonly secret: string };
  /** Customers that were deleted: Stripe still reports them. */
  readonly gone: { readonly id: string };
}
export type Kind = keyof Kept;
