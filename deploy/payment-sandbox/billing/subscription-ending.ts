import type { Subscription } from '../state/objects.ts';
import { periodOf } from './subscription-form.ts';

type Details = NonNullable<Subscription['cancellation_details']>;

export interface EndingWish {
  readonly atPeriodEnd?: boolean | undefined;
  /** A moment; nothing reverses it. */
  readonly at?: number | null | undefined;
  readonly said?:
    { readonly comment?: string | undefined; readonly feedback?: Details['feedback'] | undefined } | undefined;
}

const NOTHING_SAID: Details = { comment: null, feedback: null, feedback_option: null, reason: null };

const when = (subscription: Subscription, { atPeriodEnd, at }: EndingWish): Partial<Subscription> => {
  if (at !== undefined) return { cancel_at: at, cancel_at_period_end: false };
  if (atPeriodEnd === undefined) return {};
  return { cancel_at: atPeriodEnd ? periodOf(subscription).end : null, cancel_at_period_end: atPeriodEnd };
};

/** The changed fields of a subscription that will end later, or will not end after all. */
export const endingFields = (subscription: Subscription, wish: EndingWish, now: number): Partial<Subscription> => {
  const { at, said } = wish;
  const isEnding = at === undefined ? wish.atPeriodEnd : at !== null;
  if (isEnding === undefined && !said) return {};
  if (isEnding === false) return { ...when(subscription, wish), canceled_at: null, cancellation_details: NOTHING_SAID };
  const before = subscription.cancellation_details ?? NOTHING_SAID;
  return {
    ...when(subscription, wish),
    ...(isEnding && { canceled_at: subscription.canceled_at ?? now }),
    cancellation_details: {
      ...before,
      ...(said?.comment !== undefined && { comment: said.comment }),
      ...(said?.feedback !== undefined && { feedback: said.feedback }),
      ...(isEnding && { reason: 'cancellation_requested' }),
    },
  };
};
