import type { OwnSubscription } from '../area/billing.queries.ts';
import { dayOf, pesos } from '../area/in-words.ts';
import { isEnding } from '../area/is-over.ts';
import type { BillingMessages } from '../area/messages/es-mx.ts';

/** The data beside the subscription itself. */
interface Known {
  /** In ms. */
  readonly now: number;
  /** In centavos, as the provider says; undefined while it is loading, and without an answer. */
  readonly nextCharge: number | undefined;
}

const whatComes = (one: OwnSubscription, nextCharge: Known['nextCharge'], text: BillingMessages): string[] => {
  const day = one.current_period_end === null ? '' : dayOf(one.current_period_end);
  const change = one.next_plan_id === null ? [] : [text.nextPlan(text.names[one.next_plan_id], day)];
  const isFirst = one.subscription_status === 'trialing';
  if (nextCharge === undefined) return [...change, isFirst ? text.firstChargeDay(day) : text.nextChargeDay(day)];
  const price = pesos(nextCharge);
  return [...change, isFirst ? text.firstCharge(price, day) : text.nextCharge(price, day)];
};

/** For an ended subscription: why and since when. After days of grace, access ended with them, and not with the paid period. */
const whatEnded = (one: OwnSubscription, text: BillingMessages, now: number): string[] => {
  const name = text.names[one.plan_id];
  const until = one.access_until ?? one.current_period_end ?? '';
  if (one.ended_unpaid === true)
    return [text.endedUnpaid(name), text.accessEnded(dayOf(one.canceled_at ?? until)), text.owesNothing];
  return Date.parse(until) > now
    ? [text.states.canceled(name), text.accessUntil(dayOf(until))]
    : [text.ended(name), text.accessEnded(dayOf(until))];
};

/** The state of a subscription, sentence by sentence: its plan, and the next event. */
export const stateLines = (one: OwnSubscription, text: BillingMessages, { now, nextCharge }: Known): string[] => {
  const state = text.states[one.subscription_status](text.names[one.plan_id]);
  const until = one.access_until;
  const access = (said: (day: string) => string): string[] => (until === null ? [] : [said(dayOf(until))]);
  switch (one.subscription_status) {
    case 'trialing':
    case 'active':
      return isEnding(one)
        ? [text.states.canceled(text.names[one.plan_id]), ...access(text.accessUntil)]
        : [state, ...whatComes(one, nextCharge, text)];
    case 'past_due':
      return [state, ...access(text.graceUntil)];
    case 'canceled':
      return whatEnded(one, text, now);
    case 'paused':
      return [state, text.pausedText];
    case 'incomplete':
      return [state, text.confirmAtBank];
    case 'expired':
      return [state];
  }
};
