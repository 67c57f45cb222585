import type { OwnSubscription } from './billing.queries.ts';

/** Whether a subscription is over: a new one may be begun. */
export const isOver = ({ subscription_status: state }: Pick<OwnSubscription, 'subscription_status'>): boolean =>
  state === 'canceled' || state === 'expired';

/** Whether it has been cancelled and continues to the end of the paid period. */
export const isEnding = (one: Pick<OwnSubscription, 'subscription_status' | 'cancel_at_period_end'>): boolean =>
  !isOver(one) && one.cancel_at_period_end === true;
